extension SwiftType {
    /// The names under which the type can be looked up: without generic arguments, of sugar the name of the type; several for a
    /// composition.
    var lookupNames: [String] {
        switch self {
        case .named(let type): [(type.module.map { $0 + "." } ?? "") + type.name]
        case .member(let base, let type): base.lookupNames.map { $0 + "." + type.name }
        case .optional, .implicitlyUnwrapped: ["Optional"]
        case .array: ["Array"]
        case .dictionary: ["Dictionary"]
        case .inlineArray: ["InlineArray"]
        case .composition(let types): types.flatMap(\.lookupNames)
        case .some(let type), .any(let type): type.lookupNames
        case .attributed(let type): type.type.lookupNames
        case .tuple(let elements) where elements.count == 1: elements[0].type.lookupNames
        case .tuple, .function, .metatype, .protocolMetatype, .suppressed, .packExpansion, .packElement, .literal: []
        }
    }
}
