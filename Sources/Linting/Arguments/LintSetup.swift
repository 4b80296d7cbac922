import Configuration
package import Diagnostics
package import ProjectModel
import SystemSupport

/// What arguments mean: which targets of which project are linted, and how. The command line goes before the file, and
/// the file before the defaults.
package struct LintSetup: Sendable {
    /// The project.
    package let project: XcodeProject
    /// The targets to lint, in the order of the project.
    package let targets: [Target]
    /// Which linter and configuration they get; the first that matches decides.
    package let scopes: [LintScope]
    /// What reading had to tell.
    package let diagnostics: [Diagnostic]

    /// Reads the project, and the `trellis.yml` if there is one.
    ///
    /// - Throws: ``DiagnosticError`` when one of them cannot be read, a target does not exist, or nothing says how to lint.
    package init(_ arguments: LintArguments, in environment: LintEnvironment) throws {
        var diagnostics: [Diagnostic] = []
        let file = try ConfigurationFile.find(for: arguments, in: environment, diagnostics: &diagnostics)
        project = try XcodeProject.load(
            at: ConfigurationFile.projectPath(arguments, file, environment),
            fileSystem: environment.fileSystem,
            diagnostics: &diagnostics
        )
        let names = TargetNames(arguments, project: project, environment: environment)
        targets = try names.targets()
        scopes = try LintScopes(arguments, names: names, file: file, environment: environment).scopes()
        self.diagnostics = diagnostics
    }
}
