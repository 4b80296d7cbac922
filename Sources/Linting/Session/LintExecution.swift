import Checksums
import Configuration
import Diagnostics
import Reports
import Synchronization
import SystemSupport

/// Carries out a plan: asks the cache, starts linters for the rest, and keeps what they found.
struct LintExecution {
    private let session: LintSession
    private let mode: LintMode
    private let cache: LintCache?

    init(_ session: LintSession, mode: LintMode, cache: LintCache?) {
        self.session = session
        self.mode = mode
        self.cache = cache
    }

    /// What came of it.
    ///
    /// - Throws: ``DiagnosticError`` before anything is run when a linter is not installed.
    func run() throws -> LintOutcome {
        let groups = session.plan.groups
        var outcome = LintOutcome(findings: groups.map { Array(repeating: [], count: $0.files.count) })
        let linters = Set(groups.filter { !$0.files.isEmpty && mode.isSupported(by: $0.linter) }.map(\.linter))
        let executables = try LintRunner.locate(linters, in: session.environment.search)
        let lookup = CachedResults(session, cache: cache, executables: executables)
        var missing: [[Int]] = []
        for index in groups.indices {
            guard mode.isSupported(by: groups[index].linter) else {
                outcome.diagnostics.append(Self.unsupported(groups[index].linter))
                missing.append([])
                continue
            }
            missing.append(lookup.fill(&outcome, group: index))
        }
        let jobs = jobs(for: missing, versions: lookup.versions)
        let results = try run(jobs.map(\.job), executables, total: missing.reduce(0) { $0 + $1.count })
        for (result, job) in zip(results, jobs) { take(result, group: job.group, files: job.files, into: &outcome) }
        let failed = Set(zip(results, jobs).filter { $0.0.hasFailed }.map { $0.1.job.number })
        let done = jobs.filter { !failed.contains($0.job.number) }
        lookup.store(outcome, done: done.map { ($0.group, $0.files) }, remarks: zip(results, jobs).map { ($0.1.group, $0.0) })
        outcome.diagnostics = Self.unique(outcome.diagnostics + lookup.remarks)
        return outcome
    }

    /// A job, and where its files stand in the plan.
    private struct PlannedJob {
        var job: LintJob
        var group: Int
        var files: [Int]
    }

    private func jobs(for missing: [[Int]], versions: [LinterName: LinterVersion]) -> [PlannedJob] {
        var jobs: [PlannedJob] = []
        for (index, files) in missing.enumerated() where !files.isEmpty {
            let group = session.plan.groups[index]
            // Parts of about the same size, whatever the number of cores, so that their borders are the same everywhere.
            let partCount = group.linter.linter.jobFileLimit.map { (files.count + $0 - 1) / $0 } ?? 1
            for part in 0..<partCount {
                let own = Array(files[files.count * part / partCount..<files.count * (part + 1) / partCount])
                let targets = Set(own.flatMap { group.files[$0].uses.map(\.target) }).sorted()
                var job = LintJob(
                    number: jobs.count + 1, linter: group.linter, configuration: group.configuration,
                    files: own.map { group.files[$0].path }, targets: targets.map { session.plan.targets[$0].name })
                job.mode = mode
                job.arguments = session.arguments.linterArguments
                job.version = versions[group.linter] ?? LinterVersion(text: "")
                jobs.append(PlannedJob(job: job, group: index, files: own))
            }
        }
        return jobs
    }

    private func run(_ jobs: [LintJob], _ executables: [LinterName: String], total: Int) throws -> [LintJobResult] {
        var runner = LintRunner(workingDirectory: session.environment.workingDirectory, executables: executables)
        runner.jobCount = session.arguments.jobCount ?? ParallelMap.coreCount
        runner.timeLimitSeconds = session.arguments.timeLimitSeconds
        guard let progress = session.environment.progress else { return try runner.run(jobs) }
        let state = Mutex(LintProgress(fileCount: total, doneCount: 0, findingCount: 0))
        progress(LintProgress(fileCount: total, doneCount: 0, findingCount: 0))
        return try runner.run(jobs) { result in
            state.withLock { value in
                value.doneCount += result.job.files.count
                value.findingCount += result.findings.count
                progress(value)
            }
        }
    }

    /// Puts the findings of a job where their files are.
    private func take(_ result: LintJobResult, group: Int, files: [Int], into outcome: inout LintOutcome) {
        outcome.diagnostics += result.diagnostics
        let planned = session.plan.groups[group].files
        if result.hasFailed {
            outcome.failedTargets.formUnion(files.flatMap { planned[$0].uses.map(\.target) })
        }
        let places = Dictionary(files.map { (PathKey(planned[$0].path), $0) }) { first, _ in first }
        var touched: Set<Int> = []
        for finding in result.findings {
            if let file = places[PathKey(finding.path)] {
                outcome.findings[group][file].append(finding)
                touched.insert(file)
            } else {
                outcome.others.append((group, finding))
            }
        }
        for file in touched.sorted() {
            let path = session.environment.absolute(planned[file].path)
            outcome.findings[group][file] = SourceLines.added(to: outcome.findings[group][file], from: path)
        }
    }

    private static func unsupported(_ linter: LinterName) -> Diagnostic {
        Diagnostic(.note, "no-analysis", "\(linter.rawValue) has nothing to analyze; its targets are passed over")
    }

    /// Diagnostics in their order, each once: several starts of a linter say the same of one configuration.
    private static func unique(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return diagnostics.filter { seen.insert($0).inserted }
    }
}

extension LintMode {
    /// Whether a linter can do this.
    func isSupported(by linter: LinterName) -> Bool {
        if case .analyze = self { return linter == .swiftLint }
        return true
    }
}
