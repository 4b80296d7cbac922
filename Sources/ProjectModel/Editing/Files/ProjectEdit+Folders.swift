public import Diagnostics
import PropertyLists
import SystemSupport

/// What a folder on disk is in a project.
public enum FolderKind: String, Sendable, Hashable, CaseIterable {
    /// Its files are members because they lie in it, as Xcode 16 and later have it.
    case synchronized
    /// It is one item, which is copied whole.
    case reference
}

extension ProjectEdit {
    /// Adds a folder to the project as one thing. A group for it, with references to each file, is made by
    /// ``addGroup(_:folder:index:)``.
    ///
    /// - Parameters:
    ///   - path: the folder, absolute or from the source root of the project.
    ///   - kind: what it is.
    ///   - group: the group it goes to, by the names in the navigator; when `nil` the one whose folder is nearest around it.
    ///   - index: its place among the group's children, from 0; when `nil` where its name belongs if the names are in order,
    ///     else the end.
    ///   - targets: for a synchronized folder the targets that own it; else those that copy it.
    /// - Returns: the identifier of the new object.
    /// - Throws: `DiagnosticError` when there is no such folder, group or target, the project has the folder already, or its
    ///   version is too old for synchronized folders.
    @discardableResult
    public mutating func addFolder(
        _ path: String,
        kind: FolderKind = .synchronized,
        group: String? = nil,
        index: Int? = nil,
        targets: [String] = []
    ) throws(DiagnosticError) -> String {
        let folder = absolutePath(path)
        guard project.fileSystem.kind(at: folder) == .directory else {
            throw fault("no-such-folder", "there is no folder '\(shown(folder))'")
        }
        if let around = synchronizedFolder(around: folder) {
            throw fault(
                "in-synchronized-folder",
                "'\(shown(folder))' lies in the synchronized folder '\(draft.displayName(of: around))', which has its files already",
                at: around)
        }
        if let known = draft.objects(at: folder).first(where: {
            [.fileReference, .synchronizedRootGroup].contains(draft.objectClass(of: $0))
        }) {
            throw fault("already-there", "the project has the folder '\(shown(folder))' already", at: known)
        }
        let parent = try self.group(named: group, around: folder)
        let owners = try targets.map { name throws(DiagnosticError) in try target(name) }
        return switch kind {
        case .reference: try insertFolderReference(folder, parent, index, owners)
        case .synchronized: try insertSynchronizedFolder(folder, parent, index, owners)
        }
    }

    private mutating func insertFolderReference(
        _ folder: String, _ parent: String, _ index: Int?, _ targets: [String]
    ) throws(DiagnosticError) -> String {
        let phases = try targets.map { target throws(DiagnosticError) in
            try memberPhase(forFile: folder, type: "folder", target: target, phase: nil)
        }
        var object = DraftObject(.fileReference, ["lastKnownFileType": .string("folder")])
        let place = ReferencePath(of: folder, inGroupAt: draft.place(of: parent), sourceRoot: project.place.sourceRoot)
        object.setPlace(place)
        let identifier = draft.insert(object, path: "file/\(parent)/\(place.path)")
        insert(identifier, intoGroup: parent, at: index)
        for phase in phases { insertBuildFile(of: identifier, intoPhase: phase, attributes: MemberAttributes()) }
        return identifier
    }

    private mutating func insertSynchronizedFolder(
        _ folder: String, _ parent: String, _ index: Int?, _ targets: [String]
    ) throws(DiagnosticError) -> String {
        let version = project.document.objectVersion ?? 0
        guard ObjectVersion.hasSynchronizedFolders(version) else {
            throw fault(
                "old-object-version",
                "the project has the object version \(version), and synchronized folders need 70 or later, that is Xcode 16; "
                    + "raise the project format in Xcode first")
        }
        var object = DraftObject(.synchronizedRootGroup)
        let place = ReferencePath(of: folder, inGroupAt: draft.place(of: parent), sourceRoot: project.place.sourceRoot)
        object.setPlace(place)
        if version < 77 {
            object["explicitFileTypes"] = .dictionary([])
            object["explicitFolders"] = .array([])
        }
        let identifier = draft.insert(object, path: "folder/\(parent)/\(place.path)")
        insert(identifier, intoGroup: parent, at: index)
        for target in targets { draft.insert(identifier, intoList: "fileSystemSynchronizedGroups", of: target) }
        return identifier
    }

    /// The synchronized folder that something lies in.
    func synchronizedFolder(around path: String) -> String? {
        var folder = PathText.parent(of: path)
        while true {
            if let found = draft.objects(at: folder).first(where: { draft.objectClass(of: $0) == .synchronizedRootGroup }) {
                return found
            }
            let parent = PathText.parent(of: folder)
            guard parent != folder, parent != "." else { return nil }
            folder = parent
        }
    }
}
