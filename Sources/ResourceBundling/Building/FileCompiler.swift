import ArtifactCache
import Checksums
package import Diagnostics
import SystemSupport

/// Compiles single resources into a folder.
package struct FileCompiler {
    private let options: BundleOptions
    private let environment: BundleEnvironment

    /// Prepares the work.
    package init(options: BundleOptions, environment: BundleEnvironment) {
        self.options = options
        self.environment = environment
    }

    /// What came of compiling.
    package struct Outcome: Sendable, Hashable {
        /// The files that the resources became, relative to the folder, sorted.
        package var outputs: [String]
        /// How many of them were written because they differ.
        package var writtenCount: Int
        /// What there is to know.
        package var diagnostics: [Diagnostic]
    }

    /// Compiles resources.
    ///
    /// - Parameters:
    ///   - paths: files, or folders that are one thing, as the user named them; the folder of a language stays around its files.
    ///   - folder: where the results go, as the user named it.
    ///   - isDry: whether nothing is written.
    ///   - isRecording: whether a record is put beside each product of a tool of Apple, so that it is taken on other machines.
    /// - Throws: `DiagnosticError` with everything that cannot be compiled; nothing is written then.
    package func compile(_ paths: [String], into folder: String, isDry: Bool, isRecording: Bool) throws -> Outcome {
        var outcome = Outcome(outputs: [], writtenCount: 0, diagnostics: [])
        var made: [String: [UInt8]] = [:]
        var problems: [Diagnostic] = []
        for step in BundleStep.steps(for: try paths.map(resource)) {
            do {
                for file in try files(of: step, &outcome.diagnostics) { made[file.path] = file.bytes }
                if isRecording, case .apple(let tool) = step.kind {
                    let product = tool.product(of: PathText.lastComponent(of: step.inputs.first?.source ?? ""))
                    made[product + PrecompiledProduct.recordSuffix] = try PrecompiledProduct.record(of: step.inputs.map(\.source))
                }
            } catch let error as DiagnosticError {
                problems += error.diagnostics
            }
        }
        guard problems.isEmpty else { throw DiagnosticError(problems) }
        outcome.outputs = made.keys.sorted(by: NameOrder.precedes)
        guard !isDry else { return outcome }
        let root = environment.absolute(folder)
        var existing = root
        while existing != "/", DiskFileSystem().kind(at: existing) != .directory { existing = PathText.parent(of: existing) }
        for path in outcome.outputs where try AtomicFile.write(made[path] ?? [], to: PathText.join(root, path), below: existing) == .written
        {
            outcome.writtenCount += 1
        }
        return outcome
    }

    private func resource(_ path: String) throws(DiagnosticError) -> Resource {
        let source = environment.absolute(path)
        guard let kind = DiskFileSystem().kind(at: source) else {
            throw DiagnosticError("no-file", "there is no file '\(path)'")
        }
        if kind == .directory, !OpaqueFolder.isOne(source) {
            throw DiagnosticError("folder", "'\(path)' is a folder; name the files in it, or use 'trellis-bundle build'")
        }
        let parent = PathText.lastComponent(of: PathText.parent(of: source))
        let name = PathText.lastComponent(of: source)
        return Resource(
            source: source, path: path, destination: parent.hasSuffix(".lproj") ? "\(parent)/\(name)" : name, isFolder: kind == .directory)
    }

    private func files(of step: BundleStep, _ diagnostics: inout [Diagnostic]) throws -> [SharedCache.MadeFile] {
        let key = try step.key(options, subject: "files").digest
        if let known = environment.cache?.files(for: key) {
            diagnostics += StepReport.decode(known.result.report, inputs: step.inputs)
            return zip(known.result.outputs, known.contents).map { .init(path: $0.path, bytes: $1, isExecutable: $0.isExecutable) }
        }
        var report: [Diagnostic] = []
        let files = try StepCompiler(options: options, appleTools: environment.appleTools).files(of: step, report: &report)
        diagnostics += report
        _ = try? environment.cache?.store(files, report: StepReport.encode(report, inputs: step.inputs), for: key)
        return files
    }
}
