import TemplateEngine

/// `annotated:"key"` and `annotated:"key = value"`.
enum AnnotatedFilter {
    /// What has annotations.
    private static let kinds: Set<ModelKind> = [
        .type, .variable, .method, .subscript, .enumCase, .associatedValue, .methodParameter, .closureParameter, .typealias,
    ]

    static let all = [filter(isNegated: false), filter(isNegated: true)]

    private static func filter(isNegated: Bool) -> TemplateFilter {
        TemplateFilter(isNegated ? "!annotated" : "annotated") { value, arguments in
            let argument = try FilterArgument.text(arguments, filter: "annotated")
            let (key, expected) = parts(of: argument)
            return SelectorFilter.apply(value, kinds) { holds($0, key, expected) != isNegated }
        }
    }

    /// The key and the value behind the first `=`.
    private static func parts(of argument: String) -> (key: String, value: String?) {
        guard let sign = argument.firstIndex(of: "=") else { return (SourceText.trimmed(argument), nil) }
        return (SourceText.trimmed(argument[..<sign]), SourceText.trimmed(argument[argument.index(after: sign)...]))
    }

    private static func holds(_ object: ModelObject, _ key: String, _ expected: String?) -> Bool {
        guard case .dictionary(let annotations)? = object.templateMember("annotations") else { return false }
        guard let expected else { return annotations[key] != nil }
        // Only with a value is the key a path into namespaces.
        var value: TemplateValue? = annotations[key]
        if value == nil {
            value = .dictionary(annotations)
            for part in key.split(separator: ".") {
                guard case .dictionary(let dictionary)? = value else { return false }
                value = dictionary[String(part)]
            }
        }
        guard let value else { return false }
        if case .boolean(let truth) = value { return expected == (truth ? "1" : "0") || expected == String(truth) }
        return value.description == expected
    }
}
