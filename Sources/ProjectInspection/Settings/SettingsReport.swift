import BuildSettings
package import Diagnostics
package import JSON
package import ProjectModel

/// What the settings of targets resolve to.
package struct SettingsReport: Sendable {
    /// The settings of one target in one configuration.
    package struct Answer: Sendable {
        /// The target.
        package var target: NamedTarget
        /// The configuration.
        package var configuration: String
        /// The SDK that conditions were compared with.
        package var sdk: String?
        /// The settings with their values; `nil` for one that was asked for by name and has no value.
        package var settings: [(name: String, value: String?)]
    }

    /// The answers by target, then by configuration.
    package let answers: [Answer]
    /// What reading and resolving had to tell.
    package let diagnostics: [Diagnostic]
    private let project: String

    /// Resolves settings.
    ///
    /// - Parameters:
    ///   - opened: the projects.
    ///   - targets: the targets that are asked for.
    ///   - names: the names that are asked for; empty for all that have a value.
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
        var faults: [Diagnostic] = []
        var told: Set<Diagnostic> = []
        for named in targets {
            for request in try question.requests(for: named.project) {
                let scope = reader.scope(of: named.target, in: named.project, request)
                var evaluator = scope.evaluator
                let asked = names.isEmpty ? evaluator.names : names
                let settings = asked.map { (name: $0, value: evaluator.text(of: $0)) }
                answers.append(
                    Answer(
                        target: named,
                        configuration: request.configuration,
                        sdk: scope.parameters.sdk,
                        settings: names.isEmpty ? settings.filter { $0.value != nil } : settings
                    )
                )
                faults += evaluator.diagnostics.filter { told.insert($0).inserted }
            }
        }
        self.answers = answers
        diagnostics = opened.shown(opened.diagnostics + reader.diagnostics + faults)
        project = opened.workspace.name
    }

    /// Whether a setting that was asked for by name has a value nowhere.
    package var hasUnknownNames: Bool {
        guard let first = answers.first else { return false }
        return first.settings.indices.contains { index in
            answers.allSatisfy { index < $0.settings.count && $0.settings[index].value == nil }
        }
    }

    /// One line for each setting, below a head for each target and configuration when there are several.
    package var text: String {
        let blocks = answers.map { answer -> String in
            let head = answers.count > 1 ? "// \(answer.target.label), \(answer.configuration)\n" : ""
            return head + answer.settings.map { "\($0.name) = \($0.value ?? "")\n" }.joined()
        }
        return blocks.joined(separator: "\n")
    }

    /// The report by the schema `trellis-project/settings/1`.
    package var json: JSONValue {
        let items = answers.map { answer -> JSONValue in
            [
                "target": .string(answer.target.label),
                "project": .string(answer.target.project.name),
                "configuration": .string(answer.configuration),
                "sdk": .optional(answer.sdk),
                "settings": .object(answer.settings.map { JSONValue.Member($0.name, .optional($0.value)) }),
            ]
        }
        return ["schema": "trellis-project/settings/1", "project": .string(project), "answers": .array(items)]
    }
}
