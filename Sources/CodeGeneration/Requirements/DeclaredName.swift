/// Names as they are written in generated Swift.
enum DeclaredName {
    /// A name where a declaration or an expression has it: in backticks when it is a word of the language.
    static func quoted(_ name: String) -> String { isPlain(name) && !reserved.contains(name) ? name : "`\(name)`" }

    /// A label where it is declared, which only a few words cannot be.
    static func label(_ name: String) -> String {
        isPlain(name) && !["inout", "var", "let", "_"].contains(name) ? name : "`\(name)`"
    }

    /// A label of a tuple or in a call.
    static func tupleLabel(_ name: String) -> String { isPlain(name) && !["inout", "_"].contains(name) ? name : "`\(name)`" }

    /// A name with its first letter large.
    static func upperFirst(_ name: some StringProtocol) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    /// A name with its first word small.
    static func lowerFirst(_ name: some StringProtocol) -> String {
        let capitals = name.prefix { $0.isUppercase }
        if capitals.count == name.count { return name.lowercased() }
        let count = capitals.count > 1 && name.dropFirst(capitals.count).first?.isLetter == true ? capitals.count - 1 : capitals.count
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }

    /// What a name comes to inside of longer ones: the words of a raw one with large letters, those of an operator spelt.
    static func part(_ name: String) -> String {
        if isOperator(name) { return lowerFirst(name.unicodeScalars.map(word).joined()) }
        guard !isPlain(name) else { return name }
        let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        let joined = words.enumerated().map { $0.offset == 0 ? String($0.element) : upperFirst($0.element) }.joined()
        return joined.first?.isNumber == true ? "_" + joined : joined
    }

    /// Whether a name is that of an operator.
    static func isOperator(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first else { return false }
        return operatorHeads.contains { $0.contains(first.value) }
    }

    /// The scalars that operators begin with.
    private static let operatorHeads: [ClosedRange<UInt32>] = [
        0x21...0x21, 0x25...0x26, 0x2A...0x2B, 0x2D...0x2F, 0x3C...0x3F, 0x5E...0x5E, 0x7C...0x7C, 0x7E...0x7E, 0xA1...0xA7, 0xA9...0xA9,
        0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017,
        0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
        0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030,
    ]

    private static func isPlain(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, isHead(first) else { return false }
        return name.unicodeScalars.allSatisfy { isHead($0) || $0.properties.isXIDContinue || joiners.contains($0.value) }
    }

    /// Whether a name may begin with a scalar; of those beyond the first plane, all that are assigned, so that pictures are names.
    private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.value == 0x24 || scalar.properties.isXIDStart || scalar.value >= 0x1_0000
    }

    /// What joins pictures, and chooses how one looks.
    private static let joiners: Set<UInt32> = [0x200D, 0xFE0E, 0xFE0F]

    private static func word(_ scalar: Unicode.Scalar) -> String {
        operatorWords[scalar] ?? "U" + String(scalar.value, radix: 16).uppercased()
    }

    private static let operatorWords: [Unicode.Scalar: String] = [
        "+": "Plus", "-": "Minus", "*": "Times", "/": "Slash", "%": "Percent", "=": "Equal", "<": "Less", ">": "Greater", "!": "Bang",
        "&": "And", "|": "Or", "^": "Caret", "~": "Tilde", "?": "Question", ".": "Dot",
    ]

    /// Words that are no names where a declaration or an expression stands.
    private static let reserved: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout", "internal", "let",
        "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
        "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat",
        "return", "switch", "throw", "where", "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws",
        "true", "try", "_", "async", "consume", "copy", "discard", "unsafe", "Type", "Protocol",
    ]
}
