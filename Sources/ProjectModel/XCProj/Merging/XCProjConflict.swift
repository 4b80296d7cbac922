import JSON

/// Something in a `project.xcproj` that two sides have changed in different ways.
struct XCProjConflict {
    /// The dictionary in a list that a conflict is in.
    struct Owner {
        /// What the dictionary is, such as `target 'App'`; empty for the project.
        var words = ""
        /// Where it begins in our version; the place of what is around it when it is not there.
        var position = JSONNode.Position(line: 1, column: 1)
        /// The keys that lead from the dictionary to what is in conflict.
        var keys: [String] = []

        init() {}

        init(of value: JSONValue, list: String, position: JSONNode.Position) {
            let name = ["name", "path", "url", "target", "build-phase", "product", "kind", "id"].lazy.compactMap { value[$0]?.text }.first
            let kind = Self.kinds[list] ?? "an item of '\(list)'"
            words = name.map { "\(kind) '\($0)'" } ?? kind
            self.position = position
        }

        private static let kinds = [
            "files": "file", "children": "file", "targets": "target", "build-phases": "build phase", "build-rules": "build rule",
            "packages": "package", "dependencies": "dependency", "package-product-members": "package product",
            "target-membership": "membership", "membership-exceptions": "exceptions of",
        ]
    }

    var owner: Owner
    var ours: JSONValue?
    var theirs: JSONValue?

    /// What the sides disagree about, in words.
    var message: String {
        let path = owner.keys.joined(separator: ".")
        if path.isEmpty {
            return "\(owner.words) was \(ours == nil ? "removed by us and changed by them" : "changed by us and removed by them")"
        }
        let subject = owner.words.isEmpty ? "'\(path)'" : "'\(path)' of \(owner.words)"
        return "\(subject) is \(Self.text(ours)) in ours and \(Self.text(theirs)) in theirs"
    }

    private static func text(_ value: JSONValue?) -> String {
        switch value {
        case nil: "missing"
        case .string(let text)?, .number(let text)?: "'\(text)'"
        case .boolean(let truth)?: truth ? "'true'" : "'false'"
        case .array(let items)?: "a list of \(items.count)"
        default: "something else"
        }
    }
}
