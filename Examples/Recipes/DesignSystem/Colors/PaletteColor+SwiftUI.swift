#if canImport(SwiftUI)
import SwiftUI

extension Color {
    /// The color of the palette, the same in light and dark appearance.
    public init(_ color: PaletteColor) {
        self.init(red: color.red, green: color.green, blue: color.blue)
    }
}
#endif
