import Configuration
import Diagnostics
import Reports

/// The last stage: findings get their targets, owners and severities, and become one report in a fixed order.
struct ReportMaker {
    let session: LintSession

    /// The name of this program in reports.
    static let toolName = "trellis-lint"

    func report(_ outcome: LintOutcome, _ remarks: [Diagnostic]) -> Report {
        var findings: [Finding] = []
        for (index, group) in session.plan.groups.enumerated() {
            var own: [Finding] = []
            for (number, file) in group.files.enumerated() {
                let found = outcome.findings[index][number]
                if !found.isEmpty { own += found.compactMap { tagged($0, file.uses) } }
            }
            own += threshold(of: group, index, own)
            findings += own
        }
        findings += outcome.others.map { other in
            var finding = other.finding
            finding.targets = names(of: self.targets(of: other.group))
            return finding
        }
        let targets = session.plan.targets.enumerated().map { index, target in
            summary(target, hasFailed: outcome.failedTargets.contains(index))
        }
        return Report(
            tool: Report.Tool(name: Self.toolName, version: session.environment.version),
            root: session.environment.workingDirectory,
            findings: FindingOrder.merged(findings),
            targets: targets,
            diagnostics: session.diagnostics + session.plan.diagnostics + remarks + outcome.diagnostics
        )
    }

    /// A finding for the targets that have its file, with the worst severity that one of them gives it; `nil` when all drop it.
    private func tagged(_ finding: Finding, _ uses: [LintFile.Use]) -> Finding? {
        var severity: Severity?
        var targets: [String] = []
        var owners: [String] = []
        for use in uses {
            let scope = session.setup.scopes[use.scope]
            guard let own = scope.severity(of: finding.severity, rule: finding.rule) else { continue }
            severity = severity.map { max($0, own) } ?? own
            targets.append(session.plan.targets[use.target].name)
            owners += scope.owners
        }
        guard let severity else { return nil }
        var result = finding
        result.severity = severity
        result.targets = targets.count > 1 ? FindingOrder.sortedNames(targets) : targets
        result.owners = owners.count > 1 ? FindingOrder.sortedNames(owners) : owners
        return result
    }

    /// The error that a group has too many warnings, counted over all starts of the linter together.
    private func threshold(of group: LintGroup, _ index: Int, _ findings: [Finding]) -> [Finding] {
        guard group.linter == .swiftLint, let first = session.configurationNumbers[index].first,
            let threshold = session.configurations[first].chain?.warningThreshold
        else { return [] }
        let count = findings.count { $0.severity == .warning }
        guard count >= threshold.count else { return [] }
        let location = threshold.file.location(of: "warning_threshold")
        return [
            Finding(
                path: threshold.file.shownPath, line: location?.line ?? 1, column: nil, severity: .error,
                message: "there are \(count) warnings, and from \(threshold.count) on they are an error",
                rule: SwiftLintReport.thresholdRule, ruleTitle: "Warning Threshold", tool: group.linter.rawValue,
                targets: names(of: targets(of: index)))
        ]
    }

    private func targets(of group: Int) -> Set<Int> {
        Set(session.plan.groups[group].files.flatMap { $0.uses.map(\.target) })
    }

    private func names(of targets: Set<Int>) -> [String] {
        FindingOrder.sortedNames(targets.map { session.plan.targets[$0].name })
    }

    private func summary(_ target: PlannedTarget, hasFailed: Bool) -> ReportTarget {
        let status: ReportTarget.Status = hasFailed ? .failed : target.reason.map { .skipped($0.rawValue) } ?? .done
        return ReportTarget(
            name: target.name, tool: target.linter?.rawValue, configuration: target.configuration, fileCount: target.fileCount,
            status: status, owners: FindingOrder.sortedNames(target.owners))
    }
}
