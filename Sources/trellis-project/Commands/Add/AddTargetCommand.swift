import CommandLineSupport
import ProjectModel

/// `trellis-project add target`
enum AddTargetCommand: Command {
    static let name = Positional("NAME", help: "the name of the new target, and of its product", completion: .nothing)
    static let type = ValueOption(
        "type", value: "TYPE",
        help: "what it makes: a product type of Xcode, such as application, framework, library.static, app-extension, bundle.unit-test "
            + "or tool; or aggregate, or external")
    static let platform = ValueOption(
        "platform", value: "PLATFORM", help: "what it is built for; as the project when left out",
        choices: TargetPlatform.allCases.map(\.rawValue))
    static let deploymentTarget = ValueOption(
        "deployment-target", value: "VERSION", help: "the oldest system that it runs on; as the project when left out")
    static let bundleIdentifier = ValueOption(
        "bundle-id", value: "IDENTIFIER", help: "the identifier of the product, such as com.example.app")
    static let testHost = ValueOption(
        "test-host", value: "TARGET", help: "for tests: the target of the application that they run in, or that they run")
    static let setting = ValueOption(
        "set", value: "KEY=VALUE", help: "a build setting over those of Xcode; a key with several values is a list", isRepeatable: true)
    static let tool = ValueOption("tool", value: "PATH", help: "the program that builds an external target", defaultText: "/usr/bin/make")
    static let toolArguments = ValueOption(
        "arguments", value: "TEXT", help: "the arguments of that program", defaultText: "$(ACTION)")
    static let workingDirectory = ValueOption(
        "working-directory", value: "FOLDER", help: "the folder in which that program runs; that of the project when left out")

    static let declaration = CommandDeclaration(
        "target",
        abstract: "Adds a target, with the phases and settings that Xcode gives one of its type.",
        discussion: [
            "The target has no files: 'add folder' or 'add file' gives it some. What would name files that are not there, such as an icon, "
                + "is left out. An aggregate target makes nothing itself, and an external one is built by another program.",
            "Product types: " + ProductType.creatableNames.joined(separator: ", ") + ", aggregate, external.",
        ],
        positionals: [EditOptions.project, name],
        options: [
            type, platform, deploymentTarget, bundleIdentifier, testHost, setting, tool, toolArguments, workingDirectory,
        ],
        examples: [
            .init(
                "trellis-project add target App.xcodeproj Kit --type framework --platform iOS --bundle-id com.example.kit", "a framework"),
            .init("trellis-project add target App.xcodeproj AppTests --type bundle.unit-test --test-host App", "tests of an application"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws -> Response {
        guard let type = arguments[option: Self.type] else { throw UsageError.contradiction("'add target' needs '--type TYPE'") }
        let name = arguments[Self.name] ?? ""
        var settings: [String: [String]] = [:]
        for assignment in try EditOptions.settings(arguments.all(setting)) { settings[assignment.key] = assignment.values }
        return try EditOptions.run(arguments) { [settings] edit in
            switch type {
            case "aggregate": try edit.addAggregateTarget(name, settings: settings)
            case "external":
                try edit.addExternalTarget(
                    name, tool: arguments[option: tool] ?? "/usr/bin/make", arguments: arguments[option: toolArguments] ?? "$(ACTION)",
                    workingDirectory: arguments[option: workingDirectory] ?? "", settings: settings)
            default:
                try edit.addTarget(
                    name, productType: type, platform: arguments[option: platform].flatMap(TargetPlatform.init(rawValue:)),
                    deploymentTarget: arguments[option: deploymentTarget], bundleIdentifier: arguments[option: bundleIdentifier],
                    testHost: arguments[option: testHost], settings: settings)
            }
        }
    }
}
