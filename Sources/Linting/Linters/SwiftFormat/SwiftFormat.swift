package import Configuration
package import Diagnostics
import Reports
package import SystemSupport

/// swift-format, the formatter and linter of the toolchain.
///
/// The program is called by itself and not as `swift format`, which takes longer to start. It takes files as arguments
/// only, so that a large target needs several starts.
package struct SwiftFormat: Linter {
    /// The most bytes of arguments in one start. Systems allow 1 MiB and more, for arguments and environment together.
    private let argumentLimitBytes: Int

    /// Makes the linter.
    package init(argumentLimitBytes: Int = 512 * 1024) {
        self.argumentLimitBytes = argumentLimitBytes
    }

    package var name: LinterName { .swiftFormat }

    package var installation: String {
        "it comes with the toolchains of Swift 6 and Xcode 16, see https://www.swift.org/install; have its 'swift' on PATH"
    }

    package func locate(_ search: LinterSearch) -> String? {
        if let program = search.program("swift-format") { return program }
        if let program = search.sibling("swift-format", of: "swift") { return program }
        return search.developerTool("swift-format")
    }

    package var versionArguments: [String] { ["--version"] }

    package var fillsAllCores: Bool { false }

    package var jobFileLimit: Int? { 256 }

    package func invocations(for job: LintJob, in place: LintPlace) -> [LinterInvocation] {
        invocations(["lint"], for: job, in: place)
    }

    package func corrections(for job: LintJob, in place: LintPlace) -> [LinterInvocation] {
        invocations(["format", "--in-place"], for: job, in: place)
    }

    private func invocations(_ command: [String], for job: LintJob, in place: LintPlace) -> [LinterInvocation] {
        // A file may be called like an option, so that the options end before the files.
        let head = command + (job.configuration.map { ["--configuration", $0] } ?? []) + job.arguments + ["--"]
        return ArgumentSplitter(limitBytes: argumentLimitBytes).parts(of: job.files, reserved: head).map { files in
            LinterInvocation(
                request: ProcessRequest(executable: place.executable, arguments: head + files, directory: place.workingDirectory))
        }
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
        case .exited(let code): status = code
        }
        if words.contains(where: { $0.hasPrefix("<unknown>:") }) { throw failure.refusedConfiguration(words: words) }
        guard status == 0 || status == 1 else { throw failure.exited(status, words: words) }
        let output = try SwiftFormatReport(job: job, place: place).output(in: result.standardError)
        if status == 1, !output.findings.contains(where: { $0.severity == .error }) {
            throw failure.contradiction(status, words: words)
        }
        return output
    }
}
