import SwiftSource
import TemplateEngine

/// A case of an enumeration.
struct EnumCaseElement: TabledElement {
    static let kind = ModelKind.enumCase

    let context: MemberContext
    let enumCase: EnumerationCase

    static let members = ModelMembers<EnumCaseElement>([
        .plain("name", "the name") { .string($0.enumCase.name) },
        .plain("rawValue", "the text of the raw value, without the quotation marks of a text") {
            .optional($0.enumCase.rawValue.map(unquoted))
        },
        .kept("associatedValues", "the associated values") { .elements($0.values) },
        .plain("hasAssociatedValue", "whether it has associated values") { .boolean(!$0.values.isEmpty) },
        .plain("indirect", "whether it is `indirect`") { .boolean($0.context.declaration.hasModifier("indirect")) },
        .kept("annotations", "the annotations by key") { element in
            let context = element.context
            let beside = context.node.map {
                context.storage.options.annotations.values(of: [element.enumCase.name], in: context.storage.nodes[$0])
            }
            return AnnotationValues.dictionary(element.enumCase.annotations.values, beside ?? [:])
        },
        .plain("documentation", "the lines of the documentation") { .strings(Documentation.lines(of: $0.context.declaration)) },
        .plain("condition", "the condition of `#if` under which it is compiled") {
            .optional(ConditionFilter.text(of: $0.context.declaration))
        },
    ])

    var text: String? { enumCase.name }

    private var values: [AssociatedValueElement] {
        let values = enumCase.associatedValues ?? []
        return values.enumerated().map {
            AssociatedValueElement(parameter: $0.element, index: values.count > 1 ? $0.offset : nil, context: context)
        }
    }

    private static func unquoted(_ text: String) -> String {
        var text = Substring(text)
        while text.count > 1, text.first == "\"", text.last == "\"" { text = text.dropFirst().dropLast() }
        return String(text)
    }
}
