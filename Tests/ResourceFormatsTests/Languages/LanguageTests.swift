import ResourceFormats
import Testing

/// Languages and the categories of their numbers.
@Suite struct LanguageTests {
    @Test(
        "names are brought into one form",
        arguments: [
            ("en", "en"), ("EN", "en"), ("pt_br", "pt-BR"), ("pt-BR", "pt-BR"), ("zh-hans", "zh-Hans"), ("zh_Hant_HK", "zh-Hant-HK"),
            ("zh_CN", "zh-Hans"), ("zh-TW", "zh-Hant"), ("es-419", "es-419"), ("sr-Latn-RS", "sr-Latn-RS"), ("iw", "he"), ("in", "id"),
            ("tl-PH", "fil-PH"), ("English", "en"), ("Japanese", "ja"), ("de.lproj", "de"), ("English.lproj", "en"), ("Base", "Base"),
            ("", ""), ("Klingon", "Klingon"), ("ca-ES-valencia", "ca-ES-valencia"), ("haw", "haw"),
        ])
    func names(name: String, expected: String) {
        #expect(LanguageIdentifier(name).text == expected)
    }

    @Test("a name falls back to shorter ones, down to the language")
    func fallbacks() {
        #expect(LanguageIdentifier("zh_hant_hk").fallbacks == ["zh-Hant-HK", "zh-Hant", "zh"])
        #expect(LanguageIdentifier("pt-BR").base == "pt")
        #expect(LanguageIdentifier("").base == "")
    }

    /// Categories in one letter each: `z 1 2 f m o`.
    private func letters(_ categories: [PluralCategory]) -> String {
        categories.map { ["z", "1", "2", "f", "m", "o"][PluralCategory.allCases.firstIndex(of: $0) ?? 5] }.joined()
    }

    @Test(
        "whole numbers and numbers with a fraction have the categories of CLDR",
        arguments: [
            ("en", "1o", "o"), ("de-AT", "1o", "o"), ("fr", "1mo", "1o"), ("es", "1mo", "1o"), ("it", "1mo", "o"), ("pt-BR", "1mo", "1o"),
            ("pt-PT", "1mo", "1o"), ("ja", "o", "o"), ("zh-Hans", "o", "o"), ("ko", "o", "o"), ("vi", "1o", "1o"), ("th", "o", "o"),
            ("ru", "1fm", "o"), ("uk", "1fm", "o"), ("pl", "1fm", "o"), ("be", "1fm", "1fmo"), ("cs", "1fo", "m"), ("sk", "1fo", "m"),
            ("sl", "12fo", "f"), ("hr", "1fo", "1fo"), ("sr-Latn", "1fo", "1fo"), ("ar", "z12fmo", "z12fmo"), ("he", "12o", "1o"),
            ("cy", "z12fmo", "z12fmo"), ("ga", "12fmo", "12fmo"), ("lt", "1fo", "1fmo"), ("lv", "z1o", "z1o"), ("ro", "1fo", "f"),
            ("mt", "12fmo", "12fmo"), ("gd", "12fo", "12fo"), ("tr", "1o", "1o"), ("fa", "1o", "1o"), ("hi", "1o", "1o"),
            ("id", "o", "o"), ("iw", "12o", "1o"), ("nb", "1o", "1o"), ("sv", "1o", "o"), ("fi", "1o", "o"), ("is", "1o", "1o"),
        ])
    func categories(language: String, integers: String, decimals: String) throws {
        let categories = try #require(PluralCategories.of(language))
        #expect(letters(categories.integers) == integers)
        #expect(letters(categories.decimals) == decimals)
    }

    @Test("a language without rules has no categories", arguments: ["xx", "", "Base", "Klingon"])
    func unknown(language: String) {
        #expect(PluralCategories.of(language) == nil)
    }

    @Test("all categories are those of both kinds of numbers, in their order")
    func all() {
        #expect(PluralCategories.of("cs")?.all == [.one, .few, .many, .other])
        #expect(PluralCategories.of("sgs")?.all == [.one, .two, .few, .many, .other])
    }
}
