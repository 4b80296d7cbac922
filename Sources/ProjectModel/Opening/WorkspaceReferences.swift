import Diagnostics
import SystemSupport

/// Finds the projects and the packages in folders that the projects of a workspace refer to.
struct WorkspaceReferences {
    private let workspace: Workspace
    private let options: OpeningOptions
    private var projects: [any Project]
    private var known: Set<String>

    /// How many projects are opened at most; a workspace with more is no workspace of people.
    private static let projectLimit = 2000

    init(_ workspace: Workspace, options: OpeningOptions) {
        self.workspace = workspace
        self.options = options
        projects = workspace.projects
        known = Set(workspace.projects.map(\.path))
    }

    /// The workspace with all that its projects refer to, directly or through others, behind its own.
    ///
    /// - Parameter diagnostics: receives a warning for each that cannot be read; it is left out.
    func following(diagnostics: inout [Diagnostic]) -> Workspace {
        var copy = self
        var index = 0
        while index < copy.projects.count, copy.projects.count < Self.projectLimit {
            for (path, location) in Self.references(of: copy.projects[index]) where copy.known.insert(path).inserted {
                copy.open(path, namedAt: location, &diagnostics)
            }
            index += 1
        }
        return Workspace(
            name: workspace.name,
            path: workspace.path,
            projects: copy.projects,
            definitionFiles: workspace.definitionFiles
        )
    }

    private mutating func open(_ path: String, namedAt location: SourceLocation?, _ diagnostics: inout [Diagnostic]) {
        do {
            let place = try ProjectLocation.find(UserPath.shown(path), fileSystem: options.fileSystem)
            projects.append(try ProjectReader(options: options).project(at: place, diagnostics: &diagnostics))
        } catch {
            diagnostics.append(UserPath.leftOut(path, namedAt: location, because: error))
        }
    }

    /// The absolute paths of projects and manifests that a project refers to, each with a place that does.
    private static func references(of project: any Project) -> [(path: String, location: SourceLocation?)] {
        project.targets.flatMap(\.dependencies).compactMap { dependency in
            switch dependency.subject {
            case .projectTarget(_, let path?): (path, dependency.location)
            case .packageProduct(_, .local(let folder)?), .packagePlugin(_, .local(let folder)?):
                (PathText.join(folder, "Package.swift"), dependency.location)
            default: nil
            }
        }
    }
}
