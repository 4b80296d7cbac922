package import Diagnostics
import ProjectModel
package import SystemSupport

/// Which project a question is about, and where its files are looked for.
package struct ProjectRequest: Sendable {
    /// A project of any kind; see ``ProjectLocation``.
    package var path: String
    /// The list that says what is in the folders of the project; `nil` for the file system.
    package var listing: FileListing?
    /// The folder that the list is relative to, absolute; found by the project's own place in it when left out.
    package var listingRoot: String?
    /// Whether paths are shown from the root of the file system.
    package var showsAbsolutePaths = false
    /// The folders of source trees that are defined in the settings of Xcode.
    package var sourceTrees: [String: String] = [:]
    /// The variables that specs and manifests may ask for.
    package var environment: [String: String] = [:]
    /// Whether other projects and packages in folders that a project refers to are asked as well.
    package var followsReferences = false
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

    /// The same question about a commit of the repository that the project is in.
    ///
    /// - Throws: ``DiagnosticError`` when there is no such commit, or no repository.
    package func at(revision: String) throws(DiagnosticError) -> ProjectRequest {
        let repository = try GitRepository(containing: existingFolder)
        var request = self
        request.fileSystem = try GitFileSystem(repository, at: try repository.commit(named: revision))
        return request
    }

    /// The folder of the project, or the nearest one above it that exists; the commit may have a project that is gone.
    package var existingFolder: String {
        let disk = DiskFileSystem()
        var folder = PathText.normalized(PathText.join(currentDirectory, path))
        while disk.kind(at: folder) != .directory, folder != "/" { folder = PathText.parent(of: folder) }
        return folder
    }

    /// What the library needs to open the project.
    func openingOptions(_ members: ListingFileSystem?) -> OpeningOptions {
        var options = OpeningOptions()
        options.fileSystem = fileSystem
        options.members = members
        options.sourceTrees = sourceTrees
        options.environment = environment
        options.followsReferences = followsReferences
        return options
    }

    /// The list that answers questions about the folders of the project; `nil` when the file system does.
    func memberFileSystem() -> ListingFileSystem? {
        guard let listing else { return nil }
        let root = listingRoot ?? inferredRoot(of: listing) ?? currentDirectory
        return ListingFileSystem(listing: listing, root: root, contents: fileSystem)
    }

    private func inferredRoot(of listing: FileListing) -> String? {
        guard let location = try? ProjectLocation.find(path, fileSystem: fileSystem) else { return nil }
        let file =
            switch location {
            case .workspace(let folder): PathText.join(folder, "contents.xcworkspacedata")
            case .xcodeProject(let file), .xcodeGenSpec(let file), .swiftPackage(let file): file
            }
        return listing.root(holding: PathText.normalized(PathText.join(currentDirectory, file)))
    }
}
