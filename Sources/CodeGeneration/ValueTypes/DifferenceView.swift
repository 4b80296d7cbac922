import Diagnostics
import SwiftSource
import TemplateEngine

/// What a template needs that says where two values of a type differ.
struct DifferenceView {
    private let type: TypeElement
    private(set) var findings: [Diagnostic] = []

    init(_ type: TypeElement) {
        self.type = type
    }

    private static let trigger = "AutoDiffable"

    /// The fields for the template; nothing when there is nothing to make.
    mutating func value() -> TemplateValue {
        guard type.isVisible, type.wants(Self.trigger), type.node.localName != Self.trigger else { return .null }
        if type.isNoncopyable {
            refuse(
                "values of '\(type.node.name)' cannot be copied, and what compares them takes copies; compare them yourself",
                type.mainDeclaration?.nameLocation)
            return .null
        }
        let fields: [(String, TemplateValue)]
        switch type.typeKind {
        case .structure: fields = [("properties", .array(properties(of: type)))]
        case .class:
            guard !type.ancestors([.class]).contains(where: { element($0).wants(Self.trigger) }) else { return .null }
            let inherited = type.ancestors([.class]).reversed().flatMap { properties(of: element($0)) }
            fields = [("properties", .array(inherited + properties(of: type))), ("subclasses", .array(subclasses()))]
        case .enumeration:
            guard !type.object.list("cases").isEmpty else { return .null }
            fields = [("cases", .array(cases()))]
        case .actor:
            refuse("'\(type.node.name)' is an actor, whose values nobody compares from outside", type.mainDeclaration?.nameLocation)
            return .null
        case .protocol, .extension, .protocolComposition: return .null
        }
        guard findings.isEmpty else { return .null }
        let actor = type.globalActor.map { "@\($0) " } ?? ""
        let isClass = type.typeKind == .class
        let missing = ["properties", "subclasses", "cases"].filter { name in !fields.contains { $0.0 == name } }
        return
            ([
                ("name", .string(type.node.name)),
                ("inside", .string(type.nameInside)),
                ("kind", .string(type.typeKind.rawValue)),
                ("access", .string(type.accessPrefix)),
                ("conformance", .string((isClass ? actor : "") + "Diffable")),
                ("modifier", .string(actor.isEmpty || isClass ? "" : "nonisolated ")),
                ("attributes", .strings(type.availability)),
                ("condition", .optional(type.condition)),
            ] + fields + missing.map { ($0, []) }).value
    }

    private func element(_ number: Int) -> TypeElement { TypeElement(storage: type.storage, number: number, part: nil) }

    private mutating func refuse(_ message: String, _ location: SourceLocation?) {
        findings.append(Diagnostic(.error, "difference-unsupported", message, at: location))
    }

    private func isKept(_ property: StoredProperty) -> Bool {
        property.isVisible && !property.has("skipDiffing") && !property.has("skipEquality") && !property.isFunction
    }

    /// What makes an optional of an optional something that any parameter takes; the compiler warns of others.
    private func cast(_ property: StoredProperty) -> String {
        let content = TypeNameElement.optionalContent(of: property.expanded.bare)
        return content.flatMap { TypeNameElement.optionalContent(of: $0.bare) } == nil ? "" : " as Any"
    }

    private func properties(of owner: TypeElement) -> [TemplateValue] {
        StoredProperty.list(of: owner).filter(isKept).map { property in
            [
                ("name", .string(property.name)),
                ("quoted", .string(property.quoted)),
                ("cast", .string(cast(property))),
                ("condition", .optional(property.condition)),
            ].value
        }
    }

    private mutating func subclasses() -> [TemplateValue] {
        let descendants = (type.storage.descendants.types[type.node.name] ?? []).filter { type.storage.nodes[$0].kind == .class }
        let visible = Set(descendants).map(element).filter(\.isVisible)
        return visible.sorted { $0.node.name.utf8.lexicographicallyPrecedes($1.node.name.utf8) }.compactMap { subclass in
            let properties = properties(of: subclass)
            guard !properties.isEmpty else { return nil }
            if !subclass.genericParameters.isEmpty {
                refuse(
                    "'\(subclass.node.name)' is generic, so that '\(type.node.name)' cannot compare what it adds",
                    subclass.mainDeclaration?.nameLocation)
            }
            return [
                ("name", .string(subclass.node.name)), ("condition", .optional(subclass.condition)), ("properties", .array(properties)),
            ].value
        }
    }

    private mutating func cases() -> [TemplateValue] {
        let cases = EnumCaseView.list(of: type)
        for (index, item) in cases.enumerated() where cases[..<index].contains(where: { $0.name == item.name && !$0.excludes(item) }) {
            refuse("two cases are called '\(item.name)', which no pattern can tell apart; rename one", item.declaration.location)
        }
        return cases.map { item in
            let kept = item.values.indices.filter { isKept(item.values[$0]) }
            let values = kept.map { index in
                [
                    ("name", .string(item.labels[index] ?? String(index))), ("left", .string("left\(index)")),
                    ("right", .string("right\(index)")), ("cast", .string(cast(item.values[index]))),
                ].value
            }
            return [
                ("name", .string(item.name)),
                ("condition", .optional(item.condition)),
                ("left", .string(item.pattern("left", kept))),
                ("right", .string(item.pattern("right", kept))),
                ("values", .array(values)),
            ].value
        }
    }
}
