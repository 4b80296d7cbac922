import SwiftSource
import TemplateEngine

/// A case of an enumeration with its associated values.
struct EnumCaseView {
    let name: String
    let values: [StoredProperty]
    let labels: [String?]
    let condition: String?
    let declaration: Declaration

    /// Whether it can never be there together with another one.
    func excludes(_ other: EnumCaseView) -> Bool { declaration.conditions.areExclusive(with: other.declaration.conditions) }

    /// The cases of an enumeration.
    static func list(of type: TypeElement) -> [EnumCaseView] {
        type.object.list("cases").compactMap { $0.element as? EnumCaseElement }.map { element in
            let parameters = element.enumCase.associatedValues ?? []
            let values = parameters.enumerated().map { index, parameter in
                let typeName = TypeNameElement(
                    parameter.type.type, written: parameter.type, storage: element.context.storage, scope: element.context.scope)
                var property = StoredProperty(
                    name: parameter.label ?? String(index), type: typeName, declaration: element.context.declaration)
                if case .dictionary(let annotations) = AnnotationValues.dictionary(parameter.annotations.values, [:]) {
                    property.annotations = annotations
                }
                return property
            }
            return EnumCaseView(
                name: element.enumCase.name, values: values, labels: parameters.map(\.label),
                condition: type.condition(of: element.context.declaration), declaration: element.context.declaration)
        }
    }

    /// A pattern that gives some of the values names.
    func pattern(_ prefix: String, _ named: [Int]) -> String {
        let parts = labels.enumerated().map { index, label in
            (label.map { DeclaredName.tupleLabel($0) + ": " } ?? "") + (named.contains(index) ? "let \(prefix)\(index)" : "_")
        }
        return "." + DeclaredName.quoted(name) + (parts.isEmpty ? "" : "(" + parts.joined(separator: ", ") + ")")
    }
}
