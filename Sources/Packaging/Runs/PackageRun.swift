package import Configuration
package import Diagnostics
package import SystemSupport

/// Packs what the section `package` of a `trellis.yml` lists.
package struct PackageRun {
    private let entries: [PackageSection.Entry]
    private let folder: String
    private let isForced: Bool
    private let writing: any TreeWriting
    private var notes: [Diagnostic] = []
    private var lines = ""

    /// What came of it.
    package struct Outcome: Sendable, Hashable {
        /// A line for each zip with its checksum, as `shasum` prints it.
        package var checksums: String
        /// What is worth telling.
        package var diagnostics: [Diagnostic]
    }

    /// Chooses what is packed.
    ///
    /// - Parameters:
    ///   - configuration: a file with the section.
    ///   - names: the entries; all of them when there are none.
    ///   - workingDirectory: where the path of the configuration begins; absolute.
    ///   - isForced: whether outputs that are there are replaced, also where the file does not say so.
    ///   - writing: what the effects go through.
    /// - Throws: ``DiagnosticError`` when there is no section, or no entry of a name.
    package init(
        _ configuration: TrellisConfiguration, names: [String], workingDirectory: String, isForced: Bool = false,
        writing: any TreeWriting = DiskTreeWriting()
    ) throws(DiagnosticError) {
        let location = SourceLocation(path: configuration.path)
        guard let section = configuration.package else {
            throw DiagnosticError(
                "missing-section", "the file has no section 'package', so that there is nothing to pack", at: location)
        }
        let known = section.entries.map(\.name.value)
        for name in names where !known.contains(name) {
            let remedy = Spelling.nearest(to: name, among: known).map { "did you mean '\($0)'?" }
            let list = known.map { "'\($0)'" }.joined(separator: ", ")
            throw DiagnosticError("unknown-entry", "there is no entry '\(name)'; " + (remedy ?? "there are: \(list)"), at: location)
        }
        entries = section.entries.filter { names.isEmpty || names.contains($0.name.value) }
        folder = PathText.normalized(PathText.join(workingDirectory, configuration.folder))
        self.isForced = isForced
        self.writing = writing
    }

    /// Packs the entries in their order.
    ///
    /// Outputs that may not be replaced are refused before the first one is made.
    ///
    /// - Throws: ``DiagnosticError`` for the first entry that cannot be packed; those before it have been.
    package func run() throws(DiagnosticError) -> Outcome {
        for entry in entries {
            try writer(entry).check(path(entry.output), for: .folder)
            for file in [entry.zip, entry.checksum].compactMap({ $0 }) { try writer(entry).check(path(file), for: .file) }
        }
        var run = self
        for entry in entries { try run.pack(entry) }
        return Outcome(checksums: run.lines, diagnostics: run.notes)
    }

    private mutating func pack(_ entry: PackageSection.Entry) throws(DiagnosticError) {
        let output = path(entry.output)
        let tree: OutputTree
        switch entry.content {
        case .xcframework(let content):
            tree = try XCFrameworkCreation.tree(request(content, output: output), notes: &notes)
            notes += tree.diagnostics
        case .artifactBundle(let content):
            let plan = try ArtifactBundlePlan(request(content, entry))
            tree = plan.tree
            notes += plan.diagnostics
        }
        try writer(entry).write(tree, to: output)
        guard let zip = entry.zip else { return }
        let archiving = ZipArchiving(path: output, output: path(zip), level: ZipArchiving.standardLevel)
        notes += try archiving.write(with: writer(entry))
        let checksum = "\(try FileChecksum.digest(of: path(zip)))"
        lines += "\(checksum)  \(zip.value)\n"
        guard let file = entry.checksum else { return }
        try writer(entry).writeFile(to: path(file)) { (sink) throws(DiagnosticError) in try sink.write(Array((checksum + "\n").utf8)) }
    }

    private func writer(_ entry: PackageSection.Entry) -> OutputWriter {
        OutputWriter(force: isForced || entry.isForced, writing: writing)
    }

    private func path(_ path: Located<String>) -> String {
        PathText.normalized(PathText.join(folder, path.value))
    }
}

// MARK: - Requests

extension PackageRun {
    private func request(_ content: PackageSection.XCFramework, output: String) throws(DiagnosticError) -> XCFrameworkRequest {
        var request = XCFrameworkRequest(output: output)
        for input in content.inputs { request.inputs += try inputs(input, output: output) }
        if let first = request.inputs.first, let other = request.inputs.firstIndex(where: { $0.isFramework != first.isFramework }) {
            throw DiagnosticError(
                "contradiction", "an xcframework holds frameworks or libraries, but not both", at: content.inputs[other].path.location)
        }
        request.isMerging = content.isMerging
        request.allowsInternalDistribution = content.allowsInternalDistribution
        if let platform = content.platform {
            guard let known = XCFrameworkPlatform(word: platform.value) else {
                let words = XCFrameworkPlatform.words.map { "'\($0)'" }.joined(separator: ", ")
                throw DiagnosticError(
                    "unexpected-value", "'\(platform.value)' is no platform; use one of: \(words)", at: platform.location)
            }
            request.fallbackPlatform = known
        }
        return request
    }

    /// An input, which an archive of Xcode gives headers and debug symbols.
    private func inputs(
        _ input: PackageSection.XCFramework.Input, output: String
    ) throws(DiagnosticError) -> [XCFrameworkRequest.Input] {
        var words: [String] = []
        if let archive = input.archive { words += ["-archive", archive.value] }
        words += [input.isFramework ? "-framework" : "-library", input.path.value]
        if let headers = input.headers { words += ["-headers", headers.value] }
        for symbols in input.debugSymbols { words += ["-debug-symbols", symbols.value] }
        words += ["-output", output]
        do throws(XcodebuildWords.Fault) {
            return try XcodebuildWords.request(words, workingDirectory: folder, fileSystem: DiskFileSystem()).inputs
        } catch {
            throw DiagnosticError("unexpected-value", error.message, at: input.path.location)
        }
    }

    private func request(
        _ content: PackageSection.ArtifactBundle, _ entry: PackageSection.Entry
    ) throws(DiagnosticError) -> ArtifactBundleRequest {
        var artifacts: [ArtifactBundleRequest.Artifact] = []
        for variant in content.variants {
            let name = variant.artifact?.value ?? entry.name.value
            let kind = try kind(of: variant)
            if let other = artifacts.first(where: { $0.name == name }), other.kind != kind {
                throw DiagnosticError(
                    "contradiction", "the files of the artifact '\(name)' are of one kind, with the same headers",
                    at: variant.path.location)
            }
            let files = variant.triples.map { ArtifactBundleRequest.Variant(triple: $0.value, path: path(variant.path)) }
            if let index = artifacts.firstIndex(where: { $0.name == name }) {
                artifacts[index].variants += files
            } else {
                artifacts.append(.init(name: name, kind: kind, variants: files))
            }
        }
        return ArtifactBundleRequest(artifacts: artifacts, version: content.version.value)
    }

    private func kind(of variant: PackageSection.ArtifactBundle.Variant) throws(DiagnosticError) -> ArtifactBundleRequest.Kind {
        if variant.isExecutable { return .executable }
        if variant.headers.count > 1 {
            throw DiagnosticError(
                "unexpected-value", "a library has one folder of headers; put them together", at: variant.headers[1].location)
        }
        return .staticLibrary(headers: variant.headers.first.map(path), moduleMap: variant.moduleMap.map(path))
    }
}
