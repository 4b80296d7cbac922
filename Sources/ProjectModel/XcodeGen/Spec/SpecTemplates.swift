import Diagnostics
import YAML

/// Lays targets over the templates that they name, and schemes over theirs.
struct SpecTemplates {
    /// The section whose entries use templates: `targets`.
    let section: String
    /// The section with the templates: `targetTemplates`.
    let templateSection: String
    /// The variable that stands for the name of an entry: `target_name`.
    let nameVariable: String

    static let targets = SpecTemplates(section: "targets", templateSection: "targetTemplates", nameVariable: "target_name")
    static let schemes = SpecTemplates(section: "schemes", templateSection: "schemeTemplates", nameVariable: "scheme_name")

    /// The deepest chain of templates inside templates.
    private static let depthLimit = 64

    /// The templates by name.
    private struct Library {
        var templates: [String: YAMLNode] = [:]
        var names: [String] = []
    }

    /// A spec with its templates applied.
    func applied(to root: YAMLNode, budget: inout SpecBudget, diagnostics: inout [Diagnostic]) throws(DiagnosticError) -> YAMLNode {
        guard let entries = root[section]?.pairs, entries.contains(where: { $0.value["templates"] != nil }) else { return root }
        var library = Library()
        for pair in root[templateSection]?.pairs ?? [] {
            guard let name = pair.key.scalarText else { continue }
            library.templates[name] = pair.value
            library.names.append(name)
        }
        var result: [YAMLPair] = []
        for entry in entries {
            let value = try applied(to: entry, library: library, budget: &budget, diagnostics: &diagnostics)
            result.append(YAMLPair(key: entry.key, value: value))
        }
        return root.setting(section, to: YAMLNode(.mapping(result), at: root[section]?.location ?? root.location), at: root.location)
    }

    private func applied(
        to entry: YAMLPair,
        library: Library,
        budget: inout SpecBudget,
        diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> YAMLNode {
        guard let references = entry.value["templates"], let name = entry.key.scalarText else { return entry.value }
        var collector = Collector(library: library, diagnostics: diagnostics)
        try collector.collect(references, chain: [])
        diagnostics = collector.diagnostics
        guard !collector.order.isEmpty else { return entry.value }
        var base = YAMLNode(.mapping([]), at: entry.value.location)
        for template in collector.order {
            guard let node = library.templates[template] else { continue }
            base = node.merged(onto: base)
            try budget.add(node)
        }
        var result = entry.value.merged(onto: base)
        try budget.add(result)
        result = try SpecVariables(values: [nameVariable: name]).expanded(result, budget: &budget)
        var attributes: [String: String] = [:]
        for pair in result["templateAttributes"]?.pairs ?? [] {
            if let key = pair.key.scalarText, let value = pair.value.string { attributes[key] = value }
        }
        return try SpecVariables(values: attributes).expanded(result, budget: &budget)
    }

    /// Finds the order in which templates are laid over each other: the templates of a template come before it, and each counts once.
    private struct Collector {
        let library: Library
        var diagnostics: [Diagnostic]
        var order: [String] = []
        private var seen: Set<String> = []

        init(library: Library, diagnostics: [Diagnostic]) {
            self.library = library
            self.diagnostics = diagnostics
        }

        mutating func collect(_ references: YAMLNode, chain: [String]) throws(DiagnosticError) {
            for reference in references.items ?? [references] {
                guard let name = reference.string else { continue }
                guard !chain.contains(name) else {
                    let message = "the template '\(name)' uses itself; it is applied once"
                    report(Diagnostic(.error, "template-cycle", message, at: reference.location))
                    continue
                }
                guard chain.count < SpecTemplates.depthLimit else {
                    let message = "templates are nested deeper than \(SpecTemplates.depthLimit) levels"
                    throw DiagnosticError("spec-limit", message, at: reference.location)
                }
                guard let template = library.templates[name] else {
                    reportUnknown(name, at: reference.location)
                    continue
                }
                guard seen.insert(name).inserted else { continue }
                if let nested = template["templates"] { try collect(nested, chain: chain + [name]) }
                order.append(name)
            }
        }

        private mutating func reportUnknown(_ name: String, at location: SourceLocation) {
            let nearest = Spelling.nearest(to: name, among: library.names)
            let remedy = nearest.map { "; did you mean '\($0)'" } ?? ""
            report(Diagnostic(.warning, "unknown-template", "there is no template '\(name)'\(remedy)", at: location))
        }

        /// The same place is told of once, however many targets come by.
        private mutating func report(_ diagnostic: Diagnostic) {
            if !diagnostics.suffix(64).contains(diagnostic) { diagnostics.append(diagnostic) }
        }
    }
}
