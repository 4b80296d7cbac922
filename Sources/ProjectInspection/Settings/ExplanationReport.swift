package import BuildSettings
package import Diagnostics
package import JSON
package import ProjectModel

/// How settings come to their values: every level that had a say, the lowest first.
package struct ExplanationReport: Sendable {
    /// How one setting of one target comes to its value.
    package struct Answer: Sendable {
        /// The target.
        package var target: NamedTarget
        /// The configuration.
        package var configuration: String
        /// The explanation.
        package var explanation: SettingExplanation
    }

    /// The answers by target, then by configuration, then by name.
    package let answers: [Answer]
    /// What reading and resolving had to tell.
    package let diagnostics: [Diagnostic]
    private let opened: OpenedWorkspace

    /// Explains settings.
    ///
    /// - Parameters:
    ///   - opened: the projects.
    ///   - targets: the targets that are asked for.
    ///   - names: the settings to explain.
    ///   - question: the configurations and what else a command line may name.
    /// - Throws: ``DiagnosticError`` for a configuration that does not exist.
    package init(
        _ opened: OpenedWorkspace,
        targets: [NamedTarget],
        names: [String],
        question: SettingsQuestion
    ) throws(DiagnosticError) {
        var reader = SettingsReader(opened.workspace, fileSystem: opened.fileSystem, overrides: question.overrides)
        var answers: [Answer] = []
        for named in targets {
            for request in try question.requests(for: named.project) {
                let evaluator = reader.evaluator(of: named.target, in: named.project, request)
                answers += names.map {
                    Answer(target: named, configuration: request.configuration, explanation: evaluator.explain($0))
                }
            }
        }
        var told: Set<Diagnostic> = []
        let faults = answers.flatMap(\.explanation.diagnostics).filter { told.insert($0).inserted }
        self.answers = answers
        self.opened = opened
        diagnostics = opened.shown(opened.diagnostics + reader.diagnostics + faults)
    }

    /// Whether a setting has no value in any target.
    package var hasUnknownNames: Bool { answers.contains { $0.explanation.value == nil } }

    /// The rows of a table for each answer: the value in the end, then each assignment.
    package var tables: [(head: String, rows: [[String]])] {
        answers.map { answer in
            let explanation = answer.explanation
            let place = "\(answer.target.label), \(answer.configuration)"
            let head =
                explanation.value.map { "\(explanation.name) = \($0)   // \(place)" } ?? "\(explanation.name) has no value   // \(place)"
            return (head, explanation.entries.map { row(of: $0, name: explanation.name) })
        }
    }

    private func row(of entry: SettingExplanation.Entry, name: String) -> [String] {
        let written = "\(name)\(entry.conditions) = \(entry.writtenValue)"
        let result =
            if let failed = entry.failedCondition {
                "does not apply: \(failed) does not hold"
            } else if entry.isWinner {
                "is the value: \(entry.value ?? "")"
            } else {
                "comes to: \(entry.value ?? "")"
            }
        return ["  " + entry.levelName, location(entry), written, result]
    }

    private func location(_ entry: SettingExplanation.Entry) -> String {
        guard let location = entry.location else { return "-" }
        return opened.shown(location).description
    }

    /// The report by the schema `trellis-project/explain/1`.
    package var json: JSONValue {
        let items = answers.map { answer -> JSONValue in
            [
                "target": .string(answer.target.label),
                "project": .string(answer.target.project.name),
                "configuration": .string(answer.configuration),
                "name": .string(answer.explanation.name),
                "value": .optional(answer.explanation.value),
                "assignments": .array(answer.explanation.entries.map(json)),
            ]
        }
        return ["schema": "trellis-project/explain/1", "project": .string(opened.workspace.name), "answers": .array(items)]
    }

    private func json(_ entry: SettingExplanation.Entry) -> JSONValue {
        let place = entry.location.map(opened.shown)
        return [
            "level": .string(entry.level.rawValue),
            "levelName": .string(entry.levelName),
            "conditions": .string(entry.conditions),
            "written": .string(entry.writtenValue),
            "applies": .boolean(entry.applies),
            "failedCondition": .optional(entry.failedCondition?.description),
            "value": .optional(entry.value),
            "isWinner": .boolean(entry.isWinner),
            "path": .optional(place?.path),
            "line": place?.line.map(JSONValue.integer) ?? .null,
            "column": place?.column.map(JSONValue.integer) ?? .null,
        ]
    }
}
