import SwiftSource
import TemplateEngine

/// A generic parameter of a declaration.
struct GenericParameterElement: TabledElement {
    static let kind = ModelKind.genericParameter

    let parameter: GenericParameter
    let storage: ModelStorage
    let scope: ModelScope

    static let members = ModelMembers<GenericParameterElement>([
        .plain("name", "the name; of a pack with `each`") { .string(declaredName($0.parameter)) },
        .kept("inheritedTypeName", "the name of the type behind the colon") { element in
            .optional(
                element.parameter.constraint.map { TypeNameElement($0.type, written: $0, storage: element.storage, scope: element.scope) })
        },
        .plain("isPack", "whether it is a pack") { .boolean($0.parameter.specifier == "each") },
    ])

    var text: String? { Self.source(parameter) }

    private static func declaredName(_ parameter: GenericParameter) -> String {
        (parameter.specifier.map { $0 + " " } ?? "") + parameter.name
    }

    private static func source(_ parameter: GenericParameter) -> String {
        declaredName(parameter) + (parameter.constraint.map { ": \($0)" } ?? "")
    }

    /// The parameters as they stand behind a name.
    static func clause(_ parameters: [GenericParameter]) -> String {
        parameters.isEmpty ? "" : "<" + parameters.map(source).joined(separator: ", ") + ">"
    }
}
