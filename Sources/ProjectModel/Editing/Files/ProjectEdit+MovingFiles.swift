public import Diagnostics
import PropertyLists
import SystemSupport

extension ProjectEdit {
    /// Tells the project that a file or folder has another place. The file on disk is not moved.
    ///
    /// The reference stays in its group when the folder stays the same or a group is named that it is in; else it goes to the
    /// group for the new folder. Targets keep it.
    ///
    /// - Parameters:
    ///   - path: the file, absolute or from the source root of the project.
    ///   - newPath: its new place, in the same way; it may be the old one, to change the group only.
    ///   - group: the group it goes to, by the names in the navigator.
    ///   - index: its place among the group's children, from 0.
    /// - Throws: `DiagnosticError` when the project has no such file or group, or has a file at the new place.
    public mutating func moveFile(
        _ path: String,
        to newPath: String,
        group: String? = nil,
        index: Int? = nil
    ) throws(DiagnosticError) {
        let file = absolutePath(path)
        let newFile = absolutePath(newPath)
        let identifier = try reference(to: file)
        if file != newFile { try requireFree(newFile, for: identifier) }
        guard let parent = draft.parent(of: identifier) else {
            throw fault("no-group", "'\(shown(file))' stands in no group, so that its place cannot be changed", at: identifier)
        }
        if draft.objectClass(of: parent) == .variantGroup {
            throw fault(
                "is-localized", "'\(shown(file))' is the file of a language; remove it and add it at its new place", at: identifier)
        }
        let newParent: String
        if let group {
            newParent = try self.group(group)
        } else if PathText.parent(of: file) == PathText.parent(of: newFile) {
            newParent = parent
        } else {
            newParent = try self.group(forFolder: PathText.parent(of: newFile))
        }
        let old = draft.object(identifier)
        let place = ReferencePath(
            of: newFile, inGroupAt: draft.place(of: newParent), sourceRoot: project.place.sourceRoot, like: old)
        let repeatsName = repeatsName(of: newFile, at: place)
        // The type is what somebody may have chosen, as long as the extension does not contradict it.
        let isOtherType = PathText.fileExtension(of: file) != PathText.fileExtension(of: newFile)
        let newType = fileType(of: newFile)
        draft.update(identifier) { object in
            object.setPlace(place, repeatsName: repeatsName)
            if isOtherType, object.text("lastKnownFileType") != nil { object["lastKnownFileType"] = .string(newType) }
        }
        guard newParent != parent || index != nil else { return }
        draft.update(parent) { group in
            var children = group.texts("children")
            // Some groups list a child twice; in its own group one of the mentions moves.
            let first = newParent == parent ? children.firstIndex(of: identifier) : nil
            if let first { children.remove(at: first) } else { children.removeAll { $0 == identifier } }
            group["children"] = .texts(children)
        }
        insert(identifier, intoGroup: newParent, at: index)
    }

    /// Whether a reference that has a name keeps it when its path is nothing else, as some generators write it: packages do, and where
    /// others of the same source tree do.
    private func repeatsName(of file: String, at place: ReferencePath) -> Bool {
        let isRepeated = project.document.objects(of: PBXFileReference.self).contains { reference in
            reference.name != nil && reference.name == reference.path && reference.object.text("sourceTree") == place.sourceTree
        }
        return isRepeated || packageObject(at: file) != nil
    }

    private func requireFree(_ file: String, for identifier: String) throws(DiagnosticError) {
        let others = draft.objects(at: file).filter { $0 != identifier }
        if let known = others.first(where: { draft.objectClass(of: $0) == .fileReference }) {
            throw fault("already-there", "the project has a file '\(shown(file))' already; remove one of them first", at: known)
        }
    }
}
