import ArtifactCache
import CommandLineSupport
import Diagnostics
import JSON
import ResourceBundling
import SystemSupport

/// A bundle that was made, and what is said about it.
struct BuiltBundle {
    private let plan: PlannedBundle
    private let outcome: BundleOutcome
    private let environment: BundleEnvironment
    var diagnostics: [Diagnostic]

    init(_ arguments: BundleArguments, _ environment: BundleEnvironment) throws {
        plan = try BundlePlanner(arguments, environment).plan()
        outcome = try BundleBuilder(plan.request).build()
        self.environment = environment
        diagnostics = plan.diagnostics + outcome.diagnostics
    }

    /// What Make and Xcode want to know.
    private var lists: DependencyLists {
        let inputs = Set(outcome.inputs + plan.definitionFiles)
        return DependencyLists(
            inputs: inputs.sorted(by: NameOrder.precedes), outputs: outcome.outputs.map { PathText.join(plan.request.output, $0) })
    }

    func writeLists(dependencyFile: String?, folder: String?) throws {
        if let dependencyFile { try write(lists.makeRule(from: environment.workingDirectory), to: environment.absolute(dependencyFile)) }
        guard let folder else { return }
        for (kind, files) in [("inputs", lists.inputs), ("outputs", lists.outputs)] {
            let text = DependencyLists.xcodeList(files, sourceRoot: environment.workingDirectory)
            try write(text, to: PathText.join(environment.absolute(folder), "\(plan.request.name)-\(kind).xcfilelist"))
        }
    }

    private func write(_ text: String, to path: String) throws {
        var root = PathText.parent(of: path)
        while root != "/", DiskFileSystem().kind(at: root) != .directory { root = PathText.parent(of: root) }
        _ = try AtomicFile.write(Array(text.utf8), to: path, below: root)
    }

    func response(isJSON: Bool, isExplaining: Bool) -> Response {
        var response = Response(diagnostics: diagnostics)
        if isJSON {
            response.output = JSONWriter.text(json)
        } else if isExplaining {
            response.output = outcome.steps.map { step in
                let changes = step.changes.map { "  \($0.label): \($0.old ?? "nothing") → \($0.new ?? "nothing")\n" }.joined()
                return "\(step.origin.rawValue): \(step.subject)\n\(changes)"
            }.joined()
        }
        return response
    }

    var json: JSONValue {
        let counts = outcome.counts
        return .object([
            .init("schema", "trellis-bundle/1"), .init("bundle", .string(environment.shown(plan.request.output))),
            .init("written", .boolean(outcome.isWritten)),
            .init("unchanged", .integer(counts.unchanged)), .init("fromThisMachine", .integer(counts.fromThisMachine)),
            .init("fromTeam", .integer(counts.fromTeam)), .init("compiled", .integer(counts.compiled)),
            .init("copied", .integer(counts.copied)),
            .init("outputs", .strings(outcome.outputs)),
            .init(
                "steps",
                .array(
                    outcome.steps.map { .object([.init("subject", .string($0.subject)), .init("origin", .string($0.origin.rawValue))]) })),
        ])
    }
}
