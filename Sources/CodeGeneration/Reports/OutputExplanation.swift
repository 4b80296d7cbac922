package import Diagnostics
import SystemSupport

/// Which inputs make an output, and why it was written.
package struct OutputExplanation: Sendable, Hashable {
    /// The text for people.
    package var text: String
    /// Whether the output is what it shall be.
    package var isCurrent: Bool

    /// Looks for an output in the results of a run.
    ///
    /// - Parameters:
    ///   - path: the output as the user named it.
    ///   - session: what made the results.
    /// - Throws: ``DiagnosticError`` when no entry makes it.
    package init(of path: String, in session: GenerationSession) throws(DiagnosticError) {
        let result = try session.result()
        let file = PathText.normalized(PathText.join(session.workingDirectory, path))
        let states = session.states(result)
        let report = session.report(result, states)
        guard let state = states.first(where: { $0.file.path == file }) else {
            let known = states.map { report.shown($0.file.path) }
            let remedy = Spelling.nearest(to: path, among: known).map { "did you mean '\($0)'" } ?? "'--dry-run --json' lists what is made"
            throw DiagnosticError("unknown-output", "no entry of the configuration makes '\(path)'; \(remedy)")
        }
        isCurrent = state.isCurrent
        let verdict = state.isCurrent ? "is current" : state.current == nil ? "is missing" : "is out of date"
        var lines = ["\(report.shown(file)) \(verdict)"]
        let records = RunRecords(plan: session.plan, settings: session.settings)
        for number in Set(state.file.origins.map(\.entry)).sorted() where result.entries.indices.contains(number) {
            let entry = result.entries[number]
            lines.append("entry: \(session.plan.entries[number].location)")
            lines += ["templates:"] + state.file.origins.filter { $0.entry == number }.map { "  \($0.template)" }
            lines += ["inputs (\(entry.inputs.paths.count)):"] + entry.inputs.paths.map { "  \(report.shown($0))" }
            guard let record = records.record(entry) else { continue }
            lines += ["written last because:"] + record.reasons.map { "  \($0)" }
            if record.inputs != entry.inputs {
                lines += ["changed since then:"] + records.reasons(from: record.inputs, to: entry.inputs).map { "  \($0)" }
            }
        }
        text = lines.joined(separator: "\n") + "\n"
    }
}
