public import Diagnostics
public import SystemSupport

extension WorkspaceDocument {
    /// What the references lead to, in the order of the file; what is not there is left out.
    ///
    /// - Parameters:
    ///   - place: where the workspace is.
    ///   - fileSystem: answers what is there.
    ///   - developerFolder: the developer folder of Xcode, absolute; without it, what is relative to it is left out.
    ///   - diagnostics: receives what is left out, and why.
    public func members(
        at place: WorkspacePlace,
        fileSystem: any FileSystem,
        developerFolder: String? = nil,
        diagnostics: inout [Diagnostic]
    ) -> [WorkspaceMember] {
        var reader = WorkspaceMemberReader(place: place, fileSystem: fileSystem, developerFolder: developerFolder)
        reader.read(items, in: place.folder)
        diagnostics += reader.diagnostics
        return reader.members
    }
}

/// Follows the references of a workspace.
private struct WorkspaceMemberReader {
    let place: WorkspacePlace
    let fileSystem: any FileSystem
    let developerFolder: String?
    var members: [WorkspaceMember] = []
    var referenceCount = 0
    var diagnostics: [Diagnostic] = []

    /// The largest number of references that are followed; short references in a folder with a long path would otherwise need
    /// memory without end.
    static let referenceLimit = 10_000

    /// Follows the items of a group whose folder is known.
    mutating func read(_ items: [WorkspaceItem], in folder: String) {
        for item in items {
            guard item.kind == .group else {
                follow(item, in: folder)
                continue
            }
            // A group without a location is no folder.
            let own = item.locationText == nil ? folder : path(of: item, in: folder)
            if let own { read(item.items, in: own) }
        }
    }

    private mutating func follow(_ item: WorkspaceItem, in folder: String) {
        referenceCount += 1
        guard referenceCount <= Self.referenceLimit else {
            guard referenceCount == Self.referenceLimit + 1 else { return }
            warn("workspace-limit", "the workspace has more than \(Self.referenceLimit) references; those from here on are left out", item)
            return
        }
        if let path = path(of: item, in: folder) { addMember(at: path, of: item) }
    }

    private mutating func addMember(at path: String, of item: WorkspaceItem) {
        guard let kind = kind(at: path) else {
            let shown = item.locationText ?? ""
            warn(
                "missing-workspace-member", "there is nothing at '\(path)', where '\(shown)' leads; restore it, or remove the reference",
                item)
            return
        }
        members.append(WorkspaceMember(kind: kind, path: path, location: item.sourceLocation))
    }

    private func kind(at path: String) -> WorkspaceMember.Kind? {
        guard let kind = fileSystem.kind(at: path) else { return nil }
        guard kind == .directory else { return .file }
        switch PathText.fileExtension(of: path) {
        case "xcodeproj": return .project
        case "xcworkspace": return .workspace
        default: return fileSystem.kind(at: PathText.join(path, "Package.swift")) == .file ? .package : .folder
        }
    }

    private mutating func path(of item: WorkspaceItem, in folder: String) -> String? {
        guard let location = item.location, let base = base(of: location, in: folder, item) else { return nil }
        if location.kind == .embedder { return base }
        guard base.utf8.count + location.path.utf8.count < ResolvedPath.lengthLimit else {
            warn("path-too-long", "the path is longer than \(ResolvedPath.lengthLimit) bytes; it is not followed", item)
            return nil
        }
        return PathText.normalized(PathText.join(base, location.path))
    }

    /// The folder that a location is relative to; `nil`, and a diagnostic, when there is none.
    private mutating func base(of location: WorkspaceLocation, in folder: String, _ item: WorkspaceItem) -> String? {
        switch location.kind {
        case .group: return folder
        case .container: return place.folder
        case .absolute: return "/"
        case .developer:
            if developerFolder == nil {
                let message = "'\(location)' is relative to the developer folder of Xcode, which is not known; it is left out"
                diagnostics.append(Diagnostic(.note, "no-developer-folder", message, at: item.sourceLocation))
            }
            return developerFolder
        case .embedder:
            if place.embedder == nil {
                warn("no-embedder", "'\(location)' means the project around the workspace, but there is none; name the project", item)
            }
            return place.embedder
        // The reader of the document has warned about it.
        case .other: return nil
        }
    }

    private mutating func warn(_ code: String, _ message: String, _ item: WorkspaceItem) {
        diagnostics.append(Diagnostic(.warning, code, message, at: item.sourceLocation))
    }
}
