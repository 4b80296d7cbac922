import SwiftSource
import TemplateEngine

extension TypeElement {
    /// What only some kinds of types have; for others there is nothing.
    static let subclasses: [ModelMember<TypeElement>] = [
        .kept("cases", "of an enumeration: its cases") { type in
            guard type.typeKind == .enumeration else { return .null }
            return .array(type.enumCases.map { .object($0) })
        },
        .kept("rawTypeName", "of an enumeration: the name of the raw type") { .optional($0.rawTypeName) },
        .reference("rawType", "of an enumeration: the raw type, when a file declares it") { type in
            guard let name = type.rawTypeName else { return .null }
            return type.storage.type(named: name.name, in: type.scope).map { .object(type.storage.object($0)) } ?? .null
        },
        .plain("hasRawType", "of an enumeration: whether it has a raw type") { type in
            type.typeKind == .enumeration ? .boolean(type.rawTypeName != nil) : .null
        },
        .plain("hasAssociatedValues", "of an enumeration: whether a case has associated values") { type in
            type.typeKind == .enumeration ? .boolean(type.hasAssociatedValues) : .null
        },
        .plain("isFinal", "of a class or actor: whether it is `final`") { type in
            guard type.typeKind == .class || type.typeKind == .actor else { return .null }
            return .boolean(type.mainDeclaration?.hasModifier("final") ?? false)
        },
        .plain("isDistributed", "of an actor: whether it is `distributed`") { type in
            guard type.typeKind == .actor else { return .null }
            return .boolean(type.mainDeclaration?.hasModifier("distributed") ?? false)
        },
        .kept("associatedTypes", "of a protocol: the associated types by name, those of protocols that it inherits from too") { type in
            guard type.typeKind == .protocol else { return .null }
            return .dictionary(TemplateDictionary(type.associatedTypes.map { ($0.name, .element($0)) }))
        },
        .kept("composedTypeNames", "of a composition: the names of its types") { type in
            guard let target = type.alias?.declaration.aliasedType else { return .null }
            return .elements(target.type.composed.map { TypeNameElement($0, storage: type.storage, scope: type.scope) })
        },
        .reference("composedTypes", "of a composition: its types that files declare") { type in
            guard type.alias != nil else { return .null }
            return type.objects(type.node.bases.compactMap(\.node))
        },
    ]

    private var enumCases: [ModelObject] {
        parts.flatMap { number, part in
            part.declaration.members.filter(storage.conditions.holds).flatMap { member in
                MemberMaker.cases(
                    MemberContext(
                        storage: storage, declaration: member, file: part.file, node: self.number, part: part.isExtension ? number : nil))
            }
        }
    }

    private var declaredCases: [EnumerationCase] {
        parts.flatMap { $0.part.declaration.members.filter(storage.conditions.holds).flatMap(\.cases) }
    }

    var hasAssociatedValues: Bool { declaredCases.contains { $0.associatedValues?.isEmpty == false } }

    /// The type of a property `rawValue`, or what is inherited first, unless that is a protocol, no case is there, or one has associated
    /// values.
    var rawTypeName: TypeNameElement? {
        guard typeKind == .enumeration, let first = storage.declarations(of: number).main?.declaration.inheritedTypes.first else {
            return writtenRawType
        }
        if let writtenRawType { return writtenRawType }
        let cases = declaredCases
        guard !cases.isEmpty, !hasAssociatedValues, let name = first.type.lookupName else { return nil }
        if let known = storage.type(named: name, in: scope) {
            switch storage.nodes[known].kind {
            case .protocol, .protocolComposition: return nil
            default: break
            }
        }
        guard !StandardNames.protocols.contains(StandardNames.withoutModule(name)) else { return nil }
        return TypeNameElement(first.type, storage: storage, scope: scope)
    }

    private var writtenRawType: TypeNameElement? {
        guard typeKind == .enumeration else { return nil }
        for (_, part) in parts {
            for member in part.declaration.members where member.kind == .variable && !member.hasModifier("static") {
                for binding in member.bindings where binding.names == ["rawValue"] {
                    return binding.type.map { TypeNameElement($0.type, storage: storage, scope: scope) }
                }
            }
        }
        return nil
    }

    private var associatedTypes: [AssociatedTypeElement] {
        var list: [AssociatedTypeElement] = []
        var seen: Set<String> = []
        for number in [number] + ancestors([.protocol]) {
            for part in storage.declarations(of: number).parts {
                for member in part.declaration.members where member.kind == .associatedType && storage.conditions.holds(member) {
                    guard seen.insert(member.name).inserted else { continue }
                    list.append(
                        AssociatedTypeElement(declaration: member, storage: storage, scope: ModelScope(node: number, file: part.file)))
                }
            }
        }
        return list
    }
}
