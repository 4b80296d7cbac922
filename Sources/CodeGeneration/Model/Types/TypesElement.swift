import SwiftSource
import TemplateEngine

/// `types` of templates: all types, by kind and by what they are based on.
struct TypesElement: TabledElement {
    static let kind = ModelKind.types

    let storage: ModelStorage

    static let members = ModelMembers<TypesElement>([
        .reference("types", "all types, sorted by global name: protocols, compositions and extended types that no file declares too") {
            $0.objects { _ in true }
        },
        .reference("all", "the types without protocols and compositions") { $0.objects { $0 != .protocol && $0 != .protocolComposition } },
        .reference("protocols", "the protocols") { $0.objects { $0 == .protocol } },
        .reference("protocolCompositions", "the typealiases of several protocols") { $0.objects { $0 == .protocolComposition } },
        .reference("classes", "the classes") { $0.objects { $0 == .class } },
        .reference("structs", "the structures") { $0.objects { $0 == .structure } },
        .reference("enums", "the enumerations") { $0.objects { $0 == .enumeration } },
        .reference("actors", "the actors") { $0.objects { $0 == .actor } },
        .reference("extensions", "the extended types that no file declares") { $0.objects { $0 == .extension } },
        .kept("typealiases", "the typealiases that are in no type") { $0.typealiases },
        .kept("based", "the types that inherit from or conform to a name, known or not, by that name") { $0.keyed(.based) },
        .kept("inheriting", "the types that inherit from a class, by its name") { $0.keyed(.inheriting) },
        .kept("implementing", "the types that conform to a protocol or composition, by its name") { $0.keyed(.implementing) },
        .reference("typesByName", "all types by global name") { types in
            .dictionary(
                TemplateDictionary(
                    types.storage.nodes.indices.map { (types.storage.nodes[$0].globalName, .object(types.storage.object($0))) }))
        },
        .kept("typesaliasesByName", "all typealiases by name, with the spelling that templates use") { types in
            .dictionary(
                TemplateDictionary(
                    types.storage.aliasNumbers.map { types.storage.alias($0) }.map {
                        ($0.name, .element(TypealiasElement(storage: types.storage, alias: $0)))
                    }))
        },
    ])

    private func objects(_ isIncluded: (TypeNode.Kind) -> Bool) -> TemplateValue {
        .array(storage.nodes.indices.filter { isIncluded(storage.nodes[$0].kind) }.map { .object(storage.object($0)) })
    }

    private var typealiases: TemplateValue {
        .elements(
            storage.aliasNumbers.map { storage.alias($0) }.filter { ModelNames.parent(of: $0.name) == nil }.map {
                TypealiasElement(storage: storage, alias: $0)
            })
    }

    private func keyed(_ relation: KeyedTypes.Relation) -> TemplateValue {
        .object(KeyedTypes(storage: storage, relation: relation, prefix: ""))
    }
}
