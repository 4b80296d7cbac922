extension Declaration {
    /// The type that an extension extends.
    public var extendedType: WrittenType? {
        kind == .extension ? storage.type(at: Int(record.nameStart)) : nil
    }

    /// What its users tell a member by: kind, name, labels and types, and whether it belongs to the type itself.
    var signature: String {
        let isStatic = modifiers.contains { $0.name == "static" || $0.name == "class" }
        let list = (parameters ?? []).map { "\($0.firstName ?? "_"):\($0.type)" }.joined(separator: ",")
        let names = kind == .variable ? bindings.flatMap(\.names).joined(separator: ",") : name
        let type = kind == .variable ? bindings.compactMap { $0.type?.description }.joined(separator: ",") : resultType?.description
        return "\(kind) \(isStatic) \(names) (\(list)) \(type ?? "")"
    }
}
