/// Names the form in which a value stands in coded data.
struct FormName {
    let rules: CodingRules
    var support: CodingSupport

    /// The form of a whole value; `nil` when it codes itself.
    mutating func name(of shape: CodedType.Shape, text: String) -> String? {
        let inner = rules.isPruned ? pruned(shape) : form(of: shape)
        guard rules.isNotEmpty else { return inner }
        return "\(support.name(.notEmpty))<\(inner ?? plain(text))>"
    }

    private mutating func plain(_ text: String) -> String { "\(support.name(.form, as: "Plain"))<\(text)>" }

    /// The form of a value, if only the plain one.
    mutating func formOrPlain(_ shape: CodedType.Shape) -> String { form(of: shape) ?? plain(shape.text) }

    private mutating func pruned(_ shape: CodedType.Shape) -> String? {
        switch shape {
        case .array(let element): "\(support.name(.prunedElements))<\(formOrPlain(element))>"
        case .set(let element): "\(support.name(.prunedMembers))<\(formOrPlain(element))>"
        case .dictionary(let key, let value): "\(support.name(.prunedEntries))<\(key), \(formOrPlain(value))>"
        case .leaf, .optional, .uncodable: form(of: shape)
        }
    }

    private mutating func form(of shape: CodedType.Shape) -> String? {
        switch shape {
        case .leaf(let text, let name): return leaf(text, name)
        case .optional(let inner): return form(of: inner).map { "\(support.name(.maybe))<\($0)>" }
        case .array(let inner): return form(of: inner).map { "\(support.name(.elements))<\($0)>" }
        case .set(let inner): return form(of: inner).map { "\(support.name(.members))<\($0)>" }
        case .dictionary(let key, let inner): return form(of: inner).map { "\(support.name(.entries))<\(key), \($0)>" }
        case .uncodable: return nil
        }
    }

    private mutating func leaf(_ text: String, _ name: String) -> String? {
        switch name {
        case "Any", "any Sendable": return "\(support.name(.anyValue))<\(text)>"
        case "Date": return rules.date.map { date($0) }
        case "Data": return rules.isBase64 ? support.name(.base64Data) : nil
        default: break
        }
        if let texts = rules.floats, CodingRulesReader.floats.contains(name) {
            return "\(support.name(.anyFloat))<\(text), \(support.name(floats: texts))>"
        }
        guard let scalar = rules.scalar, CodingRulesReader.scalars.contains(name) else { return nil }
        switch scalar {
        case .lenient: return "\(support.name(.lenient))<\(text)>"
        case .text: return "\(support.name(.asText))<\(text)>"
        case .number: return "\(support.name(.asNumber))<\(text)>"
        }
    }

    private mutating func date(_ date: CodingRules.DateCoding) -> String {
        switch date {
        case .iso8601: support.name(.iso8601Date)
        case .iso8601Fraction: support.name(.iso8601FractionDate)
        case .seconds: support.name(.secondsDate)
        case .milliseconds: support.name(.millisecondsDate)
        case .pattern(let pattern): "\(support.name(.patternDate))<\(support.name(pattern: pattern))>"
        }
    }
}
