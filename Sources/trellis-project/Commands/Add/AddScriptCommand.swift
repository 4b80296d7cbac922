import CommandLineSupport
import ProjectModel
import SystemSupport

/// `trellis-project add script`
enum AddScriptCommand: Command {
    static let name = Positional("NAME", help: "what Xcode shows", completion: .nothing)
    static let script = ValueOption("script", value: "TEXT", help: "the text of the script")
    static let scriptFile = ValueOption(
        "script-file", value: "FILE", help: "a file with the text of the script; '-' is standard input", completion: .files)
    static let shell = ValueOption("shell", value: "PATH", help: "the program that runs it", defaultText: "/bin/sh")
    static let inputs = ValueOption("input", value: "PATH", help: "a file that it reads, such as '$(SRCROOT)/a.txt'", isRepeatable: true)
    static let outputs = ValueOption("output", value: "PATH", help: "a file that it makes", isRepeatable: true)
    static let inputLists = ValueOption("input-list", value: "PATH", help: "a list of files that it reads", isRepeatable: true)
    static let outputLists = ValueOption("output-list", value: "PATH", help: "a list of files that it makes", isRepeatable: true)
    static let dependencyFile = ValueOption(
        "dependency-file", value: "PATH", help: "a file in the form of make that it writes, with what it has read")
    static let always = Flag("always", help: "run it in every build, also when no input has changed")
    static let hidesEnvironment = Flag("hide-environment", help: "leave its variables out of the log")
    static let installOnly = Flag("install-only", help: "run it only when the product is installed")
    static let replace = Flag("replace", help: "give the script of that name this content when there is one")

    static let declaration = CommandDeclaration(
        "script",
        abstract: "Adds a phase that runs a script to a target.",
        discussion: [
            "A script that names its inputs and outputs runs only when an input is newer; without them, or with --always, it runs in every "
                + "build. Files may be named by settings, such as $(DERIVED_FILE_DIR)/Icons.swift."
        ],
        positionals: [EditOptions.project, name],
        flags: [PositionOptions.first, always, hidesEnvironment, installOnly, replace],
        options: [EditOptions.target, script, scriptFile, shell, inputs, outputs, inputLists, outputLists, dependencyFile]
            + PositionOptions.options,
        examples: [
            .init(
                "trellis-project add script App.xcodeproj Lint --target App --script trellis-lint --before sources --replace",
                "a script before the sources are compiled")
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let target = try EditOptions.target(arguments)
        var phase = ScriptPhase(try text(arguments))
        phase.shell = arguments[option: shell] ?? phase.shell
        phase.inputPaths = arguments.all(inputs)
        phase.outputPaths = arguments.all(outputs)
        phase.inputFileListPaths = arguments.all(inputLists)
        phase.outputFileListPaths = arguments.all(outputLists)
        phase.dependencyFile = arguments[option: dependencyFile]
        phase.isAlwaysOutOfDate = arguments[flag: always]
        phase.showsEnvironment = !arguments[flag: hidesEnvironment]
        phase.runsOnInstallOnly = arguments[flag: installOnly]
        let position = try PositionOptions.position(arguments)
        return try EditOptions.run(arguments) { [phase] edit in
            try edit.addScript(
                arguments[name] ?? "", phase, target: target, position: position, replaces: arguments[flag: replace])
        }
    }

    /// The script, which ends with a line break as those of Xcode do.
    private static func text(_ arguments: ParsedArguments) throws -> String {
        switch (arguments[option: script], arguments[option: scriptFile]) {
        case (let text?, nil): return text.hasSuffix("\n") ? text : text + "\n"
        case (nil, "-"?): return String(decoding: try StandardStreams.readInput(), as: UTF8.self)
        case (nil, let file?): return String(decoding: try DiskFileSystem().read(ProcessEnvironment.absolutePath(file)), as: UTF8.self)
        default: throw UsageError.contradiction("'add script' needs either '--script TEXT' or '--script-file FILE'")
        }
    }
}
