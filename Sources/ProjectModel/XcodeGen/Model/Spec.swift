import Diagnostics
import SystemSupport
import YAML

/// What a spec says about files, settings and dependencies.
struct Spec {
    var name: String
    /// The folder that paths are relative to, absolute.
    var folder: String
    var options: SpecOptions
    var configurations: [Configuration]
    var configurationFiles: [String: SpecTarget.SpecFile]
    var settings: SpecSettings
    var settingGroups: [String: SpecSettings] = [:]
    /// The targets and behind them the aggregate targets, in the order of the spec.
    var targets: [SpecTarget] = []
    var packages: [String: PackageReference] = [:]
    /// The other projects by name.
    var projectReferences: [String: SpecTarget.SpecFile] = [:]
    var fileGroups: [SpecTarget.SpecFile] = []

    /// A configuration.
    struct Configuration {
        var name: String
        var type: Kind?

        /// Which built-in settings a configuration has; a configuration without type has none.
        enum Kind: String {
            case debug
            case release
        }
    }

    /// Reads a spec that was put together.
    init(_ merged: MergedSpec, diagnostics: inout [Diagnostic]) {
        let root = merged.root
        folder = PathText.parent(of: merged.path)
        SpecKeys.check(root, in: "a spec", known: SpecKeys.project, diagnostics: &diagnostics)
        name = root["name"]?.string ?? PathText.lastComponent(of: folder)
        if root["name"] == nil {
            let message = "the spec has no 'name'; it is called '\(name)' after its folder"
            diagnostics.append(Diagnostic(.error, "missing-name", message, at: root.location))
        }
        options = SpecOptions(root["options"], diagnostics: &diagnostics)
        configurations = Self.configurations(root["configs"])
        configurationFiles = SpecTarget.files(root["configFiles"])
        settings = SpecSettings(root["settings"], diagnostics: &diagnostics)
        for pair in root["settingGroups"]?.pairs ?? [] {
            settingGroups[pair.key.scalarText ?? ""] = SpecSettings(pair.value, diagnostics: &diagnostics)
        }
        for pair in root["targets"]?.pairs ?? [] {
            targets.append(SpecTarget(pair, diagnostics: &diagnostics))
        }
        for pair in root["aggregateTargets"]?.pairs ?? [] {
            targets.append(SpecTarget(aggregate: pair, diagnostics: &diagnostics))
        }
        readReferences(root)
    }

    private mutating func readReferences(_ root: YAMLNode) {
        for pair in root["packages"]?.pairs ?? [] {
            packages[pair.key.scalarText ?? ""] = package(pair.value, name: pair.key.scalarText ?? "")
        }
        // The older form: a list of paths, or of names with paths.
        for item in root["localPackages"]?.items ?? [] {
            guard let path = item.string else { continue }
            packages[PathText.lastComponent(of: path)] = .local(path: absolute(path))
        }
        for pair in root["projectReferences"]?.pairs ?? [] {
            guard let path = pair.value["path"], let text = path.string else { continue }
            projectReferences[pair.key.scalarText ?? ""] = SpecTarget.SpecFile(path: text, location: path.location)
        }
        for item in root["fileGroups"].map({ $0.items ?? [$0] }) ?? [] {
            guard let path = item.string else { continue }
            fileGroups.append(SpecTarget.SpecFile(path: path, location: item.location))
        }
    }

    private func package(_ node: YAMLNode, name: String) -> PackageReference {
        if let path = node["path"]?.string { return .local(path: absolute(path)) }
        if let url = node["url"]?.string { return .remote(url: url) }
        if let repository = node["github"]?.string { return .remote(url: "https://github.com/" + repository) }
        return .named(name)
    }

    /// The configurations sorted by name, as they come to stand in a project; without any, the usual two.
    private static func configurations(_ node: YAMLNode?) -> [Configuration] {
        let own = (node?.pairs ?? []).compactMap { pair -> Configuration? in
            pair.key.scalarText.map { Configuration(name: $0, type: Configuration.Kind(rawValue: pair.value.string ?? "")) }
        }
        guard !own.isEmpty else { return [Configuration(name: "Debug", type: .debug), Configuration(name: "Release", type: .release)] }
        return own.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// A path of the spec, absolute.
    func absolute(_ path: String) -> String {
        PathText.normalized(PathText.join(folder, path))
    }
}
