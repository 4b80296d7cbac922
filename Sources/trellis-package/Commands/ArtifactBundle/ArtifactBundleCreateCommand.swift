import CommandLineSupport
import Packaging
import SystemSupport

/// `trellis-package artifactbundle create`
enum ArtifactBundleCreateCommand: Command {
    static let executable = ValueOption("executable", value: "NAME", help: "a program of this name", isRepeatable: true)
    static let staticLibrary = ValueOption("static-library", value: "NAME", help: "a static library of this name", isRepeatable: true)
    static let variant = ValueOption(
        "variant", value: "TRIPLE=PATH", help: "the file for a target triple; NAME:TRIPLE=PATH where there are several artifacts",
        isRepeatable: true, completion: .files)
    static let headers = ValueOption(
        "headers", value: "FOLDER", help: "the headers of the library; NAME=FOLDER where there are several", isRepeatable: true,
        completion: .folders)
    static let moduleMap = ValueOption(
        "module-map", value: "FILE", help: "the module map, when it is not in the headers; NAME=FILE where there are several libraries",
        isRepeatable: true, completion: .files)
    static let version = ValueOption("version", value: "VERSION", help: "the version of all artifacts")

    static let declaration = CommandDeclaration(
        "create",
        abstract: "Makes an artifact bundle of programs and static libraries.",
        discussion: [
            "The output ends in '.artifactbundle', or in '.artifactbundle.zip' for an archive. It appears whole or not at all, and its "
                + "bytes depend on nothing but what goes in.",
            "Each file is compared with the triple that it is given for, and what SwiftPM would not take, or take and never find, is "
                + "refused.",
        ],
        flags: [PackageOptions.force],
        options: [executable, staticLibrary, variant, headers, moduleMap, version, ArtifactBundleCommands.output],
        examples: [
            .init(
                "trellis-package artifactbundle create --executable tool --variant x86_64-unknown-linux-gnu=.build/release/tool "
                    + "--version 1.2.0 --output tool.artifactbundle.zip", "a program that plugins use"),
            .init(
                "trellis-package artifactbundle create --static-library Fast --variant x86_64-unknown-linux-gnu=libfast.a "
                    + "--headers include --version 1.0.0 --output Fast.artifactbundle", "a library of C"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        guard let path = arguments[option: ArtifactBundleCommands.output] else {
            throw UsageError.contradiction("'create' needs '--output FILE'")
        }
        var bundle = ArtifactBundleArguments()
        bundle.executables = arguments.all(executable)
        bundle.staticLibraries = arguments.all(staticLibrary)
        bundle.variants = arguments.all(variant)
        bundle.headers = arguments.all(headers)
        bundle.moduleMaps = arguments.all(moduleMap)
        bundle.version = arguments[option: version]
        let request = try bundle.request()
        let writer = OutputWriter(force: arguments[flag: PackageOptions.force])
        let output = try BundleOutput(path, fileExtension: ArtifactBundlePlan.fileExtension, writer: writer)
        let plan = try ArtifactBundlePlan(request)
        try output.write(plan.tree)
        return Response(diagnostics: plan.diagnostics)
    }
}
