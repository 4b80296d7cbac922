/// Links that a route reads.
struct DeepLinkExample {
    let route: DeepLinkRoute
    let deepLinkCase: DeepLinkCase
    /// The hosts that any route of the table names.
    let hosts: [String]

    /// The path and query with everything that the route can have; `nil` when no text of some value is known.
    var path: String? { path(isFull: true) }

    /// The same with a scheme, or for the web with a host; `nil` when the route names neither.
    var url: String? {
        guard let path, !route.origin.isAny else { return nil }
        return url(path)
    }

    /// A link with everything, and one with as little as possible and other values, if that is another one; of a route that names
    /// neither scheme nor host with the scheme `app`.
    var urls: [String] {
        guard let path, let other = self.path(isFull: false) else { return [] }
        return ([path] + (other == path ? [] : [other])).map(url)
    }

    /// Whether the examples are links of the web.
    var isWeb: Bool { route.origin.schemes.isEmpty && !route.origin.hosts.isEmpty }

    private func url(_ path: String) -> String {
        if isWeb { return "https://" + (route.origin.hosts.first ?? "") + path }
        let scheme = route.origin.schemes.first ?? "app"
        // The first component stands where a host would when it looks like one, as the generated code prints it.
        let first = path.dropFirst().prefix { $0 != "/" && $0 != "?" }
        let isHostLike = first.utf8.allSatisfy { byte in
            (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x2E
        }
        return scheme + (isHostLike && !first.isEmpty && !hosts.contains(String(first)) ? ":/" : "://") + path
    }

    private func path(isFull: Bool) -> String? {
        let variant = isFull ? route.variants.first : route.variants.min { $0.components.count < $1.components.count }
        var path = ""
        for component in variant?.components ?? [] {
            switch component {
            case .literal(let text): path += "/" + PercentEncoding.encoded(text)
            case .wildcard: break
            case .list where !isFull: break
            case .parameter(let number), .list(let number):
                guard let text = text(number, isFull) else { return nil }
                path += "/" + text
            }
        }
        guard let query = query(isFull) else { return nil }
        return (path.isEmpty ? "/" : path) + query
    }

    private func query(_ isFull: Bool) -> String? {
        var query = ""
        for item in route.query where isFull || !item.isOptional {
            let value: String
            switch item.value {
            case .literal(let text): value = PercentEncoding.encoded(text)
            case .parameter(let number):
                guard let text = text(number, isFull) else { return nil }
                value = text
            }
            query += (query.isEmpty ? "?" : "&") + PercentEncoding.encoded(item.key) + "=" + value
        }
        return query
    }

    private func text(_ number: Int, _ isFull: Bool) -> String? {
        let examples = deepLinkCase.parameters[number].examples
        return (isFull ? examples.first : examples.last).map(PercentEncoding.encoded)
    }
}
