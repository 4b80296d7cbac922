package import Diagnostics
import JSON
import SwiftSource
import SystemSupport

/// The model of some sources as JSON.
package struct DumpReport: Sendable {
    /// The text.
    package let text: String
    /// What does not stop the work.
    package let diagnostics: [Diagnostic]

    /// Reads sources and makes their model.
    ///
    /// - Parameters:
    ///   - selection: the sources.
    ///   - folder: the folder that the user is in, absolute.
    ///   - settings: from where they are read, and how.
    /// - Throws: ``DiagnosticError`` when a source cannot be read.
    package init(of selection: SourceSelection, in folder: String, settings: GenerationSettings) throws {
        var collector = SourceCollector(folder: folder, fileSystem: settings.fileSystem, environment: settings.environment)
        let files = try collector.files(selection, without: [])
        let reader = SourceReader(folder: folder, fileSystem: settings.fileSystem, forcedNames: selection.forcedNames)
        let sources = try reader.read(files)
        var diagnostics = collector.diagnostics
        var options = ModelOptions()
        if let flags = selection.conditions ?? settings.conditions {
            options.conditions = .evaluated(flags: Set(flags), platform: nil)
        }
        let modelFiles = zip(sources.sources, sources.files()).map { ModelFile($1, module: $0.module) }
        for file in modelFiles { diagnostics += file.source.warnings }
        let model = GenerationModel(files: modelFiles, options: options, diagnostics: &diagnostics)
        text = JSONWriter.text(ModelDump.json(model))
        self.diagnostics = diagnostics
    }
}
