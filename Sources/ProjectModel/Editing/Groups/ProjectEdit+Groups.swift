public import Diagnostics
import PropertyLists
import SystemSupport

extension ProjectEdit {
    /// Adds an empty group.
    ///
    /// - Parameters:
    ///   - path: the names of the groups around it, which must be there, and its own, as the navigator shows them.
    ///   - folder: the folder that it stands for, absolute or from the source root; when `nil` it stands for none, and its
    ///     files lie in the folder of the group around it.
    ///   - index: its place among the children of the group around it, from 0; when `nil` where its name belongs if the names
    ///     are in order, else the end.
    /// - Returns: the identifier of the group.
    /// - Throws: `DiagnosticError` when there is no group around it, or there is such a group already.
    @discardableResult
    public mutating func addGroup(_ path: String, folder: String? = nil, index: Int? = nil) throws(DiagnosticError) -> String {
        let (parent, name) = try newGroup(path)
        var object = DraftObject(.group, ["children": .array([])])
        if let folder {
            let place = ReferencePath(of: absolutePath(folder), inGroupAt: draft.place(of: parent), sourceRoot: project.place.sourceRoot)
            object["path"] = .string(place.path)
            object["sourceTree"] = .string(place.sourceTree)
            if place.path != name { object["name"] = .string(name) }
        } else {
            object["name"] = .string(name)
            object["sourceTree"] = .string("<group>")
        }
        let identifier = draft.insert(object, path: "group/\(parent)/\(name)")
        insert(identifier, intoGroup: parent, at: index)
        return identifier
    }

    /// The group around a new one, and the name of the new one.
    private func newGroup(_ path: String) throws(DiagnosticError) -> (parent: String, name: String) {
        let names = path.split(separator: "/")
        guard let name = names.last else { throw fault("no-name", "a group needs a name") }
        let parent = try group(names.dropLast().joined(separator: "/"))
        let children = draft.object(parent)?.texts("children") ?? []
        if let known = children.first(where: { draft.objectClass(of: $0) == .group && draft.displayName(of: $0) == name }) {
            throw fault("already-there", "there is a group '\(path)' already", at: known)
        }
        return (parent, String(name))
    }

    /// Removes a group.
    ///
    /// - Parameters:
    ///   - path: the names that lead to it in the navigator.
    ///   - isRecursive: whether the files and groups in it are removed as well; else it has to be empty.
    /// - Throws: `DiagnosticError` when there is no such group, it is not empty, or a file in it cannot be removed.
    public mutating func removeGroup(_ path: String, isRecursive: Bool = false) throws(DiagnosticError) {
        let identifier = try group(path)
        guard identifier != draft.mainGroup else { throw fault("main-group", "the main group of a project cannot be removed") }
        let children = draft.object(identifier)?.texts("children").filter { draft.object($0) != nil } ?? []
        guard children.isEmpty || isRecursive else {
            throw fault(
                "group-not-empty",
                "the group '\(path)' has \(children.count == 1 ? "a child" : "\(children.count) children"); "
                    + "'--recursive' removes them from the project as well",
                at: identifier)
        }
        let members = descendants(of: identifier)
        try requireRemovable(identifier)
        for member in members { try requireRemovable(member) }
        for member in members.reversed() where draft.object(member) != nil { removeReference(member) }
        removeReference(identifier)
    }

    /// Everything in a group, the outer before the inner.
    private func descendants(of group: String) -> [String] {
        var found: [String] = []
        var visited: Set<String> = [group]
        var open = [group]
        while let next = open.popLast() {
            for child in draft.object(next)?.texts("children") ?? [] where draft.object(child) != nil && visited.insert(child).inserted {
                found.append(child)
                open.append(child)
            }
        }
        return found
    }

    /// Gives a group another name, or puts it into another group.
    ///
    /// A group that stands for a folder then stands for the folder with its new name in the folder of the group around it, and
    /// what is in it follows, as when the folder is moved on disk. The files of a group without a folder stay where they are.
    ///
    /// - Parameters:
    ///   - path: the names that lead to the group in the navigator.
    ///   - newPath: the names that are to lead to it; all but the last must be there.
    ///   - index: its place among the children of the group around it, from 0.
    /// - Throws: `DiagnosticError` when there is no such group, there is one at the new place, or it would be in itself.
    public mutating func moveGroup(_ path: String, to newPath: String, index: Int? = nil) throws(DiagnosticError) {
        let identifier = try group(path)
        guard identifier != draft.mainGroup, let parent = draft.parent(of: identifier) else {
            throw fault("main-group", "the main group of a project cannot be moved")
        }
        let names = newPath.split(separator: "/")
        guard let last = names.last else { throw fault("no-name", "a group needs a name") }
        let name = String(last)
        let newParent = try group(names.dropLast().joined(separator: "/"))
        guard newParent != identifier, !descendants(of: identifier).contains(newParent) else {
            throw fault("in-itself", "the group '\(path)' cannot be put into itself", at: identifier)
        }
        let isTaken = (draft.object(newParent)?.texts("children") ?? []).contains {
            $0 != identifier && draft.objectClass(of: $0) == .group && draft.displayName(of: $0) == name
        }
        guard !isTaken else { throw fault("already-there", "there is a group '\(newPath)' already", at: identifier) }
        let kept = filesThatStay(whenMoving: identifier)
        draft.update(identifier) { group in
            // A name that is spelled in other bytes than the folder is one of its own, for Xcode as well.
            let isNamedAfterFolder = group.text("path").map { path in
                group.text("name").map { $0.utf8.elementsEqual(PathText.lastComponent(of: path).utf8) } ?? true
            }
            if let path = group.text("path"), isNamedAfterFolder == true {
                let folder = PathText.parent(of: path)
                group["path"] = .string(folder == "." ? name : PathText.join(folder, name))
                if group.text("name") != nil { group["name"] = .string(name) }
            } else {
                group["name"] = .string(name)
            }
        }
        if newParent != parent || index != nil {
            draft.update(parent) { $0["children"] = .texts($0.texts("children").filter { $0 != identifier }) }
            insert(identifier, intoGroup: newParent, at: index)
        }
        draft.noteMovedGroup()
        for (file, place) in kept { restorePlace(of: file, to: place) }
    }

    /// What is reached from a group through groups without a folder, with its place: moving such a group moves no file.
    private func filesThatStay(whenMoving group: String) -> [(identifier: String, place: String)] {
        guard draft.object(group)?.text("path") == nil else { return [] }
        var found: [(String, String)] = []
        var open = [group]
        var visited: Set<String> = []
        while let next = open.popLast(), visited.insert(next).inserted {
            for child in draft.object(next)?.texts("children") ?? [] {
                guard let object = draft.object(child) else { continue }
                if object.text("path") == nil {
                    open.append(child)
                } else if object.text("sourceTree") == "<group>", let place = draft.place(of: child).absolutePath {
                    found.append((child, place))
                }
            }
        }
        return found
    }

    private mutating func restorePlace(of identifier: String, to place: String) {
        guard draft.place(of: identifier).absolutePath != place, let parent = draft.parent(of: identifier) else { return }
        let path = ReferencePath(of: place, inGroupAt: draft.place(of: parent), sourceRoot: project.place.sourceRoot)
        draft.update(identifier) { $0.setPlace(path) }
    }
}
