/// Which links of the web an app opens, as the intent filters of Android say it.
///
/// Android matches without going back, so that a wildcard which something follows is written out for a few components.
enum AndroidPatterns {
    /// An attribute of `data`.
    struct Attribute: Sendable, Hashable {
        /// `path`, `pathPrefix` or `pathPattern`.
        var name: String
        /// The value, with `\` as resources have it, not yet as XML.
        var value: String
    }

    /// How many components a wildcard that something follows can stand for.
    private static let wildcardLimit = 3

    /// The attributes that together match a path.
    static func attributes(_ path: LinkPath) -> [Attribute] {
        let isOpen = path.components.last == .several
        var paths: [[LinkPath.Component]] = [[]]
        for component in isOpen ? path.components.dropLast() : path.components {
            let choices = component == .several ? (0...wildcardLimit).map { Array(repeating: .parameter, count: $0) } : [[component]]
            paths = paths.flatMap { path in choices.map { path + $0 } }
        }
        return paths.flatMap { path in
            let exact = attribute(path, isPrefix: false)
            return isOpen ? (path.isEmpty ? [] : [exact]) + [attribute(path, isPrefix: true)] : [exact]
        }
    }

    private static func attribute(_ components: [LinkPath.Component], isPrefix: Bool) -> Attribute {
        if components.contains(.parameter) {
            let parts = components.map { component -> String in
                if case .literal(let text) = component { "/" + pattern(text) } else { "/..*" }
            }
            return Attribute(name: "pathPattern", value: parts.joined() + (isPrefix ? "/.*" : ""))
        }
        let literals = components.map { component -> String in
            if case .literal(let text) = component { "/" + resource(text) } else { "" }
        }
        let path = literals.joined() + (isPrefix || components.isEmpty ? "/" : "")
        return Attribute(name: isPrefix ? "pathPrefix" : "path", value: path)
    }

    /// A text in a pattern, in which `.` and `*` have a meaning and `\` takes it away.
    private static func pattern(_ text: String) -> String {
        var result = ""
        for character in text {
            if character == "." || character == "*" || character == "\\" { result += "\\" }
            result.append(character)
        }
        return resource(result)
    }

    /// A text as an attribute of a resource, where `\` stands for itself only twice.
    private static func resource(_ text: String) -> String {
        text.reduce(into: "") { $0 += $1 == "\\" ? "\\\\" : String($1) }
    }
}
