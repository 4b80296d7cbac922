import Diagnostics
import JSON

/// A value of a `project.xcproj` with the file it stands in, so that what is wrong with it can be said with its place.
struct LocatedNode {
    let node: JSONNode
    let path: String

    init(_ node: JSONNode, in path: String) {
        self.node = node
        self.path = path
    }

    /// Where the value stands.
    var location: SourceLocation { node.position.location(in: path) }

    /// An error at the value.
    func fault(_ message: String) -> DiagnosticError { DiagnosticError("invalid-xcproj", message, at: location) }

    /// The value of a key; `nil` when it is missing or null.
    subscript(key: String) -> LocatedNode? {
        guard let value = node[key], value.content != .null else { return nil }
        return LocatedNode(value, in: path)
    }

    /// The text of the value itself, which is called by its role when it is none.
    func text(_ role: String) throws(DiagnosticError) -> String {
        guard case .string(let text) = node.content else { throw fault("\(role) must be a string") }
        return text
    }

    /// The text of a key; `nil` when the key is missing.
    func textIfPresent(_ key: String) throws(DiagnosticError) -> String? {
        guard let value = self[key] else { return nil }
        return try value.text("'\(key)'")
    }

    /// The items of a key's list; none when the key is missing.
    func list(_ key: String) throws(DiagnosticError) -> [LocatedNode] {
        guard let value = self[key] else { return [] }
        guard case .array(let items) = value.node.content else { throw value.fault("'\(key)' must be a list") }
        return items.map { LocatedNode($0, in: path) }
    }

    /// The dictionaries in a key's list.
    func dictionaries(_ key: String) throws(DiagnosticError) -> [LocatedNode] {
        let items = try list(key)
        for item in items {
            guard case .object = item.node.content else { throw item.fault("every item of '\(key)' must be a dictionary") }
        }
        return items
    }

    /// The texts in a key's list.
    func texts(_ key: String) throws(DiagnosticError) -> [String] {
        var result: [String] = []
        for item in try list(key) { result.append(try item.text("every item of '\(key)'")) }
        return result
    }

    /// The keys and values of a key's dictionary; none when the key is missing.
    func members(_ key: String) throws(DiagnosticError) -> [(key: String, value: LocatedNode)] {
        guard let value = self[key] else { return [] }
        guard case .object(let members) = value.node.content else { throw value.fault("'\(key)' must be a dictionary") }
        return members.map { ($0.key, LocatedNode($0.value, in: path)) }
    }

    /// Whether the value is a dictionary.
    var isDictionary: Bool {
        if case .object = node.content { true } else { false }
    }
}
