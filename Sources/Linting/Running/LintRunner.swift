import Configuration
import Diagnostics
import SystemSupport

/// The third stage: runs the linters of a plan.
///
/// Nothing is written but in a temporary folder, which is gone afterwards.
package struct LintRunner: Sendable {
    private let workingDirectory: String
    private let search: LinterSearch

    /// Makes a runner.
    ///
    /// - Parameters:
    ///   - workingDirectory: the folder that the linters are started in, absolute.
    ///   - search: where they are looked for.
    package init(workingDirectory: String, search: LinterSearch) {
        self.workingDirectory = workingDirectory
        self.search = search
    }

    /// Runs all jobs, one after the other. A job that fails does not keep the others from running.
    ///
    /// - Throws: ``DiagnosticError`` before anything is run when a linter is not installed.
    package func run(_ jobs: [LintJob]) throws -> [LintJobResult] {
        guard !jobs.isEmpty else { return [] }
        let executables = try executables(for: jobs)
        return try withTemporaryFolder { folder in
            jobs.map { job in
                let executable = executables[job.linter] ?? ""
                let place = LintPlace(workingDirectory: workingDirectory, temporaryFolder: folder, executable: executable)
                return run(job, in: place)
            }
        }
    }

    private func run(_ job: LintJob, in place: LintPlace) -> LintJobResult {
        let linter = job.linter.linter
        var result = LintJobResult(job: job, findings: [], diagnostics: [])
        do {
            for invocation in linter.invocations(for: job, in: place) {
                for file in invocation.files {
                    _ = try AtomicFile.write(file.content, to: file.path, below: place.temporaryFolder)
                }
                let output = try linter.output(of: ProcessRunner.run(invocation.request), for: job, in: place)
                result.findings += output.findings
                result.diagnostics += output.diagnostics
            }
        } catch {
            result.diagnostics += error.diagnostics
        }
        return result
    }

    private func executables(for jobs: [LintJob]) throws(DiagnosticError) -> [LinterName: String] {
        var executables: [LinterName: String] = [:]
        for name in LinterName.allCases where jobs.contains(where: { $0.linter == name }) {
            guard let executable = name.linter.locate(search) else { throw Self.notInstalled(name.linter) }
            executables[name] = executable
        }
        return executables
    }
}

extension LintRunner {
    private static func notInstalled(_ linter: any Linter) -> DiagnosticError {
        DiagnosticError("linter-not-installed", "\(linter.name.rawValue) is not installed; \(linter.installation)")
    }
}
