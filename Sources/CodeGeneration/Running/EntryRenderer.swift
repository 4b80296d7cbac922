import Configuration
import Diagnostics
import JSON
import SwiftSource
import SystemSupport
import TemplateEngine

/// Renders the templates of an entry.
struct EntryRenderer: Sendable {
    let entry: GenerationPlan.Entry
    let templates: [TemplateFile]
    let settings: GenerationSettings
    let loader: RecordingLoader

    /// The results of all templates, in their order.
    ///
    /// - Throws: ``DiagnosticError`` with everything that is wrong with any of them.
    func result(_ subject: EntrySubject) throws -> EntryResult {
        var diagnostics: [Diagnostic] = []
        var model: GenerationModel?
        let context: TemplateValue
        switch subject {
        case .swift(let swift):
            let files = zip(swift.sources.sources, swift.sources.files()).map { ModelFile($1, module: $0.module) }
            for file in files { diagnostics += file.source.warnings }
            let made = GenerationModel(files: files, options: swift.options, diagnostics: &diagnostics)
            context = made.context(arguments: TemplateDictionary(entry.arguments))
            model = made
        case .resources(let resources):
            var values = try resources.parser.context(of: resources.inputs, options: resources.options, diagnostics: &diagnostics)
                .entries.map { ($0.key, $0.value) }
            values.append(("param", TemplateValue(entry.arguments)))
            values.append(("env", .object(EnvironmentObject(settings.environment, reads: loader.reads))))
            context = .dictionary(TemplateDictionary(values))
        }
        let outcomes = ParallelMap.map(templates) { [model] in render($0, context, model) }
        var rendered: [RenderedTemplate] = []
        var faults: [Diagnostic] = []
        for outcome in outcomes {
            switch outcome {
            case .success(let template): rendered.append(template)
            case .failure(let error): faults += error.diagnostics
            }
        }
        guard faults.isEmpty else { throw DiagnosticError(faults) }
        diagnostics += model?.takeDiagnostics().sorted() ?? []
        if rendersSwift { diagnostics += CollisionCheck.findings(rendered, sources: subject.sources.files()) }
        return EntryResult(rendered: rendered, diagnostics: diagnostics, hasPlaces: model?.givesPlaces == true || !diagnostics.isEmpty)
    }

    /// Whether the results are Swift, as far as the name of the output tells.
    private var rendersSwift: Bool {
        let fileExtension = PathText.fileExtension(of: entry.output.value)
        return fileExtension.isEmpty || fileExtension == "swift"
    }

    private func render(
        _ template: TemplateFile, _ context: TemplateValue, _ model: GenerationModel?
    ) -> Result<RenderedTemplate, DiagnosticError> {
        var environment = TemplateEnvironment(
            whitespace: entry.spacing == .sourcery ? .sourcery : .swiftgen, loader: loader.loader(for: template))
        model?.register(in: &environment)
        do throws(DiagnosticError) {
            let text = try environment.compile(template.source).bytes(context)
            return .success(RenderedTemplate(path: template.shownPath, name: template.name, text: ModelTags.finish(text)))
        } catch {
            return .failure(error)
        }
    }
}
