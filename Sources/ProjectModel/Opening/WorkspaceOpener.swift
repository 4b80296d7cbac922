import Diagnostics
import SystemSupport

/// Reads an `.xcworkspace` with its projects and packages.
struct WorkspaceOpener {
    let options: OpeningOptions

    /// Reads the workspace in a folder, written as the user wrote it.
    ///
    /// A member that cannot be read is left out with a warning, as in Xcode, where it is red.
    ///
    /// - Throws: `DiagnosticError` when the folder is no workspace, or none of its members is a project.
    func workspace(at folder: String, diagnostics: inout [Diagnostic]) throws -> Workspace {
        let place = WorkspacePlace(file: ProcessEnvironment.absolutePath(WorkspacePlace.contentsFile(of: folder)))
        let document = try WorkspaceDocument.load(at: folder, fileSystem: options.fileSystem, diagnostics: &diagnostics)
        let members = document.members(at: place, fileSystem: options.members ?? options.fileSystem, diagnostics: &diagnostics)
        var projects: [any Project] = []
        for member in members {
            guard let path = projectPath(of: member), !projects.contains(where: { $0.path == path }) else { continue }
            if let project = project(at: path, member: member, &diagnostics) { projects.append(project) }
        }
        guard !projects.isEmpty else {
            throw DiagnosticError(
                "no-project",
                "the workspace '\(folder)' has no project that can be read",
                at: SourceLocation(path: folder),
                notes: diagnostics.filter { $0.severity > .note }.map { Diagnostic.Note($0.message, at: $0.location) }
            )
        }
        let name = PathText.lastComponent(of: PathText.parent(of: place.file))
        return Workspace(
            name: name.hasSuffix(".xcworkspace") ? String(name.dropLast(".xcworkspace".count)) : name,
            path: PathText.parent(of: place.file),
            projects: projects,
            definitionFiles: [place.file]
        )
    }

    private func projectPath(of member: WorkspaceMember) -> String? {
        switch member.kind {
        case .project: member.path
        case .package: PathText.join(member.path, "Package.swift")
        default: nil
        }
    }

    private func project(at path: String, member: WorkspaceMember, _ diagnostics: inout [Diagnostic]) -> (any Project)? {
        do {
            let location = try ProjectLocation.find(UserPath.shown(path), fileSystem: options.fileSystem)
            return try ProjectReader(options: options).project(at: location, diagnostics: &diagnostics)
        } catch {
            diagnostics.append(UserPath.leftOut(path, namedAt: member.location, because: error))
            return nil
        }
    }
}
