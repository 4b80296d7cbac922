import SwiftSource

/// Says which declarations are in a model, by the branches of `#if` around them.
struct ConditionFilter: Sendable {
    private let conditions: ModelOptions.Conditions

    init(_ conditions: ModelOptions.Conditions) {
        self.conditions = conditions
    }

    /// Whether all branches around a declaration can hold.
    func holds(_ declaration: Declaration) -> Bool {
        guard case .evaluated(let flags, let platform) = conditions else { return true }
        return declaration.conditions.allSatisfy { branch in
            let evaluator = { ConditionEvaluator.value(of: $0, flags: flags, platform: platform) }
            if branch.earlierConditions.contains(where: { evaluator($0) == true }) { return false }
            return branch.keyword == .else || evaluator(branch.condition) != false
        }
    }

    /// The condition under which a declaration is compiled, as one expression; `nil` when it always is.
    static func text(of declaration: Declaration) -> String? {
        var parts: [String] = []
        for branch in declaration.conditions {
            parts += branch.earlierConditions.map { isSimple($0) ? "!" + $0 : "!(" + $0 + ")" }
            if branch.keyword != .else { parts.append(branch.condition) }
        }
        guard parts.count > 1 else { return parts.first }
        return parts.map { $0.contains("||") && !$0.hasPrefix("!(") ? "(\($0))" : $0 }.joined(separator: " && ")
    }

    private static func isSimple(_ condition: String) -> Bool {
        condition.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "_"):
                true
            default: false
            }
        }
    }
}
