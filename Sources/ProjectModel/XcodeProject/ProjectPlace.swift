import SystemSupport

/// Where a project is on disk, or would be.
public struct ProjectPlace: Sendable, Hashable {
    /// The file with the objects, absolute.
    public var file: String
    /// The name of the project: that of its `.xcodeproj` without the extension.
    public var name: String
    /// The folder that holds the `.xcodeproj`, absolute.
    public var folder: String
    /// The folder that `SOURCE_ROOT` stands for, absolute; the same unless the project says otherwise.
    public var sourceRoot: String

    /// Makes the place of a project file.
    ///
    /// - Parameter file: the absolute path of a `project.pbxproj` inside its `.xcodeproj`, or of a loose file, whose
    ///   own folder then counts as the project's.
    public init(file: String) {
        let bundle = PathText.parent(of: file)
        self.file = file
        if PathText.fileExtension(of: bundle) == "xcodeproj" {
            name = String(PathText.lastComponent(of: bundle).dropLast(".xcodeproj".count))
            folder = PathText.parent(of: bundle)
        } else {
            name = String(PathText.lastComponent(of: file).prefix { $0 != "." })
            folder = bundle
        }
        sourceRoot = folder
    }

    /// What people name to mean the project, absolute: the `.xcodeproj`, or the file itself when it is a loose one.
    public var bundle: String {
        let parent = PathText.parent(of: file)
        return PathText.fileExtension(of: parent) == "xcodeproj" ? parent : file
    }

    /// The same place with the source root moved by the project's `projectDirPath`.
    func appending(projectDirectoryPath path: String) -> ProjectPlace {
        guard !path.isEmpty else { return self }
        var place = self
        place.sourceRoot = PathText.normalized(PathText.join(folder, path))
        return place
    }
}
