/// What a placeholder makes of its argument.
package enum FormatConversion: Sendable, Hashable {
    /// `%@`: the description of an object.
    case object
    /// `d i o u x` and their capitals, with the letter.
    case integer(UInt8)
    /// `a e f g` and their capitals, with the letter.
    case float(UInt8)
    /// `c` and `C`, with the letter.
    case character(UInt8)
    /// `s` and `S`, with the letter.
    case cString(UInt8)
    /// `p`.
    case pointer
    /// `n`, which writes to memory and has no place in a translation.
    case byteCount
    /// `%%`, which takes no argument.
    case percent
    /// `%#@name@`, a variable of a `.stringsdict` or a substitution of a catalog.
    case variable(String)
    /// `%arg`, the number of a substitution of a catalog.
    case argument

    /// The conversion of a letter, if it is one.
    init?(letter: UInt8) {
        switch letter {
        case UInt8(ascii: "@"): self = .object
        case UInt8(ascii: "p"), UInt8(ascii: "P"): self = .pointer
        case UInt8(ascii: "n"): self = .byteCount
        case _ where "diouxDOUX".utf8.contains(letter): self = .integer(letter)
        case _ where "aefgAEFG".utf8.contains(letter): self = .float(letter)
        case _ where "cC".utf8.contains(letter): self = .character(letter)
        case _ where "sS".utf8.contains(letter): self = .cString(letter)
        default: return nil
        }
    }

    /// The letter of printf; `nil` for what printf has not.
    package var letter: UInt8? {
        switch self {
        case .object: UInt8(ascii: "@")
        case .integer(let letter), .float(let letter), .character(let letter), .cString(let letter): letter
        case .pointer: UInt8(ascii: "p")
        case .byteCount: UInt8(ascii: "n")
        case .percent, .variable, .argument: nil
        }
    }

    /// The type of the argument; `nil` when there is none, or when something else has to say it.
    package var type: ArgumentType? {
        switch self {
        case .object: .object
        case .integer: .integer
        case .float: .float
        case .character: .character
        case .cString: .cString
        case .pointer: .pointer
        case .byteCount, .percent, .variable, .argument: nil
        }
    }

    /// Whether a plural can depend on the argument.
    package var isNumber: Bool {
        switch self {
        case .integer, .float: true
        default: false
        }
    }
}
