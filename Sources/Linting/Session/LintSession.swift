import Configuration
package import Diagnostics
import ProjectModel
package import Reports
import SystemSupport

/// The whole way from arguments to a report.
package struct LintSession: Sendable {
    /// What was asked for.
    package private(set) var arguments: LintArguments
    /// The machine.
    package let environment: LintEnvironment
    /// What the arguments mean.
    package let setup: LintSetup
    /// What is linted with what, after exclusion.
    package let plan: LintPlan
    /// The files that configurations exclude.
    package let excluded: [ExcludedFile]
    /// What goes for each file of each group of the plan, by its number in ``configurations``.
    let configurationNumbers: [[Int]]
    /// What linters go by.
    package let configurations: [EffectiveConfiguration]
    /// What the stages so far have to tell.
    package let diagnostics: [Diagnostic]

    /// Reads the project and plans the work; starts no linter.
    ///
    /// - Throws: ``DiagnosticError`` when the project or a configuration cannot be read, or a target does not exist.
    package init(_ arguments: LintArguments, in environment: LintEnvironment) throws {
        let setup = try LintSetup(arguments, in: environment)
        var diagnostics = setup.diagnostics
        var targets = LintCollector(workingDirectory: environment.workingDirectory).targets(setup.targets, diagnostics: &diagnostics)
        if arguments.includesUnowned { targets += try UnownedFiles(setup, in: environment).target() }
        var planner = LintPlanner(
            scopes: setup.scopes, workingDirectory: environment.workingDirectory, fileSystem: environment.fileSystem)
        planner.patternFolder = setup.patternFolder
        for glob in setup.file?.lint?.excluded ?? [] { planner.exclusion.add(glob, in: setup.patternFolder) }
        var exclusion = LintExclusion(environment)
        var planned = try exclusion.apply(to: planner.plan(targets))
        if let changes = try LintChanges(arguments.selection, setup, in: environment, diagnostics: &diagnostics) {
            planned.numbers = changes.narrow(&planned.plan, planned.numbers, exclusion.configurations.all)
        }
        self.arguments = arguments
        self.environment = environment
        self.setup = setup
        plan = planned.plan
        excluded = planned.excluded
        configurationNumbers = planned.numbers
        configurations = exclusion.configurations.all
        self.diagnostics = diagnostics
    }

    /// Lints, or takes from earlier runs what has not changed, and makes the report.
    ///
    /// - Throws: ``DiagnosticError`` when a linter is not installed, or there is no room for temporary files.
    package func report() throws -> Report {
        if arguments.mode == .fix {
            let remarks = try LintExecution(self, mode: .fix, cache: nil).run()
            // What is left is found by a second look; corrected files have another content than planned.
            return try report(LintExecution(self, mode: .lint, cache: cache).run(), remarks.diagnostics)
        }
        return try report(LintExecution(self, mode: arguments.mode, cache: arguments.mode == .lint ? cache : nil).run(), [])
    }

    /// From now on reports have known findings as well.
    mutating func ignoreBaseline() { arguments.usesBaseline = false }

    private var cache: LintCache? { arguments.usesCache ? environment.cache.map(LintCache.init) : nil }

    private func report(_ outcome: LintOutcome, _ remarks: [Diagnostic]) throws -> Report {
        var report = ReportMaker(session: self).report(outcome, remarks)
        if let baseline = try LintBaseline.used(by: self) { report = baseline.applied(to: report, in: self) }
        return report
    }
}
