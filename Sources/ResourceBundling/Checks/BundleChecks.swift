import Diagnostics
import SystemSupport

/// What the checks of a bundle find; those whose resources are as they were are remembered.
struct BundleChecks {
    /// What is wrong, in the order of the checks.
    let findings: [Diagnostic]
    private let outcomes: [Outcome]

    private struct Outcome: Sendable {
        var check: BundleCheck
        var records: [FileRecord]
        var resources: [Resource]
        var findings: [Diagnostic]
    }

    /// Looks at what has changed.
    init(_ checks: [BundleCheck], _ results: [StepOutcome], _ state: BundleState) {
        outcomes = ParallelMap.map(checks) { check in
            let records = check.stepIndices.flatMap { results[$0].inputs }
            let resources = check.stepIndices.flatMap { results[$0].step.inputs }
            var outcome = Outcome(check: check, records: records, resources: resources, findings: [])
            if let known = state.steps[check.subject], known.key == check.key, known.inputs == records {
                outcome.findings = StepReport.decode(known.report, inputs: resources)
            } else {
                outcome.findings = check.findings(resources)
            }
            return outcome
        }
        findings = outcomes.flatMap(\.findings)
    }

    /// Stops the build when something is wrong that must not be.
    ///
    /// - Throws: `DiagnosticError` with everything that was found.
    func requireNoError() throws {
        if findings.contains(where: { $0.severity == .error }) { throw DiagnosticError(findings) }
    }

    /// Remembers what was found.
    func note(in state: inout BundleState) {
        for outcome in outcomes {
            state.steps[outcome.check.subject] = BundleState.Step(
                key: outcome.check.key, inputs: outcome.records, outputs: [],
                report: StepReport.encode(outcome.findings, inputs: outcome.resources))
        }
    }
}
