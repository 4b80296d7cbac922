import Configuration
import Diagnostics
import SystemSupport

/// The errors for a linter that did not do its work, in one place.
struct LinterFailure {
    let job: LintJob

    /// The code of what a linter said beside its findings.
    static let remarkCode = "linter-message"

    /// The most lines of a linter's own words that are shown.
    private static let wordLimit = 10

    /// The linter was ended from outside, or crashed.
    func signalled(_ signal: Int32, words: [String]) -> DiagnosticError {
        failed("was ended by signal \(signal)", words, naming: job.files)
    }

    /// The linter took longer than it may.
    func timedOut(after seconds: Int) -> DiagnosticError {
        let time = seconds == 1 ? "1 second" : "\(seconds) seconds"
        return failed("was ended after \(time), see '--timeout',", [], naming: job.files)
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
            "\(job.linter.rawValue) does not accept \(path) for \(job.subject)",
            notes: notes(words)
        )
    }

    /// The linter that is installed is not the one that the configuration asks for.
    func versionMismatch(words: [String]) -> DiagnosticError {
        DiagnosticError(
            "linter-version",
            "the \(job.linter.rawValue) that is installed is not the version that the configuration of \(job.subject) asks for",
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
            "cannot understand what \(job.linter.rawValue) printed for \(job.subject): \(explanation)",
            at: SourceLocation(path: "<output of \(job.linter.rawValue)>", line: line, column: column),
            notes: notes(words)
        )
    }

    /// Something that the linter said beside its findings.
    func remark(_ words: String) -> Diagnostic {
        let configuration = job.configuration.map { " with '\($0)'" } ?? ""
        return Diagnostic(.warning, Self.remarkCode, "\(job.linter.rawValue) says\(configuration): \(words)")
    }

    private func failed(_ what: String, _ words: [String], naming files: [String] = []) -> DiagnosticError {
        let message = "\(job.linter.rawValue) \(what) on \(job.subject)"
        return DiagnosticError("linter-failed", message, notes: notes(words) + notes(naming: files))
    }

    /// The files that a linter was busy with when it was ended; which one it was at, nobody knows.
    private func notes(naming files: [String]) -> [Diagnostic.Note] {
        guard !files.isEmpty else { return [] }
        let shown = files.prefix(Self.wordLimit).map { Diagnostic.Note("it was looking at '\($0)'") }
        let rest = files.count - shown.count
        return rest > 0 ? shown + [Diagnostic.Note("and \(rest) more files")] : shown
    }

    private func notes(_ words: [String]) -> [Diagnostic.Note] {
        let shown = words.prefix(Self.wordLimit).map { Diagnostic.Note("\(job.linter.rawValue) says: \($0)") }
        let rest = words.count - shown.count
        return rest > 0 ? shown + [Diagnostic.Note("and \(rest) more lines")] : shown
    }
}
