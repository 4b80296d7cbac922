package import Diagnostics
package import JSON

/// Diagnostics as JSON, in every report the same.
package enum DiagnosticsJSON {
    /// The list of diagnostics.
    package static func value(_ diagnostics: [Diagnostic]) -> JSONValue {
        .array(
            diagnostics.map { diagnostic in
                let head: [JSONValue.Member] = [
                    JSONValue.Member("severity", .string(diagnostic.severity.rawValue)),
                    JSONValue.Member("code", .string(diagnostic.code)),
                    JSONValue.Member("message", .string(diagnostic.message)),
                ]
                let notes = diagnostic.notes.map { note in
                    JSONValue.object([JSONValue.Member("message", .string(note.message))] + location(note.location))
                }
                return .object(head + location(diagnostic.location) + [JSONValue.Member("notes", .array(notes))])
            }
        )
    }

    private static func location(_ location: SourceLocation?) -> [JSONValue.Member] {
        [
            JSONValue.Member("path", .optional(location?.path)),
            JSONValue.Member("line", location?.line.map(JSONValue.integer) ?? .null),
            JSONValue.Member("column", location?.column.map(JSONValue.integer) ?? .null),
        ]
    }
}
