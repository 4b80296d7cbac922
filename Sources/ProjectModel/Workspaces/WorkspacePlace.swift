import SystemSupport

/// Where a workspace is on disk, or would be.
public struct WorkspacePlace: Sendable, Hashable {
    /// The file with the references, absolute.
    public var file: String
    /// The folder that locations are relative to, absolute: the one that holds the `.xcworkspace`, or the project around it.
    public var folder: String
    /// The project or the package that the workspace is embedded in, absolute; `nil` when it stands for itself.
    public var embedder: String?

    /// Makes the place of a workspace.
    ///
    /// `App.xcodeproj/project.xcworkspace` is embedded in the project, `.swiftpm/xcode/package.xcworkspace` in the package.
    ///
    /// - Parameter file: the absolute path of a `contents.xcworkspacedata`.
    public init(file: String) {
        self.file = file
        let bundle = PathText.parent(of: file)
        let outer = PathText.parent(of: bundle)
        folder = bundle
        guard PathText.fileExtension(of: bundle) == "xcworkspace" else { return }
        folder = outer
        if PathText.fileExtension(of: outer) == "xcodeproj" {
            embedder = outer
            folder = PathText.parent(of: outer)
        } else if PathText.lastComponent(of: bundle) == "package.xcworkspace", outer.hasSuffix("/.swiftpm/xcode") {
            let package = PathText.parent(of: PathText.parent(of: outer))
            embedder = package
            folder = package
        }
    }

    /// The file with the references of an `.xcworkspace`, or of the workspace that is embedded in an `.xcodeproj`; any other path
    /// is the file itself.
    public static func contentsFile(of path: String) -> String {
        switch PathText.fileExtension(of: PathText.normalized(path)) {
        case "xcworkspace": PathText.join(path, "contents.xcworkspacedata")
        case "xcodeproj": PathText.join(path, "project.xcworkspace/contents.xcworkspacedata")
        default: path
        }
    }
}
