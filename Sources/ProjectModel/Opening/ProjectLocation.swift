import Diagnostics
public import SystemSupport

/// What a path on a command line means: which kind of project, and the file that holds it.
public enum ProjectLocation: Sendable, Hashable {
    /// The project file in an `.xcodeproj`, or a loose one.
    case xcodeProject(file: String)
    /// An `.xcworkspace`.
    case workspace(folder: String)
    /// A spec for XcodeGen.
    case xcodeGenSpec(file: String)
    /// A `Package.swift`.
    case swiftPackage(manifest: String)

    /// The path, written as the user wrote its beginning.
    public var path: String {
        switch self {
        case .xcodeProject(let path), .workspace(let path), .xcodeGenSpec(let path), .swiftPackage(let path): path
        }
    }

    /// Finds out what a path means.
    ///
    /// A folder means the one `.xcodeproj` in it; when there is none, or more than one, the one `.xcworkspace`; then
    /// `project.yml`, then `Package.swift`. So a folder means what Xcode would build, and a generated project goes before
    /// the spec that it was made of.
    ///
    /// - Parameters:
    ///   - path: an `.xcodeproj` or the file in it, an `.xcworkspace`, a spec, a `Package.swift`, or a folder with one of
    ///     them. A relative path is taken from the current folder.
    ///   - fileSystem: where it is looked for.
    /// - Throws: `DiagnosticError` when there is nothing at the path, no project, or no telling which.
    public static func find(_ path: String, fileSystem: any FileSystem) throws -> ProjectLocation {
        let path = path.count > 1 && path.hasSuffix("/") ? PathText.normalized(path) : path
        let absolute = ProcessEnvironment.absolutePath(path)
        switch fileSystem.kind(at: absolute) {
        case nil:
            throw DiagnosticError("no-such-file", "there is nothing at '\(path)'", at: SourceLocation(path: path))
        case .file:
            return location(ofFile: path)
        case .directory where PathText.fileExtension(of: absolute) == "xcodeproj":
            return .xcodeProject(file: try XcodeProject.projectFile(at: path, fileSystem: fileSystem))
        case .directory where PathText.fileExtension(of: absolute) == "xcworkspace":
            return .workspace(folder: path)
        case .directory:
            return try location(inFolder: path, entries: try fileSystem.entries(of: absolute), fileSystem: fileSystem)
        }
    }

    private static func location(ofFile path: String) -> ProjectLocation {
        let name = PathText.lastComponent(of: path)
        switch PathText.fileExtension(of: path) {
        case "yml", "yaml", "json": return .xcodeGenSpec(file: path)
        case "swift" where name == manifestName || name.hasPrefix("Package@swift-"): return .swiftPackage(manifest: path)
        case "xcworkspacedata": return .workspace(folder: PathText.parent(of: path))
        default: return .xcodeProject(file: path)
        }
    }

    private static func location(
        inFolder path: String,
        entries: [DirectoryEntry],
        fileSystem: any FileSystem
    ) throws -> ProjectLocation {
        func child(_ name: String) -> String { path == "." ? name : PathText.join(path, name) }
        let folders = entries.filter { $0.kind == .directory }
        let projects = folders.filter { PathText.fileExtension(of: $0.name) == "xcodeproj" }.map(\.name)
        let workspaces = folders.filter { PathText.fileExtension(of: $0.name) == "xcworkspace" }.map(\.name)
        let files = Set(entries.filter { $0.kind == .file }.map(\.name))
        if projects.count == 1 {
            return .xcodeProject(file: try XcodeProject.projectFile(at: child(projects[0]), fileSystem: fileSystem))
        }
        if workspaces.count == 1 { return .workspace(folder: child(workspaces[0])) }
        if let spec = specNames.first(where: files.contains) { return .xcodeGenSpec(file: child(spec)) }
        if files.contains(manifestName) { return .swiftPackage(manifest: child(manifestName)) }
        throw ambiguity(path, projects: projects, workspaces: workspaces)
    }

    private static func ambiguity(_ path: String, projects: [String], workspaces: [String]) -> DiagnosticError {
        for (names, noun) in [(projects, "projects"), (workspaces, "workspaces")] where names.count > 1 {
            let list = names.map { "'\($0)'" }.joined(separator: ", ")
            return DiagnosticError(
                "several-\(noun)",
                "there are \(names.count) \(noun) in '\(path)': \(list); name one of them",
                at: SourceLocation(path: path)
            )
        }
        return DiagnosticError(
            "no-project",
            "there is no '.xcodeproj', '.xcworkspace', 'project.yml' or 'Package.swift' in '\(path)'; name the project",
            at: SourceLocation(path: path)
        )
    }

    private static let manifestName = "Package.swift"
    private static let specNames = ["project.yml", "project.yaml", "project.json"]
}
