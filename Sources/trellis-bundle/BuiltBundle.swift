import ArtifactCache
import CommandLineSupport
import Diagnostics
import JSON
import Reports
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
        let workingDirectory = environment.workingDirectory
        if let dependencyFile {
            try ReportFile.write(lists.makeRule(from: workingDirectory), to: dependencyFile, from: workingDirectory)
        }
        guard let folder else { return }
        for (kind, files) in [("inputs", lists.inputs), ("outputs", lists.outputs)] {
            let text = DependencyLists.xcodeList(files, sourceRoot: workingDirectory)
            let path = PathText.join(folder, "\(plan.request.name)-\(kind).xcfilelist")
            try ReportFile.write(text, to: path, from: workingDirectory)
        }
    }

    func response(isJSON: Bool, isExplaining: Bool) -> Response {
        Response(output: isJSON ? JSONWriter.text(json) : isExplaining ? outcome.explanation : "", diagnostics: diagnostics)
    }

    var json: JSONValue { outcome.json(ofBundle: environment.shown(plan.request.output)) }
}
