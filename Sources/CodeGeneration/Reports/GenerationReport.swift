import Diagnostics
package import JSON
import SystemSupport

/// What a run tells its user.
package struct GenerationReport: Sendable {
    /// The files of the plan beside what is on disk.
    package var states: [WritePlan.State]
    /// The paths of the files that were written or removed.
    package var written: Set<String>
    /// The result of the run.
    package var result: GenerationResult
    /// The folder that the paths are shown from, absolute.
    package var workingDirectory: String

    /// Makes a report.
    package init(_ result: GenerationResult, states: [WritePlan.State], written: [String], workingDirectory: String) {
        self.result = result
        self.states = states
        self.written = Set(written)
        self.workingDirectory = workingDirectory
    }

    /// The files that are not what they shall be.
    package var stale: [WritePlan.State] { states.filter { !$0.isCurrent } }

    /// A path as it is shown.
    package func shown(_ path: String) -> String {
        PathText.isBelow(path, workingDirectory) ? PathText.relative(path, to: workingDirectory) : path
    }

    /// One line for each file that is not what it shall be.
    package var text: String {
        stale.map { state in
            let verb = state.file.content == nil ? "removed" : state.current == nil ? "created" : "changed"
            return "\(verb) \(shown(state.file.path))\n"
        }.joined()
    }

    /// The whole report, by the schema `trellis-codegen/1`.
    ///
    /// - Parameter hasContent: whether the content of files stands in it that are not what they shall be.
    package func json(hasContent: Bool) -> JSONValue {
        [
            "schema": "trellis-codegen/1",
            "outputs": .array(states.map { json($0, hasContent: hasContent) }),
            "entries": .array(
                result.entries.map { entry in
                    [
                        "output": .string(shown(entry.output)), "templates": .strings(entry.templates),
                        "inputs": .strings(entry.inputs.paths.map(shown)), "cached": .boolean(entry.isCached),
                    ]
                }),
            "diagnostics": .array(result.diagnostics.map(Self.json)),
        ]
    }

    private func json(_ state: WritePlan.State, hasContent: Bool) -> JSONValue {
        let verdict =
            state.isCurrent ? "current" : written.contains(state.file.path) ? (state.file.content == nil ? "removed" : "written") : "stale"
        var members: [JSONValue.Member] = [
            .init("path", .string(shown(state.file.path))), .init("kind", .string(state.file.kind.rawValue)),
            .init("state", .string(verdict)), .init("templates", .strings(state.file.origins.map(\.template))),
        ]
        if hasContent, !state.isCurrent {
            members.append(.init("content", .optional(state.file.content.map { String(decoding: $0, as: UTF8.self) })))
        }
        return .object(members)
    }

    private static func json(_ diagnostic: Diagnostic) -> JSONValue {
        [
            "severity": .string(diagnostic.severity.rawValue), "code": .string(diagnostic.code), "message": .string(diagnostic.message),
            "file": .optional(diagnostic.location?.path), "line": diagnostic.location?.line.map { .integer($0) } ?? .null,
            "column": diagnostic.location?.column.map { .integer($0) } ?? .null,
        ]
    }
}
