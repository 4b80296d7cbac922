import Archives
package import BundleInspection
import Checksums
package import Diagnostics
package import SystemSupport

/// An index of archives with artifact bundles.
package struct ArtifactBundleIndexPlan: Sendable {
    /// The index.
    package let index: ArtifactBundleIndex
    /// What is doubtful about the bundles.
    package let diagnostics: [Diagnostic]

    /// The largest `info.json` that is read.
    private static let infoLimit = 1 << 24

    /// Reads the triples of archives out of their bundles.
    ///
    /// - Parameter paths: the archives, which are to stand beside the index.
    /// - Throws: ``DiagnosticError`` when an archive cannot be read, has not exactly one bundle, a name that no index can have, or a triple
    ///   that another one has too.
    package init(archives paths: [String]) throws(DiagnosticError) {
        var archives: [ArtifactBundleIndex.Archive] = []
        var diagnostics: [Diagnostic] = []
        var owners: [String: String] = [:]
        for path in paths {
            let name = PathText.lastComponent(of: path)
            let location = SourceLocation(path: path)
            if let problem = ArtifactBundleIndex.problem(ofName: name) { throw DiagnosticError("invalid-index", problem, at: location) }
            if archives.contains(where: { $0.fileName == name }) {
                throw DiagnosticError("invalid-index", "two archives have the name '\(name)'", at: location)
            }
            let triples = try Self.triples(in: path, &diagnostics)
            for triple in triples {
                if let owner = owners.updateValue(name, forKey: triple) {
                    throw DiagnosticError("invalid-index", "'\(triple)' is in '\(owner)' and in '\(name)'; SwiftPM takes one", at: location)
                }
            }
            archives.append(.init(fileName: name, checksum: try FileChecksum.digest(of: path).text, supportedTriples: triples))
        }
        index = ArtifactBundleIndex(archives: archives.sorted { NameOrder.precedes($0.fileName, $1.fileName) })
        self.diagnostics = diagnostics
    }

    /// Writes the index.
    ///
    /// - Throws: ``DiagnosticError`` when the name does not end as that of an index, or the file cannot be written.
    package func write(to path: String, writer: OutputWriter) throws(DiagnosticError) {
        guard path.hasSuffix("." + ArtifactBundleIndex.fileExtension) else {
            let message = "the output '\(path)' must end in '.\(ArtifactBundleIndex.fileExtension)'"
            throw DiagnosticError("invalid-output", message, at: SourceLocation(path: path))
        }
        let text = index.text
        try writer.writeFile(to: path) { (sink) throws(DiagnosticError) in try sink.write(Array(text.utf8)) }
    }

    private static func triples(in path: String, _ diagnostics: inout [Diagnostic]) throws(DiagnosticError) -> [String] {
        var infos: [(path: String, bytes: [UInt8])] = []
        try ArchiveReader().read(path) { (entry, content) throws(DiagnosticError) in
            guard entry.kind == .file, PathText.lastComponent(of: entry.path) == ArtifactBundleInfo.fileName else { return }
            // A bundle is the archive itself or the folder in it; deeper down the name means nothing.
            guard entry.path.split(separator: "/").count <= 2 else { return }
            infos.append((entry.path, try content.bytes(limit: infoLimit)))
        }
        guard let info = infos.first, infos.count == 1 else {
            let message = infos.isEmpty ? "it has no artifact bundle" : "it has more than one artifact bundle"
            throw DiagnosticError("invalid-index", message, at: SourceLocation(path: path))
        }
        let bundle = try ArtifactBundleInfoReader.read(info.bytes, path: path + "/" + info.path, diagnostics: &diagnostics)
        let triples = Set(bundle.artifacts.flatMap(\.variants).flatMap { $0.supportedTriples ?? [] })
        guard !triples.isEmpty else {
            throw DiagnosticError("invalid-index", "its bundle is for no triple", at: SourceLocation(path: path))
        }
        return triples.sorted { NameOrder.precedes($0, $1) }
    }
}
