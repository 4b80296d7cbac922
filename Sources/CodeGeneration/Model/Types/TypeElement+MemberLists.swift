import SwiftSource
import TemplateEngine

extension TypeElement {
    static let memberLists: [ModelMember<TypeElement>] = [
        .kept("variables", "the variables of the type and its extensions, each once") { $0.unique("rawVariables") },
        .kept("methods", "the methods, initializers and deinitializers of the type and its extensions, each once") {
            $0.unique("rawMethods")
        },
        .kept("subscripts", "the subscripts of the type and its extensions, each once") { $0.unique("rawSubscripts") },
        .reference("rawVariables", "all variables, equal ones too") { .array($0.memberObjects(MemberMaker.variables)) },
        .reference("rawMethods", "all methods, initializers and deinitializers, equal ones too") {
            .array($0.memberObjects(MemberMaker.methods))
        },
        .reference("rawSubscripts", "all subscripts, equal ones too") { .array($0.memberObjects(MemberMaker.subscripts)) },
        .reference("allVariables", "the variables with those of classes and protocols that it inherits from") { $0.all("variables") },
        .reference("allMethods", "the methods with those of classes and protocols that it inherits from") { $0.all("methods") },
        .reference("allSubscripts", "the subscripts with those of classes and protocols that it inherits from") { $0.all("subscripts") },
        .reference("initializers", "the initializers among the methods") { $0.filtered("methods") { $0.isTrue("isInitializer") } },
        .reference("staticVariables", "the variables of the type itself") { $0.filtered("variables") { $0.isTrue("isStatic") } },
        .reference("instanceVariables", "the variables of instances") { $0.filtered("variables") { !$0.isTrue("isStatic") } },
        .reference("computedVariables", "the computed variables of instances") {
            $0.filtered("variables") { !$0.isTrue("isStatic") && $0.isTrue("isComputed") }
        },
        .reference("storedVariables", "the variables of instances that are not computed") {
            $0.filtered("variables") { !$0.isTrue("isStatic") && !$0.isTrue("isComputed") }
        },
        .reference("staticMethods", "the `static` methods, without initializers") {
            $0.filtered("methods") { $0.isTrue("isStatic") && !$0.isTrue("isInitializer") }
        },
        .reference("classMethods", "the `class` methods") { $0.filtered("methods") { $0.isTrue("isClass") } },
        .reference("instanceMethods", "the methods of instances") {
            $0.filtered("methods") { !$0.isTrue("isStatic") && !$0.isTrue("isClass") && !$0.isTrue("isInitializer") }
        },
    ]

    /// What is declared in the parts, in their order.
    private func memberObjects(_ make: (MemberContext) -> [ModelObject]) -> [TemplateValue] {
        var list: [TemplateValue] = []
        for (number, part) in parts {
            for member in part.declaration.members where storage.conditions.holds(member) {
                let context = MemberContext(
                    storage: storage, declaration: member, file: part.file, node: self.number, part: part.isExtension ? number : nil)
                list += make(context).map { .object($0) }
            }
        }
        return list
    }

    /// The objects of another member of the same type.
    private func list(_ member: String) -> [ModelObject] { object.list(member) }

    private func filtered(_ member: String, _ isIncluded: (ModelObject) -> Bool) -> TemplateValue {
        .array(list(member).filter(isIncluded).map { .object($0) })
    }

    /// The first of those that look the same to their users.
    private func unique(_ member: String) -> TemplateValue {
        let list = list(member)
        var names: Set<String> = []
        // Making a signature costs much more than reading a name, and members with different names do not look the same.
        let haveOwnNames = list.allSatisfy { object in object.declaredName.map { names.insert($0).inserted } ?? false }
        if haveOwnNames { return .array(list.map { .object($0) }) }
        var seen: Set<String> = []
        return .array(list.filter { seen.insert($0.signature).inserted }.map { .object($0) })
    }

    /// What the type declares, then what it inherits from classes and from protocols, each by name, then its extensions.
    private func all(_ member: String) -> TemplateValue {
        let own = list(member)
        let ancestors = sorted(ancestors([.class])) + sorted(ancestors([.protocol, .protocolComposition]))
        let inherited = ancestors.map { storage.object($0).list(member) }.filter { !$0.isEmpty }
        if inherited.isEmpty, !own.contains(where: \.isInExtension) { return .array(own.map { .object($0) }) }
        var seen = Set(own.filter { !$0.isInExtension }.map(\.signature))
        var result = own.filter { !$0.isInExtension }
        for list in inherited {
            // What one ancestor declares is compared with what came before it, not with itself.
            let found = list.filter { !seen.contains($0.signature) }
            result += found
            seen.formUnion(found.map(\.signature))
        }
        result += own.filter { $0.isInExtension && !seen.contains($0.signature) }
        return .array(result.map { .object($0) })
    }

    private func sorted(_ numbers: [Int]) -> [Int] {
        numbers.sorted { storage.nodes[$0].name.utf8.lexicographicallyPrecedes(storage.nodes[$1].name.utf8) }
    }
}

extension ModelObject {
    /// The objects in a member.
    func list(_ member: String) -> [ModelObject] {
        (templateMember(member)?.array ?? []).compactMap { value in
            guard case .object(let object) = value else { return nil }
            return object as? ModelObject
        }
    }

    /// Whether a member is true.
    func isTrue(_ member: String) -> Bool { templateMember(member)?.isTrue ?? false }

    /// What the users of a member tell it by.
    var signature: String { (element as? any MemberOfType)?.signature ?? "" }

    /// The name of the declaration of a member, which may declare others as well.
    var declaredName: String? { (element as? any MemberOfType)?.context.declaration.name }

    /// Whether a member is defined in an extension.
    var isInExtension: Bool { (element as? any MemberOfType)?.context.part != nil }
}
