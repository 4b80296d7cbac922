package import Diagnostics
import JSON
import Reports
import SystemSupport

/// What can be done with the baseline of a session.
package struct BaselineWork {
    private let session: LintSession
    /// The file as it is shown.
    private let path: String

    /// What came of it.
    package struct Outcome {
        /// One line that says what was done; `nil` when nothing was.
        package var summary: String?
        /// What linting had to tell.
        package var diagnostics: [Diagnostic]
        /// Whether a linter failed, so that nothing was written.
        package var hasFailed: Bool
    }

    /// Prepares the work.
    ///
    /// - Throws: ``DiagnosticError`` when nothing names a file for the baseline.
    package init(_ session: LintSession) throws {
        guard let path = LintBaseline.path(in: session) else {
            throw DiagnosticError(
                "no-baseline", "nothing names a baseline; write 'baseline: FILE' in the section 'lint', or give '--baseline FILE'")
        }
        var session = session
        session.ignoreBaseline()
        self.session = session
        self.path = path
    }

    /// The baseline as it is.
    ///
    /// - Throws: ``DiagnosticError`` when the file is not there or is no baseline.
    package func stored() throws -> LintBaseline {
        try LintBaseline(session.environment.fileSystem.read(session.environment.absolute(path)), path: path)
    }

    /// Writes all findings of today.
    ///
    /// - Throws: ``DiagnosticError`` when linting is not possible or the file cannot be written.
    package func create() throws -> Outcome {
        let report = try session.report()
        guard LintVerdict(report, allowsWarnings: true) != .failed else { return failure(report) }
        let baseline = LintBaseline(of: report.findings, path: written)
        try write(baseline)
        return Outcome(
            summary: "\(LintSummary.counted(baseline.count, "finding")) in '\(path)'", diagnostics: report.diagnostics, hasFailed: false)
    }

    /// Takes out what is not found any more.
    ///
    /// - Throws: ``DiagnosticError`` when there is no baseline, linting is not possible, or the file cannot be written.
    package func update() throws -> Outcome {
        let old = try stored()
        let report = try session.report()
        guard LintVerdict(report, allowsWarnings: true) != .failed else { return failure(report) }
        let difference = old.difference(to: report.findings, isLinted: { _ in true }, path: written)
        // What is known is taken with its lines of today, and what is new stays out.
        let new = Set(difference.new)
        let baseline = LintBaseline(of: report.findings.filter { !new.contains($0) }, path: written)
        try write(baseline)
        let removed = old.count - baseline.count
        return Outcome(
            summary: "\(LintSummary.counted(removed, "finding")) taken out of '\(path)', \(baseline.count) left",
            diagnostics: report.diagnostics, hasFailed: false)
    }

    private func written(_ path: String) -> String {
        LintBaseline.writtenPath(path, baseline: self.path, in: session.environment)
    }

    private func write(_ baseline: LintBaseline) throws {
        let file = session.environment.absolute(path)
        _ = try AtomicFile.write(Array(JSONWriter.text(baseline.json).utf8), to: file, below: PathText.parent(of: file))
    }

    private func failure(_ report: Report) -> Outcome { Outcome(diagnostics: report.diagnostics, hasFailed: true) }
}

extension LintBaseline {
    /// The rows of a table: how many, rule, file.
    package var rows: [[String]] { entries.map { [String($0.lines.count), $0.rule, $0.path] } }
}
