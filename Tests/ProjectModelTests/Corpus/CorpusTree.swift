import Diagnostics
import ProjectModel
import SystemSupport
import TestSupport

/// One real repository: its project files at their own paths, and the list of all its files.
struct CorpusTree {
    /// The folder of the repository, absolute.
    let root: String
    private let listing: FileListing
    private let prefixes: Set<String>

    /// The repositories of the corpus.
    static var all: [CorpusTree] {
        let entries = (try? DiskFileSystem().entries(of: Corpus.path("trees"))) ?? []
        return entries.compactMap { CorpusTree($0.name) }
    }

    init?(_ name: String) {
        root = Corpus.path("trees/" + name)
        guard let bytes = try? DiskFileSystem().read(root + "/tree.txt"), let listing = try? FileListing(bytes, name: "tree.txt") else {
            return nil
        }
        self.listing = listing
        var prefixes: Set<String> = []
        for path in listing.paths {
            var current = path
            while current != ".", prefixes.insert(current).inserted { current = PathText.parent(of: current) }
        }
        self.prefixes = prefixes
    }

    /// The projects of the repository that are in the corpus, by path below the root.
    var projects: [String] {
        listing.paths.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") && DiskFileSystem().kind(at: root + "/" + $0) == .file }
    }

    /// Whether the list has a file, or a file in a folder, with this path.
    func holds(_ path: String) -> Bool { prefixes.contains(path) }

    func load(_ project: String) throws -> XcodeProject {
        var diagnostics: [Diagnostic] = []
        return try XcodeProject.load(
            at: root + "/" + project,
            members: ListingFileSystem(listing: listing, root: root, contents: DiskFileSystem()),
            diagnostics: &diagnostics
        )
    }

    /// Reads a spec for XcodeGen of the repository.
    func loadSpec(_ spec: String, environment: [String: String] = [:]) throws -> (project: XcodeGenProject, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let project = try XcodeGenProject.load(
            at: root + "/" + spec,
            fileSystem: ListingFileSystem(listing: listing, root: root, contents: DiskFileSystem()),
            environment: environment,
            diagnostics: &diagnostics
        )
        return (project, diagnostics)
    }
}
