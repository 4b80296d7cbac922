/// The flags of a placeholder.
package struct FormatFlags: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `-`: padded on the right.
    package static let left = FormatFlags(rawValue: 1)
    /// `+`: with a sign in any case.
    package static let sign = FormatFlags(rawValue: 2)
    /// A blank in the place of a plus sign.
    package static let blank = FormatFlags(rawValue: 4)
    /// `#`: the other form of the conversion.
    package static let alternate = FormatFlags(rawValue: 8)
    /// `0`: padded with zeros.
    package static let zero = FormatFlags(rawValue: 16)
    /// `'`: digits in groups.
    package static let grouped = FormatFlags(rawValue: 32)

    /// The flag of a letter, if it is one.
    static func flag(_ letter: UInt8) -> FormatFlags? {
        switch letter {
        case UInt8(ascii: "-"): .left
        case UInt8(ascii: "+"): .sign
        case UInt8(ascii: " "): .blank
        case UInt8(ascii: "#"): .alternate
        case UInt8(ascii: "0"): .zero
        case UInt8(ascii: "'"): .grouped
        default: nil
        }
    }
}
