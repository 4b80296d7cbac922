package import Configuration
package import Diagnostics
import Synchronization
import SystemSupport

/// The third stage: runs the linters.
///
/// Nothing is written but in a temporary folder, which is gone afterwards.
package struct LintRunner: Sendable {
    private let workingDirectory: String
    private let executables: [LinterName: String]
    /// How many linters run at once.
    package var jobCount = 1
    /// How long one start of a linter may take.
    package var timeLimitSeconds: Int?

    /// Makes a runner.
    ///
    /// - Parameters:
    ///   - workingDirectory: the folder that the linters are started in, absolute.
    ///   - executables: the programs, absolute.
    package init(workingDirectory: String, executables: [LinterName: String]) {
        self.workingDirectory = workingDirectory
        self.executables = executables
    }

    /// Finds the programs of some linters.
    ///
    /// - Throws: ``DiagnosticError`` when one is not installed.
    package static func locate(_ names: Set<LinterName>, in search: LinterSearch) throws(DiagnosticError) -> [LinterName: String] {
        var executables: [LinterName: String] = [:]
        for name in LinterName.allCases where names.contains(name) {
            guard let executable = name.linter.locate(search) else { throw notInstalled(name.linter) }
            executables[name] = executable
        }
        return executables
    }

    /// Runs all jobs: one after the other where a linter uses all cores itself, else several at once. A job that fails does not keep
    /// the others from running.
    ///
    /// - Parameter done: is told of each job when it has ended, on any thread.
    /// - Returns: the results in the order of the jobs.
    package func run(_ jobs: [LintJob], done: @escaping @Sendable (LintJobResult) -> Void = { _ in }) throws -> [LintJobResult] {
        guard !jobs.isEmpty else { return [] }
        return try withTemporaryFolder { folder in
            let work: @Sendable (LintJob) -> LintJobResult = { job in
                let place = LintPlace(
                    workingDirectory: workingDirectory, temporaryFolder: folder, executable: executables[job.linter] ?? "")
                let result = run(job, in: place)
                done(result)
                return result
            }
            let serial = jobs.filter { $0.linter.linter.fillsAllCores }.map(work)
            let parallel = ParallelMap.map(jobs.filter { !$0.linter.linter.fillsAllCores }, threadCount: max(1, jobCount), work)
            return (serial + parallel).sorted { $0.job.number < $1.job.number }
        }
    }

    private func run(_ job: LintJob, in place: LintPlace) -> LintJobResult {
        let linter = job.linter.linter
        var result = LintJobResult(job: job, findings: [], diagnostics: [])
        do {
            if job.mode == .fix {
                for invocation in linter.corrections(for: job, in: place) {
                    result.diagnostics += try linter.remarks(of: start(invocation, of: job, in: place), for: job)
                }
                return result
            }
            for invocation in linter.invocations(for: job, in: place) {
                let output = try linter.output(of: start(invocation, of: job, in: place), for: job, in: place)
                result.findings += output.findings
                result.diagnostics += output.diagnostics
            }
            result.diagnostics += vanishedFiles(of: job, in: place)
        } catch {
            result.diagnostics += (error as? DiagnosticError)?.diagnostics ?? [Diagnostic(.error, "linter-failed", "\(error)")]
        }
        return result
    }

    private func start(_ invocation: LinterInvocation, of job: LintJob, in place: LintPlace) throws -> ProcessResult {
        for file in invocation.files {
            _ = try AtomicFile.write(file.content, to: file.path, below: place.temporaryFolder)
        }
        var request = invocation.request
        request.timeLimitSeconds = timeLimitSeconds
        var result = try run(request, of: job)
        if let report = invocation.reportFile {
            result.standardOutput = (try? DiskFileSystem().read(report)) ?? []
        }
        return result
    }

    private func run(_ request: ProcessRequest, of job: LintJob) throws(DiagnosticError) -> ProcessResult {
        do {
            return try ProcessRunner.run(request)
        } catch {
            guard error.diagnostics[0].code == ProcessRunner.timeLimitCode, let seconds = request.timeLimitSeconds else { throw error }
            throw LinterFailure(job: job).timedOut(after: seconds)
        }
    }

    /// Linters pass over files that are not there; a file that has gone meanwhile is told.
    private func vanishedFiles(of job: LintJob, in place: LintPlace) -> [Diagnostic] {
        job.files.filter { DiskFileSystem().kind(at: place.absolute($0)) == nil }.map { file in
            Diagnostic(
                .error, "missing-file", "the file has gone while \(job.linter.rawValue) was running; run again",
                at: SourceLocation(path: file))
        }
    }
}

extension LintRunner {
    private static func notInstalled(_ linter: any Linter) -> DiagnosticError {
        DiagnosticError("linter-not-installed", "\(linter.name.rawValue) is not installed; \(linter.installation)")
    }
}
