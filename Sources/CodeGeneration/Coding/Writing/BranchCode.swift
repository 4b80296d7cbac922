/// Writes values into objects and arrays in each other, each of them once for all that stands below.
struct BranchCode {
    private let fields: [CodedField]
    private var code = FieldCode()
    private var count = 0

    init(_ fields: [CodedField], support: CodingSupport) {
        self.fields = fields
        code.support = support
    }

    var support: CodingSupport { code.support }

    /// The lines of a whole tree.
    mutating func lines(_ tree: CodingBranch) -> [String] {
        guard !tree.steps.isEmpty else { return [] }
        code.support.need(.key)
        if tree.isArray { return ["var branch = encoder.unkeyedContainer()"] + elements(tree, "branch") }
        return ["var branch = encoder.container(keyedBy: Coded.Key.self)"] + entries(tree, "branch")
    }

    /// Whether all values below can be nil, so that nothing is written when all are.
    private func condition(_ branch: CodingBranch) -> String? {
        let below = branch.allFields.map { fields[$0] }
        guard below.allSatisfy({ $0.type.isOptional && !$0.rules.writesNil && $0.condition == nil }) else { return nil }
        return below.map { "self.\(SwiftName.escaped($0.name)) != nil" }.joined(separator: " || ")
    }

    /// - Parameter known: a condition under which these lines stand already.
    private mutating func entries(_ branch: CodingBranch, _ container: String, known: String? = nil) -> [String] {
        var lines: [String] = []
        for (step, below) in zip(branch.steps, branch.branches) {
            if below.steps.isEmpty {
                lines += values(below, container, key: step.source)
            } else if let condition = condition(below), condition != known {
                lines += ["if \(condition) {"] + nested(below, container, key: step.source, known: condition).indented + ["}"]
            } else {
                lines += nested(below, container, key: step.source, known: known)
            }
        }
        return lines
    }

    private mutating func elements(_ branch: CodingBranch, _ container: String, known: String? = nil) -> [String] {
        var lines: [String] = []
        let steps = (0..<branch.elementCount).map(CodingStep.index) + (branch.element(.last) == nil ? [] : [.last])
        for step in steps {
            guard let below = branch.element(step) else {
                lines.append("try \(container).encodeNil()")
                continue
            }
            if below.steps.isEmpty {
                lines += values(below, container, key: nil)
            } else if let condition = condition(below), condition != known {
                lines += ["if \(condition) {"] + nested(below, container, key: nil, known: condition).indented
                lines += ["} else {", "    try \(container).encodeNil()", "}"]
            } else {
                lines += nested(below, container, key: nil, known: known)
            }
        }
        return lines
    }

    private mutating func values(_ branch: CodingBranch, _ container: String, key: String?) -> [String] {
        branch.fields.flatMap { index in
            let field = fields[index]
            return [code.writing(field, "self." + SwiftName.escaped(field.name), container: container, key: key)].guarded(field.condition)
        }
    }

    private mutating func nested(_ branch: CodingBranch, _ container: String, key: String?, known: String?) -> [String] {
        count += 1
        let name = "branch\(count)"
        let argument = key.map { "forKey: \($0)" }
        if branch.isArray {
            return ["var \(name) = \(container).nestedUnkeyedContainer(\(argument ?? ""))"] + elements(branch, name, known: known)
        }
        let arguments = ["keyedBy: Coded.Key.self"] + [argument].compactMap { $0 }
        return ["var \(name) = \(container).nestedContainer(\(arguments.joined(separator: ", ")))"] + entries(branch, name, known: known)
    }
}
