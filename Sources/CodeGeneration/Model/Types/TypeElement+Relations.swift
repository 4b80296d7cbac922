import SwiftSource
import TemplateEngine

extension TypeElement {
    static let relations: [ModelMember<TypeElement>] = [
        .plain("inheritedTypes", "what stands behind the colons, as it is written; of an enumeration without the raw type") {
            .strings($0.inheritedTexts)
        },
        .reference("supertype", "the class that it inherits from, when a file declares it") { type in
            .optional(type.supertype.map { type.storage.object($0) })
        },
        .kept("based", "the names of all that it inherits from and conforms to, through others as well, each by itself") { type in
            .dictionary(TemplateDictionary(type.basedNames.map { ($0, .string($0)) }))
        },
        .reference("basedTypes", "those of them that files declare, by global name") { $0.dictionary($0.relations.ancestors) },
        .reference("inherits", "the classes that it inherits from, by global name") { $0.dictionary($0.ancestors([.class])) },
        .reference("implements", "the protocols and compositions that it conforms to, by global name") {
            $0.dictionary($0.ancestors([.protocol, .protocolComposition]))
        },
        .reference("parent", "the type around it") { type in .optional(type.node.parent.map { type.storage.object($0) }) },
        .plain("parentName", "the name of the type around it") { .optional(ModelNames.parent(of: $0.node.name)) },
        .reference("parentTypes", "the types around it, the nearest first") { $0.objects($0.parents) },
        .reference("containedTypes", "the types in it, by name") { $0.objects($0.node.nested) },
        .reference("containedType", "the types in it by their local names") { type in
            .dictionary(
                TemplateDictionary(type.node.nested.map { (type.storage.nodes[$0].localName, .object(type.storage.object($0))) }))
        },
        .kept("typealiases", "the typealiases in it by their local names") { type in
            let numbers = type.storage.nestedAliases[type.node.globalName] ?? []
            return .dictionary(
                TemplateDictionary(
                    numbers.map { type.storage.alias($0) }.map {
                        ($0.declaration.name, .element(TypealiasElement(storage: type.storage, alias: $0)))
                    }))
        },
    ]

    private var supertype: Int? {
        guard typeKind == .class else { return nil }
        return node.bases.lazy.compactMap(\.node).first { storage.nodes[$0].kind == .class }
    }

    /// All names, without that of a raw type, which is nothing that an enumeration is based on.
    var basedNames: [String] {
        let raw = rawTypeName?.name
        return relations.names.filter { $0 != raw }
    }

    private var inheritedTexts: [String] {
        var seen: Set<String> = []
        let raw = rawTypeName?.name
        let written = alias?.declaration.aliasedType.map { [$0] } ?? parts.flatMap { $0.part.declaration.inheritedTypes }
        let texts = written.flatMap { type in
            type.type.composed.count > 1 ? type.type.composed.map(\.description) : [type.type.description]
        }
        return texts.filter { $0 != raw && seen.insert($0).inserted }
    }

    private var parents: [Int] {
        var list: [Int] = []
        var next = node.parent
        while let current = next, list.count < 256 {
            list.append(current)
            next = storage.nodes[current].parent
        }
        return list
    }
}
