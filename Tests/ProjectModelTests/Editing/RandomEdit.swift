import ProjectModel
import SystemSupport
import TestSupport

/// An edit of a real project and the edit that undoes it.
struct RandomEdit {
    let name: String
    let forward: (inout ProjectEdit) throws -> Void
    let backward: (inout ProjectEdit) throws -> Void

    /// An edit that the project may take; `nil` when what was drawn does not occur in it.
    static func make(for edit: ProjectEdit, round: Int, using generator: inout SeededGenerator) -> RandomEdit? {
        let project = edit.project
        let target = project.targets.randomElement(using: &generator)
        let files = project.document.objects(of: PBXFileReference.self)
        // Of two references to one file nobody can say which is meant.
        let paths = Dictionary(files.compactMap { file in path(of: file.object, in: project).map { ($0, 1) } }, uniquingKeysWith: +)
        let file = files.randomElement(using: &generator).flatMap { path(of: $0.object, in: project) }.flatMap { paths[$0] == 1 ? $0 : nil }
        let group = project.document.objects(of: PBXGroup.self).randomElement(using: &generator)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: return file.map { addFile(beside: $0, round: round, target: target?.name) }
        case 1: return group.flatMap { navigatorPath(of: $0.object, in: project) }.map { addGroup(in: $0, round: round) }
        case 2:
            // A file that is a member already would lose that membership as well.
            return file.flatMap { file in
                target.flatMap { target in
                    let isMember = project.memberships(of: target).contains { $0.file.absolutePath == file }
                    return isMember ? nil : addMember(file, target: target.identifier)
                }
            }
        case 3: return file.map { rename($0, round: round) }
        case 4:
            return file.flatMap { file in
                files.randomElement(using: &generator).flatMap { path(of: $0.object, in: project) }.flatMap { other in
                    move(file, beside: other, round: round, in: project)
                }
            }
        default: return group.flatMap { navigatorPath(of: $0.object, in: project) }.flatMap { renameGroup($0, round: round) }
        }
    }

    private static func addFile(beside file: String, round: Int, target: String?) -> RandomEdit {
        let new = PathText.join(PathText.parent(of: file), "New \(round).swift")
        return RandomEdit(
            name: "add file",
            forward: { try $0.addFile(new, targets: target.map { [$0] } ?? [], allowsMissing: true) },
            backward: { try $0.removeFile(new) })
    }

    private static func addGroup(in group: String, round: Int) -> RandomEdit {
        let new = (group.isEmpty ? "" : group + "/") + "New group \(round)"
        return RandomEdit(
            name: "add group", forward: { try $0.addGroup(new, folder: "New/\(round)") }, backward: { try $0.removeGroup(new) })
    }

    private static func addMember(_ file: String, target: String) -> RandomEdit {
        RandomEdit(
            name: "add member",
            forward: { try $0.addMember(file, target: target) },
            backward: { try $0.removeMember(file, target: target) })
    }

    private static func rename(_ file: String, round: Int) -> RandomEdit {
        let new = file + "-\(round)." + PathText.fileExtension(of: file)
        return RandomEdit(name: "rename file", forward: { try $0.moveFile(file, to: new) }, backward: { try $0.moveFile(new, to: file) })
    }

    private static func move(_ file: String, beside other: String, round: Int, in project: XcodeProject) -> RandomEdit? {
        let new = PathText.join(PathText.parent(of: other), "Moved \(round)." + PathText.fileExtension(of: file))
        let reference = project.document.objects(of: PBXFileReference.self).first { path(of: $0.object, in: project) == file }
        guard let reference, let parent = parent(of: reference.object, in: project), let group = navigatorPath(of: parent, in: project),
            let index = parent.references("children").firstIndex(of: reference.object)
        else { return nil }
        return RandomEdit(
            name: "move file",
            forward: { try $0.moveFile(file, to: new) },
            backward: { try $0.moveFile(new, to: file, group: group, index: index) })
    }

    private static func renameGroup(_ group: String, round: Int) -> RandomEdit? {
        guard !group.isEmpty else { return nil }
        let names = group.split(separator: "/")
        let new = (names.dropLast().map(String.init) + ["Renamed \(round)"]).joined(separator: "/")
        return RandomEdit(
            name: "rename group", forward: { try $0.moveGroup(group, to: new) }, backward: { try $0.moveGroup(new, to: group) })
    }

    // MARK: - Where things are

    private static func path(of object: PBXObject, in project: XcodeProject) -> String? {
        project.path(of: object).absolutePath
    }

    private static func parent(of object: PBXObject, in project: XcodeProject) -> PBXObject? {
        project.document.objects(of: PBXGroup.self).map(\.object).first { $0.references("children").contains(object) }
    }

    /// The names that lead to a group; `nil` when it is not in the tree.
    private static func navigatorPath(of group: PBXObject, in project: XcodeProject) -> String? {
        var names: [String] = []
        var current = group
        while current != project.document.project?.mainGroup {
            names.append(current.text("name") ?? PathText.lastComponent(of: current.text("path") ?? ""))
            guard names.count < 100, let parent = parent(of: current, in: project) else { return nil }
            current = parent
        }
        return names.reversed().joined(separator: "/")
    }
}
