import Diagnostics
import JSON
import PropertyLists

/// Turns a `project.xcproj` into a `project.pbxproj`.
struct XCProjConverter {
    let root: LocatedNode
    var identifiers: IdentifierMaker
    /// The identifiers that things in the file have been given.
    let declared: Set<String>
    /// The identifiers that an object has taken.
    var claimed: Set<String> = []
    var objects: [PropertyListTree.Pair] = []
    var diagnostics: [Diagnostic] = []
    var losses = ConversionLosses()

    var project = ""
    var targets: [TargetPlan] = []
    /// The identifiers of targets by name.
    var targetIdentifiers: [String: String] = [:]
    /// The identifiers of phases by the texts that name them.
    var phaseIdentifiers: [String: String] = [:]
    /// The build files of each phase, by its identifier.
    var buildFiles: [String: [PropertyListTree]] = [:]
    /// The synchronized folders of each target, by its name.
    var folders: [String: [PropertyListTree]] = [:]
    /// The identifiers of packages by the texts that name them.
    var packageIdentifiers: [String: String] = [:]
    /// The identifiers of the packages in their order.
    var packages: [String] = []
    /// The names of the project's configurations.
    var configurations: [String] = []

    /// A target whose identifier and phases are settled.
    struct TargetPlan {
        var node: LocatedNode
        var name: String
        var identifier: String
        var phases: [(node: LocatedNode, kind: BuildPhase.Kind, identifier: String)]
    }

    /// The objects of a project in OpenStep text, one below the other.
    ///
    /// - Throws: ``DiagnosticError`` at the first value that is of the wrong kind.
    static func convert(
        _ document: XCProjDocument,
        diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> (bytes: [UInt8], losses: [ConversionLoss]) {
        var converter = XCProjConverter(document)
        let tree = try converter.file()
        converter.noteUnknownKeys(of: converter.root, .project)
        diagnostics += converter.diagnostics
        return (Array("// !$*UTF8*$!\n".utf8) + OpenStepWriter.bytes(of: tree), converter.losses.all)
    }

    private init(_ document: XCProjDocument) {
        root = LocatedNode(document.root, in: document.path)
        var declared: Set<String> = []
        Self.collectIdentifiers(of: document.root, into: &declared)
        self.declared = declared
        identifiers = IdentifierMaker(avoiding: declared)
    }

    private static func collectIdentifiers(of node: JSONNode, into found: inout Set<String>) {
        switch node.content {
        case .array(let items): for item in items { collectIdentifiers(of: item, into: &found) }
        case .object(let members):
            for member in members {
                if case .string(let text) = member.value.content, identifierKeys.contains(member.key) { found.insert(text) }
                collectIdentifiers(of: member.value, into: &found)
            }
        default: break
        }
    }

    private static let identifierKeys: Set<String> = ["id", "root-group-debug-id", "configuration-list-debug-id"]

    private mutating func file() throws(DiagnosticError) -> PropertyListTree {
        project = try identifier(of: root, semanticPath: "project")
        configurations = root["configurations"] == nil ? ["Debug", "Release"] : try root.texts("configurations")
        try planTargets()
        let pairs = try projectPairs()
        add(project, .project, pairs)
        return .dictionary([
            .init("archiveVersion", .string("1")), .init("classes", .dictionary([])), .init("objectVersion", .string("77")),
            .init("objects", .dictionary(objects)), .init("rootObject", .string(project)),
        ])
    }
}

// MARK: - Objects and identifiers

extension XCProjConverter {
    /// Adds an object.
    mutating func add(_ identifier: String, _ objectClass: PBXClass, _ pairs: [PropertyListTree.Pair]) {
        objects.append(.init(identifier, .dictionary([.init("isa", .string(objectClass.rawValue))] + pairs)))
    }

    /// The identifier that a node has been given under a key, else one that is made.
    mutating func identifier(of node: LocatedNode, key: String = "id", semanticPath: String) throws(DiagnosticError) -> String {
        guard let text = try node.textIfPresent(key), !text.isEmpty else { return identifiers.make(semanticPath) }
        if claimed.insert(text).inserted { return text }
        diagnostics.append(
            Diagnostic(
                .error, "duplicate-id", "the identifier '\(text)' stands twice in the project; remove one of them", at: node[key]?.location)
        )
        return identifiers.make(semanticPath)
    }

    /// The identifier that a text `id:…` refers to; `nil` when nothing has it.
    mutating func reference(_ node: LocatedNode?) throws(DiagnosticError) -> PropertyListTree? {
        guard let node else { return nil }
        let text = try node.text("a reference")
        if text.hasPrefix("id:"), declared.contains(String(text.dropFirst(3))) { return .string(String(text.dropFirst(3))) }
        warn("unknown-id", "nothing in the project has the identifier that '\(text)' refers to", at: node)
        return nil
    }

    /// Notes something that is left out because it refers to nothing.
    mutating func warn(_ code: String, _ message: String, at node: LocatedNode) {
        diagnostics.append(Diagnostic(.warning, code, message, at: node.location))
    }

    /// The pairs of keys that have another name only.
    func mapped(_ node: LocatedNode, _ mappings: [KeyMapping]) -> [PropertyListTree.Pair] {
        mappings.compactMap { mapping in
            let name = mapping.name.description
            if let value = node[mapping.key] { return .init(name, KeyMapping.propertyList(of: value.node.value)) }
            return mapping.isAlwaysWritten ? mapping.standard.map { .init(name, .string($0)) } : nil
        }
    }

    /// A list of identifiers.
    static func list(_ identifiers: [String]) -> PropertyListTree { .array(identifiers.map { .string($0) }) }

    /// The pair for platforms: a text for one, a list for more.
    static func platforms(of node: LocatedNode) -> [PropertyListTree.Pair] {
        guard let value = node["platforms"]?.node.value else { return [] }
        if let items = value.items, items.count == 1 { return [.init("platformFilter", KeyMapping.propertyList(of: items[0]))] }
        return [.init("platformFilters", KeyMapping.propertyList(of: value))]
    }

    /// Notes keys that are unknown, so that nothing is made of them.
    private mutating func noteUnknownKeys(of node: LocatedNode, _ schema: XCProjSchema?) {
        switch node.node.content {
        case .array(let items):
            for item in items { noteUnknownKeys(of: LocatedNode(item, in: node.path), schema) }
        case .object(let members):
            guard let schema, !schema.keys.isEmpty else { return }
            let keys = Set(schema.keys)
            for member in members {
                if keys.contains(member.key) {
                    noteUnknownKeys(of: LocatedNode(member.value, in: node.path), schema.child(member.key))
                } else {
                    losses.add("'\(member.key)'", "the key is unknown", at: member.keyPosition.location(in: node.path))
                }
            }
        default: break
        }
    }
}
