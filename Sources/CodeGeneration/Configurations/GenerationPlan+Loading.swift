import Configuration
package import Diagnostics
package import SystemSupport
import YAML

extension GenerationPlan {
    /// The names that a configuration has beside a project, the first that is there counts.
    package static let fileNames = ["trellis.yml", ".sourcery.yml", "swiftgen.yml"]

    /// Reads the configuration that stands in a folder.
    ///
    /// - Throws: ``DiagnosticError`` when there is none that says what is generated, or it cannot be read.
    package static func find(
        in folder: String,
        environment: [String: String],
        fileSystem: any FileSystem,
        diagnostics: inout [Diagnostic]
    ) throws -> GenerationPlan {
        for name in fileNames {
            let path = PathText.join(folder, name)
            guard fileSystem.kind(at: path) == .file else { continue }
            var found: [Diagnostic] = []
            let plan = try load(
                at: path, shownPath: name, environment: environment, fileSystem: fileSystem, diagnostics: &found)
            if plan.entries.isEmpty { continue }
            diagnostics += found
            return plan
        }
        let names = fileNames.map { "'\($0)'" }.joined(separator: ", ")
        throw DiagnosticError(
            "no-configuration",
            "no configuration says what is generated; write one of \(names), or name one with '--config'; 'config init' begins one")
    }

    /// Reads a configuration of any kind: a `trellis.yml`, a `.sourcery.yml` or a `swiftgen.yml`.
    ///
    /// What it is, its keys tell, whatever its name.
    ///
    /// - Parameters:
    ///   - path: the file, absolute and normal.
    ///   - shownPath: how messages name it.
    ///   - environment: the variables that texts may name as `${NAME}`.
    ///   - fileSystem: where the file is.
    ///   - diagnostics: receives what does not stop the reading, such as keys that are not supported.
    /// - Throws: ``DiagnosticError`` with the place of what is wrong.
    package static func load(
        at path: String,
        shownPath: String,
        environment: [String: String],
        fileSystem: any FileSystem,
        diagnostics: inout [Diagnostic]
    ) throws -> GenerationPlan {
        let bytes = try fileSystem.read(path)
        var ignored: [Diagnostic] = []
        let root = try YAMLReader.read(bytes, path: shownPath, diagnostics: &ignored)
        var plan = GenerationPlan(folder: PathText.parent(of: path), configurationFiles: [path])
        switch Self.kind(of: root) {
        case .trellis:
            let configuration = try TrellisConfiguration.read(bytes, path: shownPath, section: .codegen, diagnostics: &diagnostics)
            plan.entries = try TrellisPlanReader.entries(of: configuration)
        case .sourcery:
            var reader = SourceryConfigurationReader(fileSystem: fileSystem, environment: environment, folder: plan.folder)
            plan.entries = try reader.entries(at: path, shownPath: shownPath)
            plan.configurationFiles = reader.files
            diagnostics += reader.diagnostics
        case .swiftGen:
            var reader = SwiftGenConfigurationReader(environment: environment)
            plan.entries = try reader.entries(bytes, path: shownPath)
            diagnostics += reader.diagnostics
        }
        return plan
    }

    private enum ConfigurationKind {
        case trellis
        case sourcery
        case swiftGen
    }

    /// The kind whose keys the file has; that of Trellis when it has none of any.
    private static func kind(of root: YAMLNode) -> ConfigurationKind {
        let keys = Set((root.pairs ?? []).compactMap(\.key.scalarText))
        if !keys.isDisjoint(with: ["codegen", "lint", "bundle"]) { return .trellis }
        if !keys.isDisjoint(with: ["templates", "configurations", "sources"]) { return .sourcery }
        if !keys.isDisjoint(with: SwiftGenConfigurationReader.parserNames + ["input_dir", "output_dir"]) { return .swiftGen }
        return .trellis
    }
}
