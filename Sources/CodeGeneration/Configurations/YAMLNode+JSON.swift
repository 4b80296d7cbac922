import JSON
import YAML

extension YAMLNode {
    /// The node as a value for templates: texts that mean numbers or truth values are such.
    var json: JSONValue {
        switch kind {
        case .null: .null
        case .boolean: .boolean(boolean ?? false)
        case .integer: integer.map { .integer($0) } ?? .string(scalarText ?? "")
        case .float: Double(scalarText ?? "").map { .number("\($0)") } ?? .string(scalarText ?? "")
        case .string: .string(scalarText ?? "")
        case .sequence: .array((items ?? []).map(\.json))
        case .mapping: .object((pairs ?? []).map { JSONValue.Member($0.key.scalarText ?? "", $0.value.json) })
        }
    }
}
