import Diagnostics
import YAML

/// Reads the section `codegen` of a `trellis.yml`.
enum CodegenSectionReader {
    static func section(_ node: YAMLNode) throws(DiagnosticError) -> CodegenSection {
        var section = CodegenSection(entries: [], location: node.location)
        for item in try node.requireItems("'codegen'") { section.entries.append(try entry(item)) }
        return section
    }

    private static let keys = [
        "sources", "resources", "templates", "output", "args", "header", "header-version", "header-prefix", "base-indentation", "prune",
    ]

    private static func entry(_ node: YAMLNode) throws(DiagnosticError) -> CodegenSection.Entry {
        try node.requireKeys("an entry of 'codegen'", known: keys)
        guard let templates = node["templates"] else { throw missing("templates", "name templates, or files with some", node) }
        guard let output = node["output"] else { throw missing("output", "name a file or a folder", node) }
        var entry = CodegenSection.Entry(
            templates: try located(templates, "'templates'"),
            output: try output.requirePath("'output'"),
            location: node.location
        )
        guard !entry.templates.isEmpty else {
            throw DiagnosticError("empty-value", "'templates' is empty; name one", at: templates.location)
        }
        switch (node["sources"], node["resources"]) {
        case (let sources?, nil): entry.sources = try self.sources(sources)
        case (nil, let resources?): entry.resources = try self.resources(resources)
        case (nil, nil): throw missing("sources", "name what the templates see", node)
        case (_, let resources?):
            throw DiagnosticError(
                "contradiction", "an entry has either 'sources' or 'resources'; make two entries of it", at: resources.location)
        }
        if let arguments = node["args"] {
            guard arguments.pairs != nil else { throw DiagnosticError("unexpected-value", "'args' is no mapping", at: arguments.location) }
            entry.arguments = arguments
        }
        if let header = node["header"] { entry.hasHeader = try header.requireBoolean("'header'") }
        if let version = node["header-version"] { entry.hasVersionInHeader = try version.requireBoolean("'header-version'") }
        if let prefix = node["header-prefix"] { entry.headerPrefix = try prefix.requireString("'header-prefix'") }
        if let prune = node["prune"] { entry.isPruning = try prune.requireBoolean("'prune'") }
        if let indentation = node["base-indentation"] {
            let count = try indentation.requireInteger("'base-indentation'")
            guard (0...64).contains(count) else {
                throw DiagnosticError("unexpected-value", "'base-indentation' is '\(count)'; write 0 to 64", at: indentation.location)
            }
            entry.baseIndentation = count
        }
        return entry
    }

    private static let sourceKeys = [
        "paths", "exclude", "target", "targets", "project", "module", "force-parse", "conditions", "annotations",
    ]

    private static func sources(_ node: YAMLNode) throws(DiagnosticError) -> CodegenSection.Sources {
        var sources = CodegenSection.Sources()
        guard node.pairs != nil else {
            sources.paths = try located(node, "'sources'")
            return sources
        }
        try node.requireKeys("'sources'", known: sourceKeys)
        if let paths = node["paths"] { sources.paths = try located(paths, "'paths'") }
        if let excluded = node["exclude"] { sources.excluded = try located(excluded, "'exclude'") }
        for key in ["target", "targets"] {
            if let targets = node[key] { sources.targets += try located(targets, "'\(key)'") }
        }
        if let project = node["project"] { sources.project = try project.requirePath("'project'") }
        if let module = node["module"] { sources.module = try module.requireString("'module'") }
        if let forced = node["force-parse"] { sources.forcedNames = try forced.requireStrings("'force-parse'") }
        if let conditions = node["conditions"] { sources.conditions = try conditions.requireStrings("'conditions'") }
        if let annotations = node["annotations"] { sources.annotations = try annotations.requirePath("'annotations'") }
        guard !sources.paths.isEmpty || !sources.targets.isEmpty else { throw missing("paths", "name files, folders or a 'target'", node) }
        return sources
    }

    private static func resources(_ node: YAMLNode) throws(DiagnosticError) -> CodegenSection.Resources {
        try node.requireKeys("'resources'", known: ["parser", "inputs", "filter", "options"])
        guard let parser = node["parser"] else { throw missing("parser", "name one, such as 'strings'", node) }
        guard let inputs = node["inputs"] else { throw missing("inputs", "name files or folders", node) }
        return CodegenSection.Resources(
            parser: try parser.requirePath("'parser'"),
            inputs: try located(inputs, "'inputs'"),
            filter: try node["filter"].map { filter throws(DiagnosticError) in try filter.requirePath("'filter'") },
            options: node["options"],
            location: node.location
        )
    }

    /// The texts of a list, or of a text alone, with their places.
    private static func located(_ node: YAMLNode, _ subject: String) throws(DiagnosticError) -> [Located<String>] {
        var texts: [Located<String>] = []
        for item in node.items ?? [node] { texts.append(try item.requirePath("an item of \(subject)")) }
        return texts
    }

    private static func missing(_ key: String, _ remedy: String, _ node: YAMLNode) -> DiagnosticError {
        DiagnosticError("missing-key", "there is no '\(key)'; \(remedy)", at: node.location)
    }
}
