import Configuration
import Diagnostics
import JSON
import SystemSupport

/// Reads the section `codegen` of a `trellis.yml` into a plan.
enum TrellisPlanReader {
    /// The entries that a file asks for; none when it has no such section.
    static func entries(of configuration: TrellisConfiguration) throws(DiagnosticError) -> [GenerationPlan.Entry] {
        var entries: [GenerationPlan.Entry] = []
        for entry in configuration.codegen?.entries ?? [] {
            let header = GenerationPlan.Header(
                isPresent: entry.hasHeader && entry.resources == nil, hidesVersion: !entry.hasVersionInHeader, prefix: entry.headerPrefix)
            entries.append(
                GenerationPlan.Entry(
                    subject: try subject(of: entry, in: configuration),
                    templates: entry.templates.map(reference),
                    output: entry.output,
                    arguments: entry.arguments?.json ?? .object([]),
                    header: header,
                    baseIndentation: entry.baseIndentation,
                    isPruning: entry.isPruning,
                    spacing: .sourcery,
                    location: entry.location
                ))
        }
        return entries
    }

    /// What looks like a path is one; a plain word is a template that ships.
    static func reference(_ name: Located<String>) -> GenerationPlan.TemplateReference {
        name.value.utf8.contains(UInt8(ascii: "/")) || name.value.utf8.contains(UInt8(ascii: ".")) ? .path(name) : .stock(name)
    }

    private static func subject(
        of entry: CodegenSection.Entry, in configuration: TrellisConfiguration
    ) throws(DiagnosticError) -> GenerationPlan.Subject {
        if let resources = entry.resources {
            return .resources(
                ResourceSelection(
                    parser: resources.parser.value, inputs: resources.inputs, filter: resources.filter,
                    options: resources.options?.json ?? .object([]), location: resources.location))
        }
        guard let sources = entry.sources else { return .swift(SourceSelection()) }
        var selection = SourceSelection()
        selection.paths = sources.paths
        selection.excluded = sources.excluded
        selection.module = sources.module
        selection.forcedNames = sources.forcedNames
        selection.conditions = sources.conditions
        selection.annotations = sources.annotations
        for name in sources.targets {
            guard let project = sources.project ?? configuration.project else {
                throw DiagnosticError(
                    "missing-key", "the target '\(name.value)' has no project; name one as 'project' of 'sources' or of the file",
                    at: name.location)
            }
            selection.targets.append(.init(project: project, name: name, module: sources.module))
        }
        return .swift(selection)
    }
}
