/// How the keys of coded data are made of names.
///
/// A name is taken apart where a capital begins a word; capitals in a row are one word, an acronym, up to the one before a small letter,
/// and with an `s` behind them: `baseURL` is `base` and `URL`, `URLString` is `URL` and `String`, `userIDs` is `user` and `IDs`.
enum KeyStyle: String, CaseIterable, Sendable {
    /// The name as it is.
    case camel
    /// `base_url`.
    case snake
    /// `base-url`.
    case kebab
    /// `BASE_URL`.
    case screaming
    /// `BaseURL`.
    case upperCamel

    /// The key of a name; underscores at its beginning stay.
    func key(of name: String) -> String {
        guard self != .camel else { return name }
        let start = String(name.prefix { $0 == "_" })
        let words = Self.words(of: name)
        guard !words.isEmpty else { return name }
        switch self {
        case .camel: return name
        case .snake: return start + words.map { $0.lowercased() }.joined(separator: "_")
        case .kebab: return start + words.map { $0.lowercased() }.joined(separator: "-")
        case .screaming: return start + words.map { $0.uppercased() }.joined(separator: "_")
        case .upperCamel: return start + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        }
    }

    /// The words of a name.
    static func words(of name: String) -> [String] {
        name.split(separator: "_").flatMap { parts(of: Array($0)) }
    }

    private static func parts(of letters: [Character]) -> [String] {
        var words: [String] = []
        var start = 0
        for index in letters.indices.dropFirst() where beginsWord(letters, index) {
            words.append(String(letters[start..<index]))
            start = index
        }
        return words + [String(letters[start...])]
    }

    private static func beginsWord(_ letters: [Character], _ index: Int) -> Bool {
        guard letters[index].isUppercase else { return false }
        if !letters[index - 1].isUppercase { return true }
        guard index + 1 < letters.count, letters[index + 1].isLowercase else { return false }
        // The `s` of `IDs` is no word.
        let isPlural = letters[index + 1] == "s" && (index + 2 == letters.count || letters[index + 2].isUppercase)
        return !isPlural
    }
}
