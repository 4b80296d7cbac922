import CodeGeneration
import CommandLineSupport
import Diagnostics
import SystemSupport

/// The arguments that several commands share.
enum CodegenOptions {
    static let configuration = ValueOption(
        "config", value: "FILE", help: "a trellis.yml, .sourcery.yml or swiftgen.yml; the one of the current folder when left out",
        completion: .files)
    static let noCache = Flag("no-cache", help: "render everything anew, and keep nothing")
    static let modernSpacing = Flag(
        "experimental-modern-spacing",
        help: "treat white space around the tags of templates over resources as SwiftGen does with its own, which copies of those need")
    static let strict = Flag("strict", help: "warn of annotations that no template reads")
    static let conditions = ValueOption(
        "define", letter: "D", value: "NAME",
        help: "a name that is true in '#if', so that only one branch is seen; without any the declarations of all branches are",
        isRepeatable: true)
    static let json = Flag("json", help: "print JSON by a documented schema")
    static let sources = ValueOption(
        "sources", value: "PATH", help: "Swift files, folders with some, or patterns for either", isRepeatable: true, completion: .files)
    static let project = ValueOption(
        "project", value: "PROJECT", help: "the project of '--target': anything that trellis-project reads", completion: .files)
    static let target = ValueOption("target", letter: "t", value: "TARGET", help: "a target whose sources are read", isRepeatable: true)
    static let arguments = ValueOption("args", value: "KEY=VALUE,…", help: "what the template sees as 'argument'", isRepeatable: true)

    /// How the work is done, as far as the arguments say.
    static func settings(_ arguments: ParsedArguments) -> GenerationSettings {
        var settings = GenerationSettings(version: TrellisVersion.text)
        settings.environment = ProcessEnvironment.variables
        settings.isStrict = arguments[flag: strict]
        let names = arguments.all(conditions)
        settings.conditions = names.isEmpty ? nil : names
        if !arguments[flag: noCache] { settings.useStandardCache() }
        return settings
    }

    /// The configuration that the arguments name, ready to run.
    static func session(_ arguments: ParsedArguments, _ settings: GenerationSettings? = nil) throws -> GenerationSession {
        try GenerationSession(
            configuration: arguments[option: configuration], settings: settings ?? self.settings(arguments),
            workingDirectory: ProcessEnvironment.currentDirectory)
    }

    /// The sources that the arguments name.
    static func selection(_ arguments: ParsedArguments) throws -> SourceSelection {
        let targets = arguments.all(target)
        guard targets.isEmpty || arguments[option: project] != nil else {
            throw UsageError.contradiction("'--target' has no meaning without '--project'")
        }
        let selection = SourceSelection(
            paths: arguments.all(sources), project: arguments[option: project] ?? "", targets: targets, place: "<command line>")
        guard !selection.isEmpty else {
            throw UsageError.contradiction("there are no sources; name some with '--sources', or '--project' and '--target'")
        }
        return selection
    }

    /// What some work answers; that annotations are wrong are findings in the sources, and no failure.
    static func answering(_ work: () throws -> Response) throws -> Response {
        do {
            return try work()
        } catch let error as DiagnosticError {
            guard error.isAboutAnnotations else { throw error }
            return Response(diagnostics: error.diagnostics, status: .findings)
        }
    }
}
