import Diagnostics
import ProjectModel
import SystemSupport

/// The names behind the project on the command line, told apart into targets and a configuration.
///
/// The ancestor of this tool was called with a project, a target and a configuration, so the last name may be one.
struct TargetNames {
    /// The names of targets.
    let names: [String]
    /// The configuration at the end, as it was typed.
    let configuration: String?
    private let workspace: Workspace
    private let all: [NamedTarget]

    init(_ arguments: LintArguments, workspace: Workspace, environment: LintEnvironment) {
        self.workspace = workspace
        let all = NamedTarget.all(of: workspace)
        self.all = all
        if arguments.configuration == nil, let last = arguments.names.last, !all.contains(where: { $0.answers(to: last) }),
            Self.isConfiguration(last, environment)
        {
            names = Array(arguments.names.dropLast())
            configuration = last
        } else {
            names = arguments.names
            configuration = nil
        }
    }

    /// The targets with the names, in the order of the workspace; all of them when there is no name.
    func targets() throws(DiagnosticError) -> [NamedTarget] {
        try NamedTarget.selected(names, from: all, of: workspace)
    }

    private static func isConfiguration(_ name: String, _ environment: LintEnvironment) -> Bool {
        let endings = [".yml", ".yaml", ".json", ".swift-format", ".swiftformat"]
        return endings.contains { name.hasSuffix($0) } || environment.fileSystem.kind(at: environment.absolute(name)) == .file
    }
}
