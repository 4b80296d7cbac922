import Diagnostics
import SystemSupport

/// Finds what is written for the project and its targets in each configuration: the built-in settings, and over them those of the spec.
struct SpecSettingsResolver {
    let spec: Spec
    private var groups: SettingGroups
    private var files: ConfigurationFileKeys
    /// The built-in settings of targets that are alike.
    private var builtIn: [BuiltInKey: SettingList] = [:]

    private struct BuiltInKey: Hashable {
        var type: String
        var platform: SpecPlatform
        var destinations: [SpecDestination]
    }

    init(spec: Spec, fileSystem: any FileSystem) {
        self.spec = spec
        groups = SettingGroups(spec.settingGroups, configurationNames: spec.configurations.map(\.name))
        files = ConfigurationFileKeys(fileSystem: fileSystem)
    }

    /// The settings of the project.
    mutating func project(
        _ configuration: Spec.Configuration,
        diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> SettingList {
        var list = SettingList()
        let platforms = Set(spec.targets.filter { $0.kind != .aggregate }.map(\.platform))
        if platforms.count == 1, let platform = platforms.first { list.set("SDKROOT", platform.sdk) }
        if let type = configuration.type, spec.options.presets.applyToProject {
            list.set(SettingPresets.project)
            list.set(type == .debug ? SettingPresets.debug : SettingPresets.release)
        }
        setDeploymentTargets(spec.options.deploymentTargets, in: &list)
        removeKeys(of: spec.configurationFiles[configuration.name], from: &list)
        list.set(try groups.entries(of: spec.settings, configuration: configuration.name, diagnostics: &diagnostics))
        return list
    }

    /// The settings of a target, without those that follow from its files and dependencies.
    mutating func target(
        _ target: SpecTarget,
        _ configuration: Spec.Configuration,
        diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> SettingList {
        var list = SettingList()
        if target.kind != .aggregate {
            list = builtInSettings(of: target)
            setDeploymentTargets(target.deploymentTargets, in: &list)
            removeKeys(of: target.configurationFiles[configuration.name], from: &list)
        }
        list.set(try groups.entries(of: target.settings, configuration: configuration.name, diagnostics: &diagnostics))
        return list
    }

    /// The names that the file of settings of a target, or of the project, sets.
    mutating func configurationFileKeys(of target: SpecTarget?, _ configuration: Spec.Configuration) -> Set<String> {
        let file = target.map { $0.configurationFiles[configuration.name] } ?? spec.configurationFiles[configuration.name]
        return file.map { files.keys(of: spec.absolute($0.path)) } ?? []
    }

    private mutating func builtInSettings(of target: SpecTarget) -> SettingList {
        let key = BuiltInKey(type: target.type, platform: target.platform, destinations: target.destinations)
        if let list = builtIn[key] { return list }
        var list = SettingList()
        if spec.options.presets.applyToTargets { setPresets(of: target, in: &list) }
        setDestinations(of: target, in: &list)
        builtIn[key] = list
        return list
    }

    private func setPresets(of target: SpecTarget, in list: inout SettingList) {
        let platform = target.platform == .auto ? target.destinations.min(by: Self.precedes)?.platform ?? .auto : target.platform
        list.set(SettingPresets.platform(platform))
        list.set(SettingPresets.product(target.type))
        list.set(SettingPresets.product(target.type, on: platform))
        if target.platform == .auto { list.set("SDKROOT", SpecPlatform.auto.sdk) }
    }

    private func setDestinations(of target: SpecTarget, in list: inout SettingList) {
        guard !target.destinations.isEmpty else { return }
        var platforms: [String] = []
        var families: [String] = []
        for destination in target.destinations.sorted(by: Self.precedes) {
            let table = SettingPresets.destination(destination)
            list.set(table)
            for (key, value) in table {
                if key == "SUPPORTED_PLATFORMS" { platforms.append(value) }
                if key == "TARGETED_DEVICE_FAMILY" { families.append(value) }
            }
        }
        list.set("SUPPORTED_PLATFORMS", platforms.joined(separator: " "))
        list.set("TARGETED_DEVICE_FAMILY", families.joined(separator: ","))
    }

    private static func precedes(_ left: SpecDestination, _ right: SpecDestination) -> Bool {
        let order = SpecDestination.allCases
        return (order.firstIndex(of: left) ?? 0) < (order.firstIndex(of: right) ?? 0)
    }

    private func setDeploymentTargets(_ versions: [SpecPlatform: String], in list: inout SettingList) {
        for platform in SpecPlatform.allCases {
            if let version = versions[platform], let key = platform.deploymentTargetSetting { list.set(key, version) }
        }
    }

    private mutating func removeKeys(of file: SpecTarget.SpecFile?, from list: inout SettingList) {
        guard let file else { return }
        list.remove(files.keys(of: spec.absolute(file.path)))
    }
}
