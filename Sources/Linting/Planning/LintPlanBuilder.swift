import Configuration
import Diagnostics

/// Gathers files into the groups of a plan.
struct LintPlanBuilder {
    private(set) var plan = LintPlan()
    private let scopes: [LintScope]
    private var groups: [GroupKey: Int] = [:]
    /// For each group the place of each of its files.
    private var places: [[PathKey: Int]] = []
    /// The rules that some file needs, in the order of their first use.
    private(set) var usedScopes: [Int] = []
    private var groupsOfScopes: [Int?]

    private struct GroupKey: Hashable {
        var linter: LinterName
        var configuration: PathKey?
    }

    /// A file of a target.
    struct File {
        var path: String
        var absolute: String
        var key: PathKey
    }

    init(scopes: [LintScope]) {
        self.scopes = scopes
        groupsOfScopes = Array(repeating: nil, count: scopes.count)
    }

    /// Begins a target and gives it its number.
    mutating func begin(_ target: LintTarget) -> Int {
        plan.targets.append(PlannedTarget(name: target.name))
        return plan.targets.count - 1
    }

    /// Says that a target is not linted, with a note unless nothing else was to be expected.
    mutating func skip(_ target: Int, _ reason: PlannedTarget.Reason) {
        plan.targets[target].reason = reason
        if reason != .unchanged { plan.diagnostics.append(Self.skipped(plan.targets[target].name, reason)) }
    }

    /// Adds something to tell.
    mutating func note(_ diagnostic: Diagnostic) { plan.diagnostics.append(diagnostic) }

    /// Adds a file of a target to the group of a rule.
    mutating func add(_ file: File, scope: Int, target: Int) {
        let group = group(of: scope)
        let use = LintFile.Use(target: target, scope: scope)
        if let place = places[group][file.key] {
            plan.groups[group].files[place].uses.append(use)
        } else {
            places[group][file.key] = plan.groups[group].files.count
            plan.groups[group].files.append(LintFile(path: file.path, absolutePath: file.absolute, uses: [use]))
        }
        if plan.targets[target].linter == nil {
            plan.targets[target].linter = scopes[scope].linter
            plan.targets[target].configuration = scopes[scope].configuration
        }
        plan.targets[target].fileCount += 1
        for owner in scopes[scope].owners where !plan.targets[target].owners.contains(owner) {
            plan.targets[target].owners.append(owner)
        }
    }

    private mutating func group(of scope: Int) -> Int {
        if let known = groupsOfScopes[scope] { return known }
        usedScopes.append(scope)
        let key = GroupKey(linter: scopes[scope].linter, configuration: scopes[scope].configuration.map(PathKey.init))
        let index: Int
        if let known = groups[key] {
            index = known
        } else {
            index = plan.groups.count
            groups[key] = index
            places.append([:])
            plan.groups.append(LintGroup(linter: scopes[scope].linter, configuration: scopes[scope].configuration, files: []))
        }
        groupsOfScopes[scope] = index
        return index
    }

    private static func skipped(_ target: String, _ reason: PlannedTarget.Reason) -> Diagnostic {
        let explanation =
            switch reason {
            case .unmatched: "no rule matches it; a last rule with 'targets: [\"*\"]' matches every target"
            case .withoutSwiftFiles: "it compiles no Swift file"
            case .withoutExistingFiles: "none of its Swift files exists"
            case .unchanged: "none of its files was changed"
            case .excluded: "all of its files are excluded"
            }
        return Diagnostic(.note, "target-skipped", "target '\(target)' is not linted: \(explanation)")
    }
}
