import TemplateEngine

/// Filters of the enumerations of deep links for what the systems are told about them.
enum AssociationFilters {
    static let all = [
        onTables("deepLinkTables") { tables, _ in .array(tables) },
        onTables("deepLinkSchemes") { tables, _ in .strings(union(of: "schemes", tables).filter { $0 != "http" && $0 != "https" }) },
        onTables("deepLinkHosts") { tables, _ in .strings(union(of: "hosts", tables)) },
        onTables("appleComponents") { tables, host in .array(appleComponents(tables, host)) },
        onTables("androidPaths") { tables, host in .array(androidPaths(tables, host)) },
        TemplateFilter("registrations", takesArguments: false) { value, _ in
            .array(RegistrationOrder.paths(of: value).map { [("path", $0.path), ("route", $0.route)].value })
        },
    ]

    /// A filter of a list of types, of which those without deep links are left out; its argument is a host.
    private static func onTables(
        _ name: String, _ work: @escaping @Sendable ([TemplateValue], String?) -> TemplateValue
    ) -> TemplateFilter {
        TemplateFilter(name) { value, arguments in
            let types = (value.array ?? [value]).compactMap { $0.modelObject?.element as? TypeElement }
            let tables = types.map { $0.storage.deepLinks(of: $0) }.filter { !$0.isNull }
            return work(tables, arguments.first?.string)
        }
    }

    private static func union(of name: String, _ tables: [TemplateValue]) -> [String] {
        var seen: Set<String> = []
        return tables.flatMap { $0.field(name).array ?? [] }.compactMap(\.string).filter { seen.insert($0).inserted }
    }

    /// The routes that links of the web open: of those that name hosts the ones that name this one.
    private static func routes(_ table: TemplateValue, _ host: String?) -> [TemplateValue] {
        (table.field("routes").array ?? []).filter { route in
            let hosts = (route.field("hosts").array ?? []).compactMap(\.string)
            if hosts.isEmpty { return (route.field("schemes").array ?? []).allSatisfy { $0.string == "https" || $0.string == "http" } }
            return host.map(hosts.contains) ?? true
        }
    }

    private static func appleComponents(_ tables: [TemplateValue], _ host: String?) -> [TemplateValue] {
        var seen: Set<String> = []
        var components: [TemplateValue] = []
        for table in tables {
            for route in routes(table, host) {
                let query = requiredQuery(route)
                let key = query.map { "\u{0}\($0.key)\u{0}\($0.value)" }.joined()
                let comment = (table.field("name").string ?? "") + "." + (route.field("case").field("name").string ?? "")
                for pattern in (route.field("paths").array ?? []).flatMap({ ApplePatterns.patterns(LinkPath($0)) })
                where seen.insert(pattern + key).inserted {
                    let items = query.map { [("key", .string($0.key)), ("value", .string($0.value))].value }
                    components.append(
                        [
                            ("pattern", .string(pattern)), ("query", .array(items)), ("comment", .string(comment)),
                            ("ignoresCase", table.field("ignoresCase")),
                        ].value)
                }
            }
        }
        return components
    }

    private static func requiredQuery(_ route: TemplateValue) -> [(key: String, value: String)] {
        (route.field("query").array ?? []).filter { !$0.field("isOptional").isTrue }.map { item in
            (item.field("key").string ?? "", ApplePatterns.value(item.field("text").string))
        }
    }

    private static func androidPaths(_ tables: [TemplateValue], _ host: String?) -> [TemplateValue] {
        var seen: Set<AndroidPatterns.Attribute> = []
        return tables.flatMap { routes($0, host) }
            .flatMap { $0.field("paths").array ?? [] }
            .flatMap { AndroidPatterns.attributes(LinkPath($0)) }
            .filter { seen.insert($0).inserted }
            .map { [("name", .string($0.name)), ("value", .string($0.value))].value }
    }
}
