import JSON

/// What the schema of SARIF 2.1.0 says about the parts of a log that reports have, put down by hand: which members an object must and may
/// have, which words a text may be, which numbers there are. Members that the schema does not know are mistakes, as its objects are closed.
indirect enum SARIFShape: Sendable {
    /// An object with these members that it must have, and these that it may have.
    case object([String: SARIFShape], optional: [String: SARIFShape] = [:])
    /// An object whose members have any names.
    case map(SARIFShape)
    /// A list with at least some items.
    case list(SARIFShape, atLeast: Int = 0)
    /// A text that is not empty.
    case text
    /// One of some words.
    case word([String])
    /// A reference by the rules for URIs; with `true` one with a scheme.
    case uri(isAbsolute: Bool)
    /// A whole number from another on.
    case number(from: Int)
    case truth

    static let log = SARIFShape.object(
        ["version": .word(["2.1.0"]), "runs": .list(run)], optional: ["$schema": .uri(isAbsolute: true)])

    private static let run = SARIFShape.object(
        ["tool": .object(["driver": driver])],
        optional: [
            "invocations": .list(invocation), "originalUriBaseIds": .map(.object([:], optional: ["uri": .uri(isAbsolute: true)])),
            "columnKind": .word(["utf16CodeUnits", "unicodeCodePoints"]), "results": .list(result),
        ])

    private static let driver = SARIFShape.object(
        ["name": .text], optional: ["version": .text, "semanticVersion": .text, "rules": .list(rule)])

    private static let rule = SARIFShape.object(
        ["id": .text],
        optional: [
            "name": .text, "shortDescription": message, "fullDescription": message, "help": message, "helpUri": .uri(isAbsolute: true),
            "defaultConfiguration": .object([:], optional: ["level": level]),
        ])

    private static let result = SARIFShape.object(
        ["message": message],
        optional: [
            "ruleId": .text, "ruleIndex": .number(from: 0), "level": level, "locations": .list(location),
            "partialFingerprints": .map(.text), "properties": .map(.list(.text)),
        ])

    private static let location = SARIFShape.object([:], optional: ["physicalLocation": place])

    private static let place = SARIFShape.object(
        ["artifactLocation": .object(["uri": .uri(isAbsolute: false)], optional: ["uriBaseId": .text])],
        optional: [
            "region": .object(
                [:], optional: ["startLine": .number(from: 1), "startColumn": .number(from: 1), "snippet": .object(["text": .text])])
        ])

    private static let invocation = SARIFShape.object(
        ["executionSuccessful": .truth],
        optional: [
            "toolExecutionNotifications": .list(
                .object(
                    ["message": message],
                    optional: ["level": level, "locations": .list(location), "descriptor": .object(["id": .text])]))
        ])

    private static let message = SARIFShape.object(["text": .text])
    private static let level = SARIFShape.word(["none", "note", "warning", "error"])

    /// What in a value is not as the shape says, each with the place in the log.
    func mistakes(in value: JSONValue, at place: String = "log") -> [String] {
        switch self {
        case .object(let required, let optional):
            guard case .object(let members) = value else { return ["\(place) is no object"] }
            let names = members.map(\.key)
            let missing = required.keys.filter { !names.contains($0) }.sorted().map { "\(place) has no \($0)" }
            let twice = names.count == Set(names).count ? [] : ["\(place) has a member twice"]
            return missing + twice
                + members.flatMap { member in
                    (required[member.key] ?? optional[member.key])?.mistakes(in: member.value, at: "\(place).\(member.key)")
                        ?? ["\(place).\(member.key) is not known"]
                }
        case .map(let shape):
            guard case .object(let members) = value else { return ["\(place) is no object"] }
            return members.flatMap { shape.mistakes(in: $0.value, at: "\(place).\($0.key)") }
        case .list(let shape, let least):
            guard let items = value.items, items.count >= least else { return ["\(place) is no list of \(least) items or more"] }
            return items.enumerated().flatMap { shape.mistakes(in: $1, at: "\(place)[\($0)]") }
        case .text: return value.text.map { !$0.isEmpty } == true ? [] : ["\(place) is no text"]
        case .word(let words): return value.text.map(words.contains) == true ? [] : ["\(place) is none of \(words)"]
        case .uri(let isAbsolute): return value.text.map { Self.isURI($0, isAbsolute: isAbsolute) } == true ? [] : ["\(place) is no URI"]
        case .number(let least): return value.integer.map { $0 >= least } == true ? [] : ["\(place) is no number from \(least) on"]
        case .truth:
            if case .boolean = value { return [] }
            return ["\(place) is neither true nor false"]
        }
    }

    /// Whether a text is a URI, or a reference without a scheme: what may not stand in one is escaped, and the first part of a path has
    /// no colon, which would make it a scheme.
    private static func isURI(_ text: String, isAbsolute: Bool) -> Bool {
        let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#[]@!$&'()*+,;=%".utf8)
        let bytes = Array(text.utf8)
        guard bytes.allSatisfy(allowed.contains) else { return false }
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "%") {
            let digits = bytes[(index + 1)...].prefix(2)
            guard digits.count == 2, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else { return false }
        }
        let scheme = text.prefix { $0 != "/" }.split(separator: ":", omittingEmptySubsequences: false)
        let hasScheme = scheme.count > 1
        guard hasScheme else { return !isAbsolute }
        return scheme[0].first?.isLetter == true && scheme[0].allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    }
}
