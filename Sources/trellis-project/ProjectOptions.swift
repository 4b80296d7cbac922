import CommandLineSupport
import ProjectInspection
import SystemSupport

/// The arguments that all commands share.
enum ProjectOptions {
    static let project = Positional(
        "PROJECT", help: "an .xcodeproj, an .xcworkspace, a project.yml, a Package.swift, or a folder with one of them")
    static let json = Flag("json", help: "print JSON by a documented schema")
    static let fileList = ValueOption(
        "file-list",
        value: "LISTING",
        help: "take the content of folders from a list of relative paths, one a line, and not from the disk; '-' is standard input",
        completion: .files
    )
    static let root = ValueOption(
        "root",
        value: "FOLDER",
        help: "the folder that the paths of the list are relative to; found by the project's own place in the list when left out",
        completion: .folders
    )
    static let sourceTree = ValueOption(
        "source-tree",
        value: "NAME=FOLDER",
        help: "the folder of a source tree that is defined in the settings of Xcode",
        isRepeatable: true
    )
    static let revision = ValueOption(
        "at",
        value: "REVISION",
        help: "answer for a revision of git, of which nothing is checked out"
    )
    static let references = Flag("references", help: "ask the projects and packages in folders that the project refers to as well")
    static let shared = [revision, fileList, root, sourceTree]

    /// The request that the arguments make.
    static func request(from arguments: ParsedArguments) throws -> ProjectRequest {
        var request = ProjectRequest(
            path: arguments[project] ?? ".",
            currentDirectory: ProcessEnvironment.currentDirectory,
            fileSystem: DiskFileSystem()
        )
        request.environment = ProcessEnvironment.variables
        request.followsReferences = arguments[flag: references]
        if let name = arguments[option: revision] {
            guard arguments[option: fileList] == nil else { throw UsageError.contradiction("'--at' and '--file-list' exclude each other") }
            request = try request.at(revision: name)
        }
        if let name = arguments[option: fileList] {
            let bytes = try name == "-" ? StandardStreams.readInput() : DiskFileSystem().read(ProcessEnvironment.absolutePath(name))
            request.listing = try FileListing(bytes, name: name == "-" ? "<standard input>" : name)
        }
        if let folder = arguments[option: root] {
            guard request.listing != nil else { throw UsageError.contradiction("'--root' has no meaning without '--file-list'") }
            request.listingRoot = ProcessEnvironment.absolutePath(folder)
        }
        for text in arguments.all(sourceTree) {
            let parts = text.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { throw UsageError.contradiction("'--source-tree \(text)' is not of the form NAME=FOLDER") }
            request.sourceTrees[String(parts[0])] = ProcessEnvironment.absolutePath(String(parts[1]))
        }
        return request
    }
}
