/// What generated code needs beside the standard library.
struct CodingSupport: Sendable, Hashable {
    /// The parts of the template, by their names.
    private(set) var parts: Set<Part> = []
    /// The patterns of dates, and the texts of numbers that are none.
    private(set) var patterns: Set<String> = []
    private(set) var floats: Set<CodingRules.FloatTexts> = []

    /// A part of the template; the raw value is its name.
    enum Part: String, CaseIterable, Sendable {
        case key = "Key"
        case place = "Place"
        case flattened = "Flattened"
        case rest = "Rest"
        case form = "Form"
        case maybe = "Maybe"
        case elements = "Elements"
        case members = "Members"
        case entryKey = "EntryKey"
        case entries = "Entries"
        case attempt = "Attempt"
        case prunedElements = "PrunedElements"
        case prunedMembers = "PrunedMembers"
        case prunedEntries = "PrunedEntries"
        case notEmpty = "NotEmpty"
        case scalar = "Scalar"
        case lenient = "Lenient"
        case asText = "AsText"
        case asNumber = "AsNumber"
        case iso8601 = "ISO8601"
        case iso8601Date = "ISO8601Date"
        case iso8601FractionDate = "ISO8601FractionDate"
        case secondsDate = "SecondsDate"
        case millisecondsDate = "MillisecondsDate"
        case patternDate = "PatternDate"
        case base64Data = "Base64Data"
        case anyFloat = "AnyFloat"
        case anyValue = "AnyValue"

        /// The parts that it is made of.
        var needs: [Part] {
            switch self {
            case .key, .entryKey, .flattened, .form, .attempt, .scalar, .iso8601: []
            case .place: [.key]
            case .maybe, .elements, .members, .notEmpty, .secondsDate, .millisecondsDate, .patternDate, .base64Data, .anyFloat: [.form]
            case .entries: [.form, .entryKey]
            case .rest, .anyValue: [.form, .key]
            case .prunedElements, .prunedMembers: [.form, .attempt]
            case .prunedEntries: [.form, .attempt, .entryKey]
            case .lenient, .asText, .asNumber: [.form, .scalar]
            case .iso8601Date, .iso8601FractionDate: [.form, .iso8601]
            }
        }

        /// Whether it needs Foundation.
        var needsFoundation: Bool {
            switch self {
            case .iso8601, .secondsDate, .millisecondsDate, .patternDate, .base64Data, .anyValue: true
            default: false
            }
        }
    }

    /// Notes that a part is needed.
    ///
    /// - Returns: its name in generated code.
    mutating func name(_ part: Part, as name: String? = nil) -> String {
        need(part)
        return "Coded." + (name ?? part.rawValue)
    }

    /// Notes that a part is needed, and those that it is made of.
    mutating func need(_ part: Part) {
        guard parts.insert(part).inserted else { return }
        for other in part.needs { need(other) }
    }

    /// The type of a pattern of dates.
    mutating func name(pattern: String) -> String {
        patterns.insert(pattern)
        return "Coded." + Self.patternName(pattern)
    }

    /// The type of the texts of numbers that are none.
    mutating func name(floats texts: CodingRules.FloatTexts) -> String {
        floats.insert(texts)
        return "Coded." + Self.floatName(texts)
    }

    /// Adds what other code needs.
    mutating func formUnion(_ other: CodingSupport) {
        parts.formUnion(other.parts)
        patterns.formUnion(other.patterns)
        floats.formUnion(other.floats)
    }

    static func patternName(_ pattern: String) -> String { "Pattern_" + word(pattern) }

    static func floatName(_ texts: CodingRules.FloatTexts) -> String {
        "Floats_" + [texts.infinity, texts.negativeInfinity, texts.nan].map(word).joined(separator: "_")
    }

    /// A part of a name that no other text has.
    private static func word(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "-": "_"
            case "u": "u75_"
            case "a"..."z", "A"..."Z", "0"..."9": String(scalar)
            default: "u" + String(scalar.value, radix: 16, uppercase: true) + "_"
            }
        }.joined()
    }
}
