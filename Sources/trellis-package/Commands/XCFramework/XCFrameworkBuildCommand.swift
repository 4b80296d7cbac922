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

    private static func request(_ arguments: ParsedArguments) throws(UsageError) -> XCFrameworkBuildRequest {
        guard let scheme = arguments[option: scheme] else { throw .contradiction("'build' needs '--scheme SCHEME'") }
        guard let output = arguments[option: XCFrameworkCommands.output], output.hasSuffix(".xcframework") else {
            throw .contradiction("'build' needs '--output NAME.xcframework'")
        }
        var request = XCFrameworkBuildRequest(
            project: arguments[project] ?? "", scheme: scheme, platforms: try platforms(arguments), output: output)
        request.product = arguments[option: product]
        if let configuration = arguments[option: configuration] { request.configuration = configuration }
        request.machOType = arguments[option: machOType]
        request.archives = arguments[option: archives]
        request.settings = arguments.all(setting)
        if let wrong = request.settings.first(where: { !$0.contains("=") || $0.hasPrefix("=") }) {
            throw .contradiction("'\(wrong)' is no setting; write NAME=VALUE")
        }
        if arguments[flag: json], !arguments[flag: dryRun] { throw .contradiction("'--json' needs '--dry-run'") }
        request.isMerging = arguments[flag: XCFrameworkCommands.merge]
        request.isForced = arguments[flag: PackageOptions.force]
        return request
    }

    private static func platforms(_ arguments: ParsedArguments) throws(UsageError) -> [XCFrameworkPlatform] {
        guard let list = arguments[option: platforms] else { throw .contradiction("'build' needs '--platforms LIST'") }
        var result: [XCFrameworkPlatform] = []
        for word in list.split(separator: ",") {
            guard let platform = XCFrameworkPlatform(word: String(word)) else {
                throw .invalidChoice(option: "--platforms", value: String(word), choices: XCFrameworkPlatform.words)
            }
            guard !result.contains(platform) else { throw .contradiction("the platform '\(word)' stands twice in '--platforms'") }
            result.append(platform)
        }
        guard !result.isEmpty else { throw .contradiction("'--platforms' names no platform") }
        return result
    }
}
