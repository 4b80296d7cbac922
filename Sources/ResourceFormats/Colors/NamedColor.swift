package import Diagnostics

/// The colours of a file.
package struct ColorPalette: Sendable, Hashable {
    /// The name of the file without its extension.
    package var name: String
    /// The colours by name, each name once.
    package var colors: [NamedColor]
}

/// A colour with a name.
package struct NamedColor: Sendable, Hashable {
    /// The name.
    package var name: String
    /// Red, green, blue and opacity, the first in the highest byte.
    package var rgba: UInt32
    /// Where it stands.
    package var location: SourceLocation

    /// The components as two small hexadecimal digits each: red, green, blue and opacity.
    package var components: [String] {
        [24, 16, 8, 0].map { shift in
            let text = String((rgba >> UInt32(shift)) & 0xFF, radix: 16)
            return text.utf8.count < 2 ? "0" + text : text
        }
    }
}

/// Where files of Android have the opacity of a colour with eight digits.
package enum ColorFormat: String, Sendable, CaseIterable {
    /// At the end.
    case rgba
    /// At the beginning.
    case argb
}
