package import Configuration
package import Diagnostics
package import Reports
package import SystemSupport

/// A linter: where it is, how it is called, and what its answer means.
///
/// A linter starts nothing and writes nothing. It makes requests from a job and findings from the results, so that each
/// of both can be looked at and tested alone.
package protocol Linter: Sendable {
    /// The name of the linter.
    var name: LinterName { get }

    /// How to install the linter, as the end of a sentence.
    var installation: String { get }

    /// The arguments by which it tells its version.
    var versionArguments: [String] { get }

    /// Whether one start of it keeps all cores busy, so that several at once gain nothing.
    var fillsAllCores: Bool { get }

    /// The most files of one job; `nil` for any number.
    var jobFileLimit: Int? { get }

    /// The absolute path of the program; `nil` when it is not installed.
    func locate(_ search: LinterSearch) -> String?

    /// What to run for a job, in this order.
    func invocations(for job: LintJob, in place: LintPlace) -> [LinterInvocation]

    /// What to run so that it corrects the files of a job.
    func corrections(for job: LintJob, in place: LintPlace) -> [LinterInvocation]

    /// What the result of one of the invocations says.
    ///
    /// - Throws: ``DiagnosticError`` when the linter failed or its output has no meaning; that is never taken for
    ///   findings, and never for their absence.
    func output(of result: ProcessResult, for job: LintJob, in place: LintPlace) throws(DiagnosticError) -> LinterOutput

    /// What a correction had to tell.
    ///
    /// - Throws: ``DiagnosticError`` when the linter failed.
    func remarks(of result: ProcessResult, for job: LintJob) throws(DiagnosticError) -> [Diagnostic]
}

/// One start of a linter, and the files that it needs for it.
package struct LinterInvocation: Sendable {
    /// What to run.
    package var request: ProcessRequest
    /// Files to be written before, in the temporary folder only.
    package var files: [TemporaryFile] = []
    /// The file that it writes its report to, in place of standard output; in the temporary folder.
    package var reportFile: String?

    /// A file that a linter reads its input from.
    package struct TemporaryFile: Sendable, Hashable {
        /// The absolute path.
        package var path: String
        /// The content.
        package var content: [UInt8]
    }
}

/// What a linter has to say.
package struct LinterOutput: Sendable, Hashable {
    /// What it found.
    package var findings: [Finding]
    /// What else it said.
    package var diagnostics: [Diagnostic]

    /// Makes an output.
    package init(findings: [Finding], diagnostics: [Diagnostic]) {
        self.findings = findings
        self.diagnostics = diagnostics
    }
}

extension Linter {
    /// What a correction had to tell: nothing, as long as the linter ended as linters do.
    package func remarks(of result: ProcessResult, for job: LintJob) throws(DiagnosticError) -> [Diagnostic] {
        let failure = LinterFailure(job: job)
        let words = LinterWords.lines(result.standardError)
        switch result.termination {
        case .signalled(let signal): throw failure.signalled(signal, words: words)
        case .exited(0), .exited(1): return []
        case .exited(let status): throw failure.exited(status, words: words)
        }
    }
}

extension LinterName {
    /// The linter of this name.
    package var linter: any Linter {
        switch self {
        case .swiftLint: SwiftLint()
        case .swiftFormat: SwiftFormat()
        case .lockwoodSwiftFormat: LockwoodSwiftFormat()
        }
    }
}
