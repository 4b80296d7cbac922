/// The whole way from arguments to a report.
package enum LintCommand {
    /// Collects the files of the targets, plans the runs, runs the linters and merges what they find.
    ///
    /// - Throws: `DiagnosticError` when there is nothing to report on: the project or a configuration cannot be read, a
    ///   target does not exist, or a linter is not installed.
    package static func report(for arguments: LintArguments, in environment: LintEnvironment) throws -> LintReport {
        let setup = try LintSetup(arguments, in: environment)
        var diagnostics = setup.diagnostics
        let collector = LintCollector(project: setup.project, workingDirectory: environment.workingDirectory)
        let targets = collector.targets(setup.targets, diagnostics: &diagnostics)
        let planner = LintPlanner(
            scopes: setup.scopes,
            workingDirectory: environment.workingDirectory,
            fileSystem: environment.fileSystem
        )
        let plan = try planner.plan(targets)
        let runner = LintRunner(workingDirectory: environment.workingDirectory, search: environment.search)
        return LintReport(plan: plan, results: try runner.run(plan.jobs), diagnostics: diagnostics)
    }
}
