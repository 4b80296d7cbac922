import SwiftSource
import TemplateEngine

/// What a template needs that makes the cases of an enumeration, with defaults for their associated values.
struct CaseMakersView {
    private let type: TypeElement

    init(_ type: TypeElement) {
        self.type = type
    }

    /// The fields for the template; nothing for what is no enumeration.
    func value() -> TemplateValue {
        guard type.typeKind == .enumeration, type.isVisible else { return .null }
        let cases = type.object.list("cases").compactMap { $0.element as? EnumCaseElement }
            .filter { !CaseAvailability($0.context.declaration).isNever }
        return [
            ("name", .string(type.node.name)),
            ("access", .string(access)),
            ("attributes", .strings(type.availability)),
            ("condition", .optional(type.condition)),
            (
                "cases",
                .array(
                    cases.map { item in
                        [
                            ("condition", .optional(type.condition(of: item.context.declaration))),
                            ("attributes", .strings(TypeElement.availability(of: item.context.declaration))),
                            ("isFunction", .boolean(hasValues(item))),
                            ("declaration", .string(declaration(item))),
                            ("made", .string(made(item))),
                        ].value
                    })
            ),
        ].value
    }

    /// The access of the type, unless those around it are seen by fewer.
    private var access: String { type.visibleAccess < type.access ? "" : type.accessPrefix }

    // MARK: - Cases

    private func values(_ item: EnumCaseElement) -> [AssociatedValueElement] {
        (item.enumCase.associatedValues ?? []).map { AssociatedValueElement(parameter: $0, index: nil, context: item.context) }
    }

    private func hasValues(_ item: EnumCaseElement) -> Bool { item.enumCase.associatedValues?.isEmpty == false }

    private func declaration(_ item: EnumCaseElement) -> String {
        let name = DeclaredName.quoted(item.enumCase.name)
        guard hasValues(item) else { return "var \(name): \(type.nameWithParameters)" }
        let parameters = values(item).enumerated().map { index, value in
            let names = value.label.map { DeclaredName.label($0) } ?? "_ value\(index)"
            return names + ": " + written(value) + (value.defaultExpression.map { " = " + $0 } ?? "")
        }
        return "func \(name)(\(parameters.joined(separator: ", "))) -> \(type.nameWithParameters)"
    }

    private func made(_ item: EnumCaseElement) -> String {
        let name = "." + DeclaredName.quoted(item.enumCase.name)
        let arguments = values(item).enumerated().map { index, value in
            let label = value.label.map { DeclaredName.tupleLabel($0) + ": " } ?? ""
            let call = value.parameter.type.type.prefixes.contains("@autoclosure") ? "()" : ""
            return label + (value.label.map { DeclaredName.quoted($0) } ?? "value\(index)") + call
        }
        return name + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
    }

    /// The type of a parameter, in which `Self` means the enumeration.
    private func written(_ value: AssociatedValueElement) -> String {
        let typeName = value.typeName
        let text = type.writtenOutside(value.parameter.type.type, in: value.context.scope)
        let isEscaping = typeName.actual.function != nil && !typeName.isOptional && !typeName.actual.isOptional
        return (isEscaping && !text.prefixes.contains("@escaping") ? "@escaping " : "") + text.description
    }
}

extension AssociatedValueElement {
    /// The label, under which the value is given as well.
    fileprivate var label: String? { parameter.firstName.flatMap { $0 == "_" ? nil : $0 } }

    /// The expression of the annotation `default`, otherwise that of the declaration.
    fileprivate var defaultExpression: String? {
        let entry = CodingAnnotations(parameter.annotations, in: context.declaration.file)[.missing]
        let type = CodedTypeReader(storage: context.storage, scope: context.scope).read(parameter.type.type)
        return entry?.written.map { CodingRulesReader.expression($0, type) } ?? parameter.defaultValue
    }
}
