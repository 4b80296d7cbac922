import Diagnostics
import SwiftSource
import TemplateEngine

/// What a template needs that makes a type comparable or hashable.
struct ComparisonView {
    /// What is made.
    enum Goal: String {
        case equality = "Equatable"
        case hashing = "Hashable"

        /// The annotation or protocol that asks for it.
        var trigger: String { "Auto" + rawValue }

        /// The annotations of what is left out.
        var skips: [String] { self == .equality ? ["skipEquality"] : ["skipHashing", "skipEquality"] }

        /// The same for messages.
        var skipWords: String { skips.map { "'\($0)'" }.joined(separator: " or ") }
    }

    private let type: TypeElement
    private let goal: Goal
    private(set) var findings: [Diagnostic] = []
    private var needsHelper = false

    init(_ type: TypeElement, _ goal: Goal) {
        (self.type, self.goal) = (type, goal)
    }

    /// The fields for the template; nothing when there is nothing to make, or something is wrong.
    mutating func value() -> TemplateValue {
        guard type.isVisible, type.wants(goal.trigger), type.node.localName != goal.trigger else { return .null }
        if type.isNoncopyable, type.typeKind != .protocol {
            refuse(
                "values of '\(type.node.name)' cannot be copied, and \(goal.rawValue) is for those that can; write a method of your own",
                type.mainDeclaration?.nameLocation)
            return .null
        }
        let fields: [(String, TemplateValue)]
        switch type.typeKind {
        case .structure, .actor: fields = members(type)
        case .class:
            // The class at the top compares what its subclasses add: extensions cannot override.
            guard !type.ancestors([.class]).contains(where: { element($0).wants(goal.trigger) }) else { return .null }
            fields = members(type) + [("subclasses", .array(subclasses()))]
        case .enumeration:
            // One without associated values compares itself.
            guard type.hasAssociatedValues else { return .null }
            fields = cases()
        case .protocol: fields = protocolMembers()
        case .extension, .protocolComposition: return .null
        }
        guard findings.isEmpty else { return .null }
        // A template may ask every type for what only some have.
        let missing = ["properties", "subclasses", "cases"].filter { name in !fields.contains { $0.0 == name } }
        return (head() + fields + missing.map { ($0, []) } + [("needsHelper", .boolean(needsHelper))]).value
    }

    private func element(_ number: Int) -> TypeElement { TypeElement(storage: type.storage, number: number, part: nil) }

    // MARK: - The head

    private func head() -> [(String, TemplateValue)] {
        let actor = type.globalActor
        let isClass = type.typeKind == .class
        let clause = conformance.map { ": \(actor != nil && isClass ? "@\(actor ?? "") " : "")\($0)" } ?? ""
        return [
            ("name", .string(type.nameInside)),
            ("kind", .string(type.typeKind.rawValue)),
            ("access", .string(type.accessPrefix)),
            ("head", .string("extension \(type.node.name)\(clause)\(whereClause)")),
            ("modifier", .string(actor != nil && !isClass || type.typeKind == .actor && goal == .hashing ? "nonisolated " : "")),
            ("attributes", .strings(type.availability)),
            ("condition", .optional(type.condition)),
            ("isFinal", .boolean(type.typeKind != .class || type.mainDeclaration?.hasModifier("final") == true)),
        ]
    }

    /// The protocol that the extension adds; nothing when the type has it, or gets it by itself.
    private var conformance: String? {
        guard type.typeKind != .protocol else { return nil }
        let names = Set(type.relations.names.map(StandardNames.withoutModule))
        if names.contains(goal.rawValue) || goal == .equality && !names.isDisjoint(with: ["Hashable", "Comparable"]) { return nil }
        if type.typeKind == .enumeration, !type.hasAssociatedValues { return nil }
        return goal.rawValue
    }

    private var whereClause: String {
        conformance == nil ? "" : GenericConditions.clause(goal.rawValue, for: allProperties, of: type)
    }

    private var allProperties: [StoredProperty] {
        if type.typeKind == .enumeration { return EnumCaseView.list(of: type).flatMap(\.values) }
        return kept(StoredProperty.list(of: type))
    }

    // MARK: - Members

    private func kept(_ properties: [StoredProperty]) -> [StoredProperty] {
        properties.filter { property in property.isVisible && !goal.skips.contains { property.has($0) } }
    }

    private mutating func members(_ type: TypeElement) -> [(String, TemplateValue)] {
        var properties = StoredProperty.list(of: type)
        // What a class inherits from one that nobody asked to compare.
        for ancestor in type.ancestors([.class]) where !element(ancestor).wants(goal.trigger) {
            properties = StoredProperty.list(of: element(ancestor)) + properties
        }
        if type.typeKind == .class, type.relations.names.contains("NSObject") {
            refuse(
                "'\(type.node.name)' inherits from NSObject, whose isEqual an extension cannot override; write it in the class",
                type.mainDeclaration?.nameLocation)
        }
        return [("properties", .array(kept(properties).map { self.property($0, type) }))]
    }

    private mutating func property(_ property: StoredProperty, _ owner: TypeElement) -> TemplateValue {
        if owner.typeKind == .actor, !property.isConstant, !property.declaration.modifiers.contains(where: { $0.name == "nonisolated" }) {
            refuse("'\(property.name)' belongs to the actor, and nobody can compare it from outside", property.declaration.nameLocation)
        }
        check(property)
        let expressions = PropertyExpressions(property: property)
        return [
            ("name", .string(property.name)),
            ("equality", .string(expressions.equality("left.\(property.quoted)", "right.\(property.quoted)"))),
            (
                "hashing",
                .strings(expressions.hashing("\(goal == .hashing && owner.number != type.number ? "other" : "self").\(property.quoted)"))
            ),
            ("condition", .optional(property.condition)),
        ].value
    }

    private mutating func check(_ property: StoredProperty) {
        if property.holdsFunctions, !property.has("arrayEquality") {
            let what = property.isFunction ? "a function" : "functions"
            refuse(
                "'\(property.name)' holds \(what), which cannot be compared; annotate it with \(goal.skipWords)",
                property.declaration.nameLocation)
        }
        if property.type.type.contains(where: { if case .packExpansion = $0 { true } else { false } }) {
            refuse(
                "'\(property.name)' holds a pack, which no expression compares; annotate it with \(goal.skipWords)",
                property.declaration.nameLocation)
        }
        if let type = property.incomparable, !property.has("arrayEquality"), goal == .hashing || !hasOperator(type) {
            refuse(
                "'\(property.name)' holds '\(type)', which nothing compares; annotate it with \(goal.skipWords)",
                property.declaration.nameLocation)
        }
        if goal == .equality, PropertyExpressions(property: property).needsHelper { needsHelper = true }
    }

    /// Whether a file has an operator for values of a type.
    private func hasOperator(_ type: SwiftType) -> Bool {
        self.type.storage.functions.contains { part in
            part.declaration.name == "==" && part.declaration.parameters?.first?.type.type.bare == type
        }
    }

    private mutating func refuse(_ message: String, _ location: SourceLocation?) {
        findings.append(Diagnostic(.error, "comparison-unsupported", message, at: location))
    }

    private mutating func subclasses() -> [TemplateValue] {
        let descendants = (type.storage.descendants.types[type.node.name] ?? []).filter { type.storage.nodes[$0].kind == .class }
        let visible = Set(descendants).map(element).filter(\.isVisible)
        return visible.sorted { $0.node.name.utf8.lexicographicallyPrecedes($1.node.name.utf8) }.compactMap { subclass in
            let properties = kept(StoredProperty.list(of: subclass))
            guard !properties.isEmpty else { return nil }
            if !subclass.genericParameters.isEmpty {
                refuse(
                    "'\(subclass.node.name)' is generic, so that '\(type.node.name)' cannot compare what it adds",
                    subclass.mainDeclaration?.nameLocation)
            }
            return [
                ("name", .string(subclass.node.name)),
                ("condition", .optional(subclass.condition)),
                ("properties", .array(properties.map { property($0, subclass) })),
            ].value
        }
    }

    // MARK: - Protocols

    private mutating func protocolMembers() -> [(String, TemplateValue)] {
        let variables = type.object.list("allVariables").compactMap { $0.element as? VariableElement }
        let unknown = Set(RequirementCollector.requirements(of: type).associated.map(\.name) + ["Self"])
        var properties: [TemplateValue] = []
        for variable in variables
        where variable.context.isRequirement && !variable.isStatic && variable.context.declaration.kind == .variable {
            var property = StoredProperty(name: variable.name, type: variable.typeName, declaration: variable.context.declaration)
            let values = AnnotationValues.dictionary(variable.annotations.values, [:])
            if case .dictionary(let annotations) = values { property.annotations = annotations }
            if goal.skips.contains(where: { property.has($0) }) || property.isFunction { continue }
            // An existential does not say what it is; a method of the type itself knows.
            if goal == .equality, property.type.type.mentions(unknown) {
                refuse(
                    "the type of '\(property.name)' is another one in each type of '\(type.node.name)'; annotate it with \(goal.skipWords)",
                    property.declaration.nameLocation)
            }
            let expressions = PropertyExpressions(property: property)
            properties.append(
                [
                    ("name", .string(property.name)),
                    ("equality", .string(expressions.equality("left.\(property.quoted)", "right.\(property.quoted)"))),
                    ("hashing", .strings(expressions.hashing("self.\(property.quoted)"))),
                    ("condition", .optional(type.condition(of: variable.context.declaration))),
                ].value)
        }
        return [("properties", .array(properties))]
    }

    // MARK: - Cases

    private mutating func cases() -> [(String, TemplateValue)] {
        let cases = EnumCaseView.list(of: type)
        for (index, item) in cases.enumerated()
        where cases[..<index].contains(where: { $0.name == item.name && $0.excludes(item) == false }) {
            refuse(
                "two cases are called '\(item.name)', which no pattern can tell apart; rename one, or let the compiler compare the enum",
                item.declaration.location)
        }
        let list = cases.enumerated().map { number, item -> TemplateValue in
            for value in item.values where !goal.skips.contains(where: { value.has($0) }) { check(value) }
            let kept = item.values.indices.filter { index in !goal.skips.contains { item.values[index].has($0) } }
            let comparisons = kept.map { PropertyExpressions(property: item.values[$0]).equality("left\($0)", "right\($0)") }
            let hashing = kept.map { PropertyExpressions(property: item.values[$0]).hashing("value\($0)") }
            let hashed = zip(kept, hashing).filter { !$1.isEmpty }.map(\.0)
            return [
                ("name", .string(item.name)),
                ("number", .integer(number + 1)),
                ("condition", .optional(item.condition)),
                ("left", .string(item.pattern("left", kept))),
                ("right", .string(item.pattern("right", kept))),
                ("pattern", .string(item.pattern("value", hashed))),
                ("equality", .string(comparisons.isEmpty ? "true" : comparisons.joined(separator: " && "))),
                ("hashing", .strings(hashing.flatMap { $0 })),
            ].value
        }
        return [("cases", .array(list))]
    }
}
