import Diagnostics
import YAML

/// A target of a spec.
struct SpecTarget {
    var name: String
    var kind: Target.Kind
    /// The type without `com.apple.product-type.`; empty when there is no product.
    var type: String
    var platform: SpecPlatform
    var destinations: [SpecDestination] = []
    var deploymentTargets: [SpecPlatform: String] = [:]
    var sources: [SpecSource] = []
    var configurationFiles: [String: SpecFile] = [:]
    var settings: SpecSettings
    var dependencies: [SpecDependency] = []
    /// The Info.plist and the entitlements that are generated.
    var info: SpecFile?
    var entitlements: SpecFile?
    var linksTransitively: Bool?
    var embedsCarthageDirectly: Bool?
    var needsObjectiveCLinking: Bool?
    var hasResourcesFirst = false
    var productName: String
    /// The names of the scripts before compiling, after it and at the end.
    var scripts: (before: [String], afterCompiling: [String], atEnd: [String])
    /// The plug-ins of packages that run in the build.
    var plugIns: [(name: String, package: String, location: SourceLocation)] = []
    /// Where the target is written.
    var location: SourceLocation

    /// A file that a spec names.
    struct SpecFile {
        /// The path as seen from the folder of the spec.
        var path: String
        var location: SourceLocation
    }

    /// Reads an entry of `targets`.
    init(_ pair: YAMLPair, diagnostics: inout [Diagnostic]) {
        let key = pair.key.scalarText ?? ""
        let node = pair.value
        SpecKeys.check(node, in: "the target '\(key)'", known: SpecKeys.target, diagnostics: &diagnostics)
        name = node["name"]?.string ?? key
        location = pair.key.location
        kind = node["legacy"]?.pairs != nil ? .legacy : .native
        type = node["type"]?.string ?? ""
        settings = SpecSettings(node["settings"], diagnostics: &diagnostics)
        productName = node["productName"]?.string ?? name
        scripts = (
            Self.scriptNames(node["preBuildScripts"] ?? node["prebuildScripts"]),
            Self.scriptNames(node["postCompileScripts"]),
            Self.scriptNames(node["postBuildScripts"] ?? node["postbuildScripts"])
        )
        destinations = (node["supportedDestinations"].map { $0.items ?? [$0] } ?? []).compactMap {
            SpecChoice.read($0, "destinations", diagnostics: &diagnostics)
        }
        platform = Self.platform(of: node, name: key, hasDestinations: !destinations.isEmpty, at: location, diagnostics: &diagnostics)
        readFiles(node, diagnostics: &diagnostics)
        checkType(node, diagnostics: &diagnostics)
    }

    /// Reads an entry of `aggregateTargets`.
    init(aggregate pair: YAMLPair, diagnostics: inout [Diagnostic]) {
        let key = pair.key.scalarText ?? ""
        let node = pair.value
        SpecKeys.check(node, in: "the aggregate target '\(key)'", known: SpecKeys.aggregateTarget, diagnostics: &diagnostics)
        name = node["name"]?.string ?? key
        location = pair.key.location
        kind = .aggregate
        type = ""
        platform = .auto
        productName = name
        settings = SpecSettings(node["settings"], diagnostics: &diagnostics)
        scripts = (Self.scriptNames(node["buildScripts"]), [], [])
        configurationFiles = Self.files(node["configFiles"])
        plugIns = Self.plugIns(node["buildToolPlugins"])
        dependencies = (node["targets"].map { $0.items ?? [$0] } ?? []).compactMap { item in
            item.string.map { SpecDependency(target: $0, at: item.location) }
        }
    }

    private mutating func readFiles(_ node: YAMLNode, diagnostics: inout [Diagnostic]) {
        sources = SpecSource.entries(node["sources"], diagnostics: &diagnostics)
        dependencies = SpecDependency.entries(node["dependencies"], diagnostics: &diagnostics)
        configurationFiles = Self.files(node["configFiles"])
        deploymentTargets = SpecVersion.deploymentTargets(node["deploymentTarget"], platform: platform)
        info = Self.file(node["info"]?["path"])
        entitlements = Self.file(node["entitlements"]?["path"])
        linksTransitively = node["transitivelyLinkDependencies"]?.isTrue
        embedsCarthageDirectly = node["directlyEmbedCarthageDependencies"]?.isTrue
        needsObjectiveCLinking = node["requiresObjCLinking"]?.isTrue
        hasResourcesFirst = node["putResourcesBeforeSourcesBuildPhase"]?.isTrue ?? false
        plugIns = Self.plugIns(node["buildToolPlugins"])
    }

    private func checkType(_ node: YAMLNode, diagnostics: inout [Diagnostic]) {
        guard kind == .native, SpecProductType(name: type) == nil else { return }
        let nearest = Spelling.nearest(to: type, among: SpecProductType.names)
        let remedy = nearest.map { "; did you mean '\($0)'" } ?? ""
        let message = type.isEmpty ? "the target '\(name)' has no 'type'" : "unknown product type '\(type)'\(remedy)"
        diagnostics.append(Diagnostic(.error, "unknown-product-type", message, at: node["type"]?.location ?? location))
    }

    private static func platform(
        of node: YAMLNode,
        name: String,
        hasDestinations: Bool,
        at location: SourceLocation,
        diagnostics: inout [Diagnostic]
    ) -> SpecPlatform {
        guard let platform = node["platform"], !platform.isNull else {
            if !hasDestinations {
                let message = "the target '\(name)' has no 'platform'; write one, or 'supportedDestinations'"
                diagnostics.append(Diagnostic(.error, "missing-platform", message, at: location))
            }
            return .auto
        }
        return SpecChoice.read(platform, "platforms", diagnostics: &diagnostics) ?? .auto
    }

    private static func scriptNames(_ node: YAMLNode?) -> [String] {
        (node?.items ?? []).map { $0["name"]?.string ?? "Run Script" }
    }

    private static func file(_ node: YAMLNode?) -> SpecFile? {
        guard let node, let path = node.string else { return nil }
        return SpecFile(path: path, location: node.location)
    }

    /// The files of settings by configuration.
    static func files(_ node: YAMLNode?) -> [String: SpecFile] {
        var result: [String: SpecFile] = [:]
        for pair in node?.pairs ?? [] {
            if let name = pair.key.scalarText { result[name] = file(pair.value) }
        }
        return result
    }

    private static func plugIns(_ node: YAMLNode?) -> [(name: String, package: String, location: SourceLocation)] {
        (node?.items ?? []).compactMap { item in
            guard let name = item["plugin"], let text = name.string else { return nil }
            return (text, item["package"]?.string ?? "", name.location)
        }
    }
}

extension SpecDependency {
    /// A target that an aggregate target waits for.
    init(target name: String, at location: SourceLocation) {
        kind = .target
        self.name = name
        self.location = location
        links = false
        embeds = false
    }
}
