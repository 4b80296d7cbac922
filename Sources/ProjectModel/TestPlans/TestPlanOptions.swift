public import Diagnostics
import JSON

/// Options of a test plan or of one of its configurations.
public struct TestPlanOptions: Sendable, Hashable {
    var node: JSONNode
    private let path: String

    init(_ node: JSONNode, path: String) {
        self.node = node
        self.path = path
    }

    /// The names of all options in their order.
    public var keys: [String] { node.members.map(\.key) }

    /// An option that is a text, such as `language` or `testExecutionOrdering`.
    public subscript(text key: String) -> String? {
        get { node[key]?.text }
        set { node.set(key, newValue.map { .string($0) }) }
    }

    /// An option that is `true` or `false`, such as `testTimeoutsEnabled`.
    public subscript(flag key: String) -> Bool? {
        get { node[key]?.boolean }
        set { node.set(key, newValue.map { .boolean($0) }) }
    }

    /// The arguments of what is tested; `nil` when the file does not say.
    public var arguments: [Argument]? {
        get { entries(of: "commandLineArgumentEntries")?.map { Argument($0["argument"]?.text ?? "", isEnabled: Self.isEnabled($0)) } }
        set {
            setEntries(newValue, of: "commandLineArgumentEntries") { argument, entry in
                entry.set("argument", .string(argument.text))
                Self.setEnabled(argument.isEnabled, &entry)
            }
        }
    }

    /// The environment variables of what is tested; `nil` when the file does not say.
    public var environmentVariables: [Variable]? {
        get {
            entries(of: "environmentVariableEntries")?.map {
                Variable($0["key"]?.text ?? "", $0["value"]?.text ?? "", isEnabled: Self.isEnabled($0))
            }
        }
        set {
            setEntries(newValue, of: "environmentVariableEntries") { variable, entry in
                entry.set("key", .string(variable.name))
                entry.set("value", .string(variable.value))
                Self.setEnabled(variable.isEnabled, &entry)
            }
        }
    }

    /// The place of the options in the file.
    public var sourceLocation: SourceLocation { node.position.location(in: path) }
}

extension TestPlanOptions {
    /// An argument of what is tested.
    public struct Argument: Sendable, Hashable {
        /// The text.
        public var text: String
        /// Whether it is given at all.
        public var isEnabled: Bool

        /// Makes an argument.
        public init(_ text: String, isEnabled: Bool = true) {
            self.text = text
            self.isEnabled = isEnabled
        }
    }

    /// An environment variable of what is tested.
    public struct Variable: Sendable, Hashable {
        /// The name.
        public var name: String
        /// The value.
        public var value: String
        /// Whether it is set at all.
        public var isEnabled: Bool

        /// Makes a variable.
        public init(_ name: String, _ value: String, isEnabled: Bool = true) {
            self.name = name
            self.value = value
            self.isEnabled = isEnabled
        }
    }

    private static func isEnabled(_ entry: JSONNode) -> Bool { entry["enabled"]?.boolean ?? true }

    private static func setEnabled(_ isEnabled: Bool, _ entry: inout JSONNode) {
        entry.set("enabled", isEnabled ? nil : .boolean(false))
    }

    private func entries(of key: String) -> [JSONNode]? {
        guard case .array(let entries) = node[key]?.content else { return nil }
        return entries
    }

    /// Writes values into the entries of a list one by one, so that what else an entry holds is kept.
    private mutating func setEntries<Value>(_ values: [Value]?, of key: String, write: (Value, inout JSONNode) -> Void) {
        let old = entries(of: key) ?? []
        let new = values?.enumerated().map { index, value in
            var entry = index < old.count ? old[index] : TestPlanNode.emptyObject
            write(value, &entry)
            return entry
        }
        node.set(key, new.map { .array($0) })
    }
}
