import Diagnostics
import JSON
import SystemSupport

/// Reads what `swift package dump-package` prints.
///
/// The output has no promise behind it and has grown with every version of Swift, so that what is not known is passed
/// over and what is missing has the value that it had before there was a word for it.
struct ManifestReader {
    /// Reads the output.
    ///
    /// - Parameters:
    ///   - bytes: the output.
    ///   - path: the manifest, for errors.
    /// - Throws: `DiagnosticError` when it is no JSON, or no package.
    static func read(_ bytes: [UInt8], path: String) throws(DiagnosticError) -> PackageManifest {
        let root: JSONValue
        do {
            root = try JSONReader.read(bytes, path: path)
        } catch {
            throw unreadable(path, note: error.diagnostics.first?.message)
        }
        guard let name = root["name"]?.text else { throw unreadable(path, note: "it has no 'name'") }
        let version = root["toolsVersion"]?["_version"]?.text.flatMap { ToolsVersion($0) }
        var manifest = PackageManifest(name: name, toolsVersion: version ?? ToolsVersion(5, 0))
        manifest.defaultLocalization = root["defaultLocalization"]?.text
        manifest.platforms = items(root["platforms"]).compactMap(platform)
        manifest.products = items(root["products"]).compactMap(product)
        manifest.dependencies = items(root["dependencies"]).compactMap(dependency)
        manifest.targets = items(root["targets"]).compactMap(DeclaredTarget.init)
        manifest.swiftLanguageModes = texts(root["swiftLanguageVersions"])
        manifest.cLanguageStandard = root["cLanguageStandard"]?.text
        manifest.cxxLanguageStandard = root["cxxLanguageStandard"]?.text
        manifest.defaultTraits = defaultTraits(items(root["traits"]))
        return manifest
    }

    static func items(_ value: JSONValue?) -> [JSONValue] { value?.items ?? [] }

    static func texts(_ value: JSONValue?) -> [String] { items(value).compactMap(\.text) }

    /// The only member of an object, which is how the output writes one of several cases.
    static func onlyMember(_ value: JSONValue?) -> JSONValue.Member? {
        guard case .object(let members)? = value, members.count == 1 else { return nil }
        return members.first
    }

    private static func unreadable(_ path: String, note: String?) -> DiagnosticError {
        DiagnosticError(
            "manifest-output",
            "the output of 'swift package dump-package' cannot be read" + (note.map { ": \($0)" } ?? ""),
            at: SourceLocation(path: path)
        )
    }

    private static func platform(_ value: JSONValue) -> PackageManifest.Platform? {
        guard let name = value["platformName"]?.text, let version = value["version"]?.text else { return nil }
        return PackageManifest.Platform(name: name, version: version)
    }

    private static func product(_ value: JSONValue) -> PackageProduct? {
        guard let name = value["name"]?.text, let type = onlyMember(value["type"]) else { return nil }
        let kind: PackageProduct.Kind =
            switch type.key {
            case "library":
                switch items(type.value).first?.text {
                case "dynamic": .library(isDynamic: true)
                case "static": .library(isDynamic: false)
                default: .library(isDynamic: nil)
                }
            case "executable": .executable
            case "plugin": .plugin
            default: .other(type.key)
            }
        return PackageProduct(name: name, kind: kind, targets: texts(value["targets"]))
    }

    private static func dependency(_ value: JSONValue) -> PackageDependency? {
        guard let member = onlyMember(value), let content = items(member.value).first, let identity = content["identity"]?.text else {
            return nil
        }
        let location = content["location"]
        let local = content["path"]?.text ?? items(location?["local"]).first?.text
        let remote = items(location?["remote"]).first.flatMap { $0["urlString"]?.text ?? $0.text }
        return PackageDependency(
            identity: identity,
            reference: local.map { .local(path: PathText.normalized($0)) } ?? remote.map { .remote(url: $0) } ?? .named(identity),
            name: content["nameForTargetDependencyResolutionOnly"]?.text
        )
    }

    /// Follows the traits that the default one turns on.
    private static func defaultTraits(_ traits: [JSONValue]) -> Set<String> {
        var enabled: Set<String> = []
        var pending = ["default"]
        let table = Dictionary(traits.map { ($0["name"]?.text ?? "", texts($0["enabledTraits"])) }) { first, _ in first }
        while let name = pending.popLast() {
            guard let more = table[name], enabled.insert(name).inserted else { continue }
            pending += more
        }
        return enabled
    }
}
