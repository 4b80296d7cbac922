import Diagnostics
import SwiftSource
import TemplateEngine

/// The lenses of a structure: how each of its properties is read, and how a copy with another value is made.
struct LensView {
    private let type: TypeElement
    private(set) var findings: [Diagnostic] = []

    init(_ type: TypeElement) {
        self.type = type
    }

    /// The fields for the template; nothing when there is nothing to make.
    mutating func value() -> TemplateValue {
        guard type.typeKind == .structure, type.isVisible, type.wants("AutoLenses") else { return .null }
        let all = StoredProperty.list(of: type)
        let lenses = all.filter { $0.isVisible && !$0.has("skipLens") && !($0.isConstant && $0.hasInitialValue) }
        let values = lenses.map { lens($0, among: all) }
        guard findings.isEmpty else { return .null }
        return [
            ("name", .string(type.node.name)),
            ("access", .string(type.accessPrefix)),
            ("whole", .string(whole)),
            ("isGeneric", .boolean(whole != type.node.name)),
            ("attributes", .strings(type.availability)),
            ("condition", .optional(type.condition)),
            ("lenses", .array(values)),
        ].value
    }

    /// The type with its generic parameters.
    private var whole: String {
        var parts: [String] = []
        var around: TypeElement? = type
        while let current = around {
            let names = (current.mainDeclaration?.genericParameters ?? []).map {
                $0.specifier == "each" ? "repeat each \($0.name)" : $0.name
            }
            parts.insert(current.node.localName + (names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"), at: 0)
            around = current.node.parent.map { TypeElement(storage: type.storage, number: $0, part: nil) }
        }
        return parts.joined(separator: ".")
    }

    private mutating func lens(_ property: StoredProperty, among all: [StoredProperty]) -> TemplateValue {
        let part = property.type.type
        let setter: [String]
        if property.isSettable {
            setter = ["var copy = whole", "copy.\(property.quoted) = part", "return copy"]
        } else {
            setter = [initializer(property, among: all)]
        }
        return [
            ("name", .string(DeclaredName.part(property.name) + "Lens")),
            ("property", .string(property.name)),
            ("quoted", .string(property.quoted)),
            ("part", .string(TypePrinter.stored(part).description)),
            ("setter", .strings(setter)),
            ("access", .string(access(property))),
            ("condition", .optional(property.condition)),
        ].value
    }

    private func access(_ property: StoredProperty) -> String {
        let own = property.declaration.access ?? .internal
        let least = min(own, type.access)
        return least == .internal ? "" : (least == .open ? "public" : least.rawValue) + " "
    }

    /// A call that makes a copy with another value, for properties that cannot be set.
    private mutating func initializer(_ property: StoredProperty, among all: [StoredProperty]) -> String {
        let needed = all.filter { !($0.isConstant && $0.hasInitialValue) }
        let names = needed.map(\.name)
        let initializers = type.parts.flatMap { number, part in part.declaration.members.map { (number, $0) } }
            .filter { $0.1.kind == .initializer }
        let own = type.mainDeclaration?.members.filter { $0.kind == .initializer } ?? []
        let hasFitting = initializers.contains { $0.1.parameters?.map(\.label) == names.map { Optional($0) } }
        let isMemberwise = own.isEmpty && needed.allSatisfy(\.isVisible)
        if !hasFitting, !isMemberwise {
            findings.append(
                Diagnostic(
                    .error, "lens-unsupported",
                    "'\(property.name)' cannot be set, and no initializer takes (\(names.map { $0 + ":" }.joined())); add one, "
                        + "or 'skipLens'",
                    at: property.declaration.nameLocation))
        }
        let arguments = needed.map { other in
            "\(DeclaredName.label(other.name)): " + (other.name == property.name ? "part" : "whole.\(other.quoted)")
        }
        return "\(type.node.name)(\(arguments.joined(separator: ", ")))"
    }
}
