/// A color of the palette as three components between 0 and 1.
public struct PaletteColor: Hashable, Sendable {
    /// The red component.
    public let red: Double
    /// The green component.
    public let green: Double
    /// The blue component.
    public let blue: Double

    /// Makes a color of `0xRRGGBB`.
    public init(hex: UInt32) {
        red = Double(hex >> 16 & 0xFF) / 255
        green = Double(hex >> 8 & 0xFF) / 255
        blue = Double(hex & 0xFF) / 255
    }

    /// The green of buttons and links.
    public static let basil = PaletteColor(hex: 0x3F_6B35)
    /// The red of warnings: what has passed its date, what is missing.
    public static let tomato = PaletteColor(hex: 0xC7_3E1D)
    /// The paper behind everything.
    public static let flour = PaletteColor(hex: 0xFB_F7EE)
    /// The color of text.
    public static let pepper = PaletteColor(hex: 0x2B_2622)
}
