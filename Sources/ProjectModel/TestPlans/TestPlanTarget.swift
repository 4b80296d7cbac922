public import Diagnostics
import JSON

/// Nodes of test plans that were not read.
enum TestPlanNode {
    /// The place of what was not read.
    static let noPosition = JSONNode.Position(line: 1, column: 1)

    /// An object without members.
    static var emptyObject: JSONNode { JSONNode(.object([]), at: noPosition) }

    /// An object of texts.
    static func object(_ members: [(String, String)]) -> JSONNode {
        JSONNode(.object(members.map { JSONNode.Member($0, at: noPosition, JSONNode(.string($1), at: noPosition)) }), at: noPosition)
    }
}

/// A bundle of tests of a test plan, and which of its tests are run.
public struct TestPlanTarget: Sendable, Hashable {
    var node: JSONNode
    private let path: String

    init(_ node: JSONNode, path: String) {
        self.node = node
        self.path = path
    }

    /// Makes a bundle, all tests of which are run.
    ///
    /// - Parameters:
    ///   - containerPath: where its project or package is, such as `container:App.xcodeproj`.
    ///   - identifier: the identifier of the target; of a target of a package its name.
    ///   - name: the name of the target.
    public init(containerPath: String, identifier: String, name: String) {
        path = ""
        node = TestPlanNode.emptyObject
        let target = TestPlanNode.object([("containerPath", containerPath), ("identifier", identifier), ("name", name)])
        node.set("target", target.content)
    }

    /// Where the project or the package of the target is, as it is written: `container:App.xcodeproj`.
    public var containerPath: String? {
        get { self[ofTarget: "containerPath"] }
        set { self[ofTarget: "containerPath"] = newValue }
    }

    /// The identifier of the target; of a target of a package its name.
    public var identifier: String? {
        get { self[ofTarget: "identifier"] }
        set { self[ofTarget: "identifier"] = newValue }
    }

    /// The name of the target.
    public var name: String? {
        get { self[ofTarget: "name"] }
        set { self[ofTarget: "name"] = newValue }
    }

    /// Whether the tests are run; they are unless the file says otherwise, and then the key is there.
    public var isEnabled: Bool {
        get { node["enabled"]?.boolean ?? true }
        set { node.set("enabled", newValue ? nil : .boolean(false)) }
    }

    /// Whether the tests run in several processes at once; `nil` when the file does not say.
    public var isParallelizable: Bool? {
        get { node["parallelizable"]?.boolean }
        set { node.set("parallelizable", newValue.map { .boolean($0) }) }
    }

    /// The tests that are not run, such as `SuiteName/testName()`.
    public var skippedTests: [String] {
        get { node["skippedTests"]?.texts ?? [] }
        set { node.set("skippedTests", newValue.isEmpty ? nil : .texts(newValue, at: node.position)) }
    }

    /// The only tests that are run; `nil` when all are that are not skipped.
    public var selectedTests: [String]? {
        get { node["selectedTests"]?.texts }
        set { node.set("selectedTests", newValue.map { .texts($0, at: node.position) }) }
    }

    /// The place of the bundle in the file.
    public var sourceLocation: SourceLocation { node.position.location(in: path) }

    private subscript(ofTarget key: String) -> String? {
        get { node["target"]?[key]?.text }
        set {
            var target = node["target"] ?? TestPlanNode.emptyObject
            target.set(key, newValue.map { .string($0) })
            node.set("target", target.content)
        }
    }
}
