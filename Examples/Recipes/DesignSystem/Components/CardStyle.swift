#if canImport(SwiftUI)
import SwiftUI

/// A button that looks like a card on the table.
public struct CardStyle: ButtonStyle {
    /// Makes the style.
    public init() {}

    /// Draws the button.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(12)
            .background(Color(.flour), in: .rect(cornerRadius: 10))
            .foregroundStyle(Color(.pepper))
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}
#endif
