/// How the two formats write where a file is: as a path with a source tree, or as one text that begins with the source tree.
enum FilePathNotation {
    private static let prefixes = [
        ("SOURCE_ROOT", "<PROJECT>"), ("DEVELOPER_DIR", "<DEVELOPER>"), ("BUILT_PRODUCTS_DIR", "<PRODUCTS>"), ("SDKROOT", "<SDK>"),
    ]

    /// The one text; the source tree beside it where the text alone would be read as another one.
    static func text(path: String?, sourceTree: String?) -> (path: String?, sourceTree: String?) {
        let text = path ?? ""
        switch sourceTree {
        case nil, "", "<group>":
            return text.hasPrefix("<") || text.hasPrefix("~") ? (path, "<group>") : (path, nil)
        case "<absolute>":
            return text.hasPrefix("/") || text.hasPrefix("~") ? (path, nil) : (path, "<absolute>")
        case let name?:
            if let prefix = prefixes.first(where: { $0.0 == name })?.1 { return (prefix + "/" + text, nil) }
            return name.contains(">") || name.hasPrefix("<") ? (path, name) : ("<USER:\(name)>/" + text, nil)
        }
    }

    /// The path and the source tree of the one text.
    static func parts(of text: String?) -> (path: String?, sourceTree: String) {
        guard let text else { return (nil, "<group>") }
        if text.hasPrefix("/") || text.hasPrefix("~") { return (text, "<absolute>") }
        guard text.hasPrefix("<"), let end = text.firstIndex(of: ">") else { return (text, "<group>") }
        let prefix = String(text[...end])
        let rest = text[text.index(after: end)...]
        guard rest.isEmpty || rest.hasPrefix("/") else { return (text, "<group>") }
        let path = rest.count > 1 ? String(rest.dropFirst()) : nil
        if let name = prefixes.first(where: { $0.1 == prefix })?.0 { return (path, name) }
        if prefix.hasPrefix("<USER:") { return (path, String(prefix.dropFirst(6).dropLast())) }
        return (text, "<group>")
    }
}
