import Configuration
import Diagnostics
package import JSON

extension LintReport {
    /// The name and version of the schema that ``json`` follows.
    package static let schema = "trellis-lint/1"

    /// The whole report as JSON.
    ///
    ///     {
    ///       "schema": "trellis-lint/1",
    ///       "findings": [
    ///         {"path": "A.swift", "line": 3, "column": 9, "severity": "warning", "rule": "NeverForceUnwrap",
    ///          "message": "do not force unwrap 'y'", "targets": ["App"]}
    ///       ],
    ///       "targets": [
    ///         {"name": "App", "linter": "swift-format", "config": ".swift-format", "files": 1, "status": "linted",
    ///          "reason": null}
    ///       ],
    ///       "notes": [
    ///         {"severity": "note", "code": "target-skipped", "message": "…", "path": null, "line": null, "column": null,
    ///          "notes": []}
    ///       ]
    ///     }
    ///
    /// A column is null when the finding is about the whole line, a rule when it is about none, a linter when none ran, and
    /// a config when the linter looked for its own. A status is `linted`, `failed` or `skipped`; a reason is `no-rule`,
    /// `no-swift-files` or `no-existing-files`.
    package var json: JSONValue {
        [
            "schema": .string(Self.schema),
            "findings": .array(findings.map(Self.value)),
            "targets": .array(targets.map(Self.value)),
            "notes": .array(diagnostics.map(Self.value)),
        ]
    }

    private static func value(_ finding: Finding) -> JSONValue {
        [
            "path": .string(finding.path),
            "line": .integer(finding.line),
            "column": finding.column.map(JSONValue.integer) ?? .null,
            "severity": .string(finding.severity.rawValue),
            "rule": .optional(finding.rule),
            "message": .string(finding.message),
            "targets": .strings(finding.targets),
        ]
    }

    private static func value(_ target: TargetSummary) -> JSONValue {
        let (status, reason): (String, String?) =
            switch target.outcome {
            case .linted: ("linted", nil)
            case .failed: ("failed", nil)
            case .skipped(let reason): ("skipped", reason.rawValue)
            }
        return [
            "name": .string(target.name),
            "linter": .optional(target.linter?.rawValue),
            "config": .optional(target.configuration),
            "files": .integer(target.fileCount),
            "status": .string(status),
            "reason": .optional(reason),
        ]
    }

    private static func value(_ diagnostic: Diagnostic) -> JSONValue {
        let head: [JSONValue.Member] = [
            JSONValue.Member("severity", .string(diagnostic.severity.rawValue)),
            JSONValue.Member("code", .string(diagnostic.code)),
            JSONValue.Member("message", .string(diagnostic.message)),
        ]
        let notes = diagnostic.notes.map { note in
            JSONValue.object([JSONValue.Member("message", .string(note.message))] + place(note.location))
        }
        return .object(head + place(diagnostic.location) + [JSONValue.Member("notes", .array(notes))])
    }

    private static func place(_ location: SourceLocation?) -> [JSONValue.Member] {
        [
            JSONValue.Member("path", .optional(location?.path)),
            JSONValue.Member("line", location?.line.map(JSONValue.integer) ?? .null),
            JSONValue.Member("column", location?.column.map(JSONValue.integer) ?? .null),
        ]
    }
}
