import ProjectModel
import SystemSupport

/// Names the targets that link a module which they must not; the answer is whether there is none.
func checkLinkedModules(of workspace: Workspace, forbidden: Set<String>) -> Bool {
    var isClean = true
    for (project, target) in workspace.targets {
        let linked = project.memberships(of: target).filter { $0.phase.kind == .frameworks }.map { membership in
            let name = PathText.lastComponent(of: membership.file.path.description)
            return String(name.prefix { $0 != "." })
        }
        for module in Set(linked + target.packageProductNames).intersection(forbidden).sorted() {
            print("target '\(target.name)' links '\(module)', which is forbidden")
            isClean = false
        }
    }
    return isClean
}
