import Archives
package import BundleInspection
package import Diagnostics
package import SystemSupport

/// An artifact bundle that can be written.
///
///     X.artifactbundle/
///       info.json
///       x86_64-unknown-linux-gnu/tool
///       x86_64-unknown-linux-gnu/libA.a
///       include/A/…
///
/// Programs and libraries stand in folders with the names of their triples, headers in one folder for each library. Artifacts, variants
/// and triples are sorted, so that the order of the request does not show.
package struct ArtifactBundlePlan: Sendable {
    /// What the `info.json` says.
    package let info: ArtifactBundleInfo
    /// What is in the folder of the bundle.
    package let tree: OutputTree
    /// What could not be checked, and what is doubtful.
    package let diagnostics: [Diagnostic]

    /// The ending of the names of bundles.
    package static let fileExtension = "artifactbundle"

    /// Checks what is asked for.
    ///
    /// - Throws: ``DiagnosticError`` with everything that SwiftPM would not take, or that would not be found where it is used.
    package init(_ request: ArtifactBundleRequest) throws(DiagnosticError) {
        var checks = ArtifactBundleChecks(request)
        try checks.run()
        var tree = OutputTree()
        var artifacts: [ArtifactBundleInfo.Artifact] = []
        for artifact in request.artifacts.sorted(by: { NameOrder.precedes($0.name, $1.name) }) {
            let metadata = try Self.addHeaders(of: artifact, to: &tree)
            var variants: [ArtifactBundleInfo.Variant] = []
            for (source, triples) in Self.files(of: artifact) {
                let path = Self.folder(of: triples) + "/" + Self.fileName(source, artifact)
                try tree.add(path, copyOf: source, isExecutable: artifact.kind == .executable)
                variants.append(.init(path: path, supportedTriples: triples, staticLibraryMetadata: metadata))
            }
            variants.sort { NameOrder.precedes($0.path, $1.path) }
            let type: ArtifactType = artifact.kind == .executable ? .executable : .staticLibrary
            artifacts.append(.init(name: artifact.name, type: type, version: request.version, variants: variants))
        }
        // The oldest version, which every SwiftPM takes, says all that there is to say.
        info = ArtifactBundleInfo(schemaVersion: "1.0", artifacts: artifacts)
        try tree.add(ArtifactBundleInfo.fileName, text: info.text)
        self.tree = tree
        diagnostics = checks.diagnostics + tree.diagnostics
    }

    /// The files of an artifact, each once with its triples.
    private static func files(of artifact: ArtifactBundleRequest.Artifact) -> [(source: String, triples: [String])] {
        var files: [(source: String, triples: [String])] = []
        for variant in artifact.variants {
            let source = ProcessEnvironment.absolutePath(variant.path)
            if let index = files.firstIndex(where: { $0.source == source }) {
                files[index].triples.append(variant.triple)
            } else {
                files.append((source, [variant.triple]))
            }
        }
        return files.map { ($0.source, $0.triples.sorted { NameOrder.precedes($0, $1) }) }
    }

    /// The folder of a file: the name of its triple, or of all of them.
    private static func folder(of triples: [String]) -> String { triples.joined(separator: "_") }

    private static func fileName(_ source: String, _ artifact: ArtifactBundleRequest.Artifact) -> String {
        guard artifact.kind == .executable else { return PathText.lastComponent(of: source) }
        // Windows starts programs by their endings only.
        let ending = PathText.fileExtension(of: source)
        return ["exe", "bat", "cmd"].contains(ending) ? "\(artifact.name).\(ending)" : artifact.name
    }

    private static func addHeaders(
        of artifact: ArtifactBundleRequest.Artifact, to tree: inout OutputTree
    ) throws(DiagnosticError) -> ArtifactBundleInfo.StaticLibraryMetadata? {
        guard case .staticLibrary(let headers, let moduleMap) = artifact.kind else { return nil }
        let folder = "include/\(artifact.name)"
        if let headers {
            try tree.addContents(of: ProcessEnvironment.absolutePath(headers), at: folder, excluding: JunkFiles.contains)
        }
        let map = folder + "/" + ArtifactBundleChecks.moduleMapName
        if let moduleMap { try tree.add(map, copyOf: ProcessEnvironment.absolutePath(moduleMap), isExecutable: false) }
        return .init(headerPaths: [folder], moduleMapPath: map)
    }
}
