import TemplateEngine

/// A filter that asks something of one object, or selects those of a list of which it holds.
struct SelectorFilter: Sendable {
    let name: String
    /// What can be asked.
    let kinds: Set<ModelKind>
    /// What holds.
    let holds: @Sendable (ModelObject) -> Bool

    init(_ name: String, _ kinds: Set<ModelKind>, _ holds: @escaping @Sendable (ModelObject) -> Bool) {
        (self.name, self.kinds, self.holds) = (name, kinds, holds)
    }

    /// The filter and its negation.
    var filters: [TemplateFilter] {
        [false, true].map { isNegated in
            TemplateFilter((isNegated ? "!" : "") + name, takesArguments: false) { value, _ in
                Self.apply(value, kinds) { holds($0) != isNegated }
            }
        }
    }

    /// On an object whether it holds, on a list those of which it holds; anything else stays as it is.
    static func apply(_ value: TemplateValue, _ kinds: Set<ModelKind>, _ holds: (ModelObject) -> Bool) -> TemplateValue {
        if let object = value.modelObject { return kinds.contains(object.kind) ? .boolean(holds(object)) : value }
        guard let values = value.array, !values.isEmpty else { return value }
        let objects = values.compactMap(\.modelObject).filter { kinds.contains($0.kind) }
        guard !objects.isEmpty else { return value }
        return .array(objects.filter(holds).map { .object($0) })
    }
}

extension TemplateValue {
    /// The object of the model, if this is one.
    var modelObject: ModelObject? {
        guard case .object(let object) = self else { return nil }
        return object as? ModelObject
    }
}
