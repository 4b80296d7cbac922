import JSON
import ProjectModel

extension MergedSpec {
    /// A part of the tree as JSON in one line without blanks outside of texts, keys sorted; `nil` when there is no such part.
    func excerpt(_ path: String) -> String? {
        guard var value = try? JSONReader.read(Array(json(isSorted: true).utf8), path: "tree.json") else { return nil }
        for component in path.split(separator: "/") {
            let next = Int(component).flatMap { index in value.items.flatMap { $0.indices.contains(index) ? $0[index] : nil } }
            guard let part = next ?? value[String(component)] else { return nil }
            value = part
        }
        return Self.compact(value)
    }

    private static func compact(_ value: JSONValue) -> String {
        switch value {
        case .array(let items): "[" + items.map(compact).joined(separator: ",") + "]"
        case .object(let members): "{" + members.map { "\"\($0.key)\":" + compact($0.value) }.joined(separator: ",") + "}"
        default: String(JSONWriter.text(value).dropLast())
        }
    }
}
