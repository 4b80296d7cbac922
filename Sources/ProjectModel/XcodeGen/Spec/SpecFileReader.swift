import Diagnostics
import SystemSupport
import YAML

/// Reads a spec and the files that it includes into one tree.
struct SpecFileReader {
    let fileSystem: any FileSystem
    /// The folder of the root, absolute.
    let rootFolder: String
    /// The same folder as the user wrote it; empty for the current one.
    let shownFolder: String
    let variables: SpecVariables
    /// The files in the order in which they were read, absolute.
    private(set) var files: [String] = []
    private(set) var diagnostics: [Diagnostic] = []
    var budget = SpecBudget()
    private var merged: Set<String> = []

    /// The deepest chain of includes.
    private static let depthLimit = 64

    init(fileSystem: any FileSystem, rootFolder: String, shownFolder: String, variables: SpecVariables) {
        self.fileSystem = fileSystem
        self.rootFolder = rootFolder
        self.shownFolder = shownFolder
        self.variables = variables
    }

    /// A file on its way: its path and the folder of its paths, both as seen from the root, and where it is included.
    private struct Link {
        var file: String
        var folder: String
        var location: SourceLocation?
    }

    /// Reads the root.
    mutating func read(rootFile name: String) throws -> YAMLNode {
        try read([Link(file: name, folder: "", location: nil)])
    }

    /// Reads the last file of a chain of includes and what it includes, which lies below it.
    private mutating func read(_ chain: [Link]) throws -> YAMLNode {
        guard let link = chain.last else { return YAMLNode(.mapping([]), at: SourceLocation(path: shownFolder)) }
        let own = try node(of: link)
        var base = YAMLNode(.mapping([]), at: own.location)
        for include in try own["include"].map(SpecInclude.entries) ?? [] where include.isEnabled {
            let file = PathText.normalized(PathText.join(link.folder, include.path))
            let folder = include.hasRelativePaths ? PathText.parent(of: file) : link.folder
            try checkCycle(of: file, in: chain, at: include.location)
            guard !merged.contains(absolute(file)) else { continue }
            let included = Link(file: file, folder: folder == "." ? "" : folder, location: include.location)
            base = try read(chain + [included]).merged(onto: base)
        }
        let paths = link.folder.isEmpty ? own : SpecPathField.spec.rebased(own, from: link.folder)
        return paths.removing("include").merged(onto: base)
    }

    /// The content of one file with its variables replaced.
    private mutating func node(of link: Link) throws -> YAMLNode {
        let path = absolute(link.file)
        let shown = PathText.join(shownFolder, link.file)
        merged.insert(path)
        if let location = link.location, fileSystem.kind(at: path) != .file {
            throw DiagnosticError("missing-include", "there is no file '\(shown)' to include", at: location)
        }
        let bytes = try fileSystem.read(path)
        files.append(path)
        let node = try YAMLReader.read(bytes, path: shown, diagnostics: &diagnostics)
        if node.isNull { return YAMLNode(.mapping([]), at: node.location) }
        guard node.pairs != nil else {
            throw DiagnosticError("invalid-spec", "a spec is a mapping, but this is \(node.kind.rawValue)", at: node.location)
        }
        let expanded = try variables.expanded(node, budget: &budget)
        try budget.add(expanded)
        return expanded
    }

    private func checkCycle(of file: String, in chain: [Link], at location: SourceLocation) throws(DiagnosticError) {
        let path = absolute(file)
        if let start = chain.firstIndex(where: { absolute($0.file) == path }) {
            let notes = chain[(start + 1)...].map { Diagnostic.Note("'\($0.file)' is included here", at: $0.location) }
            let message = "'\(file)' includes itself; remove one of the includes"
            throw DiagnosticError("include-cycle", message, at: location, notes: notes)
        }
        guard chain.count < Self.depthLimit else {
            throw DiagnosticError("spec-limit", "includes are nested deeper than \(Self.depthLimit) levels", at: location)
        }
    }

    private func absolute(_ path: String) -> String {
        PathText.normalized(PathText.join(rootFolder, path))
    }
}
