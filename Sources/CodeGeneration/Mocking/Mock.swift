import SwiftSource
import TemplateEngine

/// A class or actor that stands in for a protocol and remembers its calls.
struct Mock {
    var name: String
    /// `class`, `final class` or `actor`.
    var keyword: String
    var access: String
    var generics = ""
    var whereClause = ""
    /// What stands behind the colon.
    var bases: [String]
    var attributes: [String]
    var typealiases: [String] = []
    /// The type around it.
    var parent: String?
    var condition: String?
    /// Whether it needs an initializer without parameters.
    var hasInitializer: Bool
    /// Members whose body is always the same: those of `Equatable` and `Hashable`.
    var identity: [String] = []
    var members: [MockMember] = []
    var isGeneric: Bool { !generics.isEmpty }

    var templateValue: TemplateValue {
        let states = members.flatMap(\.states)
        let stored = states.filter { !$0.isComputed }
        return [
            ("name", .string(name)),
            ("keyword", .string(keyword)),
            ("access", .string(access)),
            ("generics", .string(generics)),
            ("whereClause", .string(whereClause)),
            ("bases", .strings(bases)),
            ("attributes", .strings(attributes)),
            ("typealiases", .strings(typealiases)),
            ("parent", .optional(parent)),
            ("condition", .optional(condition)),
            ("hasInitializer", .boolean(hasInitializer)),
            ("isGeneric", .boolean(isGeneric)),
            ("identity", .strings(identity)),
            ("members", .array(members.map(\.templateValue))),
            ("hasBoxes", .boolean(states.contains { $0.isBoxed })),
            ("hasStaticBoxes", .boolean(isGeneric && states.contains { $0.isBoxed && $0.isStatic })),
            ("hasReset", .boolean(hasReset && stored.contains { $0.isStatic })),
            ("resetIsolation", .optional(resetIsolations.first.flatMap { $0.isEmpty ? nil : $0 })),
        ].value
    }

    /// Whether `reset()` is free and all static states belong to the same actor.
    private var hasReset: Bool {
        !members.contains { $0.declaration.contains("func reset()") } && resetIsolations.count < 2
    }

    /// The actors that static states belong to, nothing for those of none.
    private var resetIsolations: Set<String> {
        let isolations = members.flatMap(\.states).filter(\.isStatic).map(\.isolation)
        return Set(isolations.map { $0.hasPrefix("@") ? String($0.dropLast()) : $0.hasPrefix("nonisolated ") ? "nonisolated" : "" })
    }
}
