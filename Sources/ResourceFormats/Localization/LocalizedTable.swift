package import Diagnostics
import JSON

/// A table of texts in all its languages, whichever files it comes from: `.strings` and `.stringsdict`, or a string catalog.
package struct LocalizedTable: Sendable, Hashable {
    /// The name of the table.
    package var name: String
    /// The language that the others are measured by.
    package var sourceLanguage: String
    /// The languages, the source language first and the others sorted by their UTF-8 bytes.
    package var languages: [Language]
    /// Whether the table comes from a string catalog, whose plurals have to mention their number.
    package var isCatalog = false

    /// The texts of one language.
    package struct Language: Sendable, Hashable {
        /// The language, as the folder or the catalog names it.
        package var name: String
        /// The file, or the first of them.
        package var location: SourceLocation
        /// The texts, sorted by the UTF-8 bytes of their keys.
        package var entries: [Entry]
    }

    /// A key in one language.
    package struct Entry: Sendable, Hashable {
        /// The key.
        package var key: String
        /// What stands for it.
        package var form: LocalizedForm
        /// Where the key stands.
        package var location: SourceLocation
        /// What translators are told.
        package var comment: String?
        /// How far the translation is, where the file says so; the least of all its texts.
        package var state: TranslationState?
        /// Whether other languages need a translation.
        package var shouldTranslate = true
        /// Whether the text only stands for a key that the catalog has no text for.
        package var isImplied = false

        /// Makes an entry.
        package init(key: String, form: LocalizedForm, at location: SourceLocation, comment: String? = nil) {
            self.key = key
            self.form = form
            self.location = location
            self.comment = comment
        }
    }

    /// Makes a table of languages in any order.
    package init(name: String, sourceLanguage: String, languages: [Language]) {
        self.name = name
        self.sourceLanguage = sourceLanguage
        self.languages = languages.map { language in
            var language = language
            language.entries.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            return language
        }.sorted { left, right in
            if (left.name == sourceLanguage) != (right.name == sourceLanguage) { return left.name == sourceLanguage }
            return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
        }
    }
}

// MARK: - Of files

extension LocalizedTable {
    /// The files of one language.
    package struct Files: Sendable {
        /// The language.
        package var language: String
        /// The texts.
        package var strings: StringsFile?
        /// The texts that depend on something; of a key that both files have this one counts.
        package var dictionary: StringsDictionary?

        /// Makes a pair of files.
        package init(language: String, strings: StringsFile? = nil, dictionary: StringsDictionary? = nil) {
            self.language = language
            self.strings = strings
            self.dictionary = dictionary
        }

        /// The texts of both files.
        package var content: Language {
            var entries: [Entry] = dictionary?.entries.map { Entry(key: $0.key, form: $0.form, at: $0.location) } ?? []
            let keys = Set(entries.map(\.key))
            for entry in strings?.entries ?? [] where !keys.contains(entry.key) {
                let text = LocalizedText(entry.value, at: entry.valueLocation)
                entries.append(Entry(key: entry.key, form: .text(text), at: entry.keyLocation, comment: entry.comment))
            }
            return Language(name: language, location: SourceLocation(path: strings?.path ?? dictionary?.path ?? ""), entries: entries)
        }
    }

    /// The language that the others are measured by: the one that the project prefers, else the base one, else English, else a file that is
    /// for all, else the first.
    ///
    /// - Parameters:
    ///   - languages: those that there are.
    ///   - preferred: the language of the project; `nil` when nothing says it.
    package static func sourceLanguage(among languages: Set<String>, preferred: String?) -> String {
        let wanted = [preferred, "Base", "en", ""].compactMap { $0 }
        return wanted.first(where: languages.contains) ?? languages.min { $0.utf8.lexicographicallyPrecedes($1.utf8) } ?? ""
    }

    /// Makes a table of the files of all languages.
    package init(name: String, sourceLanguage: String, files: [Files]) {
        self.init(name: name, sourceLanguage: sourceLanguage, languages: files.map(\.content))
    }
}

// MARK: - Of catalogs

extension LocalizedTable {
    /// Makes a table of a catalog; a key without a text in the source language stands for itself there.
    ///
    /// - Parameter languages: the languages that are wanted; `nil` for all.
    package init(name: String, catalog: StringCatalog, languages wanted: [String]? = nil) {
        let forms = CatalogForms(path: catalog.path)
        var entries: [String: [Entry]] = [:]
        for language in wanted ?? catalog.languages { entries[language] = [] }
        for item in catalog.entries {
            let source = item.localization(catalog.sourceLanguage)
            let reference = source.flatMap { CatalogForms.reference(in: $0.value) }
            let location = item.position.location(in: catalog.path)
            var hasSource = false
            for localization in item.localizations where entries[localization.language] != nil {
                guard let form = forms.form(of: localization.value, reference: reference) else { continue }
                hasSource = hasSource || localization.language == catalog.sourceLanguage
                var entry = Entry(key: item.key, form: form, at: location, comment: item.comment)
                entry.location = localization.position.location(in: catalog.path)
                entry.state = item.extractionState == "stale" ? .stale : Self.state(of: localization.value)
                entry.shouldTranslate = item.shouldTranslate
                entries[localization.language, default: []].append(entry)
            }
            guard !hasSource, entries[catalog.sourceLanguage] != nil else { continue }
            var entry = Entry(key: item.key, form: .text(LocalizedText(item.key, at: location)), at: location, comment: item.comment)
            entry.state = item.extractionState == "stale" ? .stale : nil
            entry.shouldTranslate = item.shouldTranslate
            entry.isImplied = true
            entries[catalog.sourceLanguage, default: []].append(entry)
        }
        let file = SourceLocation(path: catalog.path)
        let languages = entries.map { Language(name: $0.key, location: file, entries: $0.value) }
        self.init(name: name, sourceLanguage: catalog.sourceLanguage, languages: languages)
        isCatalog = true
    }

    /// The state of the text that needs most work.
    private static func state(of value: StringCatalog.Value) -> TranslationState? {
        var states = value.unit.map { [$0.state] } ?? []
        states += (value.plural + value.device).compactMap { state(of: $0.value) }
        states += value.substitutions.compactMap { state(of: $0.value) }
        for state in [TranslationState.new, .needsReview, .stale] where states.contains(state) { return state }
        return states.first
    }
}
