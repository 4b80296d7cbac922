package import Diagnostics
package import JSON
package import ProjectModel
import SystemSupport

/// The targets that a change reaches, each with the way by which the change comes to it.
package struct AffectedReport: Sendable {
    /// One target.
    package struct Answer: Sendable {
        /// The target.
        package var target: NamedTarget
        /// The way: the target itself, then each time what the one before needs; the last one has the cause.
        package var chain: [Step]
        /// What happened to the last target of the chain.
        package var cause: AffectedCause
    }

    /// One step of a chain.
    package struct Step: Sendable, Hashable {
        /// The target or product.
        package var label: String
        /// Why it needs the next one; `nil` for the last.
        package var reason: TargetGraph.Edge.Reason?
    }

    /// The targets in the order of the workspace.
    package let answers: [Answer]
    /// Changed paths that no target has and no project is made of, as they are shown; sorted.
    package let unexplained: [String]
    /// What reading the projects had to tell.
    package let diagnostics: [Diagnostic]
    private let project: String

    /// Finds the targets that a change reaches.
    ///
    /// - Parameters:
    ///   - request: the change.
    ///   - testsOnly: whether only bundles of tests are asked for.
    /// - Throws: ``DiagnosticError`` when there is no project now, git does not know the revision, or there is no git.
    package init(_ request: AffectedRequest, testsOnly: Bool) throws {
        let (pastRequest, changedPaths) = try request.resolve()
        let now = try OpenedWorkspace(request.project)
        // A project that could not be read then is no reason to fail now; all of its targets count as affected.
        let past = changedPaths.isEmpty ? .success(now) : Self.past(pastRequest)
        let affected = AffectedTargets(now: now, past: past, changedPaths: changedPaths)
        let targets = now.targets
        answers = AffectedWays(affected.graph, causes: affected.causes).all().compactMap { node, chain, cause in
            guard case .target = affected.graph.nodes[node].subject else { return nil }
            // Targets are the first nodes, in the order of the workspace.
            let answer = Answer(target: targets[node], chain: chain, cause: cause)
            return testsOnly && answer.target.target.productType?.isTest != true ? nil : answer
        }
        let rest = changedPaths.filter { !affected.explained.contains($0) }
        unexplained = rest.map { now.paths.text(for: .absolute($0)) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        diagnostics = now.diagnostics
        project = now.workspace.name
    }

    private static func past(_ request: ProjectRequest) -> Result<OpenedWorkspace, AffectedCause.UnknownPast> {
        do {
            return .success(try OpenedWorkspace(request))
        } catch {
            let first = (error as? DiagnosticError)?.diagnostics.first
            if first?.code == "no-such-file" || first?.code == "no-project" {
                return .failure(AffectedCause.UnknownPast(reason: "the project did not exist before"))
            }
            let reason = "the project could not be read as it was before: \(first?.message ?? "\(error)")"
            return .failure(AffectedCause.UnknownPast(reason: reason))
        }
    }

    /// One row for each target: its name, and the chain of reasons.
    package var rows: [[String]] { answers.map { [$0.target.label, Self.text(of: $0)] } }

    /// The report by the schema `trellis-project/affected/1`.
    package var json: JSONValue {
        let targets = answers.map { answer -> JSONValue in
            let steps = answer.chain.map { step -> JSONValue in
                ["target": .string(step.label), "needsNext": .optional(step.reason?.description)]
            }
            return [
                "target": .string(answer.target.label),
                "project": .string(answer.target.project.name),
                "isTest": .boolean(answer.target.target.productType?.isTest == true),
                "cause": .string(answer.cause.description),
                "chain": .array(steps),
            ]
        }
        return [
            "schema": "trellis-project/affected/1",
            "project": .string(project),
            "targets": .array(targets),
            "unexplained": .strings(unexplained),
        ]
    }

    private static func text(of answer: Answer) -> String {
        let steps = zip(answer.chain, answer.chain.dropFirst()).map { step, next -> String in
            switch step.reason {
            case .product(let product): "uses '\(product)' of '\(next.label)'"
            case .implicit(let product): "links or copies '\(product)' of '\(next.label)'"
            case .dependency, nil: "depends on '\(next.label)'"
            }
        }
        return (steps + [answer.cause.description]).joined(separator: " <- ")
    }
}
