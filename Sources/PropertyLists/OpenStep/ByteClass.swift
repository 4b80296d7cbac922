/// What a byte means to the OpenStep reader outside quotation marks.
enum ByteClass: UInt8 {
    /// Everything that is neither of the others.
    case other
    /// Space, tab, line feed, vertical tab, form feed and carriage return.
    case whiteSpace
    /// What may stand in a string without quotation marks: letters, digits and `_ $ / : . -`.
    case unquoted

    /// The class of each byte.
    static let table: [ByteClass] = (0...255).map { (byte: UInt8) in
        switch byte {
        case 0x09...0x0D, 0x20: .whiteSpace
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): .unquoted
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"): .unquoted
        default: .other
        }
    }
}
