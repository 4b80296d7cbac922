import ArtifactCache
import BundleInspection
import Diagnostics
import PropertyLists
import ResourceFormats
import SystemSupport

/// Does what a step says.
struct StepCompiler: Sendable {
    let options: BundleOptions
    let appleTools: AppleToolRunner

    /// The files that a step makes, relative to the folder of the resources.
    ///
    /// - Parameter report: receives what is wrong but does not stop the step.
    /// - Throws: `DiagnosticError` with everything that does.
    func files(of step: BundleStep, report: inout [Diagnostic]) throws -> [SharedCache.MadeFile] {
        guard let resource = step.inputs.first else { return [] }
        if case .apple(let tool) = step.kind { return try appleFiles(tool, step.inputs, report: &report) }
        if case .iconSet = step.kind { return [try icon(resource)] }
        var found: [Diagnostic] = []
        let files =
            step.kind == .privacyManifest
            ? [try privacyManifest(step.inputs, &found)]
            : try files(of: step.kind, resource, try DiskFileSystem().read(resource.source), &found)
        let errors = found.filter { $0.severity == .error }
        guard errors.isEmpty else { throw DiagnosticError(found) }
        report += found
        return files
    }

    private func files(
        of kind: ResourceKind,
        _ resource: Resource,
        _ bytes: [UInt8],
        _ found: inout [Diagnostic]
    ) throws -> [SharedCache.MadeFile] {
        func file(_ bytes: [UInt8]) -> [SharedCache.MadeFile] { [.init(path: resource.destination, bytes: bytes)] }
        switch kind {
        case .strings:
            let table = try StringsFile.read(bytes, path: resource.path, diagnostics: &found)
            if options.strings == .utf16 { return file(try StringsWriter.text(table.entries, encoding: .utf16)) }
            return file(tableOutput.bytes(of: StringsWriter.tree(table.entries)))
        case .stringsDictionary:
            // Xcode lets pass what the reader finds, and keeps what it does not know, so that its findings are warnings here.
            var faults: [Diagnostic] = []
            _ = try StringsDictionary.read(bytes, path: resource.path, diagnostics: &faults)
            found += faults.map { Diagnostic(min($0.severity, .warning), $0.code, $0.message, at: $0.location, notes: $0.notes) }
            let document = try PropertyListDocument.read(bytes, path: resource.path, diagnostics: &faults)
            return file(tableOutput.bytes(of: PropertyListTree(document.root)))
        case .stringCatalog: return try catalog(resource, bytes, &found)
        case .propertyList:
            let document = try PropertyListDocument.read(bytes, path: resource.path, diagnostics: &found)
            return file(options.propertyLists?.bytes(of: PropertyListTree(document.root)) ?? bytes)
        case .plain, .iconSet, .apple, .privacyManifest: return file(bytes)
        }
    }

    /// The notation of tables that are property lists.
    private var tableOutput: PropertyListOutput { options.strings == .binary ? .binary : .xml }

    private func catalog(_ resource: Resource, _ bytes: [UInt8], _ found: inout [Diagnostic]) throws -> [SharedCache.MadeFile] {
        let placement = try CatalogPlacement(path: resource.destination)
        let catalog = try StringCatalog.read(bytes, path: resource.path, diagnostics: &found)
        var compileOptions = CatalogCompileOptions()
        compileOptions.format = options.strings == .binary ? .binary : .xml
        compileOptions.languages = options.languages
        compileOptions.writesSourceLanguage = options.writesSourceLanguage
        let files = CatalogCompiler.compile(catalog, table: placement.table, options: compileOptions, diagnostics: &found)
        return files.map { .init(path: PathText.join(placement.folder, $0.path), bytes: $0.bytes) }
    }

    /// One manifest as it is, several as one.
    private func privacyManifest(_ inputs: [Resource], _ found: inout [Diagnostic]) throws -> SharedCache.MadeFile {
        var manifests: [(bytes: [UInt8], tree: PropertyListTree)] = []
        for input in inputs {
            let bytes = try DiskFileSystem().read(input.source)
            let document = try PropertyListDocument.read(bytes, path: input.path, diagnostics: &found)
            guard document.root.kind == .dictionary else {
                throw DiagnosticError("privacy-manifest", "a privacy manifest is a dictionary", at: document.root.location)
            }
            // A store refuses these; a build for a device does not have to.
            for problem in PrivacyManifestCheck.problems(in: document.root) {
                found.append(Diagnostic(.warning, "privacy-manifest-content", problem.message, at: problem.location))
            }
            manifests.append((bytes, PropertyListTree(document.root)))
        }
        let isSame = manifests.dropFirst().allSatisfy { $0.bytes == manifests.first?.bytes }
        let bytes = isSame ? manifests.first?.bytes ?? [] : XMLWriter.bytes(of: PrivacyManifestMerge.merged(manifests.map(\.tree)))
        return .init(path: inputs.first?.destination ?? "", bytes: bytes)
    }

    private func icon(_ resource: Resource) throws -> SharedCache.MadeFile {
        let names = try DiskFileSystem().entries(of: resource.source).filter { $0.kind == .file }.map(\.name)
        let images = try names.map { (name: $0, bytes: try DiskFileSystem().read(PathText.join(resource.source, $0))) }
        return .init(
            path: String(resource.destination.dropLast("iconset".count)) + "icns", bytes: try IconSet.file(of: images, path: resource.path))
    }

    private func appleFiles(_ tool: AppleTool, _ inputs: [Resource], report: inout [Diagnostic]) throws -> [SharedCache.MadeFile] {
        let destination = inputs.first?.destination ?? ""
        let folder = tool.isShared || !destination.utf8.contains(UInt8(ascii: "/")) ? "" : PathText.parent(of: destination)
        let named = inputs.map { (source: $0.source, path: $0.path) }
        let files: [SharedCache.MadeFile]
        if appleTools.hasTools {
            files = try appleTools.compile(tool, named, options.apple, report: &report)
        } else if let ready = try PrecompiledProduct.files(tool, named, report: &report) {
            files = ready
        } else if options.skipsMissingTools {
            report += inputs.map { input in
                Diagnostic(
                    .warning, "resource-left-out", "only Apple's '\(tool.program)' can compile this, so that it is left out here",
                    at: SourceLocation(path: input.path))
            }
            files = []
        } else {
            files = try appleTools.compile(tool, named, options.apple, report: &report)
        }
        return files.filter { $0.path != AppleToolCommand.partialInfoPlistName }.map { file in
            var file = file
            file.path = PathText.join(folder, file.path)
            return file
        }
    }
}
