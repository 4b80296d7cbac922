import ProjectModel
package import SystemSupport

/// Which project a question is about, and where its files are looked for.
package struct ProjectRequest: Sendable {
    /// An `.xcodeproj`, a folder that holds exactly one, or the project file.
    package var path: String
    /// The list that says what is in the folders of the project; `nil` for the disk.
    package var listing: FileListing?
    /// The folder that the list is relative to, absolute; found by the project's own place in it when left out.
    package var listingRoot: String?
    /// Whether paths are shown from the root of the file system.
    package var showsAbsolutePaths = false
    /// The folders of source trees that are defined in the settings of Xcode.
    package var sourceTrees: [String: String] = [:]
    /// The folder that relative paths are taken from, absolute.
    package var currentDirectory: String
    /// Where files are read.
    package var fileSystem: any FileSystem

    /// Makes a request with the defaults for everything that is left out.
    package init(path: String, currentDirectory: String, fileSystem: any FileSystem) {
        self.path = path
        self.currentDirectory = currentDirectory
        self.fileSystem = fileSystem
    }

    /// What answers questions about the folders of the project.
    func memberFileSystem() -> MemberFileSystem {
        guard let listing else { return MemberFileSystem(fileSystem: fileSystem, root: nil) }
        let root = listingRoot ?? inferredRoot(of: listing) ?? currentDirectory
        return MemberFileSystem(
            fileSystem: ListingFileSystem(listing: listing, root: root, contents: fileSystem),
            root: root
        )
    }

    private func inferredRoot(of listing: FileListing) -> String? {
        guard let file = try? XcodeProject.projectFile(at: path, fileSystem: fileSystem) else { return nil }
        return listing.root(holding: PathText.normalized(PathText.join(currentDirectory, file)))
    }
}

/// A file system, and the folder it is limited to when it is a list.
struct MemberFileSystem: FileSystem {
    let fileSystem: any FileSystem
    let root: String?

    func kind(at path: String) -> FileKind? { fileSystem.kind(at: path) }
    func entries(of path: String) throws -> [DirectoryEntry] { try fileSystem.entries(of: path) }
    func read(_ path: String) throws -> [UInt8] { try fileSystem.read(path) }
}
