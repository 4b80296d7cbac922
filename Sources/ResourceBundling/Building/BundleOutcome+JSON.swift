import ArtifactCache
package import JSON

extension BundleOutcome {
    /// What was made, by the schema `trellis-bundle/1`.
    ///
    /// - Parameter bundle: the bundle as it is shown.
    package func json(ofBundle bundle: String) -> JSONValue {
        .object([
            .init("schema", "trellis-bundle/1"), .init("bundle", .string(bundle)), .init("written", .boolean(isWritten)),
            .init("unchanged", .integer(counts.unchanged)), .init("fromThisMachine", .integer(counts.fromThisMachine)),
            .init("fromTeam", .integer(counts.fromTeam)), .init("compiled", .integer(counts.compiled)),
            .init("copied", .integer(counts.copied)), .init("outputs", .strings(outputs)), .init("steps", .array(steps.map(Self.json))),
        ])
    }

    /// How each step came to its result, and what had changed, in lines.
    package var explanation: String {
        steps.map { step in
            let changes = step.changes.map { "  \($0.label): \($0.old ?? "nothing") → \($0.new ?? "nothing")\n" }.joined()
            return "\(step.origin.rawValue): \(step.subject)\n\(changes)"
        }.joined()
    }

    private static func json(_ step: Step) -> JSONValue {
        .object([.init("subject", .string(step.subject)), .init("origin", .string(step.origin.rawValue))])
    }
}
