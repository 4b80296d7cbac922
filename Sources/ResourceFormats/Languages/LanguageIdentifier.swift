/// The name of a language, as folders and catalogs write it, brought into the form of BCP 47.
///
/// Separators become hyphens, the language is written small, the script with one capital, the region in capitals; names of the time
/// before codes (`English`, `zh_CN`) and withdrawn codes (`iw`) become what they stand for. What is no such name stays as it is.
///
///     LanguageIdentifier("pt_br").text          // pt-BR
///     LanguageIdentifier("zh-Hant-HK").fallbacks // ["zh-Hant-HK", "zh-Hant", "zh"]
package struct LanguageIdentifier: Sendable, Hashable {
    /// The whole name.
    package let text: String

    /// Brings a name into its form; `.lproj` behind it is taken off.
    package init(_ name: String) {
        let name = name.hasSuffix(".lproj") ? String(name.dropLast(6)) : name
        let parts = (Self.names[name] ?? name).split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        guard let first = parts.first, Self.isCode(first), name != "Base" else {
            text = name
            return
        }
        let language = Self.replacements[first.lowercased()] ?? first.lowercased()
        text = ([language] + parts.dropFirst().map(Self.subtag)).joined(separator: "-")
    }

    /// The name and what it falls back to, down to the language alone.
    package var fallbacks: [String] {
        var parts = text.split(separator: "-")
        var names: [String] = []
        while !parts.isEmpty {
            names.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        return names
    }

    /// The language without script and region.
    package var base: String { fallbacks.last ?? text }

    private static func isCode(_ part: String) -> Bool {
        (2...3).contains(part.utf8.count) && part.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    }

    private static func subtag(_ part: String) -> String {
        let isWord = part.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
        switch part.utf8.count {
        case 4 where isWord: return part.prefix(1).uppercased() + part.dropFirst().lowercased()
        case 2 where isWord: return part.uppercased()
        default: return part.lowercased()
        }
    }

    /// The names that folders had before there were codes.
    private static let names = [
        "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es", "Dutch": "nl",
        "Swedish": "sv", "Danish": "da", "Norwegian": "nb", "Finnish": "fi", "Portuguese": "pt", "Korean": "ko", "Russian": "ru",
        "Polish": "pl", "Chinese": "zh-Hans", "SimplifiedChinese": "zh-Hans", "TraditionalChinese": "zh-Hant", "zh_CN": "zh-Hans",
        "zh-CN": "zh-Hans", "zh_TW": "zh-Hant", "zh-TW": "zh-Hant", "zh_HK": "zh-Hant-HK", "zh-HK": "zh-Hant-HK",
    ]

    /// The codes that stand in the place of withdrawn ones.
    private static let replacements = ["iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "tl": "fil", "sh": "sr"]
}
