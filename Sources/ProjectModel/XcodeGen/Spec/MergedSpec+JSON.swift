import JSON
import YAML

extension MergedSpec {
    /// The tree as JSON, in which numbers and truth values are what YAML takes them for.
    ///
    /// - Parameter isSorted: whether keys are sorted by their bytes; else they have the order of the spec.
    package func json(isSorted: Bool) -> String {
        JSONWriter.text(Self.value(root, isSorted: isSorted))
    }

    private static func value(_ node: YAMLNode, isSorted: Bool) -> JSONValue {
        switch node.value {
        case .scalar(let text, _): return scalar(node, text: text)
        case .sequence(let items): return .array(items.map { value($0, isSorted: isSorted) })
        case .mapping(let pairs):
            let members = pairs.map { JSONValue.Member($0.key.scalarText ?? "", value($0.value, isSorted: isSorted)) }
            return .object(isSorted ? members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) } : members)
        }
    }

    private static func scalar(_ node: YAMLNode, text: String) -> JSONValue {
        switch SpecScalar(node) {
        case .null: return .null
        case .boolean(let value): return .boolean(value)
        case .integer(let value): return .number(String(value))
        case .float(let value): return value.isFinite ? .number("\(value)") : .string(text)
        case .text(let text): return .string(text)
        }
    }
}
