import Checksums
import Diagnostics
import SystemSupport
import YAML

/// What a configuration file of SwiftLint says, as far as others than SwiftLint have to know it. The file is only read.
struct SwiftLintFile: Sendable {
    /// The file, absolute.
    let path: String
    /// The file as it is shown.
    let shownPath: String
    /// The checksum of its content.
    let digest: Digest
    /// The content; `nil` when it says nothing.
    let root: YAMLNode?

    /// Reads a file.
    ///
    /// - Throws: ``DiagnosticError`` when it cannot be read or is no YAML. SwiftLint itself would go on by its default rules.
    init(at path: String, shownPath: String, fileSystem: any FileSystem) throws {
        let bytes = try fileSystem.read(path)
        var ignored: [Diagnostic] = []
        let node = try YAMLReader.read(bytes, path: shownPath, diagnostics: &ignored)
        guard node.isNull || node.pairs != nil else {
            throw DiagnosticError("bad-linter-configuration", "the configuration is no mapping", at: node.location)
        }
        self.path = path
        self.shownPath = shownPath
        digest = SHA256.digest(of: bytes)
        root = node.isNull ? nil : node
    }

    /// The folder that its paths are relative to.
    var folder: String { PathText.parent(of: path) }

    /// The entries of a list of texts, or a text alone.
    func texts(_ key: String) -> [String] {
        guard let node = root?[key] else { return [] }
        return node.items?.compactMap(\.scalarText) ?? node.scalarText.map { [$0] } ?? []
    }

    /// The text of a key.
    func text(_ key: String) -> String? { root?[key]?.scalarText }

    /// The whole number of a key.
    func number(_ key: String) -> Int? { text(key).flatMap { Int($0) } }

    /// Where a key is written.
    func location(of key: String) -> SourceLocation? { root?.pairs?.first { $0.key.scalarText == key }?.key.location }

    /// Whether a key is written.
    func has(_ key: String) -> Bool { root?[key] != nil }

    /// The file that a key such as `parent_config` names, absolute; `nil` when there is none, or it is on another machine.
    func file(_ key: String) -> String? {
        guard let text = text(key), !text.isEmpty, !Self.isRemote(text) else { return nil }
        return PathText.normalized(PathText.join(folder, text))
    }

    /// Whether it takes in a file of another machine.
    var hasRemoteReference: Bool { ["parent_config", "child_config"].contains { text($0).map(Self.isRemote) ?? false } }

    /// Whether a rule of it looks at the absolute paths of files.
    var looksAtAbsolutePaths: Bool {
        if root?["file_name"]?["excluded_paths"] != nil { return true }
        let rules = root?["custom_rules"]?.pairs ?? []
        return rules.contains { $0.value["included"] != nil || $0.value["excluded"] != nil }
    }

    private static func isRemote(_ text: String) -> Bool { text.hasPrefix("http://") || text.hasPrefix("https://") }

    /// The names of the variables that its texts ask for as `${NAME}`, each once, sorted.
    var variables: [String] {
        var names: Set<String> = []
        if let root { Self.collect(root, into: &names) }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func collect(_ node: YAMLNode, into names: inout Set<String>) {
        for item in node.items ?? [] { collect(item, into: &names) }
        for pair in node.pairs ?? [] {
            collect(pair.key, into: &names)
            collect(pair.value, into: &names)
        }
        guard let text = node.scalarText, text.utf8.contains(UInt8(ascii: "$")) else { return }
        for part in text.split(separator: "${", omittingEmptySubsequences: false).dropFirst() {
            guard let end = part.firstIndex(of: "}") else { continue }
            names.insert(String(part[..<end]))
        }
    }
}
