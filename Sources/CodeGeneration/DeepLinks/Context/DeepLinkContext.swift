import SwiftSource
import TemplateEngine

/// The deep links of an enumeration as templates see them; docs/templates/deep-links.md lists the names.
struct DeepLinkContext {
    private let table: DeepLinkTable
    private let storage: ModelStorage
    /// The numbers of the routes of each case.
    private let routesByCase: [[Int]]

    init(table: DeepLinkTable, storage: ModelStorage) {
        self.table = table
        self.storage = storage
        var routes = [[Int]](repeating: [], count: table.cases.count)
        for (number, route) in table.routes.enumerated() { routes[route.caseNumber].append(number) }
        routesByCase = routes
    }

    var value: TemplateValue {
        let routes = table.routes.enumerated().map { route($0.element, $0.offset) }
        let cases = table.cases.enumerated().map { enumCase($0.element, $0.offset, routes) }
        let matcher = MatcherTable(table)
        return [
            ("name", .string(table.name)),
            ("access", .string(table.access.rawValue)),
            ("ignoresCase", .boolean(table.ignoresCase)),
            ("schemes", .strings(table.origin.schemes)),
            ("hosts", .strings(table.origin.hosts)),
            ("flags", .strings(flags)),
            ("types", .array(table.types.enumerated().map { (typeFields($0.element) + [("index", .integer($0.offset))]).value })),
            ("routes", .array(routes)),
            ("isExtensible", .boolean(table.isExtensible)),
            ("authorization", .string(Self.word(table.cases.map(\.requiresAuthorization)))),
            ("flagging", .string(Self.word(table.cases.map { !$0.flags.isEmpty }))),
            ("chunkSize", .integer(Self.chunkSize)),
            ("chunks", Self.chunks(routes)),
            ("caseChunks", Self.chunks(cases)),
            (
                "matcher",
                [("texts", TemplateValue.strings(matcher.textLines)), ("numbers", .strings(matcher.numberLines))].value
            ),
            ("cases", .array(cases)),
        ].value
    }

    /// So many routes stand in one function of generated code, which compilers like short.
    private static let chunkSize = 64

    private static func chunks(_ values: [TemplateValue]) -> TemplateValue {
        .array(stride(from: 0, to: values.count, by: chunkSize).map { .array(Array(values[$0...].prefix(chunkSize))) })
    }

    /// Whether something holds for all cases, for some or for none.
    private static func word(_ truths: [Bool]) -> String {
        truths.contains(true) ? (truths.contains(false) ? "some" : "all") : "none"
    }

    private var flags: [String] {
        table.cases.reduce(into: []) { all, item in all += item.flags.filter { !all.contains($0) } }
    }

    private func enumCase(_ item: DeepLinkCase, _ number: Int, _ routes: [TemplateValue]) -> TemplateValue {
        let own = routesByCase[number]
        return
            (caseFields(item, number) + [
                ("routes", .array(own.map { routes[$0] })),
                ("isRouted", .boolean(!own.isEmpty)),
                ("firstRoute", .integer(own.first ?? 0)),
                ("endRoute", .integer(own.last.map { $0 + 1 } ?? 0)),
                ("isPrinted", .boolean(own.contains { table.routes[$0].kind != .deprecated })),
            ]).value
    }

    private func caseFields(_ item: DeepLinkCase, _ number: Int) -> [(String, TemplateValue)] {
        [
            ("index", .integer(number)),
            ("name", .string(item.name)),
            ("parameters", .array(item.parameters.indices.map { parameter(item.parameters[$0], $0, default: nil) })),
            ("requiresAuthorization", .boolean(item.requiresAuthorization)),
            ("flags", .strings(item.flags)),
            ("documentation", .strings(item.documentation)),
            ("condition", .optional(item.condition)),
            ("place", .object(DeepLinkPlace(item.location, storage: storage))),
        ]
    }

    private func route(_ route: DeepLinkRoute, _ index: Int) -> TemplateValue {
        let item = table.cases[route.caseNumber]
        let example = DeepLinkExample(route: route, deepLinkCase: item, hosts: table.origin.hosts)
        return [
            ("index", .integer(index)),
            ("kind", .string(route.kind.rawValue)),
            ("isAlias", .boolean(route.kind == .alias)),
            ("isDeprecated", .boolean(route.kind == .deprecated)),
            ("case", caseFields(item, route.caseNumber).value),
            ("requiresAuthorization", .boolean(item.requiresAuthorization)),
            ("flags", .strings(item.flags)),
            ("template", .string((route.pattern.hasPrefix("/") ? "" : "/") + route.pattern)),
            ("schemes", .strings(route.origin.schemes)),
            ("hosts", .strings(route.origin.hosts)),
            ("paths", .array(route.variants.map { path($0, item) })),
            ("query", .array(route.query.map { queryItem($0, route, item) })),
            ("parameters", .array(parameters(route, item))),
            (
                "values",
                .array(item.parameters.indices.map { parameter(item.parameters[$0], $0, default: route.defaultTexts[$0]) })
            ),
            ("examplePath", .optional(example.path)),
            ("exampleURL", .optional(example.url)),
            ("exampleURLs", .strings(example.urls)),
            ("isWeb", .boolean(example.isWeb)),
            ("isPrinted", .boolean(isPrinted(route))),
            ("place", .object(DeepLinkPlace(route.location, storage: storage))),
        ].value
    }

    /// Whether the case of a route has one that is printed.
    private func isPrinted(_ route: DeepLinkRoute) -> Bool {
        routesByCase[route.caseNumber].contains { table.routes[$0].kind != .deprecated }
    }

    private func path(_ path: DeepLinkPath, _ item: DeepLinkCase) -> TemplateValue {
        [("components", .array(path.components.map { component($0, item) }))].value
    }

    private func component(_ component: DeepLinkComponent, _ item: DeepLinkCase) -> TemplateValue {
        switch component {
        case .literal(let text):
            [("kind", "literal"), ("text", .string(text)), ("encoded", .string(PercentEncoding.encoded(text)))].value
        case .wildcard: [("kind", "wildcard")].value
        case .parameter(let number): [("kind", "parameter"), ("name", .string(item.parameters[number].name))].value
        case .list(let number): [("kind", "list"), ("name", .string(item.parameters[number].name))].value
        }
    }

    private func queryItem(_ query: DeepLinkQueryItem, _ route: DeepLinkRoute, _ item: DeepLinkCase) -> TemplateValue {
        var fields: [(String, TemplateValue)] = [
            ("key", .string(query.key)), ("encodedKey", .string(PercentEncoding.encoded(query.key))),
            ("isOptional", .boolean(query.isOptional)),
        ]
        switch query.value {
        case .literal(let text): fields.append(("text", .string(text)))
        case .parameter(let number): fields.append(("name", .string(item.parameters[number].name)))
        }
        return fields.value
    }

    /// The associated values that a route reads, those of the path first.
    private func parameters(_ route: DeepLinkRoute, _ item: DeepLinkCase) -> [TemplateValue] {
        var numbers: [Int] = []
        for number in route.variants.flatMap(\.parameters) where !numbers.contains(number) { numbers.append(number) }
        let inPath = numbers.count
        var keys: [Int: String] = [:]
        for query in route.query {
            guard case .parameter(let number) = query.value else { continue }
            numbers.append(number)
            keys[number] = query.key
        }
        return numbers.enumerated().map { place, number in
            var fields = parameterFields(item.parameters[number], number, default: route.defaultTexts[number])
            let isRequired =
                place < inPath
                ? route.variants.allSatisfy { $0.parameters.contains(number) && !$0.components.contains(.list(number)) }
                : route.query.contains { $0.value == .parameter(number) && !$0.isOptional }
            fields += [
                ("isQuery", .boolean(place >= inPath)), ("key", .optional(keys[number])), ("isRequired", .boolean(isRequired)),
            ]
            return fields.value
        }
    }

    private func parameter(_ parameter: DeepLinkParameter, _ number: Int, default text: String?) -> TemplateValue {
        parameterFields(parameter, number, default: text).value
    }

    private func parameterFields(
        _ parameter: DeepLinkParameter, _ number: Int, default text: String?
    ) -> [(String, TemplateValue)] {
        [
            ("index", .integer(number)),
            ("name", .string(parameter.name)),
            ("label", .optional(parameter.label)),
            ("typeName", .string(parameter.typeText)),
            ("isOptional", .boolean(parameter.isOptional)),
            ("isList", .boolean(parameter.isList)),
            ("type", type(parameter.type)),
            (
                "default",
                .optional(
                    text.map { SwiftLiteral.expression($0, as: parameter.type) }
                        ?? (parameter.defaultValue == "nil" ? nil : parameter.defaultValue))
            ),
            ("defaultText", .optional(text ?? defaultText(parameter))),
            ("examples", .strings(parameter.examples)),
        ]
    }

    /// The text of a default value that Swift gives, when it is a simple literal.
    private func defaultText(_ parameter: DeepLinkParameter) -> String? {
        guard let value = parameter.defaultValue else { return nil }
        switch parameter.type {
        case .integer, .number, .boolean: return parameter.type.reads(value) == true ? value : nil
        case .enumeration(_, let values):
            guard let name = value.split(separator: ".").last else { return nil }
            return values.first { $0.name == name }?.text
        case .string:
            let text = value.dropFirst().dropLast()
            return value.hasPrefix("\"") && value.count > 1 && !text.contains { $0 == "\\" || $0 == "\"" } ? String(text) : nil
        default: return nil
        }
    }

    private func type(_ type: DeepLinkType) -> TemplateValue { typeFields(type).value }

    private func typeFields(_ type: DeepLinkType) -> [(String, TemplateValue)] {
        var fields: [(String, TemplateValue)] = [
            ("kind", .string(type.kind)), ("name", .string(type.name)), ("conformance", .string(type.conformance)),
        ]
        switch type {
        case .enumeration(_, let values):
            fields.append(
                ("values", .array(values.map { [("name", .string($0.name)), ("text", .string($0.text))].value })))
        case .either(_, let parameters, let left, let right):
            fields += [("parameters", .strings(parameters)), ("left", self.type(left)), ("right", self.type(right))]
        default: break
        }
        return fields
    }
}

extension [(String, TemplateValue)] {
    /// The fields as a dictionary.
    var value: TemplateValue { .dictionary(TemplateDictionary(self)) }
}
