/// Names as they are written in generated Swift.
enum DeclaredName {
    /// A name where a declaration or an expression has it: in backticks when it is a word of the language.
    static func quoted(_ name: String) -> String { isPlain(name) && !reserved.contains(name) ? name : "`\(name)`" }

    /// A label, which only a few words cannot be.
    static func label(_ name: String) -> String {
        isPlain(name) && !["inout", "var", "let", "_"].contains(name) ? name : "`\(name)`"
    }

    /// A label of a tuple.
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
        return !(first == "_" || first.properties.isXIDStart || first == " " || ("0"..."9").contains(first) || first.value == 0x24)
    }

    private static func isPlain(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart || first.value == 0x24 else {
            return false
        }
        return name.unicodeScalars.allSatisfy { $0 == "_" || $0.value == 0x24 || $0.properties.isXIDContinue || $0.properties.isEmoji }
    }

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
