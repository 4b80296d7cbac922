import Diagnostics
import JSON

/// Reads a `Contents.json`.
struct AssetContentsReader {
    let path: String

    /// The contents.
    ///
    /// - Parameters:
    ///   - kind: the kind of the folder; `nil` for a group.
    ///   - diagnostics: receives warnings of keys that stand twice.
    /// - Throws: ``DiagnosticError`` with the place of what is no JSON, or has another structure.
    func contents(_ bytes: [UInt8], kind: AssetFolderKind?, diagnostics: inout [Diagnostic]) throws(DiagnosticError) -> AssetContents {
        let root = try JSONReader.readNode(bytes, path: path, dialect: .standard, diagnostics: &diagnostics)
        guard case .object(let members) = root.content else { throw fault("the file is no object", root) }
        var contents = AssetContents(entries: [], properties: [], location: root.position.location(in: path))
        for member in members {
            switch member.key {
            case "properties": contents.properties = try properties(member.value)
            case kind?.entriesKey:
                guard case .array(let items) = member.value.content else { throw fault("'\(member.key)' is no list", member.value) }
                for item in items { contents.entries.append(try entry(item, in: member.key)) }
            default: break
            }
        }
        return contents
    }

    private func properties(_ node: JSONNode) throws(DiagnosticError) -> [AssetProperty] {
        guard case .object(let members) = node.content else { throw fault("'properties' is no object", node) }
        return members.map { member in
            AssetProperty(name: member.key, texts: texts(of: member.value), location: member.keyPosition.location(in: path))
        }
    }

    private func entry(_ node: JSONNode, in key: String) throws(DiagnosticError) -> AssetEntry {
        guard case .object(let members) = node.content else { throw fault("an entry of '\(key)' is no object", node) }
        var entry = AssetEntry(
            fileName: nil, selectors: [], appearances: [], unknownKeys: [], location: node.position.location(in: path))
        for member in members {
            switch member.key {
            case "filename": entry.fileName = text(of: member.value)
            case "appearances":
                guard case .array(let items) = member.value.content else { throw fault("'appearances' is no list", member.value) }
                entry.appearances = items.map { .init(key: text(of: $0["appearance"]) ?? "", value: text(of: $0["value"]) ?? "") }
            case "color": entry.color = color(member.value)
            case "resizing": entry.resizing = resizing(member.value)
            case "alignment-insets": entry.alignmentInsets = AssetInsets(distances: pairs(of: member.value))
            case let key where AssetEntry.selectorKeys.contains(key):
                entry.selectors.append(.init(key: key, value: text(of: member.value) ?? ""))
            case let key: entry.unknownKeys.append(.init(key: key, value: text(of: member.value) ?? ""))
            }
        }
        return entry
    }

    private func color(_ node: JSONNode) -> AssetColor {
        AssetColor(
            space: text(of: node["color-space"]), components: node["components"].map(pairs) ?? [], reference: text(of: node["reference"]))
    }

    private func resizing(_ node: JSONNode) -> AssetResizing {
        let center = node["center"].map { AssetEntry.Selector(key: "mode", value: text(of: $0["mode"]) ?? "") }
        return AssetResizing(
            mode: text(of: node["mode"]), center: center, capInsets: node["cap-insets"].map { AssetInsets(distances: pairs(of: $0)) })
    }

    private func pairs(of node: JSONNode) -> [AssetEntry.Selector] {
        guard case .object(let members) = node.content else { return [] }
        return members.map { .init(key: $0.key, value: text(of: $0.value) ?? "") }
    }

    private func texts(of node: JSONNode) -> [String] {
        if case .array(let items) = node.content { return items.compactMap { text(of: $0) } }
        return text(of: node).map { [$0] } ?? []
    }

    private func text(of node: JSONNode?) -> String? {
        switch node?.content {
        case .string(let text), .number(let text): text
        case .boolean(let truth): truth ? "true" : "false"
        default: nil
        }
    }

    private func fault(_ message: String, _ node: JSONNode) -> DiagnosticError {
        DiagnosticError("asset-contents", message + "; asset catalogs have another structure", at: node.position.location(in: path))
    }
}
