/// The categories that the numbers of a language fall into.
package struct PluralCategories: Sendable, Hashable {
    /// Those of whole numbers, in the usual order.
    package var integers: [PluralCategory]
    /// Those of numbers with a fraction, in the usual order.
    package var decimals: [PluralCategory]

    /// All of them, in the usual order.
    package var all: [PluralCategory] { PluralCategory.allCases.filter { integers.contains($0) || decimals.contains($0) } }

    /// The categories of a language; `nil` for one that CLDR has no rules for.
    ///
    ///     PluralCategories.of("ru-RU")?.integers   // [.one, .few, .many]
    package static func of(_ language: String) -> PluralCategories? {
        for candidate in LanguageIdentifier(language).fallbacks {
            if let found = PluralTable.categories[candidate] { return found }
        }
        return nil
    }
}
