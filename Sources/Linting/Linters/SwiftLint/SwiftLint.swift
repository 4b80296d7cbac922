package import Configuration
package import Diagnostics
import Reports
package import SystemSupport

/// SwiftLint, told exactly which files to look at.
///
/// The files go through a list in the temporary folder: it is the only way that takes any number of files, leaves
/// nested configurations alive and needs no change of the user's configuration. `--config` would turn nested
/// configurations off, so it is given only where the rule names another file than SwiftLint reads by itself.
package struct SwiftLint: Linter {
    /// Makes the linter.
    package init() {}

    package var name: LinterName { .swiftLint }

    package var installation: String {
        "install it with 'brew install swiftlint', or from https://github.com/realm/SwiftLint/releases, so that it is on PATH"
    }

    package func locate(_ search: LinterSearch) -> String? {
        search.program("swiftlint")
    }

    package var versionArguments: [String] { ["version"] }

    package var fillsAllCores: Bool { true }

    package var jobFileLimit: Int? { nil }

    package func invocations(for job: LintJob, in place: LintPlace) -> [LinterInvocation] {
        var arguments = ["lint"]
        if case .analyze(let commands) = job.mode { arguments = ["analyze", "--compile-commands", commands] }
        return [invocation(arguments + ["--quiet", "--reporter", "json"], for: job, in: place)]
    }

    package func corrections(for job: LintJob, in place: LintPlace) -> [LinterInvocation] {
        [invocation(["lint", "--fix", "--quiet"], for: job, in: place)]
    }

    private func invocation(_ head: [String], for job: LintJob, in place: LintPlace) -> LinterInvocation {
        // SwiftLint reads no list with another extension.
        let list = PathText.join(place.temporaryFolder, "files-\(job.number).xcfilelist")
        // Since 0.63 this costs nothing; before, every excluded pattern was looked for on disk.
        let exclusion = job.version.isAtLeast(0, 63) ? ["--force-exclude"] : []
        let request = ProcessRequest(
            executable: place.executable,
            arguments: head + exclusion + ["--use-script-input-file-lists"] + configurationArguments(for: job, in: place) + job.arguments,
            environment: ["SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": list],
            directory: place.workingDirectory
        )
        let content = job.files.reduce(into: [UInt8]()) { $0 += Array("\($1)\n".utf8) }
        return LinterInvocation(request: request, files: [LinterInvocation.TemporaryFile(path: list, content: content)])
    }

    package func output(
        of result: ProcessResult,
        for job: LintJob,
        in place: LintPlace
    ) throws(DiagnosticError) -> LinterOutput {
        let failure = LinterFailure(job: job)
        let words = LinterWords.lines(result.standardError)
        let status = try exitStatus(of: result, failure, words)
        let findings = try SwiftLintReport(job: job, place: place, words: words).findings(in: result.standardOutput)
        if status == 2, !findings.contains(where: { $0.severity == .error }) {
            throw failure.contradiction(status, words: words)
        }
        return LinterOutput(findings: findings, diagnostics: words.map(failure.remark))
    }

    private func configurationArguments(for job: LintJob, in place: LintPlace) -> [String] {
        guard let configuration = job.configuration else { return [] }
        let isDefault = PathKey(place.absolute(configuration)) == PathKey(place.absolute(Self.defaultConfiguration))
        return isDefault ? [] : ["--config", configuration]
    }

    /// The exit code, when it says that the report is valid: 0 and 2 do, but 2 is also the code for a wrong version.
    private func exitStatus(
        of result: ProcessResult,
        _ failure: LinterFailure,
        _ words: [String]
    ) throws(DiagnosticError) -> Int32 {
        switch result.termination {
        case .signalled(let signal): throw failure.signalled(signal, words: words)
        case .exited(let status) where status == 2 && words.contains(where: { $0.contains("configuration specified version") }):
            throw failure.versionMismatch(words: words)
        case .exited(let status) where status == 0 || status == 2: return status
        case .exited(let status): throw failure.exited(status, words: words)
        }
    }

    /// The configuration that SwiftLint reads by itself, relative to the working directory.
    static let defaultConfiguration = ".swiftlint.yml"
}
