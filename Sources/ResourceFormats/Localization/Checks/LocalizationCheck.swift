package import Diagnostics

/// Finds what is wrong with the translations of a table.
///
/// The codes of what is found:
///
/// - of keys: `missing-translation`, `extra-key`, `stale-key`;
/// - of texts: `empty-translation`, `untranslated`, `needs-review`, `unescaped-percent`, `unsafe-conversion`, `misplaced-argument-word`;
/// - of arguments: `argument-conflict`, `argument-mismatch`;
/// - of plurals: `missing-plural-category`, `unneeded-plural-category`, `plural-without-number`, `missing-variable`, `unused-variable`.
package struct LocalizationCheck {
    let table: LocalizedTable
    var diagnostics: [Diagnostic] = []
    /// The keys that are plurals in the source language.
    let sourcePlurals: Set<String>

    private init(table: LocalizedTable) {
        self.table = table
        let source = table.languages.first { $0.name == table.sourceLanguage }
        sourcePlurals = Set(source?.entries.filter { if case .text = $0.form { false } else { true } }.map(\.key) ?? [])
    }

    /// What is wrong with a table, sorted by place.
    package static func findings(in table: LocalizedTable) -> [Diagnostic] {
        var check = LocalizationCheck(table: table)
        check.run()
        return check.diagnostics.sorted()
    }

    private mutating func run() {
        guard let source = table.languages.first, source.name == table.sourceLanguage else {
            for language in table.languages { checkTexts(of: language) }
            return
        }
        for language in table.languages { checkTexts(of: language) }
        checkStaleKeys(source)
        for language in table.languages.dropFirst() { compare(language, with: source) }
    }

    mutating func add(
        _ severity: Severity, _ code: String, _ message: String, at location: SourceLocation, notes: [Diagnostic.Note] = []
    ) {
        diagnostics.append(Diagnostic(severity, code, message, at: location, notes: notes))
    }

    private mutating func checkTexts(of language: LocalizedTable.Language) {
        let categories = PluralCategories.of(language.name)
        for entry in language.entries {
            checkSigns(of: entry, language: language)
            checkPlurals(of: entry, language: language, categories)
            do throws(FormatArguments.Conflict) {
                _ = try entry.form.arguments()
            } catch {
                diagnostics.append(error.diagnostic(ofKey: entry.key, at: entry.form.firstText?.location ?? entry.location))
            }
        }
    }

    private mutating func checkStaleKeys(_ source: LocalizedTable.Language) {
        for entry in source.entries where entry.state == .stale {
            add(
                .warning, "stale-key", "the key '\(entry.key)' is no longer in the code; remove it, or mark it as manual",
                at: entry.location)
        }
    }
}
