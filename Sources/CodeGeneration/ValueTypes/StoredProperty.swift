import SwiftSource
import TemplateEngine

/// A stored property, or an associated value, as the templates see it that write something for each of them.
struct StoredProperty {
    let name: String
    let type: TypeNameElement
    /// The condition of `#if` that its type does not have.
    var condition: String?
    var annotations = TemplateDictionary([])
    /// Whether it is `let`.
    var isConstant = false
    /// Whether the setter is seen from other files.
    var isSettable = true
    /// Whether it is seen from other files.
    var isVisible = true
    var hasInitialValue = false
    let declaration: Declaration

    func has(_ annotation: String) -> Bool { annotations[annotation] != nil }

    /// The stored properties of instances that a type declares itself.
    static func list(of type: TypeElement) -> [StoredProperty] {
        type.object.list("storedVariables").compactMap { object in
            guard let variable = object.element as? VariableElement, !variable.hasModifier("lazy") else { return nil }
            let declaration = variable.context.declaration
            let access = variable.context.declaration.access ?? .internal
            let setter = declaration.setterAccess ?? access
            var property = StoredProperty(name: variable.name, type: variable.typeName, declaration: declaration)
            property.condition = type.condition(of: declaration)
            if case .dictionary(let annotations)? = object.templateMember("annotations") { property.annotations = annotations }
            property.isConstant = !variable.isMutable
            property.isVisible = access > .fileprivate
            property.isSettable = variable.isMutable && setter > .fileprivate
            property.hasInitialValue = variable.binding.initialValue != nil
            return property
        }
    }

    /// What is behind the typealiases of the type.
    var expanded: SwiftType { type.actual.type }

    var isFunction: Bool { type.actual.function != nil }

    /// Whether it holds functions, also in a list or tuple, so that nothing compares it.
    var holdsFunctions: Bool { Self.holdsFunctions(expanded) || isFunction }

    private static func holdsFunctions(_ type: SwiftType) -> Bool {
        switch type.bare {
        case .function: true
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .inlineArray(_, let inner): holdsFunctions(inner)
        case .dictionary(_, let value): holdsFunctions(value)
        case .tuple(let elements): elements.contains { holdsFunctions($0.type) }
        default: false
        }
    }

    /// What it holds, also in a list or tuple, that is known by a protocol of the library alone which compares nothing: `any Error`.
    var incomparable: SwiftType? { incomparable(expanded) }

    private func incomparable(_ type: SwiftType) -> SwiftType? {
        let bare = type.bare
        switch bare {
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .inlineArray(_, let inner):
            return incomparable(inner)
        case .dictionary(_, let value): return incomparable(value)
        case .tuple(let elements): return elements.lazy.compactMap { incomparable($0.type) }.first
        case .named(let named) where named.name == "Any" || named.name == "AnyObject": return bare
        case .any(let bound):
            let names = bound.composed.compactMap(\.lookupName)
            let areKnown = names.allSatisfy {
                self.type.storage.type(named: $0, in: self.type.scope) == nil && StandardProtocol.isKnown($0)
            }
            return areKnown && !names.contains { StandardNames.withoutModule($0) == "Hashable" } ? bare : nil
        default: return nil
        }
    }

    var isOptional: Bool { type.isOptional || type.actual.isOptional }

    /// Whether values have no conformance that a comparison of optionals could use: tuples, metatypes, and `any P`.
    var isWithoutConformance: Bool {
        if case .any = expanded.withoutOptional { return true }
        if case .metatype = expanded.withoutOptional { return true }
        if type.actual.tuple != nil || !PartwiseComparison(expanded).isPlain { return true }
        return isProtocol
    }

    /// Whether it holds a protocol that a file declares, with or without `any`.
    var isProtocol: Bool {
        guard let name = expanded.withoutOptional.lookupName, let node = type.storage.type(named: name, in: type.scope) else {
            return false
        }
        return [.protocol, .protocolComposition].contains(type.storage.nodes[node].kind)
    }

    /// The name where an expression has it.
    var quoted: String { DeclaredName.quoted(name) }
}

extension SwiftType {
    /// The type without optionals around it, and without parentheses.
    var withoutOptional: SwiftType {
        guard let content = TypeNameElement.optionalContent(of: bare) else { return bare }
        return content.withoutOptional
    }
}
