import Diagnostics
import SystemSupport

/// What a target of a Swift package consists of.
struct TargetContent: Sendable, Hashable {
    /// The folder below the package, the artifact of a binary target; `nil` when there is none.
    var folder: String?
    /// What is in the folder.
    var files: [PackageFile] = []
    /// Whether a `main` makes a program of a target that does not say what it is.
    var hasMain = false
    /// Whether the folder for public headers exists.
    var hasPublicHeadersFolder = false

    /// Reads the folder of a target.
    init(
        of target: DeclaredTarget,
        manifest: PackageManifest,
        folders: PackageFolders,
        package: String,
        location: SourceLocation?,
        fileSystem: any FileSystem,
        diagnostics: inout [Diagnostic]
    ) {
        switch folders.place(of: target) {
        case .remote: return
        case .artifact(let path): folder = path
        case .missing(let path):
            let remedy = target.path == nil ? "make it, or give the target its 'path:'" : "correct its 'path:'"
            let message = "the target '\(target.name)' needs '\(path)', which does not exist; \(remedy)"
            diagnostics.append(Diagnostic(.error, "missing-folder", message, at: location))
        case .outside(let path):
            let message = "the 'path:' of the target '\(target.name)' leads out of the package: '\(path)'"
            diagnostics.append(Diagnostic(.error, "folder-outside", message, at: location))
        case .folder(let path):
            folder = path
            var walk = TargetFileWalk(
                of: target, folder: path, manifest: manifest, package: package, location: location, fileSystem: fileSystem
            )
            walk.walk()
            diagnostics += walk.diagnostics
            files = TargetSort.adjusted(walk.files, kind: target.kind)
            let headers = PackageFolders.below(target.publicHeadersPath ?? "include").map {
                PathText.join(PathText.join(package, path), $0)
            }
            hasPublicHeadersFolder = headers.map { fileSystem.kind(at: PathText.normalized($0)) == .directory } ?? false
            hasMain = target.kind == .regular && sources.contains { Self.isMain($0) }
        }
    }

    /// The paths of the sources.
    var sources: [String] {
        files.compactMap { $0.role == .source ? $0.path : nil }
    }

    /// `main` with one extension, in upper or lower case.
    private static func isMain(_ path: String) -> Bool {
        let name = PathText.lastComponent(of: path)
        let fileExtension = PathText.fileExtension(of: name)
        return name.dropLast(fileExtension.count + 1).lowercased() == "main"
    }
}

/// What the sort of a target changes about its files.
enum TargetSort {
    /// The files as they count for a kind of target.
    ///
    /// Only targets in C have public headers. A system library has nothing else, and compiles nothing. A plug-in is Swift and
    /// nothing else.
    static func adjusted(_ files: [PackageFile], kind: DeclaredTarget.Kind) -> [PackageFile] {
        let hasSwift = files.contains { $0.role == .source && isSwift($0.path) }
        return files.map { file in
            var file = file
            switch (kind, file.role) {
            case (.system, .header): file.role = .header(.public)
            case (.system, .source), (.system, .resource): file.role = .unhandled
            case (.plugin, .source) where isSwift(file.path): break
            case (.plugin, .excluded): break
            case (.plugin, _): file.role = .unhandled
            case (_, .header) where hasSwift: file.role = .header(.project)
            default: break
            }
            return file
        }
    }

    /// Whether a source is in Swift.
    static func isSwift(_ path: String) -> Bool { PathText.fileExtension(of: path) == "swift" }

    /// Whether a source is in a language of the C family; declared sources may be in neither.
    static func isClang(_ path: String) -> Bool {
        let fileExtension = PathText.fileExtension(of: path)
        return fileExtension != "swift" && AutomaticRule(extension: fileExtension, tools: ToolsVersion(5, 9)) == .compile
    }
}
