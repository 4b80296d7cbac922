import Diagnostics

extension LocalizationCheck {
    /// Compares a language with the source language; both are sorted by key.
    mutating func compare(_ language: LocalizedTable.Language, with source: LocalizedTable.Language) {
        var index = 0
        for original in source.entries {
            while index < language.entries.count, language.entries[index].key.utf8.lexicographicallyPrecedes(original.key.utf8) {
                reportExtra(language.entries[index], language, source)
                index += 1
            }
            if index < language.entries.count, language.entries[index].key == original.key {
                compare(language.entries[index], with: original, language)
                index += 1
            } else {
                reportMissing(original, language)
            }
        }
        for entry in language.entries[index...] { reportExtra(entry, language, source) }
    }

    private mutating func reportMissing(_ original: LocalizedTable.Entry, _ language: LocalizedTable.Language) {
        guard original.shouldTranslate, original.state != .stale else { return }
        // An empty key, and a text without a letter, need no translation.
        guard let text = original.form.firstText?.text, Self.hasWords(text) else { return }
        // Whoever reads another variety of the source language can read the source.
        let isVariety = LanguageIdentifier(language.name).base == LanguageIdentifier(table.sourceLanguage).base
        add(
            isVariety ? .note : .warning, "missing-translation", "'\(original.key)' has no text in '\(language.name)'; translate it",
            at: original.location,
            notes: language.location.path == original.location.path ? [] : [Diagnostic.Note("it belongs here", at: language.location)])
    }

    private mutating func reportExtra(
        _ entry: LocalizedTable.Entry, _ language: LocalizedTable.Language, _ source: LocalizedTable.Language
    ) {
        add(
            .warning, "extra-key", "the source language '\(source.name)' has no text for '\(entry.key)'; remove it, or add it there",
            at: entry.location)
    }

    private mutating func compare(
        _ entry: LocalizedTable.Entry, with original: LocalizedTable.Entry, _ language: LocalizedTable.Language
    ) {
        compareTexts(entry, with: original, language)
        guard let own = try? entry.form.arguments(), let expected = try? original.form.arguments(), own != expected else { return }
        // What the key of an interpolation mentions is handed over, whether the text of the source language mentions it or not.
        let handedOver = (try? FormatArguments(FormatText(entry.key))) ?? FormatArguments()
        guard let problem = Self.mismatch(own, expected, handedOver) else { return }
        add(
            problem.isError ? .error : .warning, "argument-mismatch",
            "the text of '\(entry.key)' in '\(language.name)' \(problem.text)",
            at: entry.form.firstText?.location ?? entry.location,
            notes: [Diagnostic.Note("'\(table.sourceLanguage)' has it here", at: original.form.firstText?.location ?? original.location)])
    }

    /// How the arguments of a translation differ from those of the source; `nil` when they do not.
    private static func mismatch(
        _ own: FormatArguments, _ expected: FormatArguments, _ handedOver: FormatArguments
    ) -> (text: String, isError: Bool)? {
        for argument in own.list {
            guard let other = expected.type(at: argument.position) ?? handedOver.type(at: argument.position) else {
                return ("takes an argument \(argument.position) that the source language has not; remove it, or correct its number", true)
            }
            guard other == argument.type else {
                let types = "'\(argument.type.rawValue)' and the source language as '\(other.rawValue)'"
                return ("takes argument \(argument.position) as \(types); number the placeholders, as in '%\(argument.position)$@'", true)
            }
        }
        guard let missing = expected.list.first(where: { own.type(at: $0.position) == nil }) else {
            return nil
        }
        return ("leaves out argument \(missing.position) of the source language; mention it, or number the placeholders", false)
    }

    private mutating func compareTexts(
        _ entry: LocalizedTable.Entry, with original: LocalizedTable.Entry, _ language: LocalizedTable.Language
    ) {
        let location = entry.form.firstText?.location ?? entry.location
        switch entry.state {
        case .new: add(.warning, "untranslated", "'\(entry.key)' is not yet translated into '\(language.name)'", at: location)
        case .needsReview: add(.note, "needs-review", "the text of '\(entry.key)' in '\(language.name)' needs review", at: location)
        default: break
        }
        if case .text(let text) = entry.form, case .text(let source) = original.form {
            if text.text.isEmpty, !source.text.isEmpty {
                add(.warning, "empty-translation", "the text of '\(entry.key)' in '\(language.name)' is empty; translate it", at: location)
            }
            let isSameLanguage = LanguageIdentifier(language.name).base == LanguageIdentifier(table.sourceLanguage).base
            guard text.text == source.text, entry.state == nil, !isSameLanguage, Self.hasWords(text.text) else { return }
            let message = "the text of '\(entry.key)' in '\(language.name)' is that of '\(table.sourceLanguage)'; translate it"
            add(.note, "untranslated", message, at: location)
        }
    }

    /// Whether a text has a letter outside its placeholders.
    private static func hasWords(_ text: String) -> Bool {
        FormatText.rewritten(text) { _, _ in "" }.unicodeScalars.contains { $0.properties.isAlphabetic }
    }
}
