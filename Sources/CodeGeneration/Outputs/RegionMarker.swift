/// A comment that begins or ends a generated region: `// sourcery:inline:Key`, `// sourcery:file:Name`, `// sourcery:end`.
///
/// The prefix `trellis:` says the same as `sourcery:`.
struct RegionMarker: Sendable, Hashable {
    /// What the comment does.
    enum Kind: Sendable, Hashable {
        /// Begins a region that belongs into a source file, by its key.
        case inline(String)
        /// Begins a part that becomes a file of its own, by its name.
        case file(String)
        /// Ends the region that is open.
        case end
    }

    /// What the comment does.
    var kind: Kind
    /// `sourcery` or `trellis`, as it is written.
    var prefix: String

    /// The prefixes that begin a marker.
    static let prefixes = ["sourcery", "trellis"]

    /// The marker in a line without its end; `nil` when the line is none.
    static func read(_ line: ArraySlice<UInt8>) -> RegionMarker? {
        var rest = line.drop { $0 == 0x20 || $0 == 0x09 }
        guard rest.count > 11, rest.starts(with: [0x2F, 0x2F]) else { return nil }
        rest = rest.dropFirst(2).drop { $0 == 0x20 || $0 == 0x09 }
        for prefix in prefixes where rest.starts(with: prefix.utf8) {
            rest = rest.dropFirst(prefix.utf8.count)
            guard rest.first == UInt8(ascii: ":") else { return nil }
            rest = rest.dropFirst()
            return kind(rest).map { RegionMarker(kind: $0, prefix: prefix) }
        }
        return nil
    }

    private static func kind(_ rest: ArraySlice<UInt8>) -> Kind? {
        if let name = name(in: rest, behind: "inline:") { return .inline(name) }
        if let name = name(in: rest, behind: "file:") { return .file(name) }
        return rest.starts(with: "end".utf8) ? .end : nil
    }

    /// The word behind a keyword; `nil` when there is none.
    private static func name(in text: ArraySlice<UInt8>, behind keyword: String) -> String? {
        guard text.starts(with: keyword.utf8) else { return nil }
        let name = text.dropFirst(keyword.utf8.count).prefix { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }
}
