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
    private let project: XcodeProject

    init(_ arguments: LintArguments, project: XcodeProject, environment: LintEnvironment) {
        self.project = project
        if arguments.configuration == nil, let last = arguments.names.last, project.targets(named: last).isEmpty,
            Self.isConfiguration(last, environment)
        {
            names = Array(arguments.names.dropLast())
            configuration = last
        } else {
            names = arguments.names
            configuration = nil
        }
    }

    /// The targets with the names, in the order of the project; all of them when there is no name.
    func targets() throws(DiagnosticError) -> [Target] {
        guard !names.isEmpty else { return project.targets }
        for name in names where project.targets(named: name).isEmpty {
            throw unknownTarget(name)
        }
        return project.targets.filter { names.contains($0.name) }
    }

    private static func isConfiguration(_ name: String, _ environment: LintEnvironment) -> Bool {
        let endings = [".yml", ".yaml", ".json", ".swift-format"]
        return endings.contains { name.hasSuffix($0) } || environment.fileSystem.kind(at: environment.absolute(name)) == .file
    }

    private func unknownTarget(_ name: String) -> DiagnosticError {
        let nearest = Spelling.nearest(to: name, among: project.targets.map(\.name))
        let hint = nearest.map { "; did you mean '\($0)'?" } ?? "; see 'trellis-project targets' for those it has"
        return DiagnosticError("unknown-target", "the project '\(project.place.name)' has no target '\(name)'\(hint)")
    }
}
