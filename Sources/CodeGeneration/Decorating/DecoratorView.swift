import Diagnostics
import SwiftSource
import TemplateEngine

/// What a template needs that wraps a value of a protocol: a class of its own for a protocol, or the members of a type that says
/// which protocol it decorates.
struct DecoratorView {
    /// The type that decorates; for a class of its own the protocol.
    private let owner: TypeElement
    private let decorated: TypeElement
    private var all: ProtocolRequirements
    private(set) var findings: [Diagnostic] = []

    /// A class for a protocol that wants one, or the members of a type with the annotation `decorate`; nothing for other types.
    init?(_ type: TypeElement) {
        owner = type
        if [.protocol, .protocolComposition].contains(type.typeKind) {
            guard type.wants("AutoDecorator"), type.isVisible, type.node.localName != "AutoDecorator" else { return nil }
            decorated = type
        } else {
            guard case .string(let name)? = type.annotationValue("decorate") else { return nil }
            guard let node = type.storage.type(named: name, in: type.scope) else {
                type.storage.report(
                    Diagnostic(
                        .error, "decorator-unsupported",
                        name.contains("&")
                            ? "'decorate' names one protocol; name a typealias of '\(name)'" : "no file declares the protocol '\(name)'",
                        at: type.mainDeclaration?.nameLocation))
                return nil
            }
            decorated = TypeElement(storage: type.storage, number: node, part: nil)
        }
        all = RequirementCollector.requirements(of: decorated)
    }

    private var isClassOfItsOwn: Bool { owner.number == decorated.number }

    /// Whether the type of the value is a generic parameter, because the protocol says something about types.
    private var isGeneric: Bool {
        isClassOfItsOwn
            && (!all.associated.isEmpty || all.requirements.contains { $0.requirement.isStatic || $0.requirement.isInitializer })
    }

    /// The fields for the template; nothing when something cannot be forwarded.
    mutating func value() -> TemplateValue {
        findRefused()
        guard findings.isEmpty else { return .null }
        all.avoid(isClassOfItsOwn ? (isGeneric ? Set(all.associated.map(\.name) + ["Decorated"]) : []) : owner.namesOfParameters)
        let name = isClassOfItsOwn ? decorated.node.localName + "Decorator" : owner.node.name
        let types = RequirementTypes(
            storage: owner.storage, selfName: nil, parent: isClassOfItsOwn ? decorated.node.parent : owner.node.parent)
        let isGuarded = isClassOfItsOwn && all.isSendable && all.isolation == .none
        let surroundings = MockSurroundings(
            name: name, isActor: false, isGuarded: isGuarded, isolation: isClassOfItsOwn ? all.isolation : ownIsolation,
            isGeneric: isGeneric, types: types)
        let protocolName = isClassOfItsOwn ? decorated.node.localName : decorated.node.name
        return [
            ("name", .string(name)),
            ("keyword", .string(all.isolation == .instance ? "actor" : "class")),
            ("protocol", .string(protocolName)),
            ("type", .string(isGeneric ? "Decorated" : "any \(protocolName)")),
            ("generics", .string(isGeneric ? "<Decorated: \(protocolName)>" : "")),
            ("bases", .strings(bases(protocolName) + (isGuarded ? ["@unchecked Sendable"] : []))),
            ("typealiases", .strings(isGeneric ? all.associated.map { "\(DeclaredName.quoted($0.name)) = Decorated.\($0.name)" } : [])),
            ("word", .string(needsVariable ? "var" : "let")),
            ("propertyWord", .string(!needsVariable && owner.relations.names.contains("Sendable") ? "let" : "private(set) var")),
            ("access", .string(owner.accessPrefix)),
            ("propertyAccess", .string(decorated.access < owner.access ? decorated.accessPrefix : owner.accessPrefix)),
            ("attributes", .strings(attributes)),
            ("parent", .optional(isClassOfItsOwn ? decorated.node.parent.map { owner.storage.nodes[$0].name } : nil)),
            ("condition", .optional(owner.condition)),
            ("getHook", .optional(snippet("decorateGet"))),
            ("setHook", .optional(snippet("decorateSet"))),
            ("methodHook", .optional(snippet("decorateMethod"))),
            ("hasProperty", .boolean(!declares("decorated"))),
            ("members", .array(members(surroundings))),
        ].value
    }

    /// What the class inherits from and conforms to; a composition that names `Sendable` says so already.
    private func bases(_ name: String) -> [String] {
        let object = all.names.contains("NSObjectProtocol") && all.isolation != .instance ? ["NSObject"] : []
        guard decorated.typeKind == .protocolComposition else { return object + [name] }
        let parts = CompositionParts(owner.storage, decorated.number)
        return object + (parts.namesMore ? parts.protocols : [name])
    }

    private var ownIsolation: Isolation { owner.globalActor.map { .global($0) } ?? .none }

    private var attributes: [String] {
        var list = decorated.availability
        if case .global(let actor) = all.isolation { list.append("@" + actor) }
        return list
    }

    /// The code of an annotation; quotation marks in it may be written as they are, or all of them with a backslash.
    private func snippet(_ key: String) -> String? {
        guard let text = owner.annotationValue(key)?.losslessText else { return nil }
        let unescaped = text.replacing("\\\"", with: "\"")
        return text.count - unescaped.count == text.filter { $0 == "\"" }.count ? unescaped : text
    }

    /// Whether the value can change while it is used through the protocol.
    private var needsVariable: Bool {
        if all.superclass != nil || all.names.contains("AnyObject") || all.names.contains("class") || all.isolation == .instance {
            return false
        }
        return all.requirements.contains { item in
            item.requirement.isMutable || item.requirement.declaration.hasModifier("mutating")
                || item.requirement.accessors.contains { $0.modifiers.contains { $0.name == "mutating" } }
        }
    }

    private func members(_ surroundings: MockSurroundings) -> [TemplateValue] {
        let conditions = owner.mainDeclaration?.conditions ?? []
        return all.requirements.filter { !isDeclared($0.requirement) }.map { requirement, isolation in
            let own = requirement.declaration.conditions
            let member = DecoratorMember(
                requirement, isolation: isolation, types: surroundings.types,
                isMutating: !isClassOfItsOwn && owner.typeKind != .class,
                condition: own == conditions || own.isEmpty ? nil : ConditionFilter.text(of: requirement.declaration))
            let isOfType = requirement.isStatic || requirement.isInitializer
            return member.templateValue(prefix: surroundings.prefix(isolation, isStatic: isOfType))
        }
    }

    // MARK: - What the type has

    /// Whether the type has a member itself, so that nothing is forwarded.
    private func isDeclared(_ requirement: Requirement) -> Bool {
        guard !isClassOfItsOwn else { return false }
        let key = requirement.key { $0 }
        return ownRequirements.contains { $0.key { $0 } == key }
    }

    private var ownRequirements: [Requirement] {
        owner.parts.flatMap { _, part in
            part.declaration.members.flatMap { Requirement.list($0, node: owner.number, file: part.file) }
        }
    }

    private func declares(_ name: String) -> Bool { ownRequirements.contains { $0.isVariable && $0.name == name } }

    // MARK: - What cannot be forwarded

    /// Whether what a protocol of the library requires cannot be handed on.
    private static func isBeyond(_ name: String) -> Bool {
        StandardProtocol.isBeyondMocks(name) || StandardNames.withoutModule(name).hasPrefix("ExpressibleBy")
    }

    private mutating func refuse(_ message: String, _ location: SourceLocation?) {
        findings.append(Diagnostic(.error, "decorator-unsupported", message, at: location))
    }

    private mutating func findRefused() {
        let place = decorated.mainDeclaration?.nameLocation ?? decorated.alias?.declaration.nameLocation
        guard [.protocol, .protocolComposition].contains(decorated.typeKind) else {
            return refuse("'\(decorated.node.name)' is no protocol; 'decorate' names one", owner.mainDeclaration?.nameLocation)
        }
        if let superclass = all.superclass {
            refuse("'\(decorated.node.name)' asks for subclasses of '\(superclass)', which a decorator is not", place)
        }
        if all.mentionsSelf {
            refuse(
                "'\(decorated.node.name)' mentions Self, and what it decorates is of another type; let it say 'any \(decorated.node.name)'",
                place)
        }
        if !isClassOfItsOwn, !all.associated.isEmpty {
            refuse("'\(decorated.node.name)' has associated types; annotate it with 'AutoDecorator' for a generic class", place)
        }
        for name in all.standardNames(where: Self.isBeyond) {
            refuse(
                "'\(decorated.node.name)' inherits from '\(name)', which a decorator cannot be; let it have a property of that kind", place)
        }
        for (requirement, isolation) in all.requirements where !isDeclared(requirement) {
            let types = RequirementTypes(storage: owner.storage, selfName: nil, parent: nil)
            // What a protocol of the library requires stands nowhere.
            let location = requirement.scope.node == nil ? place : requirement.location
            let title = Signature(requirement: requirement, types: types).title
            if requirement.parameters.contains(where: \.isVariadic) {
                refuse(
                    "'\(title)' takes any number of values, which nobody can hand on; write the member in the type", location)
            } else if isolation == .instance, !requirement.effects.isAsync {
                refuse("'\(title)' belongs to another actor, which nobody reaches without waiting; make it async", location)
            } else if isClassOfItsOwn, case .global = all.isolation, isolation != all.isolation, !requirement.isStatic,
                needsVariable || !all.names.contains("Sendable")
            {
                let place = isolation == .none ? "anywhere" : "another actor"
                refuse(
                    "'\(title)' is used from \(place), while what is decorated may change on its actor; "
                        + "let '\(decorated.node.name)' inherit from AnyObject and Sendable", location)
            } else if !isClassOfItsOwn, ownIsolation != .none, isolation != ownIsolation {
                refuse(
                    "'\(title)' does not belong to the actor of '\(owner.node.name)', where 'decorated' is; write it in the type", location)
            } else if !isClassOfItsOwn, requirement.isStatic || requirement.isInitializer {
                refuse("'\(title)' belongs to the type, not to the value that is decorated; write it in the type", location)
            }
        }
    }
}
