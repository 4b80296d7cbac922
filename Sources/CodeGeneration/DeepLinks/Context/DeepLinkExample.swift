/// A link that a route reads.
struct DeepLinkExample {
    let route: DeepLinkRoute
    let deepLinkCase: DeepLinkCase

    /// The path with everything optional, and the query; `nil` when no text of some value is known.
    var path: String? {
        var path = ""
        for component in route.variants.first?.components ?? [] {
            switch component {
            case .literal(let text): path += "/" + PercentEncoding.encoded(text)
            case .wildcard: break
            case .parameter(let number), .list(let number):
                guard let text = text(number) else { return nil }
                path += "/" + text
            }
        }
        var query: [String] = []
        for item in route.query {
            switch item.value {
            case .literal(let text): query.append(PercentEncoding.encoded(item.key) + (text.isEmpty ? "" : "=" + PercentEncoding.encoded(text)))
            case .parameter(let number):
                guard let text = text(number) else {
                    if item.isOptional { continue }
                    return nil
                }
                query.append(PercentEncoding.encoded(item.key) + "=" + text)
            }
        }
        return (path.isEmpty ? "/" : path) + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    }

    /// The same with a scheme, and with the host for the web.
    var url: String? {
        guard let path else { return nil }
        if let scheme = route.origin.schemes.first { return scheme + ":/" + path }
        return route.origin.hosts.first.map { "https://" + $0 + path }
    }

    private func text(_ number: Int) -> String? {
        deepLinkCase.parameters[number].examples.first.map(PercentEncoding.encoded)
    }
}
