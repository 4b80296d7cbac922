import ArtifactCache
import Checksums
import Diagnostics
import SystemSupport

/// All files of a bundle, each with what it comes from.
struct BundleTree {
    /// Where the bytes of a file come from.
    private enum Source {
        /// The file that stands there already.
        case kept
        case bytes([UInt8], isExecutable: Bool)
        case copy(of: String)
    }

    private let request: BundleRequest
    private var sources: [String: Source] = [:]
    /// What makes each file, for messages.
    private var origins: [String: String] = [:]
    /// The files of each step, by its subject.
    private var pathsOfSteps: [String: [String]] = [:]

    /// Puts the files of all steps together.
    ///
    /// - Throws: `DiagnosticError` when two resources make different files of one name.
    init(_ request: BundleRequest, _ results: [StepOutcome]) throws {
        self.request = request
        var problems: [Diagnostic] = []
        for file in request.files { add(file.path, .bytes(file.bytes, isExecutable: false), origin: "", &problems) }
        for result in results { try add(result, &problems) }
        guard problems.isEmpty else { throw DiagnosticError(problems) }
    }

    private mutating func add(_ result: StepOutcome, _ problems: inout [Diagnostic]) throws {
        let origin = result.step.inputs.first?.path ?? ""
        var paths: [String] = []
        func place(_ relative: String) -> String { request.layout.path(of: relative) }
        for record in result.kept {
            paths.append(record.path)
            add(record.path, .kept, origin: origin, &problems)
        }
        for file in result.made {
            paths.append(place(file.path))
            add(place(file.path), .bytes(file.bytes, isExecutable: file.isExecutable), origin: origin, &problems)
        }
        if result.origin == .copied, let resource = result.step.inputs.first {
            for record in result.inputs {
                let inner = resource.isFolder ? PathText.relative(record.path, to: resource.source) : ""
                let path = place(inner.isEmpty ? resource.destination : "\(resource.destination)/\(inner)")
                paths.append(path)
                add(path, .copy(of: record.path), origin: origin, &problems)
            }
        }
        pathsOfSteps[result.step.subject, default: []] += paths
    }

    private mutating func add(_ path: String, _ source: Source, origin: String, _ problems: inout [Diagnostic]) {
        if let old = sources[path], bytes(of: old, at: path) != bytes(of: source, at: path) {
            let other = origins[path].flatMap { $0.isEmpty ? nil : $0 } ?? "the settings"
            problems.append(
                Diagnostic(
                    .error, "resource-collision",
                    "'\(path)' in the bundle is also made of '\(other)', with other "
                        + "content; rename one of the two",
                    at: SourceLocation(path: origin)))
            return
        }
        sources[path] = source
        origins[path] = origin
    }

    private func bytes(of source: Source, at path: String) -> [UInt8]? {
        switch source {
        case .kept: try? DiskFileSystem().read(PathText.join(request.output, path))
        case .bytes(let bytes, _): bytes
        case .copy(let file): try? DiskFileSystem().read(file)
        }
    }

    /// The paths of all files, sorted.
    var paths: [String] { sources.keys.sorted { NameOrder.precedes($0, $1) } }

    /// Puts the bundle in its place.
    func write() throws {
        var tree = OutputTree()
        for path in paths {
            switch sources[path] {
            case .kept: try tree.add(path, .copy(of: PathText.join(request.output, path), method: .hardLink, isExecutable: false))
            case .bytes(let bytes, let isExecutable): try tree.add(path, bytes: bytes, isExecutable: isExecutable)
            case .copy(let file): try tree.add(path, .copy(of: file, method: .clone, isExecutable: false))
            case nil: continue
            }
        }
        try Self.writer(request).write(tree, to: request.output)
    }

    /// What puts the bundle in its place. A bundle is ours to replace; any other folder is only when the user says so.
    static func writer(_ request: BundleRequest) -> OutputWriter {
        let mayReplace = request.isForced || ["bundle", "resources"].contains(PathText.fileExtension(of: request.output))
        return OutputWriter(force: mayReplace, durability: .never, writing: request.writing)
    }

    /// What is remembered about the bundle as it is on disk now.
    func state(_ results: [StepOutcome]) -> BundleState {
        func records(_ paths: [String]) -> [FileRecord] {
            paths.compactMap { FileRecord($0, at: PathText.join(request.output, $0)) }
        }
        var state = BundleState()
        for result in results {
            let subject = result.step.subject
            state.steps[subject] = BundleState.Step(
                key: result.key, inputs: result.inputs, outputs: records(pathsOfSteps[subject] ?? []), report: result.reportBytes)
        }
        state.steps[BundleState.fileSubject] = BundleState.Step(
            key: request.fileKey, inputs: [], outputs: records(request.files.map(\.path)), report: [])
        return state
    }
}
