import SwiftSource
import TemplateEngine

/// An associated value of a case.
struct AssociatedValueElement: TypedElement {
    static let kind = ModelKind.associatedValue

    let parameter: Parameter
    /// Its number, when the case has several values.
    let index: Int?
    let context: MemberContext

    static let members = ModelMembers<AssociatedValueElement>(
        [
            .plain("localName", "the first label") { .optional($0.parameter.firstName.flatMap { $0 == "_" ? nil : $0 }) },
            .plain("externalName", "the second label, otherwise the first; without labels the number when the case has several values") {
                .optional($0.externalName)
            },
        ], typed,
        [
            .plain("defaultValue", "the text of the default value") { .optional($0.parameter.defaultValue) },
            .kept("annotations", "the annotations by key") { AnnotationValues.dictionary($0.parameter.annotations.values, [:]) },
        ])

    private var externalName: String? {
        parameter.secondName ?? parameter.label ?? index.map(String.init)
    }

    var typeName: TypeNameElement {
        TypeNameElement(parameter.type.type, written: parameter.type, storage: context.storage, scope: context.scope)
    }
}
