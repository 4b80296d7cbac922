import Diagnostics
import YAML

/// Reads a word that has to be one of a few.
enum SpecChoice {
    /// The case that a word names; `nil`, and an error, when there is none.
    static func read<Choice: RawRepresentable & CaseIterable>(
        _ node: YAMLNode,
        _ subject: String,
        diagnostics: inout [Diagnostic]
    ) -> Choice? where Choice.RawValue == String {
        word(node, subject, known: Choice.allCases.map(\.rawValue), diagnostics: &diagnostics).flatMap(Choice.init)
    }

    /// The word, when it is known; else `nil` and an error.
    static func word(_ node: YAMLNode, _ subject: String, known: [String], diagnostics: inout [Diagnostic]) -> String? {
        let word = node.scalarText ?? ""
        if known.contains(word) { return word }
        let remedy: String
        if let nearest = Spelling.nearest(to: word, among: known) {
            remedy = "did you mean '\(nearest)'"
        } else {
            remedy = "known \(subject) are " + known.map { "'\($0)'" }.joined(separator: ", ")
        }
        diagnostics.append(Diagnostic(.error, "unknown-value", "unknown value '\(word)'; \(remedy)", at: node.location))
        return nil
    }
}
