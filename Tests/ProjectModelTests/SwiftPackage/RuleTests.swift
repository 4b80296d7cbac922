import Diagnostics
import JSON
import ProjectModel
import SystemSupport
import TestSupport
import Testing

@Suite("rules for the files of Swift packages")
struct RuleTests {
    static let cases = RuleCase.folders + RuleCase.files

    /// Asking SwiftPM takes a second for each package. A few are asked about in every run; with the variable
    /// `TRELLIS_ASK_SWIFTPM`, all.
    static let liveCases = cases.filter { $0.isLive || ProcessEnvironment.variable("TRELLIS_ASK_SWIFTPM") != nil }

    @Test("the rules say what becomes of each file", arguments: cases)
    func rules(_ rule: RuleCase) throws {
        var diagnostics: [Diagnostic] = []
        #expect(try rule.package.load(&diagnostics).listing == rule.expected)
        #expect(diagnostics.contains { $0.severity == .error } == rule.isRefused)
    }

    @Test("SwiftPM says the same of sources and resources", arguments: liveCases)
    func oracle(_ rule: RuleCase) throws {
        try ScratchFolder.with { scratch in
            for file in rule.package.files { try scratch.write(file.hasSuffix(".swift") ? "\n" : "", to: "Demo/" + file) }
            try scratch.write(rule.package.manifest, to: "Demo/Package.swift")
            let described = try SwiftPMDescription.of(scratch.path("Demo"))
            #expect((described == nil) == rule.isRefused)
            var diagnostics: [Diagnostic] = []
            let manifests = ManifestEvaluator(cacheFolder: scratch.path("cache"))
            let package = try SwiftPackage.load(at: scratch.path("Demo"), manifests: manifests, diagnostics: &diagnostics)
            #expect(package.listing == rule.expected)
            if let described { #expect(SwiftPMDescription(package) == described) }
        }
    }
}

/// What `swift package describe` says of the targets, and what we say of the same.
struct SwiftPMDescription: Equatable {
    /// The targets by name, those without sources left out, as SwiftPM does.
    private var lines: [String]

    /// Asks SwiftPM; `nil` when it refuses the package.
    static func of(_ folder: String) throws -> SwiftPMDescription? {
        let swift = try #require(ExecutableSearch.find("swift", path: ProcessEnvironment.variable("PATH") ?? ""))
        let arguments = ["package", "--package-path", folder, "describe", "--type", "json"]
        let result = try ProcessRunner.run(ProcessRequest(executable: swift, arguments: arguments))
        guard result.isSuccess else { return nil }
        let description = try JSONReader.read(result.standardOutput, path: "description")
        return SwiftPMDescription(description, folder: folder)
    }

    private init(_ description: JSONValue, folder: String) {
        lines = []
        for target in description["targets"]?.items ?? [] where target["type"]?.text != "snippet" {
            let name = target["name"]?.text ?? ""
            let path = target["path"]?.text ?? ""
            let prefix = path == "." ? "" : path + "/"
            lines.append("\(name) \(target["type"]?.text ?? "") \(target["c99name"]?.text ?? "")")
            for source in target["sources"]?.items ?? [] { lines.append("\(name): source \(prefix)\(source.text ?? "")") }
            for resource in target["resources"]?.items ?? [] {
                guard case .object(let rules)? = resource["rule"], let rule = rules.first else { continue }
                let language = rule.value["localization"]?.text.map { "[\($0)]" } ?? ""
                let file = PathText.relative(resource["path"]?.text ?? "", to: folder)
                lines.append("\(name): \(rule.key == "embed_in_code" ? "embedInCode" : rule.key)\(language) \(file)")
            }
        }
        lines.sort()
    }

    /// The same lines from our model.
    init(_ package: SwiftPackage) {
        lines = []
        for target in package.targets {
            let files = package.files(of: target)
            let hasAny = files.contains { [.source, .header(.public), .header(.project), .moduleMap].contains($0.role) }
            guard hasAny else { continue }
            lines.append("\(target.name) \(Self.type(of: target)) \(Self.moduleName(of: target, in: package))")
            for file in files {
                switch file.role {
                case .source: lines.append("\(target.name): source \(file.path)")
                case .resource(let resource) where resource.rule != .processInXcode:
                    lines.append("\(target.name): \(file.role.word) \(file.path)")
                default: break
                }
            }
        }
        lines.sort()
    }

    private static func type(of target: Target) -> String {
        switch target.productType?.shortName {
        case "tool": "executable"
        case "bundle.unit-test": "test"
        case "tool.host-build": "macro"
        case "swift-package.plugin": "plugin"
        case "swift-package.system-library": "system-target"
        default: "library"
        }
    }

    private static func moduleName(of target: Target, in package: SwiftPackage) -> String {
        let entries = package.writtenSettings(of: target, configuration: "debug").entries
        guard case .text(let name)? = entries.first(where: { $0.key == "PRODUCT_MODULE_NAME" })?.value else { return "" }
        return name
    }
}
