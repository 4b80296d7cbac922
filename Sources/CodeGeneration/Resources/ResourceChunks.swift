import TemplateEngine

/// Cuts a level of a table of texts into parts of about one size, for files of their own.
enum ResourceChunks {
    /// The parts of a level: each has some of its strings, or some of its children; a child is not cut.
    ///
    /// - Parameter size: how many strings a part has at most, unless one child has more.
    static func parts(of level: TemplateValue, size: Int) -> [TemplateValue] {
        guard case .dictionary(let dictionary) = level, size > 0 else { return [level] }
        var parts: [TemplateValue] = []
        let strings = dictionary["strings"]?.array ?? []
        for start in stride(from: 0, to: strings.count, by: size) {
            parts.append(["strings": .array(Array(strings[start..<min(start + size, strings.count)]))])
        }
        var children: [TemplateValue] = []
        var weight = 0
        for child in dictionary["children"]?.array ?? [] {
            let own = count(of: child)
            if !children.isEmpty, weight + own > size {
                parts.append(["children": .array(children)])
                (children, weight) = ([], 0)
            }
            children.append(child)
            weight += own
        }
        if !children.isEmpty { parts.append(["children": .array(children)]) }
        return parts
    }

    /// The number of strings at any depth, which the parser has bounded.
    private static func count(of level: TemplateValue) -> Int {
        guard case .dictionary(let dictionary) = level else { return 0 }
        return (dictionary["strings"]?.array ?? []).count + (dictionary["children"]?.array ?? []).reduce(0) { $0 + count(of: $1) }
    }
}
