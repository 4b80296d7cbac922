import CommandLineSupport
import JSON
import Packaging
import SystemSupport

/// `trellis-package xcframework build`
enum XCFrameworkBuildCommand: Command {
    static let project = Positional("PROJECT", help: "an .xcodeproj, an .xcworkspace, or the folder of a package")
    static let scheme = ValueOption("scheme", value: "SCHEME", help: "the scheme that builds the framework or the library")
    static let platforms = ValueOption("platforms", value: "LIST", help: "the platforms, such as 'ios,ios-simulator,macos'")
    static let product = ValueOption(
        "product", value: "NAME", help: "what the scheme builds, such as 'A.framework' or 'libA.a'", defaultText: "SCHEME.framework")
    static let configuration = ValueOption("configuration", value: "NAME", help: "the configuration", defaultText: "Release")
    static let machOType = ValueOption(
        "mach-o-type", value: "TYPE", help: "make the target static or dynamic", choices: ["staticlib", "mh_dylib"])
    static let archives = ValueOption(
        "archives", value: "FOLDER", help: "where Xcode puts its archives", defaultText: "'archives' beside the output",
        completion: .folders)
    static let setting = ValueOption("setting", value: "NAME=VALUE", help: "a build setting", isRepeatable: true)
    static let dryRun = Flag("dry-run", help: "print the command lines, and run nothing; needs no Xcode")
    static let json = Flag("json", help: "with '--dry-run': print them as JSON")

    static let declaration = CommandDeclaration(
        "build",
        abstract: "Builds a scheme for several platforms with Xcode, and makes an xcframework of it.",
        discussion: [
            "Each platform is archived with the settings that an xcframework needs: the product is installed into the archive, "
                + "modules have "
                + "interfaces for other compilers, and no path of this machine is kept in them."
        ],
        positionals: [project],
        flags: [XCFrameworkCommands.merge, PackageOptions.force, dryRun, json],
        options: [scheme, platforms, product, configuration, machOType, archives, setting, XCFrameworkCommands.output],
        examples: [
            .init(
                "trellis-package xcframework build A.xcodeproj --scheme A --platforms ios,ios-simulator,macos -o A.xcframework --dry-run",
                "what would be run")
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        let request = try request(arguments)
        let folder = ProcessEnvironment.currentDirectory
        let plan = XCFrameworkBuildPlan(request, workingDirectory: folder)
        if arguments[flag: dryRun] { return Response(output: arguments[flag: json] ? JSONWriter.text(plan.json) : plan.text) }
        if !request.isForced { try OutputWriter().check(request.output, for: .folder) }
        try XCFrameworkBuild(plan, workingDirectory: folder).archive(searchPath: ProcessEnvironment.variable("PATH") ?? "")
        return Response(diagnostics: try XCFrameworkCreation.run(XcodebuildArguments.request(plan.creation)))
    }
}
