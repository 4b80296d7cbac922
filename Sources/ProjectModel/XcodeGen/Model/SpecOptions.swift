import Diagnostics
import YAML

/// What `options` says about files and settings.
struct SpecOptions {
    var bundleIdentifierPrefix: String?
    var presets = Presets.all
    var deploymentTargets: [SpecPlatform: String] = [:]
    var defaultConfiguration: String?
    var developmentLanguage: String?
    var linksTransitively = false
    var hasEmptyFolders = false
    var carthageBuildPath = "Carthage/Build"
    var defaultFolderType = SpecSource.Kind.group
    /// What is set for single extensions.
    var fileTypes: [String: SpecFileType] = [:]

    /// Where the built-in settings apply.
    enum Presets: String, CaseIterable {
        case all
        case project
        case targets
        case none

        var applyToProject: Bool { self == .all || self == .project }
        var applyToTargets: Bool { self == .all || self == .targets }
    }

    init(_ node: YAMLNode?, diagnostics: inout [Diagnostic]) {
        guard let node, node.pairs != nil else { return }
        SpecKeys.check(node, in: "'options'", known: SpecKeys.options, diagnostics: &diagnostics)
        bundleIdentifierPrefix = node["bundleIdPrefix"]?.string
        defaultConfiguration = node["defaultConfig"]?.string
        developmentLanguage = node["developmentLanguage"]?.string
        linksTransitively = node["transitivelyLinkDependencies"]?.isTrue ?? false
        hasEmptyFolders = node["generateEmptyDirectories"]?.isTrue ?? false
        carthageBuildPath = node["carthageBuildPath"]?.string ?? carthageBuildPath
        presets = node["settingPresets"].flatMap { SpecChoice.read($0, "setting presets", diagnostics: &diagnostics) } ?? presets
        if let type = node["defaultSourceDirectoryType"] {
            defaultFolderType = SpecChoice.read(type, "source types", diagnostics: &diagnostics) ?? defaultFolderType
        }
        deploymentTargets = SpecVersion.deploymentTargets(node["deploymentTarget"], platform: nil)
        for pair in node["fileTypes"]?.pairs ?? [] {
            guard let name = pair.key.scalarText else { continue }
            fileTypes[name] = SpecFileType(pair.value, diagnostics: &diagnostics)
        }
    }
}

/// What `options.fileTypes` says about an extension.
struct SpecFileType {
    /// Whether a folder with the extension is one item.
    var isFile = true
    var buildPhase: SpecBuildPhase?
    var compilerFlags: String?
    var attributes: [String] = []

    init(_ node: YAMLNode, diagnostics: inout [Diagnostic]) {
        isFile = node["file"]?.isTrue ?? true
        buildPhase = node["buildPhase"].flatMap { SpecBuildPhase($0, diagnostics: &diagnostics) }
        compilerFlags = node["compilerFlags"].flatMap(SpecSource.flags)
        attributes = node["attributes"]?.texts ?? []
    }
}

/// Versions of systems.
enum SpecVersion {
    /// The oldest systems by platform: a mapping, or one version for the platform that is given.
    static func deploymentTargets(_ node: YAMLNode?, platform: SpecPlatform?) -> [SpecPlatform: String] {
        guard let node else { return [:] }
        guard let pairs = node.pairs else {
            guard let platform, let version = text(node) else { return [:] }
            return [platform: version]
        }
        var result: [SpecPlatform: String] = [:]
        for pair in pairs {
            guard let platform = SpecPlatform(rawValue: pair.key.scalarText ?? ""), let version = text(pair.value) else { continue }
            result[platform] = version
        }
        return result
    }

    /// A version with at least two numbers and a third only when it is not 0: `15.0`, `10.15.4`.
    static func text(_ node: YAMLNode) -> String? {
        guard let text = SpecScalar(node).settingText else { return nil }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        var numbers = parts.compactMap { $0 }
        guard numbers.count == parts.count, (1...3).contains(numbers.count) else { return text }
        if numbers.count == 1 { numbers.append(0) }
        if numbers.count == 3, numbers[2] == 0 { numbers.removeLast() }
        return numbers.map(String.init).joined(separator: ".")
    }
}

extension YAMLNode {
    /// The texts of a list; a text alone is a list of one.
    var texts: [String] { (items ?? [self]).compactMap(\.string) }
}
