package import JSON

/// The content of a string catalog, a file `.xcstrings`.
package struct StringCatalog: Sendable, Hashable {
    /// Its name, used in locations.
    package var path: String
    /// The version of the format, such as `1.0`.
    package var version: String
    /// The language of the texts in the code.
    package var sourceLanguage: String
    /// The keys in the order of the file.
    package var entries: [Entry] = []
    /// What the file has besides, under keys that this version does not know.
    package var unknown: [JSONNode.Member] = []

    /// A key with its translations.
    package struct Entry: Sendable, Hashable {
        /// The key.
        package var key: String
        /// Where it stands.
        package var position: JSONNode.Position
        /// What translators are told.
        package var comment: String?
        /// Whether a machine wrote the comment.
        package var isCommentGenerated = false
        /// How the key came into the catalog: `manual`, `extracted_with_value`, `migrated`, `stale`; nothing for one found in the code.
        package var extractionState: String?
        /// Whether it is to be translated at all.
        package var shouldTranslate = true
        /// Whether a symbol is made for it; nothing when the file does not say.
        package var generatesSymbol: Bool?
        /// The translations in the order of the file. There may be none, and then the key is the text.
        package var localizations: [Localization] = []
        /// What the entry has besides.
        package var unknown: [JSONNode.Member] = []
    }

    /// A key in one language.
    package struct Localization: Sendable, Hashable {
        /// The language.
        package var language: String
        /// Where it stands.
        package var position: JSONNode.Position
        /// The translation.
        package var value: Value
    }

    /// A translation: a text, or texts for different cases.
    package struct Value: Sendable, Hashable {
        /// The text.
        package var unit: Unit?
        /// The texts by the category of a number, in the order of the file.
        package var plural: [Variation] = []
        /// The texts by kind of device, in the order of the file.
        package var device: [Variation] = []
        /// The parts that the text mentions as `%#@name@`.
        package var substitutions: [Substitution] = []
        /// What it has besides, such as the phrases of a `stringSet`.
        package var unknown: [JSONNode.Member] = []
    }

    /// A text and how far its translation is.
    package struct Unit: Sendable, Hashable {
        /// How far the translation is.
        package var state: TranslationState
        /// The text.
        package var value: String
        /// Where the text stands.
        package var position: JSONNode.Position
    }

    /// A translation for one case.
    package struct Variation: Sendable, Hashable {
        /// The case: a category or a device.
        package var name: String
        /// Where the name stands.
        package var position: JSONNode.Position
        /// The translation.
        package var value: Value
    }

    /// A part of a text that depends on a number of its own.
    package struct Substitution: Sendable, Hashable {
        /// Its name.
        package var name: String
        /// Where the name stands.
        package var position: JSONNode.Position
        /// The argument that it takes; nothing when the file leaves it to the order.
        package var argumentNumber: Int?
        /// The specifier of the number without a percent sign, such as `lld`; nothing when the file does not say.
        package var formatSpecifier: String?
        /// The texts.
        package var value: Value
    }
}

extension StringCatalog {
    /// The languages that at least one key has, sorted by their UTF-8 bytes, with the source language.
    package var languages: [String] {
        var names: Set<String> = [sourceLanguage]
        for entry in entries {
            for localization in entry.localizations { names.insert(localization.language) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

extension StringCatalog.Entry {
    /// The translation into a language.
    package func localization(_ language: String) -> StringCatalog.Localization? {
        localizations.first { $0.language == language }
    }
}
