import CommandLineSupport
import ProjectInspection
import SystemSupport

/// `trellis-project convert`
enum ConvertCommand: Command {
    static let format = ValueOption("to", value: "FORMAT", help: "'xcproj', the JSON of Xcode 27, or 'pbxproj', the property list")
    static let output = ValueOption("output", letter: "o", value: "FILE", help: "write to a file", completion: .files)
    static let write = Flag("write", help: "put the new file into the project in place of the old one")

    static let declaration = CommandDeclaration(
        "convert",
        abstract: "Turns a project into the other format of Xcode, and tells what is lost.",
        discussion: [
            "The new file is printed, unless it is written. Every loss is a note on standard error. "
                + "An .xcodeproj has one project file, so that '--write' removes the old one."
        ],
        positionals: [ProjectOptions.project],
        flags: [write],
        options: [format, output],
        examples: [
            .init("trellis-project convert App.xcodeproj --to xcproj > /dev/null", "what would be lost"),
            .init("trellis-project convert App.xcodeproj --to pbxproj --write", "make the project readable for Xcode 16"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        guard let name = arguments[option: format], let format = ProjectConversion.Format(rawValue: name) else {
            throw UsageError.contradiction("'convert' needs '--to xcproj' or '--to pbxproj'")
        }
        let isInPlace = arguments[flag: write]
        if isInPlace, arguments[option: output] != nil { throw UsageError.contradiction("'--output' and '--write' exclude each other") }
        let conversion = try ProjectConversion(of: arguments[ProjectOptions.project] ?? ".", to: format, fileSystem: DiskFileSystem())
        if isInPlace {
            try conversion.replaceProjectFile()
        } else if let path = arguments[option: output] {
            try conversion.write(to: ProcessEnvironment.absolutePath(path))
        } else {
            return Response(output: String(decoding: conversion.bytes, as: UTF8.self), diagnostics: conversion.diagnostics)
        }
        return Response(diagnostics: conversion.diagnostics)
    }
}
