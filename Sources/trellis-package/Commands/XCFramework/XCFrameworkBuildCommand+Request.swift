import CommandLineSupport
import Packaging

extension XCFrameworkBuildCommand {
    /// What the arguments ask for.
    static func request(_ arguments: ParsedArguments) throws(UsageError) -> XCFrameworkBuildRequest {
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
