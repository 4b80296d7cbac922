import SystemSupport

/// Finds the folders of targets.
///
/// The usual place is a folder of the target's name in the first of the usual folders that exists: one answer for the
/// whole package, not one for each target. From tools 5.9 on, the only target of its sort may have the usual folder to itself.
struct PackageFolders {
    private let folder: String
    private let manifest: PackageManifest
    private let fileSystem: any FileSystem
    private let sources: String
    private let tests: String

    /// Where a target is.
    enum Place: Sendable, Hashable {
        /// In this folder below the package; `.` for the package itself.
        case folder(String)
        /// This file or folder is the artifact of a binary target.
        case artifact(String)
        /// It has to be fetched.
        case remote
        /// There should be a folder here.
        case missing(String)
        /// It lies outside of the package.
        case outside(String)
    }

    /// Looks which of the usual folders exist.
    init(of manifest: PackageManifest, in folder: String, fileSystem: any FileSystem) {
        self.folder = folder
        self.manifest = manifest
        self.fileSystem = fileSystem
        let usual = ["Sources", "Source", "src", "srcs"]
        let isFolder = { (name: String) in fileSystem.kind(at: PathText.join(folder, name)) == .directory }
        sources = usual.first(where: isFolder) ?? "Sources"
        tests = (["Tests"] + usual).first(where: isFolder) ?? "Tests"
    }

    /// The place of a target.
    func place(of target: DeclaredTarget) -> Place {
        if target.kind == .binary { return artifact(of: target) }
        if let path = target.path { return customPlace(path) }
        let parent =
            switch target.kind {
            case .test: tests
            case .plugin: "Plugins"
            default: sources
            }
        let path = parent + "/" + target.name
        if isFolder(path) { return .folder(path) }
        let isAlone = manifest.toolsVersion >= ToolsVersion(5, 9) && manifest.targets.count { sort(of: $0) == sort(of: target) } == 1
        return isAlone && isFolder(parent) ? .folder(parent) : .missing(path)
    }

    private func artifact(of target: DeclaredTarget) -> Place {
        guard let path = target.path else { return .remote }
        guard let normal = Self.below(path) else { return .outside(path) }
        return fileSystem.kind(at: PathText.join(folder, normal)) == nil ? .missing(normal) : .artifact(normal)
    }

    private func customPlace(_ path: String) -> Place {
        guard let normal = Self.below(path) else { return .outside(path) }
        return normal == "." || isFolder(normal) ? .folder(normal) : .missing(normal)
    }

    private func isFolder(_ path: String) -> Bool {
        fileSystem.kind(at: PathText.join(folder, path)) == .directory
    }

    /// Tests, plug-ins and all others are of three sorts.
    private func sort(of target: DeclaredTarget) -> DeclaredTarget.Kind {
        target.kind == .test || target.kind == .plugin ? target.kind : .regular
    }

    /// A path in normal form; `nil` when it leads out of where it starts.
    static func below(_ path: String) -> String? {
        let normal = PathText.normalized(path)
        guard !normal.hasPrefix("/"), normal != "..", !normal.hasPrefix("../") else { return nil }
        return normal
    }
}
