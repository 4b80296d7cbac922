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
        if type.isNoncopyable {
            refuse("'\(type.node.name)' cannot be copied, and a lens makes copies", type.mainDeclaration?.nameLocation)
            return .null
        }
        let all = StoredProperty.list(of: type)
        let lenses = all.filter { $0.isVisible && !$0.has("skipLens") && !($0.isConstant && $0.hasInitialValue) }
        let values = lenses.map { lens($0, among: all) }
        guard findings.isEmpty else { return .null }
        return [
            ("name", .string(type.node.name)),
            ("access", .string(type.accessPrefix)),
            ("whole", .string(type.nameWithParameters)),
            ("isGeneric", .boolean(type.nameWithParameters != type.node.name)),
            ("attributes", .strings(type.availability)),
            ("condition", .optional(type.condition)),
            ("lenses", .array(values)),
        ].value
    }

    private mutating func lens(_ property: StoredProperty, among all: [StoredProperty]) -> TemplateValue {
        let setter: [String]
        let used = property.isSettable ? [property] : all
        if type.globalActor != nil, let isolated = used.first(where: { !isFree($0) }) {
            refuse(
                "'\(isolated.name)' belongs to the actor of '\(type.node.name)', and a lens is used anywhere; leave '\(property.name)' out "
                    + "with 'skipLens'", property.declaration.nameLocation)
        }
        if property.isSettable {
            setter = ["var copy = whole", "copy.\(property.quoted) = part", "return copy"]
        } else {
            setter = initializing(property, among: all)
        }
        return [
            ("name", .string(DeclaredName.part(property.name) + "Lens")),
            ("property", .string(property.name)),
            ("quoted", .string(property.quoted)),
            ("part", .string(held(property.type).description)),
            ("setter", .strings(setter)),
            ("access", .string(access(property))),
            ("attributes", .strings(TypeElement.availability(of: property.declaration))),
            ("condition", .optional(property.condition)),
        ].value
    }

    /// Whether a property of a struct that belongs to an actor is used from anywhere, as values that can be sent are.
    private func isFree(_ property: StoredProperty) -> Bool {
        let types = RequirementTypes(storage: type.storage, selfName: nil, parent: nil)
        return property.declaration.hasModifier("nonisolated") || types.isSendable(property.type.type, in: property.type.scope)
    }

    private func access(_ property: StoredProperty) -> String {
        let own = property.declaration.access ?? .internal
        let least = min(own, type.access)
        return least == .internal ? "" : (least == .open ? "public" : least.rawValue) + " "
    }

    /// The type of the part: what is written with `!` is an optional elsewhere.
    private func held(_ name: TypeNameElement) -> SwiftType {
        let written = type.writtenOutside(name.type, in: name.scope)
        if case .implicitlyUnwrapped(let inner) = written { return .optional(inner) }
        return written.prefixed(name.prefixes)
    }

    private mutating func refuse(_ message: String, _ location: SourceLocation?) {
        findings.append(Diagnostic(.error, "lens-unsupported", message, at: location))
    }

    // MARK: - Properties that cannot be set

    /// A call that makes a copy with another value, for each condition that changes which properties there are.
    private mutating func initializing(_ property: StoredProperty, among all: [StoredProperty]) -> [String] {
        let needed = all.filter { !($0.isConstant && $0.hasInitialValue) && !excludes($0, property) }
        let conditional = needed.filter { $0.condition != nil && $0.condition != property.condition }
        guard !conditional.isEmpty else { return [initializer(property, needed)] }
        for (index, one) in conditional.enumerated() {
            for other in conditional[..<index] where other.condition != one.condition && !excludes(one, other) {
                refuse(
                    "'\(property.name)' cannot be set, and the conditions of '\(other.name)' and '\(one.name)' say in more than one way "
                        + "what else an initializer takes; make it a variable, or 'skipLens'", property.declaration.nameLocation)
                return []
            }
        }
        var conditions: [String] = []
        for condition in conditional.compactMap(\.condition) where !conditions.contains(condition) { conditions.append(condition) }
        var lines: [String] = []
        for condition in conditions {
            let there = needed.filter { item in !conditional.contains { $0.name == item.name } || item.condition == condition }
            lines += [(lines.isEmpty ? "#if " : "#elseif ") + condition, "return " + initializer(property, there)]
        }
        let always = needed.filter { item in !conditional.contains { $0.name == item.name } }
        return lines + ["#else", "return " + initializer(property, always), "#endif"]
    }

    /// Whether two properties are never there together.
    private func excludes(_ one: StoredProperty, _ other: StoredProperty) -> Bool {
        one.declaration.conditions.areExclusive(with: other.declaration.conditions)
    }

    /// A call that makes a copy with another value.
    private mutating func initializer(_ property: StoredProperty, _ needed: [StoredProperty]) -> String {
        let names = needed.map(\.name)
        let own = type.mainDeclaration?.members.filter { $0.kind == .initializer } ?? []
        let isMemberwise = own.isEmpty && needed.allSatisfy(\.isVisible)
        if !isMemberwise, !takes(names) {
            refuse(
                "'\(property.name)' cannot be set, and no initializer takes (\(names.map { $0 + ":" }.joined())); add one, "
                    + "or 'skipLens'", property.declaration.nameLocation)
        }
        let arguments = needed.map { other in
            "\(DeclaredName.tupleLabel(other.name)): " + (other.name == property.name ? "part" : "whole.\(other.quoted)")
        }
        return "\(type.nameInside)(\(arguments.joined(separator: ", ")))"
    }

    /// Whether an initializer that other files see takes some properties, and always makes a value at once.
    private func takes(_ names: [String]) -> Bool {
        let initializers = type.parts.flatMap { _, part in part.declaration.members.filter { $0.kind == .initializer } }
        return initializers.contains { declaration in
            (declaration.access ?? .internal) > .fileprivate && declaration.failability == nil
                && declaration.effects.asyncKeyword == nil && declaration.effects.throwsKeyword == nil
                && declaration.parameters?.map(\.label) == names.map { Optional($0) }
        }
    }
}
