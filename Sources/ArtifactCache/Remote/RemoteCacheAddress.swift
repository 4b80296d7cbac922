/// The address of a cache, as a message may show it.
enum RemoteCacheAddress {
    /// The address without the name and password that it may hold.
    static func shown(_ address: String) -> String {
        guard let scheme = address.firstRange(of: "://") else { return address }
        let authority = address[scheme.upperBound...].prefix { $0 != "/" }
        guard let at = authority.lastIndex(of: "@") else { return address }
        return address[..<scheme.upperBound] + "…" + address[at...]
    }
}
