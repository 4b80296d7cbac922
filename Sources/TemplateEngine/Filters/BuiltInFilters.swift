/// The filters of the language.
enum BuiltInFilters {
    static let byName: [String: TemplateFilter] = Dictionary(
        uniqueKeysWithValues: (general + text + letters + words + other).map { ($0.name, $0) })

    private static let general: [TemplateFilter] = [
        TemplateFilter("default", GeneralFilters.fallback),
        TemplateFilter("join", GeneralFilters.join),
        TemplateFilter("split", GeneralFilters.split),
        TemplateFilter("indent", GeneralFilters.indent),
        TemplateFilter("filter", takesArguments: true, isNested: true, prepare: nil) { value, _ in value },
    ]

    private static let text: [TemplateFilter] = [
        test("contains") { Bytes.contains($1, in: $0) },
        test("hasPrefix") { $0.utf8.starts(with: $1.utf8) },
        test("hasSuffix") { $0.utf8.count >= $1.utf8.count && $0.utf8.suffix($1.utf8.count).elementsEqual($1.utf8) },
        .preparing("replace", ReplaceFilter.prepare),
        .preparing("removeNewlines", NewlineFilter.prepare),
    ].flatMap { $0.name.hasPrefix("re") ? [$0] : [$0, negated($0)] }

    private static let letters: [TemplateFilter] = [
        .simple("capitalize") { each($0, Capitals.capitalized) },
        .simple("uppercase") { each($0) { $0.uppercased() } },
        .simple("lowercase") { each($0) { $0.lowercased() } },
        .simple("lowerFirstLetter") { .string(Capitals.lowerFirst(try FilterInput.text($0))) },
        .simple("upperFirstLetter") { .string(Capitals.upperFirst(try FilterInput.text($0))) },
        .simple("titlecase") { .string(Capitals.upperFirst(try FilterInput.text($0))) },
    ]

    private static let words: [TemplateFilter] = [
        .simple("lowerFirstWord") { .string(WordCase.lowerFirstWord(try FilterInput.text($0))) },
        .preparing("camelToSnakeCase", WordCase.prepareSnake),
        .preparing("snakeToCamelCase", WordCase.prepareCamel),
        .preparing("swiftIdentifier", SwiftIdentifier.prepare),
        .simple("escapeReservedKeywords") { .string(ReservedKeywords.escaped(try FilterInput.text($0))) },
    ]

    private static let other: [TemplateFilter] = [
        .simple("basename") { .string(PathFilters.basename(try FilterInput.text($0))) },
        .simple("dirname") { .string(PathFilters.dirname(try FilterInput.text($0))) },
        .simple("hexToInt", NumberFilters.hexToInteger),
        .simple("int255toFloat", NumberFilters.int255ToFloat),
        .simple("percent", NumberFilters.percent),
    ]

    /// A filter that applies to a text, and to each element of a list.
    private static func each(_ value: TemplateValue, _ work: (String) -> String) -> TemplateValue {
        if case .array(let values) = value { return .array(values.map { .string(work($0.text)) }) }
        return .string(work(value.text))
    }

    private static func test(_ name: String, _ holds: @escaping @Sendable (String, String) -> Bool) -> TemplateFilter {
        TemplateFilter(name) { value, arguments in
            .boolean(holds(try FilterInput.text(value), try FilterInput.argument(arguments, 0)))
        }
    }

    private static func negated(_ filter: TemplateFilter) -> TemplateFilter {
        TemplateFilter("!" + filter.name) { value, arguments in
            .boolean(!(try filter(value, arguments)).isTrue)
        }
    }
}
