import Diagnostics

extension CodingRulesReader {
    /// Reads how dates, bytes, floats and scalars are written.
    mutating func readForms(_ own: CodingAnnotations, _ name: String, _ type: CodedType, into rules: inout CodingRules) {
        let leaves = Set(type.leaves)
        if let entry = entry(.date, own, name, type, ["Date"], leaves) {
            rules.date = dateCoding(entry)
        }
        if let entry = entry(.data, own, name, type, ["Data"], leaves) {
            rules.isBase64 = true
            if entry.text != "base64" { add("codable-value", "'data = \(entry.text ?? "")' is not known; use 'base64'", entry) }
        }
        if let entry = entry(.nonConforming, own, name, type, Self.floats, leaves) { rules.floats = floatTexts(entry) }
        if let entry = entry(.lenient, own, name, type, Self.scalars, leaves), entry.isTrue { rules.scalar = .lenient }
        if let entry = entry(.scalar, own, name, type, Self.scalars, leaves) {
            switch entry.text {
            case "string", "String", "text": rules.scalar = .text
            case "number": rules.scalar = .number
            default: add("codable-value", "'as = \(entry.text ?? "")' is not known; use 'string' or 'number'", entry)
            }
        }
    }

    static let floats: Set<String> = ["Double", "Float", "CGFloat"]
    static let scalars: Set<String> = [
        "String", "Bool", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]

    /// The entry of a key for values of some types; the one of the type is for those that it fits.
    private mutating func entry(
        _ key: CodingKeyword, _ own: CodingAnnotations, _ name: String, _ type: CodedType, _ names: Set<String>, _ leaves: Set<String>
    ) -> CodingAnnotations.Entry? {
        let fits = !leaves.isDisjoint(with: names)
        guard let entry = own[key] else { return fits ? general[key] : nil }
        if !fits, entry.isOwn {
            let list = names.count > 3 ? "number, text or Boolean" : "'" + names.sorted().joined(separator: "', '") + "'"
            add("codable-type", "'\(name)' is a '\(type.text)', and '\(key.rawValue)' is for \(list); remove it", entry)
        }
        return fits ? entry : nil
    }

    private mutating func dateCoding(_ entry: CodingAnnotations.Entry) -> CodingRules.DateCoding? {
        let text = entry.text ?? ""
        switch text {
        case "iso8601": return .iso8601
        case "iso8601Fraction": return .iso8601Fraction
        case "seconds": return .seconds
        case "milliseconds": return .milliseconds
        default:
            if Self.isPattern(text) { return .pattern(text) }
            let known = ["iso8601", "iso8601Fraction", "seconds", "milliseconds"]
            let remedy = Spelling.nearest(to: text, among: known).map { "did you mean '\($0)'" }
            add(
                "codable-value",
                "'date = \(text)' is neither known nor a pattern; "
                    + (remedy ?? "use \(known.joined(separator: ", ")) or letters such as yyyy-MM-dd"),
                entry)
            return nil
        }
    }

    /// Whether all letters outside of single quotation marks are those of patterns of dates.
    private static func isPattern(_ text: String) -> Bool {
        var isQuoted = false
        var count = 0
        for character in text {
            if character == "'" { isQuoted.toggle() }
            guard !isQuoted, character.isLetter else { continue }
            guard "yYuMLdDEecahHkKmsSAzZxXOvVQqwWG".contains(character) else { return false }
            count += 1
        }
        return count > 0 && !isQuoted
    }

    private mutating func floatTexts(_ entry: CodingAnnotations.Entry) -> CodingRules.FloatTexts? {
        guard entry.written != nil else { return CodingRules.FloatTexts() }
        let list = entry.list
        guard list.count == 3, Set(list).count == 3 else {
            add("codable-value", "'nonConforming' needs three texts; write 'nonConforming = \"inf|-inf|nan\"'", entry)
            return nil
        }
        return CodingRules.FloatTexts(infinity: list[0], negativeInfinity: list[1], nan: list[2])
    }
}
