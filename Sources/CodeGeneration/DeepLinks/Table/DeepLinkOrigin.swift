/// From which schemes and hosts links come; what names none accepts any.
struct DeepLinkOrigin: Sendable, Hashable {
    /// The schemes of the app itself, small.
    var schemes: [String] = []
    /// The hosts of links of the web, small.
    var hosts: [String] = []

    /// Whether links come from anywhere.
    var isAny: Bool { schemes.isEmpty && hosts.isEmpty }

    /// Adds what another names.
    mutating func add(_ other: DeepLinkOrigin) {
        schemes += other.schemes.filter { !schemes.contains($0) }
        hosts += other.hosts.filter { !hosts.contains($0) }
    }

    /// Whether a link can come from both.
    func overlaps(_ other: DeepLinkOrigin) -> Bool {
        isAny || other.isAny || schemes.contains(where: other.schemes.contains) || hosts.contains(where: other.hosts.contains)
    }

    /// Whether links from a single scheme or host, or from one that nobody names, are read.
    func reads(_ single: DeepLinkOrigin) -> Bool {
        isAny || schemes.contains(where: single.schemes.contains) || hosts.contains(where: single.hosts.contains)
    }
}
