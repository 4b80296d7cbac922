import CommandLineSupport
import Diagnostics
import ProjectModel
import SystemSupport

/// What all commands that change a project share.
enum EditOptions {
    static let project = Positional("PROJECT", help: "an .xcodeproj, a folder with one, or the project file itself")
    static let dryRun = Flag("dry-run", help: "print the difference that the project file would have, and write nothing")
    static let target = ValueOption("target", letter: "t", value: "TARGET", help: "the target, by name or identifier")
    static let targets = ValueOption(
        "target", letter: "t", value: "TARGET", help: "the target, by name or identifier", isRepeatable: true)
    static let group = ValueOption(
        "group", value: "GROUP", help: "the group, by the names in the navigator, such as App/Views; the nearest one when left out")
    static let index = ValueOption(
        "index", value: "NUMBER", help: "the place in the group, from 0; by name where the names are in order, else the end")
    static let phase = ValueOption(
        "phase", value: "PHASE", help: "the phase, by name, such as 'Embed Frameworks', or kind, such as resources; by type when left out")

    /// The target, which has to be named.
    static func target(_ arguments: ParsedArguments) throws -> String {
        if let name = arguments[option: target] { return name }
        throw UsageError.contradiction("'\(arguments.commands.joined(separator: " "))' needs '--target TARGET'")
    }

    /// The settings that texts like `KEY=VALUE` are.
    static func settings(_ texts: [String]) throws -> [SettingArgument] {
        SettingArgument.joined(
            try texts.map { text in
                if let assignment = SettingArgument(text) { return assignment }
                throw UsageError.contradiction("'\(text)' is not of the form KEY=VALUE")
            })
    }

    /// The name of a package: a path from the current folder when there is a package.
    static func package(_ text: String) -> String {
        let path = ProcessEnvironment.absolutePath(text)
        return DiskFileSystem().kind(at: PathText.join(path, "Package.swift")) == .file ? path : text
    }

    /// Changes a project, and writes it or shows what would be different.
    static func run(_ arguments: ParsedArguments, _ change: (inout ProjectEdit) throws -> Void) throws -> Response {
        let path = arguments[project] ?? "."
        var diagnostics: [Diagnostic] = []
        var edit = try ProjectEdit(at: path, diagnostics: &diagnostics)
        try change(&edit)
        diagnostics += edit.diagnostics
        guard arguments[flag: dryRun] else {
            try edit.write()
            return Response(diagnostics: diagnostics)
        }
        let name = try XcodeProject.projectFile(at: path, fileSystem: DiskFileSystem())
        return Response(output: UnifiedDifference.text(from: edit.original, to: try edit.text(), path: name), diagnostics: diagnostics)
    }

    /// The number of an option.
    static func number(_ option: ValueOption, in arguments: ParsedArguments) throws -> Int? {
        guard let text = arguments[option: option] else { return nil }
        guard let number = Int(text), number >= 0 else {
            throw UsageError.contradiction("'--\(option.name) \(text)' is no whole number from 0 on")
        }
        return number
    }
}
