import Diagnostics

extension LocalizationCheck {
    /// Checks the variables of an entry.
    mutating func checkPlurals(of entry: LocalizedTable.Entry, language: LocalizedTable.Language, _ categories: PluralCategories?) {
        for format in Self.formats(in: entry.form) {
            checkNames(of: format, entry: entry)
            for variable in format.variables {
                checkCategories(of: variable, entry: entry, language: language, categories)
                checkNumber(of: variable, entry: entry, language: language)
            }
        }
    }

    private static func formats(in form: LocalizedForm) -> [PluralFormat] {
        switch form {
        case .text: []
        case .format(let format): [format]
        case .devices(let choices), .widths(let choices): choices.flatMap { formats(in: $0.form) }
        }
    }

    private mutating func checkNames(of format: PluralFormat, entry: LocalizedTable.Entry) {
        var mentioned: Set<String> = []
        LocalizedForm.format(format).forEachText { text, _ in
            for case .variable(let name) in FormatText(text.text).placeholders.map(\.conversion) { mentioned.insert(name) }
        }
        for name in mentioned.sorted() where !format.variables.contains(where: { $0.name == name }) {
            let hint = Spelling.nearest(to: name, among: format.variables.map(\.name)).map { "; did you mean '\($0)'?" } ?? ""
            add(.error, "missing-variable", "'\(entry.key)' has no substitution '\(name)'\(hint)", at: format.format.location)
        }
        for variable in format.variables where !mentioned.contains(variable.name) {
            add(
                .warning, "unused-variable", "no text of '\(entry.key)' mentions the substitution '\(variable.name)'; remove it",
                at: variable.location)
        }
    }

    private mutating func checkCategories(
        of variable: PluralVariable, entry: LocalizedTable.Entry, language: LocalizedTable.Language, _ categories: PluralCategories?
    ) {
        let present = variable.cases.map(\.category)
        if !present.contains(.other) {
            let message = "the plural '\(entry.key)' in '\(language.name)' has no text for 'other', which every language needs; add it"
            add(.error, "missing-plural-category", message, at: variable.location)
        }
        guard let categories else { return }
        let needed = variable.argumentType == .float ? categories.all : categories.integers
        let missing = needed.filter { $0 != .other && !present.contains($0) }
        if !missing.isEmpty {
            let message =
                "the plural '\(entry.key)' in '\(language.name)' has no text for \(Self.list(missing)), which numbers of the language need"
            add(.warning, "missing-plural-category", message, at: variable.location)
        }
        // A text for zero is right in every language: it is for the number itself.
        for item in variable.cases where item.category != .zero && item.category != .other && !categories.all.contains(item.category) {
            let message = "no number of '\(language.name)' is of the category '\(item.category.rawValue)'; remove the text"
            add(.warning, "unneeded-plural-category", message, at: item.text.location)
        }
    }

    /// Reports a plural none of whose texts mentions its number, where Apple's compiler does: in the source language, and in each other
    /// one where the source language has no plural.
    private mutating func checkNumber(of variable: PluralVariable, entry: LocalizedTable.Entry, language: LocalizedTable.Language) {
        guard table.isCatalog, variable.name == CatalogForms.variableName, let first = variable.cases.first else { return }
        guard language.name == table.sourceLanguage || !sourcePlurals.contains(entry.key) else { return }
        let mentions = variable.cases.contains { item in
            FormatText(item.text.text).arguments.contains { $0.conversion.isNumber || $0.conversion.isVariable }
        }
        guard !mentions else { return }
        let message =
            "no text of the plural '\(entry.key)' in '\(language.name)' mentions the number it depends on; "
            + "write it in one of them, for example as '%lld'"
        add(.error, "plural-without-number", message, at: first.text.location)
    }

    private static func list(_ categories: [PluralCategory]) -> String {
        categories.map { "'\($0.rawValue)'" }.joined(separator: " and ")
    }
}
