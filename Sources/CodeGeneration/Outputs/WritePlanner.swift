import Diagnostics
import SwiftSource
import SystemSupport

/// Makes a plan of what is written, out of what templates have rendered.
struct WritePlanner {
    /// Settings of one entry that its outputs depend on.
    struct Settings: Sendable {
        /// The number of the entry.
        var entry: Int
        /// Where the results go.
        var place: OutputPlace
        /// The comment at the beginning of its files; `nil` when there shall be none.
        var header: OutputHeader?
        /// How much deeper than its type a new region stands.
        var baseIndentation: Int
        /// Whether a file that was generated goes when nothing is rendered for it any more.
        var isPruning: Bool
        /// Whether a file is written even if nothing was rendered for it.
        var keepsEmpty: Bool
        /// Whether all results go into one file, those of other entries and parts with a name of their own as well.
        var joins: Bool
        /// The folder of the configuration, absolute.
        var folder: String
    }

    private struct Output {
        var chunks: [[UInt8]] = []
        var settings: Settings
        var origins: [WritePlan.Origin] = []
    }

    private let fileSystem: any FileSystem
    private var outputs: [String: Output] = [:]
    private var edits: [String: (source: SwiftSources.Source, edits: SourceEdits, root: String, origins: [WritePlan.Origin])] = [:]
    /// What does not stop the work.
    private(set) var diagnostics: [Diagnostic] = []

    /// Makes a planner.
    init(fileSystem: any FileSystem) {
        self.fileSystem = fileSystem
    }

    /// Adds what the templates of an entry have rendered.
    ///
    /// - Throws: ``DiagnosticError`` when a region does not end, a name leads out of the output, or two results claim one place.
    mutating func add(_ rendered: [RenderedTemplate], _ settings: Settings, sources: SwiftSources) throws(DiagnosticError) {
        var types: TypeFinder?
        for template in rendered {
            let parts = try RenderedParts.split(template.text, path: template.path)
            let origin = WritePlan.Origin(entry: settings.entry, template: template.path)
            try append(parts.main, to: settings.place.file(ofTemplate: template.name), origin, settings)
            for part in parts.files {
                guard let file = settings.joins ? settings.place.path : settings.place.file(ofPart: part.name) else {
                    throw Self.outside(part, template, settings)
                }
                try append(part.content, to: file, origin, settings)
            }
            for part in parts.inlines {
                try add(part, template, origin, settings, sources: sources, types: &types)
            }
        }
    }

    /// The plan.
    func plan() -> WritePlan {
        var files: [WritePlan.File] = []
        for (path, output) in outputs {
            guard let file = file(path, output) else { continue }
            files.append(file)
        }
        for (path, entry) in edits {
            let content = entry.edits.applied(to: entry.source.bytes)
            files.append(.init(path: path, root: entry.root, kind: .source, content: content, origins: entry.origins))
        }
        return WritePlan(files: files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) })
    }

    private func file(_ path: String, _ output: Output) -> WritePlan.File? {
        let header = output.settings.header?.text(forFile: path) ?? []
        var joined = header
        for (index, chunk) in output.chunks.enumerated() {
            if index > 0 { joined.append(0x0A) }
            joined += chunk
        }
        var content: [UInt8]? = joined
        if output.chunks.allSatisfy(RegionText.isBlank) {
            content = output.settings.keepsEmpty ? header : nil
            if content == nil {
                guard output.settings.isPruning, fileSystem.kind(at: path) == .file, let old = try? fileSystem.read(path),
                    OutputHeader.isGenerated(old)
                else { return nil }
            }
        }
        return .init(path: path, root: output.settings.place.root, kind: .output, content: content, origins: output.origins)
    }

    private mutating func append(
        _ text: [UInt8], to path: String, _ origin: WritePlan.Origin, _ settings: Settings
    ) throws(DiagnosticError) {
        var output = outputs[path] ?? Output(settings: settings)
        if !settings.joins, let other = output.origins.first(where: { $0.entry != origin.entry }) {
            throw DiagnosticError(
                "output-collision",
                "'\(PathText.relative(path, to: settings.folder))' is the output of two entries; give one of them another 'output'",
                at: SourceLocation(path: origin.template),
                notes: [.init("the other one is made of this template", at: SourceLocation(path: other.template))]
            )
        }
        output.chunks.append(text)
        if !output.origins.contains(origin) { output.origins.append(origin) }
        outputs[path] = output
    }
}

// MARK: - Regions in sources

extension WritePlanner {
    private mutating func add(
        _ part: RenderedParts.Part,
        _ template: RenderedTemplate,
        _ origin: WritePlan.Origin,
        _ settings: Settings,
        sources: SwiftSources,
        types: inout TypeFinder?
    ) throws(DiagnosticError) {
        if let (source, region) = sources.region(part.name) {
            let content = RegionText.indented(part.content, by: region.indentation, hasCarriageReturns: region.hasCarriageReturns)
            try edit(source, region.content, content, part, origin, settings)
            return
        }
        guard let place = RegionInsertion.Place(key: part.name) else {
            warn("region-missing", "no source has the region 'inline:\(part.name)' that the template fills", template)
            return
        }
        if RegionText.isBlank(part.content) { return }
        let finder = types ?? TypeFinder(sources)
        types = finder
        guard let (source, declaration) = finder.declaration(named: place.type) else {
            warn("type-missing", "no source declares the type '\(place.type)' that the region 'inline:\(part.name)' belongs to", template)
            return
        }
        guard let insertion = RegionInsertion(part, at: place, of: declaration, baseIndentation: settings.baseIndentation) else {
            let message = "the body of '\(place.type)' does not end, so that the region 'inline:\(part.name)' has no place"
            throw DiagnosticError("type-unfinished", message, at: declaration.location)
        }
        try edit(source, insertion.offset..<insertion.offset, insertion.text, part, origin, settings)
    }

    private mutating func edit(
        _ source: SwiftSources.Source,
        _ range: Range<Int>,
        _ content: [UInt8],
        _ part: RenderedParts.Part,
        _ origin: WritePlan.Origin,
        _ settings: Settings
    ) throws(DiagnosticError) {
        let root = OutputPlace.root(of: source.path, in: settings.folder, fileSystem: fileSystem)
        var entry = edits[source.path] ?? (source.held, SourceEdits(), root, [])
        guard entry.edits.replace(range, with: content) else {
            throw DiagnosticError(
                "region-collision",
                "the region 'inline:\(part.name)' is filled twice; let only one template render it",
                at: SourceLocation(path: origin.template),
                notes: [.init("it stands in this file", at: SourceLocation(path: source.shownPath))]
            )
        }
        if !entry.origins.contains(origin) { entry.origins.append(origin) }
        edits[source.path] = entry
    }

    private mutating func warn(_ code: String, _ message: String, _ template: RenderedTemplate) {
        diagnostics.append(Diagnostic(.warning, code, message, at: SourceLocation(path: template.path)))
    }

    private static func outside(_ part: RenderedParts.Part, _ template: RenderedTemplate, _ settings: Settings) -> DiagnosticError {
        let folder = PathText.relative(settings.place.folder, to: settings.folder)
        return DiagnosticError(
            "output-outside-root",
            "the part '\(part.prefix):file:\(part.name)' is no file below the output folder '\(folder)'; name one that is",
            at: SourceLocation(path: template.path)
        )
    }
}
