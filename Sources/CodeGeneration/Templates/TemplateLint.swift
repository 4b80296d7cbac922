package import Diagnostics
package import SystemSupport
import TemplateEngine

/// Finds what is wrong with templates.
package struct TemplateLint: Sendable {
    private let folder: String
    private let fileSystem: any FileSystem

    /// Makes a check.
    ///
    /// - Parameters:
    ///   - folder: the folder that the user is in, absolute.
    ///   - fileSystem: where the templates are.
    package init(folder: String, fileSystem: any FileSystem) {
        self.folder = folder
        self.fileSystem = fileSystem
    }

    /// What is found in some files and in those that they include, each once.
    ///
    /// - Throws: ``DiagnosticError`` when a file cannot be read.
    package func findings(in files: [String]) throws -> [Diagnostic] {
        var findings: Set<Diagnostic> = []
        for name in files {
            let path = PathText.normalized(PathText.join(folder, name))
            let shown = PathText.isBelow(path, folder) ? PathText.relative(path, to: folder) : path
            let template = TemplateFile(name: "", path: path, shownPath: shown, bytes: try fileSystem.read(path))
            let loader = RecordingLoader(folder: folder, fileSystem: fileSystem, reads: TemplateReads())
            var environment = TemplateEnvironment(whitespace: .sourcery, loader: loader.loader(for: template))
            var ignored: [Diagnostic] = []
            GenerationModel(files: [], diagnostics: &ignored).register(in: &environment)
            findings.formUnion(environment.lint(template.source))
        }
        return findings.sorted()
    }
}
