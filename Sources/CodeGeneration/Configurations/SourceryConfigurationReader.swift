import Configuration
import Diagnostics
import JSON
import SystemSupport
import YAML

/// Reads a `.sourcery.yml` as it is.
///
/// What Trellis does otherwise is named in a warning and left out; everything else keeps its meaning. Paths are relative to the
/// folder of the file, also in files that it names as children.
struct SourceryConfigurationReader {
    /// Where files are.
    let fileSystem: any FileSystem
    /// The variables that texts may name.
    let environment: [String: String]
    /// The folder of the first file, absolute.
    let folder: String
    /// What does not stop the reading.
    var diagnostics: [Diagnostic] = []
    /// The files that were read, absolute.
    var files: [String] = []

    /// How deep files may name each other.
    private static let depthLimit = 16

    /// Reads a file and those that it names.
    ///
    /// - Parameters:
    ///   - path: the file, absolute.
    ///   - shownPath: how messages name it.
    mutating func entries(at path: String, shownPath: String) throws -> [GenerationPlan.Entry] {
        if files.contains(path) || files.count >= Self.depthLimit {
            throw DiagnosticError("configuration-cycle", "'\(shownPath)' is read already; let no file name itself as a child")
        }
        files.append(path)
        let bytes = try fileSystem.read(path)
        let document = try YAMLReader.read(bytes, path: shownPath, diagnostics: &diagnostics)
        let root = VariableExpansion(environment: environment).expanded(document, diagnostics: &diagnostics)
        let place = PathText.relative(PathText.parent(of: path), to: folder)
        let base = place == "." ? "" : place
        guard let configurations = root["configurations"] else { return [try entry(root, below: base)] }
        root.warnOfKeys("the file", known: ["configurations"], diagnostics: &diagnostics)
        var entries: [GenerationPlan.Entry] = []
        for node in try configurations.requireItems("'configurations'") {
            guard let child = node["child"] else {
                entries.append(try entry(node, below: base))
                continue
            }
            let name = try child.requirePathText("'child'")
            let file = PathText.normalized(PathText.join(PathText.parent(of: path), name))
            guard fileSystem.kind(at: file) == .file else {
                throw DiagnosticError("child-missing", "there is no configuration '\(name)'; correct the path", at: child.location)
            }
            entries += try self.entries(at: file, shownPath: PathText.join(PathText.parent(of: shownPath), name))
        }
        return entries
    }

    private static let keys = [
        "sources", "project", "package", "templates", "output", "forceParse", "parseDocumentation", "baseIndentation", "args",
        "configurations", "child",
    ]
    private static let unsupported = [
        "cacheBasePath": "one cache serves all projects; set TRELLIS_CACHE to move it"
    ]

    private mutating func entry(_ node: YAMLNode, below base: String) throws(DiagnosticError) -> GenerationPlan.Entry {
        node.warnOfKeys("the configuration", known: Self.keys, unsupported: Self.unsupported, diagnostics: &diagnostics)
        let templates = try selection(node["templates"], "templates", below: base)
        guard !templates.included.isEmpty else {
            throw DiagnosticError(
                "missing-key", "the configuration has no 'templates'; name a template or a folder of them", at: node.location)
        }
        let arguments = node["args"]?.json ?? .object([])
        return GenerationPlan.Entry(
            subject: .swift(try sources(node, below: base)),
            templates: templates.included.map { .path($0) },
            excludedTemplates: templates.excluded,
            output: try output(node, below: base),
            arguments: arguments,
            header: .init(hidesVersion: arguments["hideVersionHeader"] != nil, prefix: arguments["headerPrefix"]?.text ?? ""),
            baseIndentation: min(64, max(0, try node["baseIndentation"]?.requireInteger("'baseIndentation'") ?? 0)),
            isPruning: false,
            spacing: .sourcery,
            location: node.location
        )
    }

    private mutating func sources(_ node: YAMLNode, below base: String) throws(DiagnosticError) -> SourceSelection {
        var result = SourceSelection()
        let paths = try selection(node["sources"], "sources", below: base)
        (result.paths, result.excluded) = (paths.included, paths.excluded)
        for project in node["project"]?.nodes ?? [] { try addProject(project, to: &result, below: base) }
        for package in node["package"]?.nodes ?? [] { try addPackage(package, to: &result, below: base) }
        guard !result.paths.isEmpty || !result.targets.isEmpty else {
            throw DiagnosticError(
                "missing-key", "the configuration has no 'sources', 'project' or 'package'; name what the templates see", at: node.location)
        }
        result.forcedNames = try node["forceParse"]?.requireStrings("'forceParse'") ?? []
        return result
    }

    private mutating func addProject(_ node: YAMLNode, to result: inout SourceSelection, below base: String) throws(DiagnosticError) {
        node.warnOfKeys(
            "'project'", known: ["file", "target", "exclude"],
            unsupported: ["root": "files are found where the project says they are"], diagnostics: &diagnostics)
        guard let file = node["file"] else {
            throw DiagnosticError("missing-key", "'project' has no 'file'; name an .xcodeproj", at: node.location)
        }
        guard let targets = node["target"] else {
            throw DiagnosticError("missing-key", "'project' has no 'target'; name one", at: node.location)
        }
        let project = Located(PathText.join(base, try file.requirePathText("'file'")), at: file.location)
        for target in targets.nodes {
            if target.pairs != nil {
                target.warnOfKeys(
                    "'target'", known: ["name", "module"],
                    unsupported: ["xcframeworks": "the interfaces in frameworks are not read"], diagnostics: &diagnostics)
            }
            let name = target.pairs == nil ? target : target["name"] ?? target
            result.targets.append(
                .init(
                    project: project, name: Located(try name.requirePathText("'name'"), at: name.location),
                    module: try target["module"]?.requireString("'module'")))
        }
        if let excluded = node["exclude"] { result.excluded += try located(excluded, "'exclude'", below: base) }
    }

    private mutating func addPackage(_ node: YAMLNode, to result: inout SourceSelection, below base: String) throws(DiagnosticError) {
        node.warnOfKeys("'package'", known: ["path", "target"], diagnostics: &diagnostics)
        guard let targets = node["target"] else {
            throw DiagnosticError("missing-key", "'package' has no 'target'; name one", at: node.location)
        }
        let path = try node["path"]?.requirePathText("'path'") ?? "."
        let package = Located(PathText.join(PathText.join(base, path), "Package.swift"), at: (node["path"] ?? node).location)
        for name in try targets.locatedStrings("'target'") { result.targets.append(.init(project: package, name: name)) }
    }

    private mutating func output(_ node: YAMLNode, below base: String) throws(DiagnosticError) -> Located<String> {
        guard let output = node["output"] else {
            throw DiagnosticError("missing-key", "the configuration has no 'output'; name a file or a folder", at: node.location)
        }
        guard output.pairs != nil else { return Located(PathText.join(base, try output.requirePathText("'output'")), at: output.location) }
        let reason = "run 'trellis-codegen install' once, or add the file with 'trellis-project add file'"
        output.warnOfKeys("'output'", known: ["path"], unsupported: ["link": reason], diagnostics: &diagnostics)
        guard let path = output["path"] else {
            throw DiagnosticError("missing-key", "'output' has no 'path'; name a file or a folder", at: output.location)
        }
        return Located(PathText.join(base, try path.requirePathText("'path'")), at: path.location)
    }

    /// A list of paths, or one with what is left out.
    private mutating func selection(
        _ node: YAMLNode?, _ name: String, below base: String
    ) throws(DiagnosticError) -> (included: [Located<String>], excluded: [Located<String>]) {
        guard let node else { return ([], []) }
        guard node.pairs != nil else { return (try located(node, "'\(name)'", below: base), []) }
        node.warnOfKeys("'\(name)'", known: ["include", "exclude"], diagnostics: &diagnostics)
        let included = try node["include"].map { node throws(DiagnosticError) in try located(node, "'include'", below: base) } ?? []
        let excluded = try node["exclude"].map { node throws(DiagnosticError) in try located(node, "'exclude'", below: base) } ?? []
        return (included, excluded)
    }

    private func located(_ node: YAMLNode, _ subject: String, below base: String) throws(DiagnosticError) -> [Located<String>] {
        try node.locatedStrings(subject).map { Located(PathText.join(base, $0.value), at: $0.location) }
    }
}

extension YAMLNode {
    /// A text that is not empty.
    func requirePathText(_ subject: String) throws(DiagnosticError) -> String {
        let text = try requireString(subject)
        guard !text.isEmpty else { throw DiagnosticError("empty-value", "\(subject) is empty; write a path or a name", at: location) }
        return text
    }
}
