import SwiftSource
import TemplateEngine

/// Annotations as templates see them.
enum AnnotationValues {
    /// The value of an annotation: a key without value is true, numbers print without a fraction when they are whole.
    static func value(_ value: AnnotationValue) -> TemplateValue {
        switch value {
        case .boolean(let truth): .boolean(truth)
        case .number(let number): .double(number)
        case .string(let text): .string(text)
        case .array(let values): .array(values.map(Self.value))
        case .dictionary(let values): .dictionary(TemplateDictionary(values.mapValues(Self.value)))
        case .null: .null
        }
    }

    /// Annotations by key; what stands beside the source adds to what the source says.
    static func dictionary(_ own: [String: AnnotationValue], _ beside: [String: AnnotationValue]) -> TemplateValue {
        .dictionary(TemplateDictionary(own.merging(beside) { own, _ in own }.mapValues(value)))
    }
}
