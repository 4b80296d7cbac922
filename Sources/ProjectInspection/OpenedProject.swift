package import Diagnostics
package import ProjectModel

/// A project that questions can be asked about, and the way in which its paths are shown.
package struct OpenedProject: Sendable {
    /// The project.
    package let project: XcodeProject
    /// How paths are shown.
    package let paths: PathDisplay
    /// What reading the project had to tell.
    package let diagnostics: [Diagnostic]

    /// Finds and reads a project.
    ///
    /// - Throws: ``DiagnosticError`` when there is none, or it cannot be read.
    package init(_ request: ProjectRequest) throws {
        var diagnostics: [Diagnostic] = []
        let members = request.memberFileSystem()
        project = try XcodeProject.load(
            at: request.path,
            fileSystem: request.fileSystem,
            members: members,
            sourceTrees: request.sourceTrees,
            diagnostics: &diagnostics
        )
        paths = PathDisplay(base: request.showsAbsolutePaths ? nil : members.root ?? request.currentDirectory)
        self.diagnostics = diagnostics
    }

    /// The targets with one of these names; all of them when no name is given.
    ///
    /// - Throws: ``DiagnosticError`` for a name that no target has, with the nearest one that exists.
    package func targets(named names: [String]) throws(DiagnosticError) -> [Target] {
        guard !names.isEmpty else { return project.targets }
        for name in names where !project.targets.contains(where: { $0.name == name }) {
            let nearest = Spelling.nearest(to: name, among: project.targets.map(\.name))
            let hint = nearest.map { "; did you mean '\($0)'?" } ?? "; see 'trellis-project targets' for those it has"
            throw DiagnosticError("unknown-target", "the project '\(project.place.name)' has no target '\(name)'\(hint)")
        }
        return project.targets.filter { names.contains($0.name) }
    }
}
