#if canImport(SwiftUI)
import SwiftUI

/// A short word in a capsule.
public struct TagLabel: View {
    private let text: String

    /// Makes a label.
    public init(_ text: String) {
        self.text = text
    }

    /// The label.
    public var body: some View {
        Text(text)
            .font(.caption)
            .padding(.horizontal, 8)
            .padding(.vertical, 2)
            .background(Color(.basil).opacity(0.15), in: .capsule)
    }
}
#endif
