import Configuration
import Diagnostics
import SystemSupport

/// The errors for a linter that did not do its work, in one place.
struct LinterFailure {
    let job: LintJob

    /// The most lines of a linter's own words that are shown.
    private static let wordLimit = 10

    /// The linter was ended from outside, or crashed.
    func signalled(_ signal: Int32, words: [String]) -> DiagnosticError {
        failed("was ended by signal \(signal)", words)
    }

    /// The linter gave up.
    func exited(_ status: Int32, words: [String]) -> DiagnosticError {
        failed("failed with exit code \(status)", words)
    }

    /// The linter refuses its configuration.
    func refusedConfiguration(words: [String]) -> DiagnosticError {
        let path = job.configuration.map { "the configuration '\($0)'" } ?? "its configuration"
        return DiagnosticError(
            "bad-linter-configuration",
            "\(job.linter.rawValue) does not accept \(path) for target '\(job.target)'",
            notes: notes(words)
        )
    }

    /// The linter that is installed is not the one that the configuration asks for.
    func versionMismatch(words: [String]) -> DiagnosticError {
        DiagnosticError(
            "linter-version",
            "the \(job.linter.rawValue) that is installed is not the version that the configuration of target '\(job.target)' asks for",
            notes: notes(words)
        )
    }

    /// The linter's exit code says that something was found, and nothing was.
    func contradiction(_ status: Int32, words: [String]) -> DiagnosticError {
        failed("ended with exit code \(status) and names no error", words)
    }

    /// The linter printed something that is not its format.
    func unreadable(_ explanation: String, line: Int?, column: Int? = nil, words: [String]) -> DiagnosticError {
        DiagnosticError(
            "linter-output",
            "cannot understand what \(job.linter.rawValue) printed for target '\(job.target)': \(explanation)",
            at: SourceLocation(path: "<output of \(job.linter.rawValue)>", line: line, column: column),
            notes: notes(words)
        )
    }

    /// Something that the linter said beside its findings.
    func remark(_ words: String) -> Diagnostic {
        Diagnostic(.warning, "linter-message", "\(job.linter.rawValue) says for target '\(job.target)': \(words)")
    }

    private func failed(_ what: String, _ words: [String]) -> DiagnosticError {
        DiagnosticError("linter-failed", "\(job.linter.rawValue) \(what) on target '\(job.target)'", notes: notes(words))
    }

    private func notes(_ words: [String]) -> [Diagnostic.Note] {
        let shown = words.prefix(Self.wordLimit).map { Diagnostic.Note("\(job.linter.rawValue) says: \($0)") }
        let rest = words.count - shown.count
        return rest > 0 ? shown + [Diagnostic.Note("and \(rest) more lines")] : shown
    }
}
