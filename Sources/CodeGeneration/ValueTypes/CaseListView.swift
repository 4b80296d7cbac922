import SwiftSource
import TemplateEngine

/// The cases of an enumeration as a template lists them that makes `allCases`.
struct CaseListView {
    private let type: TypeElement

    init(_ type: TypeElement) {
        self.type = type
    }

    /// The fields for the template; nothing for what is no enumeration.
    func value() -> TemplateValue {
        guard type.typeKind == .enumeration, type.isVisible else { return .null }
        let cases = EnumCaseView.list(of: type).map { ($0, CaseAvailability($0.declaration)) }.filter { !$0.1.isNever }
        let isOld = CaseAvailability(type.mainDeclaration).isDeprecated
        return [
            ("name", .string(type.nameInside)),
            ("extended", .string(type.node.name)),
            ("access", .string(type.accessPrefix)),
            ("attributes", .strings(type.availability)),
            ("condition", .optional(type.condition)),
            ("isListed", .boolean(!type.hasAssociatedValues && !type.isNoncopyable && !conformsToCaseIterable)),
            ("isPlain", .boolean(cases.allSatisfy { $0.0.condition == nil && $0.1.check == nil && $0.1.condition == nil })),
            // Swift warns of cases that are deprecated everywhere but in what is deprecated itself.
            ("isDeprecated", .boolean(!isOld && cases.contains { $0.1.isDeprecated })),
            (
                "cases",
                .array(
                    cases.map { item, availability in
                        let conditions = [item.condition, availability.condition].compactMap { $0 }
                        return [
                            ("name", .string(DeclaredName.quoted(item.name))),
                            ("condition", .optional(conditions.isEmpty ? nil : conditions.joined(separator: " && "))),
                            ("check", .optional(availability.check)),
                        ].value
                    })
            ),
        ].value
    }

    private var conformsToCaseIterable: Bool {
        type.relations.names.contains { StandardNames.withoutModule($0) == "CaseIterable" }
    }
}
