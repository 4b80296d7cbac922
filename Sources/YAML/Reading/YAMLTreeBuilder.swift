import Diagnostics

/// Puts the steps of a text together to nodes, without recursion.
struct YAMLTreeBuilder {
    /// The value of the document, once it is complete.
    private(set) var root: YAMLNode?
    /// The warnings.
    private(set) var diagnostics: [Diagnostic] = []
    private var open: [OpenCollection] = []
    private var anchors: [String: Anchor] = [:]
    private var nodeCount = 0
    private var documentCount = 0
    /// Whether several documents may stand in the text.
    private let takesSeveral: Bool
    /// The documents before the last one.
    private var earlier: [YAMLNode] = []

    init(takesSeveral: Bool = false) {
        self.takesSeveral = takesSeveral
    }

    /// All documents, in their order.
    var documents: [YAMLNode] { earlier + (root.map { [$0] } ?? []) }

    /// Takes the next step.
    mutating func add(_ event: YAMLEvent, at location: SourceLocation) throws(DiagnosticError) {
        switch event.kind {
        case .documentStart:
            documentCount += 1
            guard documentCount == 1 || takesSeveral else {
                throw DiagnosticError("second-document", "a second document begins here; keep one document in the file", at: location)
            }
            // Anchors do not reach from one document into another.
            earlier += root.map { [$0] } ?? []
            root = nil
            anchors = [:]
        case .alias(let name):
            try addAlias(name, at: location)
        case .scalar(let text, let style):
            try count(1, at: location)
            let node = YAMLNode(.scalar(text, style), at: location, tag: event.tag)
            add(Sized(node: node, nodeCount: 1, height: 0), anchor: event.anchor)
        case .sequenceStart, .mappingStart:
            try begin(event, at: location)
        case .collectionEnd:
            try endCollection()
        case .streamEnd, .other:
            break
        }
    }

    private mutating func begin(_ event: YAMLEvent, at location: SourceLocation) throws(DiagnosticError) {
        try count(1, at: location)
        guard open.count < YAMLReader.depthLimit else { throw Self.tooDeep(at: location) }
        var isMapping = false
        if case .mappingStart = event.kind { isMapping = true }
        open.append(OpenCollection(isMapping: isMapping, location: location, tag: event.tag, anchor: event.anchor))
        if let anchor = event.anchor { anchors[anchor] = .open }
    }

    private mutating func endCollection() throws(DiagnosticError) {
        guard let collection = open.popLast() else { return }
        var value = YAMLValue.sequence(collection.children)
        if collection.isMapping {
            let pairs = stride(from: 0, to: collection.children.count - 1, by: 2).map { index in
                YAMLPair(key: collection.children[index], value: collection.children[index + 1])
            }
            value = .mapping(try YAMLMappingRules.resolved(pairs, diagnostics: &diagnostics))
        }
        let node = YAMLNode(value, at: collection.location, tag: collection.tag)
        add(Sized(node: node, nodeCount: collection.nodeCount, height: collection.height), anchor: collection.anchor)
    }

    private mutating func addAlias(_ name: String, at location: SourceLocation) throws(DiagnosticError) {
        switch anchors[name] {
        case .complete(let target):
            try count(target.nodeCount, at: location)
            guard open.count + target.height <= YAMLReader.depthLimit else { throw Self.tooDeep(at: location) }
            add(target, anchor: nil)
        case .open:
            throw DiagnosticError("recursive-alias", "'*\(name)' stands inside the value that it stands for", at: location)
        case nil:
            let nearest = Spelling.nearest(to: name, among: anchors.keys.sorted())
            let remedy = nearest.map { "; did you mean '*\($0)'" } ?? "; an anchor stands before its aliases"
            throw DiagnosticError("unknown-alias", "no '&\(name)' stands before '*\(name)'\(remedy)", at: location)
        }
    }

    private mutating func add(_ child: Sized, anchor: String?) {
        if let anchor { anchors[anchor] = .complete(child) }
        if open.isEmpty {
            root = child.node
        } else {
            open[open.count - 1].add(child)
        }
    }

    private mutating func count(_ added: Int, at location: SourceLocation) throws(DiagnosticError) {
        nodeCount += added
        guard nodeCount <= YAMLReader.nodeLimit else {
            let message = "the document holds more than \(YAMLReader.nodeLimit) values, counting what its aliases stand for"
            throw DiagnosticError("yaml-limit", message, at: location)
        }
    }

    private static func tooDeep(at location: SourceLocation) -> DiagnosticError {
        DiagnosticError("yaml-limit", "values are nested deeper than \(YAMLReader.depthLimit) levels", at: location)
    }
}

extension YAMLTreeBuilder {
    /// A node, the number of nodes in it and how many levels of collections it has.
    private struct Sized {
        var node: YAMLNode
        var nodeCount: Int
        var height: Int
    }

    private enum Anchor {
        /// The collection that it marks has not ended.
        case open
        case complete(Sized)
    }

    /// A collection whose end has not come yet; the children of a mapping are keys and values in turn.
    private struct OpenCollection {
        var isMapping: Bool
        var location: SourceLocation
        var tag: String?
        var anchor: String?
        var children: [YAMLNode] = []
        var nodeCount = 1
        var height = 1

        mutating func add(_ child: Sized) {
            children.append(child.node)
            nodeCount += child.nodeCount
            height = max(height, child.height + 1)
        }
    }
}
