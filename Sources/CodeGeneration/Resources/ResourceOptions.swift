import Diagnostics
import JSON

/// What parsers of resources ask of their options.
enum ResourceOptions {
    /// Warns of options that a parser does not know.
    static func check(_ options: JSONValue, of parser: String, known: [String], diagnostics: inout [Diagnostic]) {
        guard case .object(let members) = options else { return }
        for member in members where !known.contains(member.key) {
            let nearest = Spelling.nearest(to: member.key, among: known)
            let list = known.isEmpty ? "the parser has none" : "known are " + known.map { "'\($0)'" }.joined(separator: ", ")
            let message = "unknown option '\(member.key)' of '\(parser)'; \(nearest.map { "did you mean '\($0)'" } ?? list)"
            diagnostics.append(Diagnostic(.warning, "unknown-option", message))
        }
    }
}
