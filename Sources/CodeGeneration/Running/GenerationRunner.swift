import ArtifactCache
import Checksums
import Configuration
package import Diagnostics
import JSON
import SystemSupport

/// Does what a plan says, up to the point where files would be written.
///
///     let runner = GenerationRunner(settings)
///     let result = try runner.run(plan)
///     let written = try result.plan.write(result.plan.states(settings.fileSystem))
///
/// Files are read and templates rendered on all cores; results and messages have the order of the configuration.
package struct GenerationRunner: Sendable {
    private let settings: GenerationSettings

    /// Makes a runner.
    package init(_ settings: GenerationSettings) {
        self.settings = settings
    }

    /// Runs all entries.
    ///
    /// - Throws: ``DiagnosticError`` with what is wrong with any of the entries; then there is no result.
    package func run(_ plan: GenerationPlan) throws(DiagnosticError) -> GenerationResult {
        var run = GenerationRun(plan: plan, settings: settings)
        var faults: [Diagnostic] = []
        for number in plan.entries.indices {
            do {
                try run.add(entry: number)
            } catch let error as DiagnosticError {
                faults += error.diagnostics.filter { !faults.contains($0) }
            } catch {
                faults.append(Diagnostic(.error, "internal", "\(error)"))
            }
        }
        guard faults.isEmpty else { throw DiagnosticError(faults + run.diagnostics) }
        run.interfaces?.keep()
        return run.result()
    }
}

/// The state of a run.
struct GenerationRun {
    let plan: GenerationPlan
    let settings: GenerationSettings
    /// What does not stop the run.
    var diagnostics: [Diagnostic] = []

    private var collector: SourceCollector
    private var planner: WritePlanner
    private var annotations = AnnotationCheck()
    /// What is known of the sources; `nil` without a cache.
    let interfaces: SourceInterfaces?
    private var entries: [GenerationResult.Entry] = []
    /// Sources that several entries share, by what names them.
    private var readSources: [SourceKey: SwiftSources] = [:]

    private struct SourceKey: Hashable {
        let files: [SourceFileReference]
        let forcedNames: [String]
    }

    init(plan: GenerationPlan, settings: GenerationSettings) {
        self.plan = plan
        self.settings = settings
        collector = SourceCollector(folder: plan.folder, fileSystem: settings.fileSystem, environment: settings.environment)
        planner = WritePlanner(fileSystem: settings.fileSystem)
        interfaces = settings.cache.map { SourceInterfaces(cache: $0, key: SourceInterfaces.key(settings, plan)) }
    }

    /// What the entries came to that were added.
    func result() -> GenerationResult {
        var result = GenerationResult(plan: planner.plan(), entries: entries, diagnostics: [])
        // Entries over the same sources say the same about them.
        var seen: Set<Diagnostic> = []
        for diagnostic in collector.diagnostics + diagnostics + planner.diagnostics + annotations.findings()
        where seen.insert(diagnostic).inserted {
            result.diagnostics.append(diagnostic)
        }
        return result
    }

    /// Renders an entry, or takes its results from the cache, and plans its outputs.
    mutating func add(entry number: Int) throws {
        let entry = plan.entries[number]
        var templateCollector = TemplateCollector(folder: plan.folder, fileSystem: settings.fileSystem)
        let templates = try templateCollector.templates(entry.templates, without: entry.excludedTemplates)
        diagnostics += templateCollector.faults
        let place = self.place(of: entry)
        guard let subject = try subject(of: entry, outputs: Set(templates.map { place.file(ofTemplate: $0.name) })) else { return }

        let loader = RecordingLoader(folder: plan.folder, fileSystem: settings.fileSystem, reads: TemplateReads())
        let cache = settings.cache.map {
            EntryCache(cache: $0, keys: keys(of: entry, templates, subject), loader: loader, environment: settings.environment)
        }
        let found = cache?.result()
        let result: EntryResult
        var steps = StepCounts()
        if let found {
            result = found.result
        } else {
            var renderer = EntryRenderer(entry: entry, templates: templates, settings: settings, loader: loader)
            renderer.loopStore = loopStore(entry, templates, subject)
            let rendering = try renderer.render(subject)
            (result, steps) = (rendering.result, rendering.steps)
            try subject.sources.changes.check()
            cache?.keep(result, reads: loader.reads)
            rendering.keepLoops?()
        }
        diagnostics += result.diagnostics
        if settings.isStrict { check(templates, included: found?.files ?? loader.reads.files, subject.sources) }
        try planner.add(result.rendered, writing(entry, number, place), sources: subject.sources)
        try subject.sources.changes.check()
        var done = report(subject, templates, included: found?.files ?? loader.reads.files, place, isCached: found != nil)
        done.steps = steps
        entries.append(done)
    }

    private mutating func check(_ templates: [TemplateFile], included: [String], _ sources: SwiftSources) {
        annotations.add(sources)
        for template in templates {
            annotations.add(template: template.bytes)
            annotations.add(keys: template.stock?.annotationKeys ?? [])
        }
        for path in included { annotations.add(template: (try? settings.fileSystem.read(absolute(path))) ?? []) }
    }

    private func place(of entry: GenerationPlan.Entry) -> OutputPlace {
        guard let file = settings.joinedOutput else {
            return OutputPlace(entry.output.value, in: plan.folder, fileSystem: settings.fileSystem)
        }
        return OutputPlace(
            path: file, isFolder: false, root: OutputPlace.existingRoot(of: file, fileSystem: settings.fileSystem))
    }

    private func writing(_ entry: GenerationPlan.Entry, _ number: Int, _ place: OutputPlace) -> WritePlanner.Settings {
        WritePlanner.Settings(
            entry: number,
            place: place,
            header: entry.header.isPresent
                ? OutputHeader(version: settings.version, hidesVersion: entry.header.hidesVersion, prefix: entry.header.prefix) : nil,
            baseIndentation: entry.baseIndentation,
            isPruning: entry.isPruning || settings.isPruning,
            keepsEmpty: settings.keepsEmpty,
            joins: settings.joinedOutput != nil,
            folder: plan.folder
        )
    }

    /// What the renderings of an entry depend on beside its subject.
    private func key(of entry: GenerationPlan.Entry, _ templates: [TemplateFile]) -> CacheKey {
        var key = EntryCache.key(settings)
        key.add("arguments", JSONWriter.text(entry.arguments))
        key.add("spacing", entry.spacing.rawValue)
        for template in templates {
            key.add("template", template.shownPath)
            key.add("content", SHA256.digest(of: template.bytes))
        }
        return key
    }

    private func loopStore(
        _ entry: GenerationPlan.Entry, _ templates: [TemplateFile], _ subject: EntrySubject
    ) -> (@Sendable (Digest) -> LoopStore)? {
        guard let cache = settings.cache, let interfaces, case .swift(let swift) = subject else { return nil }
        var key = key(of: entry, templates)
        key.add("options", swift.optionsText)
        let files = zip(swift.sources.sources, interfaces.digests(of: swift.sources)).map {
            LoopStore.File(path: $0.shownPath, interface: $1)
        }
        return { [key] in LoopStore(cache: cache, entry: key, outline: $0, files: files) }
    }

    private func keys(of entry: GenerationPlan.Entry, _ templates: [TemplateFile], _ subject: EntrySubject) -> EntryCache.Keys {
        let key = key(of: entry, templates)
        var exact = key
        subject.add(to: &exact)
        guard case .swift(let swift) = subject, let interfaces else { return EntryCache.Keys(exact: exact.digest) }
        let later = LaterDigest { [key] in
            var key = key
            key.add("kind", "interfaces")
            swift.add(to: &key, digests: interfaces.digests(of: swift.sources))
            return key.digest
        }
        return EntryCache.Keys(exact: exact.digest, interfaces: later)
    }

    private func report(
        _ subject: EntrySubject, _ templates: [TemplateFile], included: [String], _ place: OutputPlace, isCached: Bool
    ) -> GenerationResult.Entry {
        var inputs = subject.inputs(absolute)
        for template in templates where template.stock == nil {
            inputs.append(EntryInputs.Input(path: absolute(template.shownPath), digest: SHA256.digest(of: template.bytes)))
        }
        for path in included {
            guard let bytes = try? settings.fileSystem.read(absolute(path)) else { continue }
            inputs.append(EntryInputs.Input(path: absolute(path), digest: SHA256.digest(of: bytes)))
        }
        return GenerationResult.Entry(
            inputs: EntryInputs(inputs), templates: templates.map(\.shownPath), output: place.path, isCached: isCached)
    }

    private func absolute(_ path: String) -> String { PathText.normalized(PathText.join(plan.folder, path)) }
}

// MARK: - Subjects

extension GenerationRun {
    /// What the templates of an entry render; `nil` when there is no parser for it, which is told.
    private mutating func subject(of entry: GenerationPlan.Entry, outputs: Set<String>) throws -> EntrySubject? {
        switch entry.subject {
        case .swift(let selection):
            let sources = try sources(selection, outputs: outputs)
            var (options, text) = (options(selection), text(of: selection))
            if let file = selection.annotations {
                let bytes = try settings.fileSystem.read(absolute(file.value))
                options.annotations = try AnnotationFile(yaml: bytes, path: file.value, diagnostics: &diagnostics)
                text += " annotations=\(SHA256.digest(of: bytes).text)"
            }
            return .swift(.init(sources: sources, options: options, optionsText: text))
        case .resources(let selection):
            guard let parser = settings.parsers.first(where: { $0.name == selection.parser }) else {
                let message = "the parser '\(selection.parser)' is not part of this version, so that its outputs are left as they are"
                diagnostics.append(Diagnostic(.error, "parser-missing", message, at: selection.location))
                return nil
            }
            let inputs = try ResourceCollector(folder: plan.folder, fileSystem: settings.fileSystem).inputs(selection, parser: parser)
            return .resources(.init(parser: parser, inputs: inputs, options: selection.options))
        }
    }

    private mutating func sources(_ selection: SourceSelection, outputs: Set<String>) throws -> SwiftSources {
        let files = try collector.files(selection, without: outputs)
        let key = SourceKey(files: files, forcedNames: selection.forcedNames)
        if let sources = readSources[key] { return sources }
        let reader = SourceReader(
            folder: plan.folder, fileSystem: settings.fileSystem, forcedNames: selection.forcedNames, interfaces: interfaces)
        let sources = try reader.read(files)
        readSources[key] = sources
        return sources
    }

    private func options(_ selection: SourceSelection) -> ModelOptions {
        var options = ModelOptions()
        if let flags = selection.conditions ?? settings.conditions {
            options.conditions = .evaluated(flags: Set(flags), platform: nil)
        }
        return options
    }

    /// The options in the form in which they are part of a key.
    private func text(of selection: SourceSelection) -> String {
        let conditions = (selection.conditions ?? settings.conditions)?.sorted().joined(separator: ",") ?? "kept"
        return "conditions=\(conditions)"
    }
}
