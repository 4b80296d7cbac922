import SwiftSource
import TemplateEngine

/// The name of a type where it is written, with what it is made of.
struct TypeNameElement: TabledElement {
    static let kind = ModelKind.typeName

    /// The type without attributes and words before it.
    let type: SwiftType
    /// The attributes and words before it, in their order.
    let prefixes: [String]
    /// The text as it is written, without what stands before it.
    let name: String
    let storage: ModelStorage
    let scope: ModelScope

    /// Makes a name of a type.
    ///
    /// - Parameters:
    ///   - type: the type.
    ///   - written: how the whole type is written, if that is known.
    ///   - clause: a where clause that stands behind the name.
    init(_ type: SwiftType, written: WrittenType? = nil, clause: String = "", storage: ModelStorage, scope: ModelScope) {
        var inner = type
        var prefixes: [String] = []
        while case .attributed(let attributed) = inner {
            prefixes += attributed.prefixes
            inner = attributed.type
        }
        self.type = inner
        self.prefixes = prefixes
        self.storage = storage
        self.scope = scope
        name = Self.name(inner, written: prefixes.isEmpty && written?.type == type ? written?.text : nil) + clause
    }

    /// Makes the name of a type of the model.
    init(named name: String, _ context: MemberContext) {
        let type = SwiftType(name) ?? .named(NamedType(name))
        self.init(type, storage: context.storage, scope: ModelScope(node: nil, file: context.file))
    }

    /// The name of the result of a method or subscript, with the where clause.
    static func result(of context: MemberContext) -> TypeNameElement {
        let written = context.declaration.resultType
        let requirements = context.declaration.genericRequirements.map { GenericRequirementElement.source($0) }
        let clause = requirements.isEmpty ? "" : " where " + requirements.joined(separator: ", ")
        return TypeNameElement(
            written?.type ?? .named(NamedType("Void")), written: written, clause: clause, storage: context.storage, scope: context.scope)
    }

    /// Plain names keep how they are written; what has brackets or an arrow is printed in one way.
    private static func name(_ type: SwiftType, written: String?) -> String {
        switch type {
        case .named, .member, .some, .any, .composition, .metatype, .protocolMetatype:
            if let written, !written.contains(where: { $0.isNewline }), !written.contains("/*") { return written }
        default: break
        }
        return type.description
    }

    static let members = ModelMembers<TypeNameElement>(names, structure, sources, additions)

    /// How the first implementation prints a type: attributes, words such as `inout`, and the name.
    var text: String? { (attributes.map(\.source).sorted(by: utf8Order) + modifiers + [name]).joined(separator: " ") }

    /// The text with the words before it and without attributes, in canonical form.
    var sourceWithModifiers: String {
        (attributes.map(\.source).sorted(by: utf8Order) + modifiers + [type.description]).joined(separator: " ")
    }

    private func utf8Order(_ left: String, _ right: String) -> Bool { left.utf8.lexicographicallyPrecedes(right.utf8) }

    var attributes: [AttributeElement] { prefixes.compactMap { AttributeElement(prefix: $0) } }

    var modifiers: [String] { prefixes.filter { !$0.hasPrefix("@") } }

    var attributeDictionary: TemplateValue { AttributeElement.dictionary(attributes) }

    var isOptional: Bool { Self.optionalContent(of: type) != nil }

    var isImplicitlyUnwrapped: Bool {
        if case .implicitlyUnwrapped = type { return true }
        return false
    }

    /// The text without one `?` or `!`.
    var unwrappedName: String {
        switch type {
        case .optional, .implicitlyUnwrapped: String(type.description.dropLast())
        default: Self.optionalContent(of: type)?.description ?? name
        }
    }

    /// What an optional holds.
    static func optionalContent(of type: SwiftType) -> SwiftType? {
        switch type {
        case .optional(let inner), .implicitlyUnwrapped(let inner): return inner
        case .named(let named) where named.name == "Optional" && named.arguments.count == 1: return named.arguments[0]
        case .member(.named(let module), let named) where module.name == "Swift" && named.name == "Optional" && named.arguments.count == 1:
            return named.arguments[0]
        default: return nil
        }
    }

    /// The type without optionals, parentheses, attributes, `any` and `some`.
    var core: SwiftType {
        var type = type
        for _ in 0..<64 {
            switch type {
            case .attributed(let attributed): type = attributed.type
            case .tuple(let elements) where elements.count == 1 && elements[0].label == nil && !elements[0].isVariadic:
                type = elements[0].type
            default:
                guard let inner = Self.optionalContent(of: type) else { return type }
                type = inner
            }
        }
        return type
    }

    /// The type of the model that the name means.
    var resolvedType: ModelObject? {
        if case .composition = core { return nil }
        return core.lookupName.flatMap { storage.type(named: $0, in: scope) }.map { storage.object($0) }
    }

    /// The name behind typealiases; the name itself when there are none.
    var actual: TypeNameElement { expanded ?? self }

    /// The name behind typealiases, if there are any.
    var expanded: TypeNameElement? {
        var expansion = TypeExpansion(storage: storage)
        let target = expansion.expanded(type, in: scope)
        guard expansion.isChanged else { return nil }
        let full: SwiftType = prefixes.isEmpty ? target : .attributed(AttributedType(target, prefixes: prefixes))
        return TypeNameElement(full, storage: storage, scope: scope)
    }
}
