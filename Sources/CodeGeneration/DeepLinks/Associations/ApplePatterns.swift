import TemplateEngine

/// Which links of the web an app opens, as `apple-app-site-association` says it.
///
/// In its patterns `*` stands for any signs, `?` for one, and no sign can be escaped.
enum ApplePatterns {
    /// The patterns that together match a path, and nothing else as far as the language allows.
    static func patterns(_ path: LinkPath) -> [String] {
        var patterns = [""]
        for (index, component) in path.components.enumerated() {
            switch component {
            case .literal(let text): patterns = patterns.map { $0 + "/" + plain(text) }
            case .parameter: patterns = patterns.map { $0 + "/?*" }
            case .several where index == 0 && path.components.count > 1: patterns = ["*"]
            case .several: patterns = patterns.flatMap { [$0, $0 + "/*"] }
            }
        }
        var seen: Set<String> = []
        return patterns.map { $0.isEmpty ? "/" : $0 }.filter { seen.insert($0).inserted }
    }

    /// What a key of a query has to be: its text, otherwise anything that is not empty.
    static func value(_ text: String?) -> String { text.map(plain) ?? "?*" }

    /// A text in a pattern: signs that have a meaning there are any sign.
    private static func plain(_ text: String) -> String {
        String(text.map { $0 == "*" || $0 == "$" ? "?" : $0 })
    }
}
