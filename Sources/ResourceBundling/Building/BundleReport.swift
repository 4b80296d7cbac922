import ArtifactCache
package import Diagnostics
package import JSON
import SystemSupport

/// A bundle that was made, and what is said about it.
package struct BundleReport: Sendable {
    private let plan: PlannedBundle
    private let outcome: BundleOutcome
    private let environment: BundleEnvironment

    /// Makes a bundle.
    ///
    /// - Throws: `DiagnosticError` when it cannot be planned or made.
    package init(_ arguments: BundleArguments, _ environment: BundleEnvironment) throws {
        plan = try BundlePlanner(arguments, environment).plan()
        outcome = try BundleBuilder(plan.request).build()
        self.environment = environment
    }

    /// What there is to know about it.
    package var diagnostics: [Diagnostic] { plan.diagnostics + outcome.diagnostics }

    private var outputs: [String] { outcome.outputs.sorted(by: NameOrder.precedes) }

    /// How the result of each step came to be, and what made it run again, in lines.
    package var explanation: String {
        outcome.steps.map { step in
            "\(step.origin.rawValue): \(step.subject)\n" + step.changes.map { "  \($0.text)\n" }.joined()
        }.joined()
    }

    /// The report by the schema `trellis-bundle/1`.
    package var json: JSONValue {
        let counts = outcome.counts
        let steps = outcome.steps.map { step -> JSONValue in
            .object([.init("subject", .string(step.subject)), .init("origin", .string(step.origin.rawValue))])
        }
        return .object([
            .init("schema", "trellis-bundle/1"), .init("bundle", .string(environment.shown(plan.request.output))),
            .init("written", .boolean(outcome.isWritten)), .init("unchanged", .integer(counts.unchanged)),
            .init("fromThisMachine", .integer(counts.fromThisMachine)), .init("fromTeam", .integer(counts.fromTeam)),
            .init("compiled", .integer(counts.compiled)), .init("copied", .integer(counts.copied)), .init("outputs", .strings(outputs)),
            .init("steps", .array(steps)),
        ])
    }

    /// Writes what Make and Xcode want to know.
    ///
    /// - Parameters:
    ///   - dependencyFile: a rule for Make, as the user named it; `nil` for none.
    ///   - folder: where the lists for Xcode go, as the user named it; `nil` for none.
    /// - Throws: `DiagnosticError` when one of them cannot be written.
    package func writeLists(dependencyFile: String?, folder: String?) throws {
        guard dependencyFile != nil || folder != nil else { return }
        let inputs = Set(outcome.inputs + plan.definitionFiles)
        let lists = DependencyLists(
            inputs: inputs.sorted(by: NameOrder.precedes), outputs: outputs.map { PathText.join(plan.request.output, $0) })
        if let dependencyFile {
            try DependencyLists.write(lists.makeRule(from: environment.workingDirectory), to: environment.absolute(dependencyFile))
        }
        guard let folder else { return }
        for (kind, files) in [("inputs", lists.inputs), ("outputs", lists.outputs)] {
            let text = DependencyLists.xcodeList(files, sourceRoot: environment.workingDirectory)
            try DependencyLists.write(text, to: PathText.join(environment.absolute(folder), "\(plan.request.name)-\(kind).xcfilelist"))
        }
    }
}
