import Checksums
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
    /// Where the results of loops are kept, once the outline of the model is known; `nil` when they are not.
    var loopStore: (@Sendable (_ outline: Digest) -> LoopStore)?

    /// What rendering came to.
    struct Rendering: Sendable {
        /// The results of all templates, in their order.
        var result: EntryResult
        /// How much of the loops over types had to be done.
        var steps = StepCounts()
        /// Keeps the results of loops.
        var keepLoops: (@Sendable () -> Void)?
    }

    /// Renders all templates.
    ///
    /// - Throws: ``DiagnosticError`` with everything that is wrong with any of them.
    func render(_ subject: EntrySubject) throws -> Rendering {
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
            var values = try values(of: resources, diagnostics: &diagnostics)
            values.append(("param", TemplateValue(entry.arguments)))
            values.append(("env", .object(EnvironmentObject(settings.environment, reads: loader.reads))))
            context = .dictionary(TemplateDictionary(values))
        }
        let loops = model.flatMap { model in loopStore.map { $0(ModelOutline.digest(of: model.storage)) } }
        let memories = memories(loops)
        let scopes = templates.map { _ in IdentifierScopes(at: nameLocation(subject)) }
        let outcomes = ParallelMap.map(Array(zip(zip(templates, scopes), memories))) { [model] in
            render($0.0, context, model, scopes: $0.1, memory: $1)
        }
        for scope in scopes { diagnostics += scope.findings }
        var rendered: [RenderedTemplate] = []
        var faults: [Diagnostic] = []
        for outcome in outcomes {
            switch outcome {
            case .success(let template): rendered.append(template)
            case .failure(let error): faults += error.diagnostics
            }
        }
        let findings = model?.takeDiagnostics() ?? []
        // Nothing is rendered of sources that are wrong, so that what was rendered before stays.
        if findings.contains(where: { $0.severity == .error }) { faults = findings + faults }
        guard faults.isEmpty else { throw DiagnosticError(faults) }
        diagnostics += findings
        if rendersSwift { diagnostics += CollisionCheck.findings(rendered, sources: subject.sources.files()) }
        let result = EntryResult(
            rendered: rendered, diagnostics: diagnostics, hasPlaces: model?.givesPlaces == true || !diagnostics.isEmpty)
        var rendering = Rendering(result: result)
        rendering.steps = memories.compactMap { $0?.memory.counts }.reduce(StepCounts(), +)
        if let loops { rendering.keepLoops = { loops.save(memories.map { $0?.memory.loops ?? [] }) } }
        return rendering
    }

    /// Where messages say that names collide: the one file that all come from, or the entry.
    private func nameLocation(_ subject: EntrySubject) -> SourceLocation {
        guard case .resources(let resources) = subject, resources.inputs.count == 1 else { return entry.location }
        return SourceLocation(path: resources.inputs[0].path)
    }

    /// What a parser makes of its inputs; what it says without a place gets that of the entry.
    private func values(
        of resources: EntrySubject.ResourceSubject, diagnostics: inout [Diagnostic]
    ) throws -> [(String, TemplateValue)] {
        func placed(_ diagnostic: Diagnostic) -> Diagnostic {
            var placed = diagnostic
            placed.location = placed.location ?? entry.location
            return placed
        }
        var found: [Diagnostic] = []
        do {
            let context = try resources.parser.context(of: resources.inputs, options: resources.options, diagnostics: &found)
            diagnostics += found.map(placed)
            return context.entries.map { ($0.key, $0.value) }
        } catch let error as DiagnosticError {
            throw DiagnosticError((error.diagnostics + found).map(placed))
        }
    }

    /// What watches the rendering of a template, and remembers its loops.
    private struct Memory: Sendable {
        let recorder: ReadRecorder
        let memory: RenderingMemory
    }

    private func memories(_ loops: LoopStore?) -> [Memory?] {
        guard let loops else { return templates.map { _ in nil } }
        let known = loops.load()
        return templates.indices.map { index in
            let recorder = ReadRecorder()
            let records = known.indices.contains(index) ? known[index] : []
            return Memory(recorder: recorder, memory: RenderingMemory(records, recorder: recorder))
        }
    }

    /// Whether the results are Swift, as far as the name of the output tells.
    private var rendersSwift: Bool {
        let fileExtension = PathText.fileExtension(of: entry.output.value)
        return fileExtension.isEmpty || fileExtension == "swift"
    }

    private func render(
        _ template: TemplateFile, _ context: TemplateValue, _ model: GenerationModel?, scopes: IdentifierScopes, memory: Memory?
    ) -> Result<RenderedTemplate, DiagnosticError> {
        let isOfResources = template.stock?.parserName != nil
        var environment = TemplateEnvironment(
            whitespace: entry.spacing == .sourcery && !isOfResources ? .sourcery : .swiftgen, loader: loader.loader(for: template))
        if let model {
            model.register(in: &environment)
        } else {
            ResourceFilters.register(in: &environment, scopes: scopes)
        }
        environment.loopMemory = memory?.memory
        let source = template.source
        return ReadRecorder.$current.withValue(memory?.recorder) { [environment] in
            Self.text(source, in: environment, context).map {
                RenderedTemplate(path: template.shownPath, name: template.name, text: ModelTags.finish($0))
            }
        }
    }

    private static func text(
        _ source: TemplateSource, in environment: TemplateEnvironment, _ context: TemplateValue
    ) -> Result<[UInt8], DiagnosticError> {
        Result { () throws(DiagnosticError) in try environment.compile(source).bytes(context) }
    }
}
