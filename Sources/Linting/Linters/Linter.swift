package import Configuration
package import Diagnostics
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

    /// The absolute path of the program; `nil` when it is not installed.
    func locate(_ search: LinterSearch) -> String?

    /// What to run for a job, in this order.
    func invocations(for job: LintJob, in place: LintPlace) -> [LinterInvocation]

    /// What the result of one of the invocations says.
    ///
    /// - Throws: ``DiagnosticError`` when the linter failed or its output has no meaning; that is never taken for
    ///   findings, and never for their absence.
    func output(of result: ProcessResult, for job: LintJob, in place: LintPlace) throws(DiagnosticError) -> LinterOutput
}

/// One start of a linter, and the files that it needs for it.
package struct LinterInvocation: Sendable {
    /// What to run.
    package var request: ProcessRequest
    /// Files to be written before, in the temporary folder only.
    package var files: [TemporaryFile]

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

extension LinterName {
    /// The linter of this name.
    package var linter: any Linter {
        switch self {
        case .swiftLint: SwiftLint()
        case .swiftFormat: SwiftFormat()
        }
    }
}
