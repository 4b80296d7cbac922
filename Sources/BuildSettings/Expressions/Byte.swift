/// The characters that mean something in values and xcconfig files.
enum Byte {
    static let dollar = UInt8(ascii: "$")
    static let backslash = UInt8(ascii: "\\")
    static let doubleQuote = UInt8(ascii: "\"")
    static let singleQuote = UInt8(ascii: "'")
    static let colon = UInt8(ascii: ":")
    static let semicolon = UInt8(ascii: ";")
    static let equals = UInt8(ascii: "=")
    static let dot = UInt8(ascii: ".")
    static let slash = UInt8(ascii: "/")
    static let hash = UInt8(ascii: "#")
    static let underscore = UInt8(ascii: "_")

    /// Space, tab, newline, vertical tab, form feed or carriage return.
    @inline(__always)
    static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    /// `0` to `9`.
    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// A letter without an accent.
    @inline(__always)
    static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

    /// What a name may begin with: a letter or `_`.
    @inline(__always)
    static func isNameStart(_ byte: UInt8) -> Bool { isLetter(byte) || byte == underscore }

    /// The bracket that closes one behind `$`.
    static func closing(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        default: nil
        }
    }
}
