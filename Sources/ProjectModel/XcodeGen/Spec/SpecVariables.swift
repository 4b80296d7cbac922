import Diagnostics
import YAML

/// Replaces `${NAME}` in the texts of a spec, in keys as well as in values.
///
/// A name without value stays as it is written, because `${NAME}` is also how build settings are named. What a variable
/// holds is not looked into again, and a text in which something was replaced is a text, whatever it looks like.
struct SpecVariables {
    /// The values by name.
    let values: [String: String]

    /// Longer names are no names; without a limit, a text of nothing but `${` would be searched again and again.
    private static let nameLimit = 256

    /// A node with everything replaced.
    func expanded(_ node: YAMLNode, budget: inout SpecBudget) throws(DiagnosticError) -> YAMLNode {
        guard !values.isEmpty else { return node }
        var result = node
        switch node.value {
        case .scalar(let text, _):
            guard let replaced = try expanded(text, at: node.location, budget: &budget) else { return node }
            result.value = .scalar(replaced, .quoted)
        case .sequence(let items):
            var expandedItems: [YAMLNode] = []
            for item in items { expandedItems.append(try expanded(item, budget: &budget)) }
            result.value = .sequence(expandedItems)
        case .mapping(let pairs):
            var expandedPairs: [YAMLPair] = []
            for pair in pairs {
                let key = try expanded(pair.key, budget: &budget)
                expandedPairs.append(YAMLPair(key: key, value: try expanded(pair.value, budget: &budget)))
            }
            result.value = .mapping(expandedPairs)
        }
        return result
    }

    /// A text with everything replaced; `nil` when there is nothing to replace.
    private func expanded(
        _ text: String,
        at location: SourceLocation,
        budget: inout SpecBudget
    ) throws(DiagnosticError) -> String? {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return nil }
        var result = ""
        var rest = text[...]
        var isChanged = false
        while let dollar = rest.utf8.firstIndex(of: UInt8(ascii: "$")) {
            result += rest[..<dollar]
            rest = rest[dollar...]
            if let (value, end) = value(at: rest) {
                try budget.add(bytes: value.utf8.count, at: location)
                result += value
                rest = rest[end...]
                isChanged = true
            } else {
                result += "$"
                rest = rest.dropFirst()
            }
        }
        return isChanged ? result + rest : nil
    }

    /// The value of the variable with which a text begins, and where its name ends.
    private func value(at text: Substring) -> (String, Substring.Index)? {
        guard text.utf8.starts(with: "${".utf8) else { return nil }
        let name = text.utf8.dropFirst(2).prefix(Self.nameLimit).prefix { $0 != UInt8(ascii: "}") }
        guard name.endIndex < text.endIndex, text.utf8[name.endIndex] == UInt8(ascii: "}") else { return nil }
        return values[String(Substring(name))].map { ($0, text.utf8.index(after: name.endIndex)) }
    }
}
