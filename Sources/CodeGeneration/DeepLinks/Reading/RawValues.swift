import SwiftSource

/// The raw values of an enumeration as texts.
enum RawValues {
    /// The cases with their raw values; `nil` when one cannot be told from its source.
    static func values(of cases: [EnumerationCase], rawType: String) -> [DeepLinkType.EnumerationValue]? {
        var values: [DeepLinkType.EnumerationValue] = []
        var next: Int? = 0
        for enumCase in cases {
            let text: String
            switch (rawType, enumCase.rawValue) {
            case ("String", nil): text = enumCase.name
            case ("String", let literal?), ("Character", let literal?):
                guard let plain = plain(literal) else { return nil }
                text = plain
            case (let name, let literal) where DeepLinkTypeReader.integerNames.contains(name):
                guard let number = literal.map({ Int($0.filter { $0 != "_" }) }) ?? next else { return nil }
                next = number < Int.max ? number + 1 : nil
                text = String(number)
            default: return nil
            }
            values.append(.init(name: enumCase.name, text: text))
        }
        return values
    }

    /// The text of a literal without escapes.
    private static func plain(_ literal: String) -> String? {
        guard literal.count > 1, literal.hasPrefix("\""), literal.hasSuffix("\"") else { return nil }
        let text = literal.dropFirst().dropLast()
        return text.contains { $0 == "\\" || $0 == "\"" } ? nil : String(text)
    }
}
