/// What the generated matcher walks over, as two texts of ASCII that the compiler takes as they are.
///
/// The first has texts, percent-encoded, with blanks between; the second numbers in this order:
///
///     types: count, names
///     origins: count, then for each: number of schemes, schemes, number of hosts, hosts
///     routes: count, then for each: origin, number of associated values, arrays among them, keys, templates, defaults
///         keys: count, then for each: key, associated value or -1, text or -1, whether it may be left out, type or -1
///         templates: count, then for each: text, number of associated values in the path, these
///         defaults: count, then for each: associated value, text
///     nodes: count, then for each: edges to constants, other edges, ends
///         edges to constants: count, then for each: text, node
///         other edges: count, then for each: 0 for a parameter, 1 for a list, 2 for a wildcard; type or -1; node
///         ends: count, then for each: route, number of associated values, these
struct MatcherTable: Sendable {
    private let table: DeepLinkTable
    private var texts: [String] = []
    private var textIndex: [String: Int] = [:]
    private var numbers: [Int] = []

    init(_ table: DeepLinkTable) {
        self.table = table
        addRoutes()
        addNodes(RouteTrie(table))
    }

    /// The texts in lines.
    var textLines: [String] { Self.lines(texts.map { $0.isEmpty ? "%" : $0 }) }

    /// The numbers in lines.
    var numberLines: [String] { Self.lines(numbers.map(String.init)) }

    private static func lines(_ words: [String]) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in words {
            if !line.isEmpty, line.utf8.count + word.utf8.count > 120 {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// The number of a text, which gets the next one when it is new.
    private mutating func text(_ encoded: String) -> Int {
        if let known = textIndex[encoded] { return known }
        textIndex[encoded] = texts.count
        texts.append(encoded)
        return texts.count - 1
    }

    /// The number of a type; -1 of one that reads any text.
    private func number(of type: DeepLinkType) -> Int { type == .string ? -1 : table.types.firstIndex(of: type) ?? -1 }

    private mutating func add(_ list: [Int]) { numbers += [list.count] + list }

    private mutating func addRoutes() {
        var origins: [DeepLinkOrigin] = []
        for route in table.routes where !origins.contains(route.origin) { origins.append(route.origin) }
        add(table.types.map { text(PercentEncoding.encoded($0.name)) })
        numbers.append(origins.count)
        for origin in origins {
            add(origin.schemes.map { text(PercentEncoding.encoded($0)) })
            add(origin.hosts.map { text(PercentEncoding.encoded($0)) })
        }
        numbers.append(table.routes.count)
        for route in table.routes {
            let parameters = table.cases[route.caseNumber].parameters
            numbers += [origins.firstIndex(of: route.origin) ?? 0, parameters.count]
            add(parameters.indices.filter { parameters[$0].isList })
            addQuery(route)
            addTemplates(route)
        }
    }

    private mutating func addQuery(_ route: DeepLinkRoute) {
        numbers.append(route.query.count)
        for item in route.query {
            numbers.append(text(PercentEncoding.encoded(item.key)))
            switch item.value {
            case .literal(let literal): numbers += [-1, text(PercentEncoding.encoded(literal)), item.isOptional ? 1 : 0, -1]
            case .parameter(let number):
                let parameter = table.cases[route.caseNumber].parameters[number]
                numbers += [number, -1, item.isOptional ? 1 : 0, self.number(of: parameter.type)]
            }
        }
    }

    /// How links are printed: what a deprecated route reads is not.
    private mutating func addTemplates(_ route: DeepLinkRoute) {
        let variants = route.kind == .deprecated ? [] : route.variants
        numbers.append(variants.count)
        for variant in variants {
            let pieces = variant.components.compactMap { component in
                switch component {
                case .literal(let literal): "/" + PercentEncoding.encoded(literal)
                case .parameter(let number): "/{\(number)}"
                case .list(let number): "{\(number)}"
                case .wildcard: nil as String?
                }
            }
            // Links have it as it is here, so that what is percent-encoded stays.
            numbers.append(
                text(
                    (pieces.isEmpty ? "/" : pieces.joined()).split(separator: "%", omittingEmptySubsequences: false).joined(
                        separator: "%25")))
            add(variant.parameters)
        }
        let defaults = route.defaultTexts.sorted { $0.key < $1.key }
        numbers.append(defaults.count)
        for (number, value) in defaults { numbers += [number, text(PercentEncoding.encoded(value))] }
    }

    private mutating func addNodes(_ trie: RouteTrie) {
        numbers.append(trie.nodes.count)
        for node in trie.nodes {
            var constants: [Int] = []
            var others: [Int] = []
            for (edge, child) in node.edges {
                switch edge {
                case .literal(let literal): constants += [text(PercentEncoding.encoded(literal)), child]
                case .parameter(let type): others += [0, number(of: type), child]
                case .list(let type): others += [1, number(of: type), child]
                case .wildcard: others += [2, -1, child]
                }
            }
            numbers += [constants.count / 2] + constants + [others.count / 3] + others + [node.accepts.count]
            for accept in node.accepts {
                numbers.append(accept.route)
                add(accept.parameters)
            }
        }
    }
}
