/// The projects that are asked together: those of an `.xcworkspace`, or a single one.
///
///     var diagnostics: [Diagnostic] = []
///     let workspace = try Workspace.open(at: "App.xcworkspace", diagnostics: &diagnostics)
///     for (project, target) in workspace.targets {
///         print(project.name, target.name)
///     }
public struct Workspace: Sendable {
    /// The name: that of the `.xcworkspace`, or of the one project.
    public let name: String
    /// What a person names to mean it, absolute.
    public let path: String
    /// The projects in the order of the workspace.
    public let projects: [any Project]
    /// The files that say which projects belong to it, absolute; empty for a single project.
    public let definitionFiles: [String]

    /// Makes a workspace of projects.
    public init(name: String, path: String, projects: [any Project], definitionFiles: [String] = []) {
        self.name = name
        self.path = path
        self.projects = projects
        self.definitionFiles = definitionFiles
    }

    /// Makes a workspace of one project.
    public init(_ project: any Project) {
        self.init(name: project.name, path: project.path, projects: [project])
    }

    /// All targets with their projects, in order.
    public var targets: [(project: any Project, target: Target)] {
        projects.flatMap { project in project.targets.map { (project, $0) } }
    }
}
