import SwiftSource
import TemplateEngine

/// A typealias.
struct TypealiasElement: TypedElement {
    static let kind = ModelKind.typealias

    let storage: ModelStorage
    let alias: AliasNode

    static let members = ModelMembers<TypealiasElement>(
        [
            .plain("name", "the name with those of the types around it") { .string($0.alias.name) },
            .plain("aliasName", "the last part of the name") { .string($0.alias.declaration.name) },
        ], typed,
        [
            .plain("module", "the name of the module") { .optional($0.alias.module) },
            .kept("imports", "the imports of the file") { element in
                .elements(element.storage.imports(of: element.alias.file).map(ImportElement.init))
            },
            .reference("parent", "the type around it") { element in .optional(element.scope.node.map { element.storage.object($0) }) },
            .plain("parentName", "the name of the type around it") { .optional(ModelNames.parent(of: $0.alias.name)) },
            .plain("accessLevel", "the access") { .string(($0.alias.declaration.access ?? .internal).rawValue) },
            .kept("annotations", "the annotations by key") { AnnotationValues.dictionary($0.alias.declaration.annotations.values, [:]) },
            .plain("documentation", "the lines of the documentation") { .strings(Documentation.lines(of: $0.alias.declaration)) },
            .kept("attributes", "the attributes, lists by name") { AttributeElement.dictionary($0.alias.declaration.attributes) },
            .kept("modifiers", "the modifiers in their order") { .elements($0.alias.declaration.modifiers.map(ModifierElement.init)) },
            .plain("condition", "the condition of `#if` under which it is compiled") {
                .optional(ConditionFilter.text(of: $0.alias.declaration))
            },
        ])

    var text: String? { alias.name }

    private var scope: ModelScope { storage.scope(of: alias) }

    var typeName: TypeNameElement {
        guard let target = alias.declaration.aliasedType else {
            return TypeNameElement(TypeGuess.unknown, storage: storage, scope: scope)
        }
        return TypeNameElement(target.type, written: target, storage: storage, scope: scope)
    }
}
