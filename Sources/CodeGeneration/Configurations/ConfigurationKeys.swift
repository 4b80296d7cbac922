import Configuration
import Diagnostics
import YAML

/// What readers of the configurations of other tools ask of a node: what is not known is named, and does not stop them.
extension YAMLNode {
    /// Warns of keys that are not among the known ones; where one is known to be left out on purpose, with the reason.
    func warnOfKeys(
        _ subject: String,
        known: [String],
        unsupported: [String: String] = [:],
        diagnostics: inout [Diagnostic]
    ) {
        for pair in pairs ?? [] {
            let name = pair.key.scalarText ?? ""
            if known.contains(name) { continue }
            if let reason = unsupported[name] {
                diagnostics.append(
                    Diagnostic(.warning, "unsupported-key", "'\(name)' in \(subject) is not supported: \(reason)", at: pair.key.location))
                continue
            }
            let nearest = Spelling.nearest(to: name, among: known)
            let remedy = nearest.map { "did you mean '\($0)'" } ?? "known are " + known.map { "'\($0)'" }.joined(separator: ", ")
            diagnostics.append(Diagnostic(.warning, "unknown-key", "unknown key '\(name)' in \(subject); \(remedy)", at: pair.key.location))
        }
    }

    /// The texts of a list, or of a text alone, with their places; nothing is an empty list.
    func locatedStrings(_ subject: String) throws(DiagnosticError) -> [Located<String>] {
        if isNull { return [] }
        if let string { return [Located(string, at: location)] }
        var strings: [Located<String>] = []
        for item in try requireItems(subject) where !item.isNull {
            strings.append(Located(try item.requireString("an item of \(subject)"), at: item.location))
        }
        return strings
    }

    /// The nodes of a list, or the node alone.
    var nodes: [YAMLNode] { isNull ? [] : items ?? [self] }
}
