import Foundation

/// How well text of one color can be read on another, by the rules of WCAG 2.2.
public struct Contrast: Equatable, Sendable {
    /// Between 1 for two equal colors and 21 for black on white.
    public let ratio: Double

    /// Measures two colors; which of them is the text does not matter.
    public init(_ first: PaletteColor, _ second: PaletteColor) {
        let (left, right) = (Contrast.luminance(of: first), Contrast.luminance(of: second))
        ratio = (max(left, right) + 0.05) / (min(left, right) + 0.05)
    }

    public var isReadable: Bool { ratio >= 4.5 }

    private static func luminance(of color: PaletteColor) -> Double {
        0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    private static func linear(_ component: Double) -> Double {
        component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
}
