public import Diagnostics
import JSON

/// A configuration of a test plan: once with these options, the tests are run.
public struct TestPlanConfiguration: Sendable, Hashable {
    var node: JSONNode
    private let path: String

    init(_ node: JSONNode, path: String) {
        self.node = node
        self.path = path
    }

    /// Makes a configuration without options of its own.
    ///
    /// - Parameters:
    ///   - identifier: a UUID that no other configuration of the plan has.
    ///   - name: its name.
    public init(identifier: String, name: String) {
        path = ""
        node = TestPlanNode.object([("id", identifier), ("name", name)])
        node.set("options", .object([]))
    }

    /// The UUID.
    public var identifier: String? {
        get { node["id"]?.text }
        set { node.set("id", newValue.map { .string($0) }) }
    }

    /// The name.
    public var name: String? {
        get { node["name"]?.text }
        set { node.set("name", newValue.map { .string($0) }) }
    }

    /// Whether the tests are run with it; they are unless the file says otherwise, and then the key is there.
    public var isEnabled: Bool {
        get { node["enabled"]?.boolean ?? true }
        set { node.set("enabled", newValue ? nil : .boolean(false)) }
    }

    /// The options that differ from those of the plan.
    public var options: TestPlanOptions {
        get { TestPlanOptions(node["options"] ?? TestPlanNode.emptyObject, path: path) }
        set { node.set("options", newValue.node.content) }
    }

    /// The place of the configuration in the file.
    public var sourceLocation: SourceLocation { node.position.location(in: path) }
}
