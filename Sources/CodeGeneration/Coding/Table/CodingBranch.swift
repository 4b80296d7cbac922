/// What stands below a key or an element when values are written: the properties whose ways end there, and what stands further below.
struct CodingBranch: Sendable {
    /// The numbers of the fields that end here; several only where `#if` decides between them.
    private(set) var fields: [Int] = []
    /// The steps below, in the order in which they came, and what stands there.
    private(set) var steps: [CodingStep] = []
    private(set) var branches: [CodingBranch] = []

    /// Adds the way to a field.
    ///
    /// - Returns: what is wrong with the way, in words behind "the way to …".
    mutating func add(_ path: some Collection<CodingStep>, field: Int, isConditional: Bool = false) -> String? {
        guard let step = path.first else {
            if !steps.isEmpty { return "ends where other values stand below" }
            if !fields.isEmpty, !isConditional { return "is that of another value" }
            fields.append(field)
            return nil
        }
        if !fields.isEmpty { return "leads through another value" }
        if let other = steps.first, other.isElement != step.isElement {
            return "takes for an array what is an object for another, or the reverse"
        }
        if let index = steps.firstIndex(of: step) {
            return branches[index].add(path.dropFirst(), field: field, isConditional: isConditional)
        }
        steps.append(step)
        branches.append(CodingBranch())
        return branches[branches.count - 1].add(path.dropFirst(), field: field, isConditional: isConditional)
    }

    /// Whether what stands below is an array.
    var isArray: Bool { steps.first?.isElement ?? false }

    /// The numbers of all fields that end here or below.
    var allFields: [Int] { fields + branches.flatMap(\.allFields) }

    /// The branch of an element.
    func element(_ step: CodingStep) -> CodingBranch? { steps.firstIndex(of: step).map { branches[$0] } }

    /// How many numbered elements there are.
    var elementCount: Int {
        steps.reduce(0) { count, step in
            guard case .index(let number) = step else { return count }
            return max(count, number + 1)
        }
    }
}
