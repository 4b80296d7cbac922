import Diagnostics
import JSON

/// An object of JSON whose members are asked for by their kinds, with errors that say where and what is meant.
struct JSONMembers {
    let path: String
    let position: JSONNode.Position
    /// What messages call the object.
    private let name: String
    let entries: [JSONNode.Member]

    init(_ node: JSONNode, _ name: String, in path: String) throws(DiagnosticError) {
        guard case .object(let members) = node.content else {
            throw DiagnosticError("invalid-bundle-info", "\(name) must be an object", at: node.position.location(in: path))
        }
        self.path = path
        self.name = name
        position = node.position
        entries = members
    }

    func fault(_ message: String, _ position: JSONNode.Position) -> DiagnosticError {
        DiagnosticError("invalid-bundle-info", message, at: position.location(in: path))
    }

    func warning(_ code: String, _ message: String, _ position: JSONNode.Position) -> Diagnostic {
        Diagnostic(.warning, code, message, at: position.location(in: path))
    }

    func text(_ key: String) throws(DiagnosticError) -> String? {
        guard let node = node(key) else { return nil }
        guard case .string(let text) = node.content else { throw fault("'\(key)' must be a text", node.position) }
        return text
    }

    func requiredText(_ key: String) throws(DiagnosticError) -> (text: String, position: JSONNode.Position) {
        guard let text = try text(key), let node = node(key) else { throw missing(key) }
        return (text, node.position)
    }

    func texts(_ key: String) throws(DiagnosticError) -> [String]? {
        guard let node = node(key) else { return nil }
        var texts: [String] = []
        for item in try items(of: node, key) {
            guard case .string(let text) = item.content else { throw fault("'\(key)' must be a list of texts", item.position) }
            texts.append(text)
        }
        return texts
    }

    func requiredItems(_ key: String) throws(DiagnosticError) -> [JSONNode] {
        guard let node = node(key) else { throw missing(key) }
        return try items(of: node, key)
    }

    func object(_ key: String) throws(DiagnosticError) -> JSONMembers? {
        guard let node = node(key) else { return nil }
        return try JSONMembers(node, "'\(key)'", in: path)
    }

    func requiredObject(_ key: String) throws(DiagnosticError) -> JSONMembers {
        guard let object = try object(key) else { throw missing(key) }
        return object
    }

    /// The members of other keys than those that are known, with a warning for each.
    func unknown(_ known: [String], _ diagnostics: inout [Diagnostic]) -> [JSONValue.Member] {
        let others = entries.filter { !known.contains($0.key) }
        for member in others {
            let hint = Spelling.nearest(to: member.key, among: known).map { "; did you mean '\($0)'?" } ?? ""
            diagnostics.append(warning("unknown-key", "nobody reads '\(member.key)' in \(name)\(hint)", member.keyPosition))
        }
        return others.map { JSONValue.Member($0.key, $0.value.value) }
    }

    /// The value of a key; `null` counts as missing, as it does for SwiftPM.
    private func node(_ key: String) -> JSONNode? {
        guard let node = entries.last(where: { $0.key == key })?.value, node.content != .null else { return nil }
        return node
    }

    private func items(of node: JSONNode, _ key: String) throws(DiagnosticError) -> [JSONNode] {
        guard case .array(let items) = node.content else { throw fault("'\(key)' must be a list", node.position) }
        return items
    }

    private func missing(_ key: String) -> DiagnosticError { fault("\(name) has no '\(key)'", position) }
}
