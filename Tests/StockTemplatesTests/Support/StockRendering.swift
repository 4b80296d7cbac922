import CodeGeneration
import Diagnostics
import SwiftSource
import SystemSupport
import TemplateEngine

/// Templates that ship, rendered over sources in memory.
///
///     let files = try StockRendering(["Model.swift": "…"], templates: ["Codable"]).files()
struct StockRendering {
    /// The sources by their names.
    var sources: [String: String]
    /// The names of the templates.
    var templates: [String]
    /// What the templates see as `argument`, as in a configuration: `imports: [Shop], limit: 3`.
    var arguments: String

    init(_ sources: [String: String], templates: [String], arguments: String = "") {
        (self.sources, self.templates, self.arguments) = (sources, templates, arguments)
    }

    /// The file that holds what is rendered outside of regions in the sources.
    static let outputName = "Generated.swift"

    private static let folder = "/project"

    /// The sources, as a run leaves them, and what is generated beside them; so a program of these files is what a user compiles.
    ///
    /// - Throws: ``DiagnosticError`` with everything that a run with `--strict` has to tell, warnings as well, and with what a strict
    ///   engine says about the templates.
    func files() throws -> [String: String] {
        let session = try session()
        let result = try session.result()
        guard result.diagnostics.isEmpty else { throw DiagnosticError(result.diagnostics) }
        for name in templates { try renderStrictly(name) }
        var files = sources
        for state in try session.states(session.result()) {
            files[PathText.lastComponent(of: state.file.path)] = state.file.content.map { String(decoding: $0, as: UTF8.self) }
        }
        return files
    }

    /// What is generated beside the sources.
    func output() throws -> String { try files()[Self.outputName] ?? "" }

    /// The lines of everything that a run with `--strict` has to tell.
    func messages() -> [String] {
        do {
            return try session().result().diagnostics.map(\.description)
        } catch let error as DiagnosticError {
            return error.diagnostics.map(\.description)
        } catch {
            return ["\(error)"]
        }
    }

    private func session() throws -> GenerationSession {
        var files = Dictionary(sources.map { ("\(Self.folder)/Sources/\($0)", $1) }, uniquingKeysWith: { $1 })
        let list = templates.joined(separator: ", ")
        files[Self.folder + "/trellis.yml"] = """
            codegen:
              - { sources: Sources, templates: [\(list)], output: \(Self.outputName), args: {\(arguments)} }

            """
        var settings = GenerationSettings(version: "1.2.3")
        settings.fileSystem = MemoryFileSystem(files)
        settings.isStrict = true
        return try GenerationSession(configuration: nil, settings: settings, workingDirectory: Self.folder)
    }

    /// Renders a template by an engine for which a name that does not exist is an error.
    private func renderStrictly(_ name: String) throws {
        let template = try StockTemplate.required(name)
        let files = sources.keys.sorted().map { ModelFile(SourceFile.scan(Array((sources[$0] ?? "").utf8), path: $0)) }
        var diagnostics: [Diagnostic] = []
        let model = GenerationModel(files: files, diagnostics: &diagnostics)
        var environment = TemplateEnvironment(whitespace: .sourcery)
        environment.isStrict = true
        model.register(in: &environment)
        let compiled = try environment.compile(TemplateSource(path: name + ".stencil", text: template.text))
        _ = try compiled.bytes(model.context(arguments: ModelArguments.parse("")))
        diagnostics += model.takeDiagnostics()
        guard diagnostics.isEmpty else { throw DiagnosticError(diagnostics) }
    }
}
