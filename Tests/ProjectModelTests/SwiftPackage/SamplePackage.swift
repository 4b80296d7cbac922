import Diagnostics
import JSON
import ProjectModel
import SystemSupport

/// A package in `/code/Demo`, put together from what a test is about; it can be written as a manifest for SwiftPM and as
/// what SwiftPM makes of that manifest, so that both can be compared.
struct SamplePackage {
    /// The version of the tools.
    var tools = "5.9"
    /// The language of resources that name none.
    var localization: String?
    /// The targets.
    var targets: [SampleTarget] = []
    /// The files, by path below the package.
    var files: [String] = []

    /// The manifest in Swift.
    var manifest: String {
        let localization = localization.map { " defaultLocalization: \"\($0)\"," } ?? ""
        let macros = targets.contains { $0.kind == "macro" } ? "import CompilerPluginSupport\n" : ""
        let list = targets.map { "        .\($0.source),\n" }.joined()
        return """
            // swift-tools-version:\(tools)
            import PackageDescription
            \(macros)let package = Package(
                name: "Demo",\(localization)
                targets: [
            \(list)    ]
            )

            """
    }

    /// What `swift package dump-package` prints for the manifest, as far as it is read.
    var dump: [UInt8] {
        let value: JSONValue = [
            "name": "Demo",
            "defaultLocalization": .optional(localization),
            "targets": .array(targets.map(\.dump)),
            "toolsVersion": ["_version": .string(tools + ".0")],
        ]
        return Array(JSONWriter.text(value).utf8)
    }

    /// The package, read from memory.
    func load(_ diagnostics: inout [Diagnostic]) throws -> SwiftPackage {
        var contents = Dictionary(files.map { ("/code/Demo/" + $0, "") }) { first, _ in first }
        contents["/code/Demo/Package.swift"] = manifest
        return try SwiftPackage.read(
            dump: dump, at: "/code/Demo", fileSystem: MemoryFileSystem(contents), diagnostics: &diagnostics
        )
    }

    /// What goes wrong in reading the package, as `line: severity: message [code]`.
    func faults() throws -> [String] {
        var diagnostics: [Diagnostic] = []
        _ = try load(&diagnostics)
        return diagnostics.map { diagnostic in
            let line = diagnostic.location?.line.map { "\($0): " } ?? ""
            return "\(line)\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.code)]"
        }
    }
}

/// A target of a sample.
struct SampleTarget {
    /// The function that declares it, such as `executableTarget`.
    var kind: String
    var name: String
    var path: String?
    var exclude: [String] = []
    var sources: [String]?
    /// The resources as `rule:path`, and `process@default:path` for a language.
    var resources: [String] = []
    var headers: String?

    init(
        _ name: String,
        _ kind: String = "target",
        path: String? = nil,
        exclude: [String] = [],
        sources: [String]? = nil,
        resources: [String] = [],
        headers: String? = nil
    ) {
        self.kind = kind
        self.name = name
        self.path = path
        self.exclude = exclude
        self.sources = sources
        self.resources = resources
        self.headers = headers
    }

    /// The call in Swift, without the dot.
    var source: String {
        var arguments = ["name: \"\(name)\""]
        if kind == "plugin" { arguments.append("capability: .buildTool()") }
        if let path { arguments.append("path: \"\(path)\"") }
        if !exclude.isEmpty { arguments.append("exclude: \(exclude)") }
        if let sources { arguments.append("sources: \(sources)") }
        if !resources.isEmpty { arguments.append("resources: [" + resources.map(Self.source).joined(separator: ", ") + "]") }
        if let headers { arguments.append("publicHeadersPath: \"\(headers)\"") }
        return "\(kind)(\(arguments.joined(separator: ", ")))"
    }

    /// The target as SwiftPM prints it.
    var dump: JSONValue {
        var members = [JSONValue.Member("name", .string(name)), JSONValue.Member("type", .string(Self.types[kind] ?? kind))]
        members.append(JSONValue.Member("exclude", .strings(exclude)))
        members.append(JSONValue.Member("resources", .array(resources.map(Self.dump))))
        if let path { members.append(JSONValue.Member("path", .string(path))) }
        if let sources { members.append(JSONValue.Member("sources", .strings(sources))) }
        if let headers { members.append(JSONValue.Member("publicHeadersPath", .string(headers))) }
        return .object(members)
    }

    private static let types = [
        "target": "regular", "executableTarget": "executable", "testTarget": "test", "systemLibrary": "system", "binaryTarget": "binary",
    ]

    private static func parts(_ resource: String) -> (rule: String, localization: String?, path: String) {
        let halves = resource.split(separator: ":", maxSplits: 1).map(String.init)
        let words = halves[0].split(separator: "@").map(String.init)
        return (words[0], words.count > 1 ? words[1] : nil, halves[1])
    }

    private static func source(_ resource: String) -> String {
        let parts = parts(resource)
        return ".\(parts.rule)(\"\(parts.path)\"" + (parts.localization.map { ", localization: .\($0)" } ?? "") + ")"
    }

    private static func dump(_ resource: String) -> JSONValue {
        let parts = parts(resource)
        let detail: JSONValue = parts.localization.map { ["localization": .string($0)] } ?? .object([])
        return ["path": .string(parts.path), "rule": .object([JSONValue.Member(parts.rule, detail)])]
    }
}

extension SwiftPackage {
    /// The targets, and below each of them what becomes of its files.
    var listing: String {
        targets.map { target in
            let lines = files(of: target).map { "    \($0.role.word) \($0.path)\n" }
            return "\(target.name) \(target.productType?.shortName ?? "-")\n" + lines.joined()
        }.joined()
    }
}

extension PackageFile.Role {
    /// The role in a word or two.
    var word: String {
        switch self {
        case .source: "source"
        case .header(.public): "public-header"
        case .header: "header"
        case .moduleMap: "module-map"
        case .resource(let resource): resource.rule.rawValue + (resource.localization.map { "[\($0)]" } ?? "")
        case .ignored: "ignored"
        case .excluded: "excluded"
        case .unhandled: "unhandled"
        }
    }
}
