import Configuration
import Diagnostics
import ProjectModel
import SystemSupport

/// Finds the Swift files that a selection means.
struct SourceCollector {
    /// The folder of the configuration, absolute.
    let folder: String
    /// Where the files are.
    let fileSystem: any FileSystem
    /// The variables that specs and manifests of projects may ask for.
    let environment: [String: String]
    /// What does not stop the work.
    var diagnostics: [Diagnostic] = []
    private var workspaces: [String: Workspace] = [:]

    init(folder: String, fileSystem: any FileSystem, environment: [String: String]) {
        self.folder = folder
        self.fileSystem = fileSystem
        self.environment = environment
    }

    /// The files of a selection, sorted by path, each of them once.
    ///
    /// - Parameter outputs: files that the entry itself makes, which are no sources.
    /// - Throws: ``DiagnosticError`` with the place of a path, project or target that does not exist.
    mutating func files(_ selection: SourceSelection, without outputs: Set<String>) throws -> [SourceFileReference] {
        var modules: [String: String?] = [:]
        // Folders are listed in order, so that hardly anything is left to sort.
        var order: [String] = []
        for target in selection.targets {
            for path in try files(of: target) where modules[path] == nil {
                modules[path] = .some(target.module ?? target.name.value)
                order.append(path)
            }
        }
        for path in selection.paths {
            for file in try files(at: path) where modules[file] == nil {
                modules[file] = .some(selection.module)
                order.append(file)
            }
        }
        var excluded: [PathPattern] = []
        for path in selection.excluded { excluded.append(try PathPattern(path, in: folder)) }
        let paths = order.filter { path in !outputs.contains(path) && !excluded.contains { $0.matches(path) } }
        return paths.sorted(by: NameOrder.precedes).map { path in
            SourceFileReference(path: path, module: modules[path] ?? nil)
        }
    }

    private func files(at path: Located<String>) throws -> [String] {
        let pattern = try PathPattern(path, in: folder)
        let tree = FileTree(fileSystem: fileSystem)
        switch (fileSystem.kind(at: pattern.base), pattern.isGlob) {
        case (.file, false): return [pattern.base]
        case (.directory, false): return try tree.files(below: pattern.base) { $0.hasSuffix(".swift") }
        case (.directory, true): return try tree.files(below: pattern.base) { $0.hasSuffix(".swift") && pattern.matches($0) }
        default:
            throw DiagnosticError("source-missing", "there is no file or folder '\(path.value)'; correct the path", at: path.location)
        }
    }

    private mutating func files(of selection: SourceSelection.TargetSelection) throws -> [String] {
        let workspace = try workspace(selection.project)
        let found = workspace.targets.filter { $0.target.name == selection.name.value }
        guard !found.isEmpty else {
            let nearest = Spelling.nearest(to: selection.name.value, among: workspace.targets.map(\.target.name))
            let remedy = nearest.map { "did you mean '\($0)'" } ?? "'trellis-project targets' lists them"
            throw DiagnosticError(
                "unknown-target", "'\(workspace.name)' has no target '\(selection.name.value)'; \(remedy)", at: selection.name.location)
        }
        return found.flatMap { project, target in
            project.memberships(of: target).compactMap { membership in
                guard membership.phase.kind == .sources, let path = membership.file.absolutePath, path.hasSuffix(".swift"),
                    fileSystem.kind(at: path) == .file
                else { return nil }
                return path
            }
        }
    }

    private mutating func workspace(_ project: Located<String>) throws -> Workspace {
        let path = PathText.normalized(PathText.join(folder, project.value))
        if let workspace = workspaces[path] { return workspace }
        var options = OpeningOptions()
        options.fileSystem = fileSystem
        options.environment = environment
        guard fileSystem.kind(at: path) != nil else {
            throw DiagnosticError("project-missing", "there is no project '\(project.value)'; correct the path", at: project.location)
        }
        let workspace = try Workspace.open(at: path, options: options, diagnostics: &diagnostics)
        workspaces[path] = workspace
        return workspace
    }
}
