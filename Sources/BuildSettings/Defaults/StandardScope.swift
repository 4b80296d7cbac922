import SystemSupport

/// The tables that people write, for one configuration of one target.
public struct SettingsTables: Sendable, Hashable {
    /// The xcconfig file of the project's configuration.
    public var projectConfigurationFile: SettingsTable?
    /// The settings of the project's configuration.
    public var project: SettingsTable
    /// The xcconfig file of the target's configuration.
    public var targetConfigurationFile: SettingsTable?
    /// The settings of the target's configuration.
    public var target: SettingsTable
    /// What a command line says.
    public var overrides: SettingsTable?

    /// Gathers tables.
    public init(
        projectConfigurationFile: SettingsTable? = nil,
        project: SettingsTable,
        targetConfigurationFile: SettingsTable? = nil,
        target: SettingsTable = SettingsTable(),
        overrides: SettingsTable? = nil
    ) {
        self.projectConfigurationFile = projectConfigurationFile
        self.project = project
        self.targetConfigurationFile = targetConfigurationFile
        self.target = target
        self.overrides = overrides
    }
}

/// What is asked about: a configuration, and what else a command line may name.
public struct SettingsRequest: Sendable, Hashable {
    /// The configuration, such as `Debug`.
    public var configuration: String
    /// The SDK, such as `iphonesimulator`; `nil` leaves it to the settings.
    public var sdk: String?
    /// The architecture that `[arch=…]` is compared with.
    public var arch: String?
    /// Variables that settings may refer to; `nil` for none, so that the answer is the same on every machine.
    public var environment: [String: String]?

    /// Makes a request.
    public init(configuration: String, sdk: String? = nil, arch: String? = nil, environment: [String: String]? = nil) {
        self.configuration = configuration
        self.sdk = sdk
        self.arch = arch
        self.environment = environment
    }
}

/// The levels of a target in Xcode's order, with the defaults that are known outside Xcode.
///
/// The platform is that of the request, else of `SDKROOT`, else the first of `SUPPORTED_PLATFORMS`, else macOS.
public struct StandardScope: Sendable {
    /// The levels.
    public var scope: SettingsScope
    /// What conditions are compared with.
    public var parameters: SettingsParameters
    /// The platform that is built for.
    public var platform: Platform

    /// Puts the levels together; without a target they are those of the project.
    public init(_ project: ProjectFacts, _ target: TargetFacts? = nil, _ written: SettingsTables, _ request: SettingsRequest) {
        var upper = Self.upperLevels(project, target, written, request)
        var lower: [SettingsLevel] = []
        if let environment = request.environment { lower.append(Self.environmentLevel(environment)) }
        lower.append(SettingsLevel(.defaults, name: "defaults of Xcode", UniversalDefaults.table))
        parameters = SettingsParameters(configuration: request.configuration, arch: request.arch, variant: "normal")

        let root = Self.sdkRoot(SettingsScope(levels: lower + upper), parameters, request)
        platform = root.platform
        parameters.sdk = root.sdk
        lower += Self.platformLevels(platform, sdk: root.sdk)
        if let productType = target?.productType {
            let table = ProductDefaults.table(for: productType, isShallow: platform.hasShallowBundles)
            lower.append(SettingsLevel(.productDefaults, name: "defaults of '\(productType)'", table))
        }
        // `auto` is no SDK; what it stands for is above everything, as the SDK of a command line is.
        if root.isChosen {
            upper.append(SettingsLevel(.overrides, name: "chosen SDK", SettingsTable(lines: [("SDKROOT", .literal(root.sdk))])))
        }
        scope = SettingsScope(levels: lower + upper)
    }

    /// An evaluator that has not worked out anything yet.
    public var evaluator: SettingsEvaluator { SettingsEvaluator(scope, parameters) }

    private static func upperLevels(
        _ project: ProjectFacts, _ target: TargetFacts?, _ written: SettingsTables, _ request: SettingsRequest
    ) -> [SettingsLevel] {
        let facts = project.table(configuration: request.configuration)
        var levels = [SettingsLevel(.projectDynamic, name: "facts of project '\(project.name)'", facts)]
        if let table = written.projectConfigurationFile { levels.append(configurationFileLevel(.projectConfigurationFile, table)) }
        levels.append(SettingsLevel(.project, name: "project '\(project.name)'", written.project))
        if let target {
            levels.append(SettingsLevel(.targetDynamic, name: "facts of target '\(target.name)'", target.table))
            if let table = written.targetConfigurationFile { levels.append(configurationFileLevel(.targetConfigurationFile, table)) }
            levels.append(SettingsLevel(.target, name: "target '\(target.name)'", written.target))
        }
        if let table = written.overrides { levels.append(SettingsLevel(.overrides, name: "command line", table)) }
        return levels
    }

    private static func configurationFileLevel(_ kind: SettingsLevel.Kind, _ table: SettingsTable) -> SettingsLevel {
        let file = table.files.first.map { "'\(PathText.lastComponent(of: $0))'" }
        let owner = kind == .projectConfigurationFile ? "project" : "target"
        return SettingsLevel(kind, name: "xcconfig \(file ?? "file") of the \(owner)", table)
    }

    private static func environmentLevel(_ environment: [String: String]) -> SettingsLevel {
        let names = environment.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return SettingsLevel(.environment, SettingsTable(names.map { SettingAssignment($0, .literal(environment[$0] ?? "")) }))
    }

    private static func platformLevels(_ platform: Platform, sdk: String) -> [SettingsLevel] {
        let level = SettingsLevel(.platformDefaults, name: "defaults of \(platform.rawValue)", PlatformDefaults.table(for: platform))
        let version = sdk.dropFirst(platform.rawValue.count).prefix { $0 == "." || ("0"..."9").contains($0) }
        guard sdk.hasPrefix(platform.rawValue), let first = version.first, first != "." else { return [level] }
        let table = SettingsTable(lines: [("SDK_NAME", .literal(sdk)), ("SDK_VERSION", .literal(String(version)))])
        return [level, SettingsLevel(.platformDefaults, name: "facts of SDK '\(sdk)'", table)]
    }

    /// The SDK's name, its platform, and whether `SDKROOT` has to be set to it.
    private static func sdkRoot(
        _ scope: SettingsScope, _ parameters: SettingsParameters, _ request: SettingsRequest
    ) -> (sdk: String, platform: Platform, isChosen: Bool) {
        if let sdk = request.sdk { return (sdk, Platform.inferred(sdk: sdk), true) }
        var evaluator = SettingsEvaluator(scope, parameters)
        let root = evaluator.text(of: "SDKROOT") ?? ""
        if let platform = Platform(sdk: root) {
            return (root.hasPrefix(platform.rawValue) ? root : platform.rawValue, platform, false)
        }
        let platform = Platform.inferred(supportedPlatforms: evaluator.list(of: "SUPPORTED_PLATFORMS"))
        return (platform.rawValue, platform, root == "auto" || root.isEmpty)
    }
}
