package import Configuration
package import Diagnostics
package import ProjectModel
import SystemSupport

/// What arguments mean: which targets of which project are linted, and how. The command line goes before the file, and
/// the file before the defaults.
package struct LintSetup: Sendable {
    /// The projects.
    package let workspace: Workspace
    /// The targets to lint, in the order of the workspace.
    package let targets: [NamedTarget]
    /// Which linter and configuration they get; the first that matches decides.
    package let scopes: [LintScope]
    /// The `trellis.yml`, when there is one.
    package let file: TrellisConfiguration?
    /// What reading had to tell.
    package let diagnostics: [Diagnostic]
    /// The folder that patterns for paths are relative to, absolute: that of the `trellis.yml`.
    package let patternFolder: String

    /// Reads the project, and the `trellis.yml` if there is one.
    ///
    /// - Throws: ``DiagnosticError`` when one of them cannot be read, a target does not exist, or nothing says how to lint.
    package init(_ arguments: LintArguments, in environment: LintEnvironment) throws {
        var diagnostics: [Diagnostic] = []
        file = try ConfigurationFile.find(for: arguments, in: environment, diagnostics: &diagnostics)
        var options = OpeningOptions()
        options.fileSystem = environment.fileSystem
        options.environment = environment.variables
        workspace = try Workspace.open(
            at: ConfigurationFile.projectPath(arguments, file, environment),
            options: options,
            diagnostics: &diagnostics
        )
        let names = TargetNames(arguments, workspace: workspace, environment: environment)
        targets = try names.targets()
        scopes = try LintScopes(arguments, names: names, file: file, environment: environment).scopes()
        self.diagnostics = diagnostics
        patternFolder = environment.absolute(file?.folder ?? ".")
    }
}
