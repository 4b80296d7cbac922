import ProjectModel
import SystemSupport

/// Prints the Swift files below the folders of the projects that no target compiles.
func printUnownedFiles(of workspace: Workspace) throws {
    let memberships = workspace.projects.flatMap { $0.memberships() }
    let owned = Set(memberships.filter { $0.phase.kind == .sources }.compactMap(\.file.absolutePath))
    let folders = Set(workspace.projects.map(\.folder)).sorted()
    for file in try folders.flatMap(swiftFiles) where !owned.contains(file) {
        print("no target owns \(PathText.relative(file, to: folders[0]))")
    }
}

private func swiftFiles(below folder: String) throws -> [String] {
    try DiskFileSystem().entries(of: folder).flatMap { entry -> [String] in
        let path = folder + "/" + entry.name
        if entry.name.hasPrefix(".") || entry.isSymbolicLink { return [] }
        if entry.kind == .directory { return try swiftFiles(below: path) }
        return entry.name.hasSuffix(".swift") && entry.name != "Package.swift" ? [path] : []
    }
}
