import Diagnostics
import YAML

/// One entry of `include`.
struct SpecInclude {
    /// The file as it is written.
    var path: String
    /// Whether the paths in the file are relative to its own folder, and not to that of the including file.
    var hasRelativePaths = true
    /// Whether the file is wanted.
    var isEnabled = true
    /// Where the path is written.
    var location: SourceLocation

    /// Reads `include`: a path, a mapping, or a list of both.
    static func entries(of node: YAMLNode) throws(DiagnosticError) -> [SpecInclude] {
        var entries: [SpecInclude] = []
        for item in node.items ?? (node.isNull ? [] : [node]) { entries.append(try SpecInclude(item)) }
        return entries
    }

    private init(_ node: YAMLNode) throws(DiagnosticError) {
        location = node.location
        if let text = node.string {
            path = text
            return
        }
        guard let pathNode = node["path"], let text = pathNode.string else {
            let message = "an include needs the path of a file; write 'include: FILE' or 'include: {path: FILE}'"
            throw DiagnosticError("invalid-include", message, at: node.location)
        }
        path = text
        location = pathNode.location
        hasRelativePaths = node["relativePaths"]?.isTrue ?? true
        isEnabled = node["enable"]?.isTrue ?? true
    }
}

extension YAMLNode {
    /// Whether a value means yes: a truth value, a number other than 0, or a text that begins with one of `YyTt` or such a number,
    /// which is how a variable of the environment says it. `yes` and `on` count as in YAML 1.1.
    var isTrue: Bool {
        let text = scalarText ?? ""
        if text.lowercased() == "on" { return true }
        let significant = text.utf8.drop { [UInt8(ascii: " "), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "0")].contains($0) }
        guard let first = significant.first else { return false }
        return "YyTt123456789".utf8.contains(first)
    }
}
