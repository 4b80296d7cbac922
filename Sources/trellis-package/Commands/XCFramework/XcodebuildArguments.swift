import CommandLineSupport
import Packaging
import SystemSupport

/// The words of `xcodebuild -create-xcframework`, whose order counts, and whose names have one dash.
enum XcodebuildArguments {
    static let words = Positional(
        "OPTION", .any, help: "the options below, in an order that counts, with one dash or two, as xcodebuild takes them")

    // They are declared for the help and for completions; what they say is read from their order.
    static let options = [
        ValueOption("framework", value: "PATH", help: "a framework", isRepeatable: true, completion: .files),
        ValueOption("library", value: "PATH", help: "a static or dynamic library", isRepeatable: true, completion: .files),
        ValueOption("headers", value: "FOLDER", help: "the headers of the library before", isRepeatable: true, completion: .folders),
        ValueOption(
            "debug-symbols", value: "DSYM", help: "the debug symbols of what stands before", isRepeatable: true, completion: .files),
        ValueOption(
            "archive", value: "XCARCHIVE", help: "where the frameworks and libraries behind it are, which are then names",
            isRepeatable: true,
            completion: .folders),
        ValueOption("output", value: "XCFRAMEWORK", help: "what is made", completion: .files),
        XCFrameworkCommands.platform,
    ]
    static let flags = [
        Flag("allow-internal-distribution", help: "keep Swift modules that only the compiler that built them can read"),
        XCFrameworkCommands.merge, Flag("force", help: "replace an output that is there"),
    ]

    /// The arguments in a form that the parser of the program knows: nothing behind `--` is taken for an option.
    ///
    /// - Parameter leadingCount: how many arguments stand before the words, those of the command included.
    static func prepared(_ arguments: [String], leadingCount: Int) -> [String] {
        let words = arguments.dropFirst(2)
        if words.contains(where: { ["-h", "-help", "--help"].contains($0) }) { return arguments.prefix(2) + ["--help"] }
        // Where an option stands in the place of what comes first, that is missing.
        if words.prefix(leadingCount - 2).contains(where: { $0.hasPrefix("-") }) { return Array(arguments.prefix(2)) }
        return arguments.prefix(leadingCount) + ["--"] + arguments.dropFirst(leadingCount)
    }

    /// What the words ask for.
    static func request(_ words: [String]) throws(UsageError) -> XCFrameworkRequest {
        do throws(XcodebuildWords.Fault) {
            return try XcodebuildWords.request(
                words, workingDirectory: ProcessEnvironment.currentDirectory, fileSystem: DiskFileSystem())
        } catch {
            throw .contradiction(error.message)
        }
    }
}
