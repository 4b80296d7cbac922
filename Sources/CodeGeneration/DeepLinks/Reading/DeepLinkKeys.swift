/// What the items of annotations say about deep links, sorted by what they are for.
struct DeepLinkKeys {
    var routes: [(kind: DeepLinkRoute.Kind, pattern: AnnotatedText)] = []
    var origin = DeepLinkOrigin()
    var requiresAuthorization = false
    var flags: [String] = []
    /// Whether the enumeration says that it is one of deep links.
    var isTable = false
    var ignoresCase = false
    /// What happens to cases without a route.
    var unrouted: AnnotatedText?
    /// Keys that need a value and have none.
    var empty: [AnnotatedText] = []

    /// The keys that the templates read; those of a case may have `deeplink_` in front.
    static let all = [
        "deeplinks", "deeplink_route", "route", "alias", "deprecated", "auth", "authorized", "scheme", "host", "flag", "unrouted",
        "caseInsensitive",
    ]

    init(_ items: [DeepLinkItem]) {
        for item in items { add(item) }
    }

    private mutating func add(_ item: DeepLinkItem) {
        var key = Substring(item.key.text)
        if key.hasPrefix("deeplink_") { key = key.dropFirst("deeplink_".count) }
        switch key {
        case "route": add(.route, item)
        case "alias": add(.alias, item)
        case "deprecated": add(.deprecated, item)
        case "auth", "authorized": requiresAuthorization = item.value?.text != "false"
        case "deeplinks", "deepLinks", "DeepLinks": isTable = true
        case "caseInsensitive": ignoresCase = item.value?.text != "false"
        case "unrouted": unrouted = item.value ?? item.key
        case "scheme": origin.add(DeepLinkOrigin(schemes: names(item).map { $0.lowercased() }))
        case "host": origin.add(DeepLinkOrigin(hosts: names(item).map { $0.lowercased() }))
        case "flag": flags += names(item).filter { !flags.contains($0) }
        default: break
        }
    }

    private mutating func add(_ kind: DeepLinkRoute.Kind, _ item: DeepLinkItem) {
        if let value = item.value, !value.bytes.isEmpty { routes.append((kind, value)) } else { empty.append(item.key) }
    }

    /// The names of a value, which `|` parts.
    private mutating func names(_ item: DeepLinkItem) -> [String] {
        let names = (item.value?.text ?? "").split(separator: "|").map { $0.filter { $0 != " " && $0 != "\t" } }.filter { !$0.isEmpty }
        if names.isEmpty { empty.append(item.key) }
        return names
    }
}
