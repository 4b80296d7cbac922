import Diagnostics
import YAML

/// Replaces `${NAME}` in the texts of a configuration by variables of the environment.
struct VariableExpansion {
    /// The variables.
    let environment: [String: String]

    /// A node with its texts expanded, those of keys left alone.
    ///
    /// - Parameter diagnostics: receives a warning for each variable that is not set and stays as it is.
    func expanded(_ node: YAMLNode, diagnostics: inout [Diagnostic]) -> YAMLNode {
        var result = node
        switch node.value {
        case .scalar(let text, let style):
            result.value = .scalar(expanded(text, at: node.location, diagnostics: &diagnostics), style)
        case .sequence(let items):
            result.value = .sequence(items.map { expanded($0, diagnostics: &diagnostics) })
        case .mapping(let pairs):
            result.value = .mapping(
                pairs.map { YAMLPair(key: $0.key, value: expanded($0.value, diagnostics: &diagnostics)) })
        }
        return result
    }

    private func expanded(_ text: String, at location: SourceLocation, diagnostics: inout [Diagnostic]) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        var result = ""
        var rest = Substring(text)
        while let range = rest.firstRange(of: "${"), let end = rest[range.upperBound...].firstIndex(of: "}") {
            let name = String(rest[range.upperBound..<end])
            result += rest[..<range.lowerBound]
            if let value = environment[name] {
                result += value
            } else {
                let message = "the variable '\(name)' is not set, so that '${\(name)}' stays as it is; set it in the environment"
                diagnostics.append(Diagnostic(.warning, "unknown-variable", message, at: location))
                result += rest[range.lowerBound...end]
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}

extension Substring {
    /// Where a text stands first.
    func firstRange(of needle: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(needle) { return start..<index(start, offsetBy: needle.count) }
            start = index(after: start)
        }
        return nil
    }
}
