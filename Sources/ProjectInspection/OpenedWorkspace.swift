package import Diagnostics
package import ProjectModel
package import SystemSupport

/// Projects that questions can be asked about, and the way in which their paths are shown.
package struct OpenedWorkspace: Sendable {
    /// The projects.
    package let workspace: Workspace
    /// Where files are read.
    package let fileSystem: any FileSystem
    /// How paths are shown.
    package let paths: PathDisplay
    /// What reading the projects had to tell.
    package let diagnostics: [Diagnostic]

    /// Finds and reads a project, or those of a workspace.
    ///
    /// - Throws: ``DiagnosticError`` when there is none, or it cannot be read.
    package init(_ request: ProjectRequest) throws {
        var diagnostics: [Diagnostic] = []
        let members = request.memberFileSystem()
        workspace = try Workspace.open(at: request.path, options: request.openingOptions(members), diagnostics: &diagnostics)
        paths = PathDisplay(base: request.showsAbsolutePaths ? nil : members?.root ?? request.currentDirectory)
        fileSystem = request.fileSystem
        self.diagnostics = diagnostics
    }

    /// A place with its path as paths are shown.
    package func shown(_ location: SourceLocation) -> SourceLocation {
        guard location.path.hasPrefix("/") else { return location }
        return SourceLocation(path: paths.text(for: .absolute(location.path)), line: location.line, column: location.column)
    }

    /// Diagnostics with their places as paths are shown.
    package func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.map { diagnostic in
            var copy = diagnostic
            copy.location = diagnostic.location.map(shown)
            copy.notes = diagnostic.notes.map { Diagnostic.Note($0.message, at: $0.location.map(shown)) }
            return copy
        }
    }

    /// All targets in the order of the workspace.
    package var targets: [NamedTarget] { NamedTarget.all(of: workspace) }

    /// The targets with one of these names; all of them when no name is given.
    ///
    /// - Parameter names: bare names, or `Project/Target`.
    /// - Throws: ``DiagnosticError`` for a name that no target has, with the nearest one that exists.
    package func targets(named names: [String]) throws(DiagnosticError) -> [NamedTarget] {
        try NamedTarget.selected(names, from: targets, of: workspace)
    }
}
