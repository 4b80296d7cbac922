package import Configuration
package import Diagnostics
import Reports
package import SystemSupport

/// SwiftFormat by Nick Lockwood, as a linter.
///
/// The files go through a list, and the report through a file, both in the temporary folder, because what the program prints is for
/// people.
package struct LockwoodSwiftFormat: Linter {
    /// Makes the linter.
    package init() {}

    package var name: LinterName { .lockwoodSwiftFormat }

    package var installation: String {
        "install it with 'brew install swiftformat', or from https://github.com/nicklockwood/SwiftFormat/releases, so that it is on PATH"
    }

    package var versionArguments: [String] { ["--version"] }

    package var fillsAllCores: Bool { true }

    package var jobFileLimit: Int? { nil }

    package func locate(_ search: LinterSearch) -> String? { search.program("swiftformat") }

    package func invocations(for job: LintJob, in place: LintPlace) -> [LinterInvocation] {
        let report = PathText.join(place.temporaryFolder, "report-\(job.number).json")
        var invocation = invocation(["--lint", "--reporter", "json", "--report", report], for: job, in: place)
        invocation.reportFile = report
        return [invocation]
    }

    package func corrections(for job: LintJob, in place: LintPlace) -> [LinterInvocation] { [invocation([], for: job, in: place)] }

    private func invocation(_ head: [String], for job: LintJob, in place: LintPlace) -> LinterInvocation {
        let list = PathText.join(place.temporaryFolder, "files-\(job.number).txt")
        // The paths of the list are relative to its own folder; '#' begins a comment wherever it stands, and blanks are cut off.
        let paths = job.files.map(place.absolute)
        let listed = paths.filter { !Self.isMisread($0) }
        let others = paths.filter(Self.isMisread)
        var arguments = head + ["--quiet"]
        if !listed.isEmpty { arguments += ["--filelist", list] }
        if let configuration = job.configuration { arguments += ["--config", place.absolute(configuration)] }
        arguments += job.arguments + others
        let content = listed.reduce(into: [UInt8]()) { $0 += Array("\($1)\n".utf8) }
        return LinterInvocation(
            request: ProcessRequest(executable: place.executable, arguments: arguments, directory: place.workingDirectory),
            files: listed.isEmpty ? [] : [LinterInvocation.TemporaryFile(path: list, content: content)]
        )
    }

    private static func isMisread(_ path: String) -> Bool {
        path.utf8.contains(UInt8(ascii: "#")) || path.utf8.last == 0x20 || path.utf8.last == 0x09
    }

    package func output(
        of result: ProcessResult,
        for job: LintJob,
        in place: LintPlace
    ) throws(DiagnosticError) -> LinterOutput {
        let failure = LinterFailure(job: job)
        let words = LinterWords.lines(result.standardError)
        let status: Int32
        switch result.termination {
        case .signalled(let signal): throw failure.signalled(signal, words: words)
        case .exited(let code) where code == 0 || code == 1: status = code
        case .exited(let code): throw failure.exited(code, words: words)
        }
        let findings = try LockwoodSwiftFormatReport(job: job, place: place, words: words).findings(in: result.standardOutput)
        if status == 1, findings.isEmpty { throw failure.contradiction(status, words: words) }
        // What it says of each finding stands in the report already.
        let remarks = words.filter { $0.hasPrefix("warning: ") || $0.hasPrefix("error: ") }
        return LinterOutput(findings: findings, diagnostics: remarks.map(failure.remark))
    }
}
