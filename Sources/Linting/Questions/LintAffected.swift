import Configuration
package import Diagnostics
package import JSON
import SystemSupport

/// The targets whose findings a change may have changed: by their own files, or by what they are linted with.
package struct LintAffected {
    /// One target.
    package struct Answer: Sendable, Hashable {
        /// The name of the target.
        package var target: String
        /// What was changed, in words.
        package var reason: String
    }

    /// The targets, in the order of the project.
    package let answers: [Answer]
    /// What reading had to tell.
    package let diagnostics: [Diagnostic]

    /// Compares the work tree with a revision.
    ///
    /// - Parameters:
    ///   - session: the plan of all targets, whatever was changed.
    ///   - revision: the revision; where the history left it counts.
    /// - Throws: ``DiagnosticError`` when there is no git, no repository, or no such revision.
    package init(_ session: LintSession, since revision: String) throws {
        var diagnostics = session.diagnostics
        guard let changes = try LintChanges(.changedSince(revision), session.setup, in: session.environment, diagnostics: &diagnostics)
        else {
            answers = []
            self.diagnostics = diagnostics
            return
        }
        var files: [Int: Int] = [:]
        var configurations: [Int: String] = [:]
        for (group, numbers) in zip(session.plan.groups, session.configurationNumbers) {
            for (file, number) in zip(group.files, numbers) {
                let configuration = session.configurations[number].files.last { changes.contains($0) }
                let isChanged = changes.contains(file.path)
                for use in file.uses {
                    if isChanged { files[use.target, default: 0] += 1 }
                    if let configuration, configurations[use.target] == nil {
                        configurations[use.target] = session.environment.shown(configuration)
                    }
                }
            }
        }
        answers = session.plan.targets.enumerated().compactMap { index, target in
            guard target.reason == nil else { return nil }
            if changes.isEverything { return Answer(target: target.name, reason: "the trellis.yml was changed") }
            if let path = configurations[index] { return Answer(target: target.name, reason: "'\(path)' was changed") }
            guard let count = files[index] else { return nil }
            return Answer(target: target.name, reason: LintSummary.counted(count, "file") + (count == 1 ? " was changed" : " were changed"))
        }
        self.diagnostics = diagnostics
    }

    /// The rows of a table: target and reason.
    package var rows: [[String]] { answers.map { [$0.target, $0.reason] } }

    /// The answers by the schema `trellis-lint/affected/1`.
    package var json: JSONValue {
        [
            "schema": "trellis-lint/affected/1",
            "targets": .array(answers.map { ["target": .string($0.target), "reason": .string($0.reason)] }),
        ]
    }
}
