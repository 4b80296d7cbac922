import CommandLineSupport
import ProjectInspection
import ProjectModel
import SystemSupport

/// `trellis-project merge`
enum MergeCommand: Command {
    static let base = Positional("BASE", help: "the project.pbxproj or project.xcproj that both sides have grown from")
    static let ours = Positional("OURS", help: "our version")
    static let theirs = Positional("THEIRS", help: "their version")
    static let output = ValueOption("output", value: "FILE", help: "write the result there and not to standard output", completion: .files)
    static let path = ValueOption("path", value: "PATH", help: "where the file lies in the repository, for messages and comments")

    static let declaration = CommandDeclaration(
        "merge",
        abstract: "Merges three versions of a project file, object by object.",
        discussion: [
            "What both sides have added is in the result, in the order of Xcode. Where they have changed the same thing in different ways, "
                + "the object stands in the result twice between conflict markers, is named on standard error, and the exit code is 1.",
            "As a merge driver of git: git config merge.pbxproj.driver 'trellis-project merge %O %A %B --output %A --path %P', and "
                + "'*.pbxproj merge=pbxproj' in .gitattributes.",
        ],
        positionals: [base, ours, theirs],
        options: [output, path],
        examples: [
            .init("trellis-project merge base.pbxproj ours.pbxproj theirs.pbxproj", "the merged project on standard output")
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let merged = try MergedProject(
            base: arguments[base] ?? "",
            ours: arguments[ours] ?? "",
            theirs: arguments[theirs] ?? "",
            path: arguments[option: path],
            fileSystem: DiskFileSystem()
        )
        let status: ExitStatus = merged.isClean ? .success : .findings
        guard let file = arguments[option: output].map(ProcessEnvironment.absolutePath) else {
            return Response(output: String(decoding: merged.bytes, as: UTF8.self), diagnostics: merged.diagnostics, status: status)
        }
        if file == ProcessEnvironment.absolutePath(arguments[ours] ?? "") {
            try ProjectFileReplacement.replace(file, holding: merged.ours, with: merged.bytes)
        } else {
            _ = try AtomicFile.write(merged.bytes, to: file, below: PathText.parent(of: file))
        }
        return Response(output: "", diagnostics: merged.diagnostics, status: status)
    }
}
