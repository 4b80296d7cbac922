import SwiftSource
import TemplateEngine

/// A parameter of a method or subscript.
struct ParameterElement: TypedElement {
    static let kind = ModelKind.methodParameter

    let parameter: Parameter
    let index: Int
    let isOfSubscript: Bool
    let context: MemberContext

    static let members = ModelMembers<ParameterElement>(
        [
            .plain("argumentLabel", "the label of a call; nothing when a call has none") { .optional($0.label) },
            .plain("name", "the name in the body") { .string($0.name) },
        ], typed,
        [
            .plain("inout", "whether it is `inout`") { .boolean($0.typeName.modifiers.contains("inout")) },
            .plain("isVariadic", "whether it takes any number of values") { .boolean($0.parameter.isVariadic) },
            .kept("typeAttributes", "the attributes of the type, lists by name") { $0.typeName.attributeDictionary },
            .plain("defaultValue", "the text of the default value") { .optional($0.parameter.defaultValue) },
            .kept("annotations", "the annotations by key") { AnnotationValues.dictionary($0.parameter.annotations.values, [:]) },
            .plain("index", "its number, from 0") { .integer($0.index) },
            .plain("asSource", "the text of the parameter as it stands in a declaration") { .string($0.source) },
        ])

    static func list(_ context: MemberContext, isOfSubscript: Bool) -> [ParameterElement] {
        (context.declaration.parameters ?? []).enumerated().map {
            ParameterElement(parameter: $0.element, index: $0.offset, isOfSubscript: isOfSubscript, context: context)
        }
    }

    var text: String? { source }

    var name: String { parameter.secondName ?? parameter.firstName ?? "" }

    /// The label; a single name of a subscript is none.
    var label: String? { isOfSubscript && parameter.secondName == nil ? nil : parameter.label }

    var typeName: TypeNameElement {
        TypeNameElement(parameter.type.type, written: parameter.type, storage: context.storage, scope: context.scope)
    }

    var source: String {
        let names = label == name ? name : (label ?? "_") + (name.isEmpty || name == "_" && label == nil ? "" : " " + name)
        let type = typeName.sourceWithModifiers + (parameter.isVariadic ? "..." : "")
        return "\(names): \(type)" + (parameter.defaultValue.map { " = " + $0 } ?? "")
    }
}
