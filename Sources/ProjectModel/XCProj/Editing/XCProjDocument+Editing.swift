package import Diagnostics
import JSON

extension XCProjDocument {
    /// The text of the project with some of its objects changed.
    ///
    /// The objects are those of ``objects(diagnostics:)``. What they say differently in JSON is brought into the text: a file in the
    /// layout of Xcode is printed anew, and in any other one everything that stays keeps its bytes, comments and unknown keys
    /// included. A comment on a line of its own stays, and one behind something that goes goes with it.
    ///
    /// - Parameter changes: what is to be different.
    /// - Throws: ``DiagnosticError`` when the changed objects are no project any longer, or when the format has no place for anything
    ///   of the changes.
    package func text(applying changes: ObjectChanges) throws(DiagnosticError) -> [UInt8] {
        guard !changes.isEmpty else { return bytes }
        var ignored: [Diagnostic] = []
        let objects = try objects(diagnostics: &ignored)
        let base = try Self.tree(of: objects)
        let goal = try Self.tree(of: try objects.applying(changes))
        guard base != goal else { throw fault("no-place", "'project.xcproj' has no place for what is to be changed") }
        let merged = XCProjTreeMerge.merge(base: base, ours: root, theirs: goal, preferring: .edit)
        let text = self.text(becoming: merged.root)
        guard try Self.says(text, goal, path: path) else {
            let message =
                "the change cannot be brought into the way this file is written; change it by hand, or convert it to 'pbxproj' first"
            throw fault("cannot-edit", message)
        }
        return text
    }

    /// The text with another content, whose positions tell what comes from this document.
    func text(becoming root: JSONNode) -> [UInt8] {
        let bytes = self.bytes
        if root == self.root { return bytes }
        if bytes == formatted() { return XCProjWriter.bytes(of: root.value) }
        return XCProjSplice.bytes(bytes, root: self.root, becoming: root)
    }

    /// Whether a text says what a tree says.
    private static func says(_ text: [UInt8], _ goal: JSONValue, path: String) throws(DiagnosticError) -> Bool {
        let result = essence(of: try rereading(text, path: path))
        if result == essence(of: goal) { return true }
        // What refers to nothing any longer goes on the way to objects, in both of them.
        let target = XCProjWriter.bytes(of: withoutIdentifiers(goal, except: nil))
        return try result == essence(of: rereading(target, path: path))
    }

    /// The tree of the objects that a text stands for.
    private static func rereading(_ text: [UInt8], path: String) throws(DiagnosticError) -> JSONValue {
        var ignored: [Diagnostic] = []
        return try tree(of: try read(text, path: path, diagnostics: &ignored).objects(diagnostics: &ignored))
    }

    private func fault(_ code: String, _ message: String) -> DiagnosticError {
        DiagnosticError(code, message, at: root.position.location(in: path))
    }

    /// The JSON of objects, in which each dictionary tells which object it is.
    private static func tree(of objects: PBXProjDocument) throws(DiagnosticError) -> JSONValue {
        let converted = try PBXProjConverter.convert(objects, identifiesObjects: true)
        return try JSONReader.read(converted.bytes, path: "", dialect: .json5)
    }

    /// What a tree says, without identifiers that nothing refers to.
    private static func essence(of tree: JSONValue) -> [UInt8] {
        var references: Set<String> = []
        collectReferences(tree, into: &references)
        return XCProjWriter.bytes(of: withoutIdentifiers(tree, except: references))
    }

    private static func collectReferences(_ value: JSONValue, into found: inout Set<String>) {
        switch value {
        case .string(let text) where text.hasPrefix("id:"): found.insert(String(text.dropFirst(3)))
        case .array(let items): for item in items { collectReferences(item, into: &found) }
        case .object(let members): for member in members { collectReferences(member.value, into: &found) }
        default: break
        }
    }

    private static let identifierKeys: Set<String> = ["id", "root-group-debug-id", "configuration-list-debug-id", ItemIdentity.objectKey]

    /// - Parameter kept: the identifiers that stay; all but those of objects when `nil`.
    private static func withoutIdentifiers(_ value: JSONValue, except kept: Set<String>?) -> JSONValue {
        switch value {
        case .array(let items): return .array(items.map { withoutIdentifiers($0, except: kept) })
        case .object(let members):
            let rest = members.filter { member in
                guard identifierKeys.contains(member.key), case .string(let text) = member.value else { return true }
                return member.key != ItemIdentity.objectKey && kept?.contains(text) ?? true
            }
            return .object(rest.map { .init($0.key, sorted(withoutIdentifiers($0.value, except: kept), key: $0.key)) })
        default: return value
        }
    }

    /// Package products, which are linked in any order and stand together when they are the same, without their order.
    private static func sorted(_ value: JSONValue, key: String) -> JSONValue {
        guard key == "package-product-members", case .array(let items) = value else { return value }
        let texts = items.map { (item: $0, text: XCProjWriter.line(of: $0)) }
        return .array(texts.sorted { $0.text.lexicographicallyPrecedes($1.text) }.map(\.item))
    }
}
