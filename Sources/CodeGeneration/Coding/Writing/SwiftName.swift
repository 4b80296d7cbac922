/// Names of Swift where they may be words of the language.
enum SwiftName {
    private static let reserved: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
        "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
        "var", "where", "while",
    ]

    /// A name with backticks where it needs them.
    static func escaped(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }
}

extension [String] {
    /// The lines, each further to the right.
    var indented: [String] { map { $0.hasPrefix("#") ? $0 : "    " + $0 } }

    /// The lines between `#if` and `#endif`, when there is a condition.
    func guarded(_ condition: String?) -> [String] {
        guard let condition, !isEmpty else { return self }
        return ["#if " + condition] + self + ["#endif"]
    }
}
