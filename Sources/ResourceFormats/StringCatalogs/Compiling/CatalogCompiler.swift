package import Diagnostics
import JSON
package import PropertyLists

/// A file that a string catalog was compiled to.
package struct CompiledStringsFile: Sendable, Hashable {
    /// Where it belongs, below the folder of the resources: `de.lproj/Localizable.strings`.
    package var path: String
    /// The language it is for.
    package var language: String
    /// What is in it.
    package var tree: PropertyListTree
    /// The file.
    package var bytes: [UInt8]
}

/// Compiles string catalogs to the `.strings` and `.stringsdict` files that programs load.
package struct CatalogCompiler {
    private let catalog: StringCatalog
    private let options: CatalogCompileOptions
    private let forms: CatalogForms

    private init(catalog: StringCatalog, options: CatalogCompileOptions) {
        self.catalog = catalog
        self.options = options
        forms = CatalogForms(path: catalog.path)
    }

    /// Compiles a catalog.
    ///
    /// - Parameters:
    ///   - catalog: the catalog.
    ///   - table: the name of the table, which is that of the catalog's file without its extension.
    ///   - options: what is written, and how.
    ///   - diagnostics: receives an error for each plural that mentions no number, and for each text that cannot be compiled.
    /// - Returns: the files, sorted by path. A language without a text has none.
    package static func compile(
        _ catalog: StringCatalog,
        table: String,
        options: CatalogCompileOptions = CatalogCompileOptions(),
        diagnostics: inout [Diagnostic]
    ) -> [CompiledStringsFile] {
        let compiler = CatalogCompiler(catalog: catalog, options: options)
        compiler.check(&diagnostics)
        var content: [String: LanguageContent] = [:]
        for entry in catalog.entries { compiler.add(entry, to: &content, &diagnostics) }
        let languages = content.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return languages.flatMap { language -> [CompiledStringsFile] in
            guard let found = content[language] else { return [] }
            var files: [CompiledStringsFile] = []
            if !found.texts.isEmpty {
                let tree = PropertyListTree.dictionary(found.texts)
                files.append(compiler.file("\(language).lproj/\(table).strings", language, tree))
            }
            if !found.rules.isEmpty {
                files.append(compiler.file("\(language).lproj/\(table).stringsdict", language, StringsDictionaryWriter.tree(found.rules)))
            }
            return files
        }
    }

    /// What the files of a language hold.
    private struct LanguageContent {
        var texts: [PropertyListTree.Pair] = []
        var rules: [StringsDictionary.Entry] = []
    }

    private func file(_ path: String, _ language: String, _ tree: PropertyListTree) -> CompiledStringsFile {
        let bytes =
            switch options.format {
            case .xml: XMLWriter.bytes(of: tree, order: .utf16)
            case .binary: BinaryWriter.bytes(of: tree, order: .utf16)
            }
        return CompiledStringsFile(path: path, language: language, tree: tree, bytes: bytes)
    }
}

// MARK: - Entries

extension CatalogCompiler {
    private func add(_ entry: StringCatalog.Entry, to content: inout [String: LanguageContent], _ diagnostics: inout [Diagnostic]) {
        let reference = entry.localization(catalog.sourceLanguage).flatMap { CatalogForms.reference(in: $0.value) }
        var hasSource = false
        for localization in entry.localizations where isWanted(localization.language) {
            guard isWritten(localization.value, of: entry), let form = forms.form(of: localization.value, reference: reference) else {
                if localization.value.unknown.contains(where: { $0.key == "stringSet" }) {
                    diagnostics.append(
                        Diagnostic(
                            .warning, "string-set",
                            "the phrases of '\(entry.key)' are not compiled; Apple's tool makes them for app shortcuts alone",
                            at: localization.position.location(in: catalog.path)))
                }
                continue
            }
            hasSource = hasSource || localization.language == catalog.sourceLanguage
            add(form, key: entry.key, to: &content[localization.language, default: LanguageContent()], entry)
        }
        guard options.writesSourceLanguage, !hasSource, !entry.key.isEmpty, isWanted(catalog.sourceLanguage) else { return }
        let unit = entry.localization(catalog.sourceLanguage)?.value.unit
        content[catalog.sourceLanguage, default: LanguageContent()].texts.append(
            PropertyListTree.Pair(entry.key, .string(unit?.value ?? entry.key)))
    }

    private func add(_ form: LocalizedForm, key: String, to content: inout LanguageContent, _ entry: StringCatalog.Entry) {
        if case .text(let text) = form {
            content.texts.append(PropertyListTree.Pair(key, .string(text.text)))
            return
        }
        content.rules.append(StringsDictionary.Entry(key: key, form: form, at: entry.position.location(in: catalog.path)))
        guard options.writesDeviceFallback, case .devices(let choices) = form else { return }
        guard case .text(let text)? = choices.first(where: { $0.name == DeviceName.other.rawValue })?.form else { return }
        content.texts.append(PropertyListTree.Pair(key, .string(text.text)))
    }

    private func isWanted(_ language: String) -> Bool {
        options.languages.map { $0.contains(language) } ?? true
    }

    /// Whether a translation is written at all: one that nobody has begun is not, unless somebody made the key by hand.
    ///
    /// Of a translation with several texts one that counts is enough, because a plural without some of its texts would be wrong.
    private func isWritten(_ value: StringCatalog.Value, of entry: StringCatalog.Entry) -> Bool {
        entry.extractionState != nil || Self.hasText(value) { $0.state != .new }
    }

    private static func hasText(_ value: StringCatalog.Value, _ isWanted: (StringCatalog.Unit) -> Bool) -> Bool {
        if let unit = value.unit, isWanted(unit) { return true }
        return (value.plural + value.device).contains { hasText($0.value, isWanted) }
            || value.substitutions.contains { hasText($0.value, isWanted) }
    }
}

// MARK: - Check

extension CatalogCompiler {
    /// Reports plurals none of whose texts mentions a number: those of the source language, or of each language where it has none.
    private func check(_ diagnostics: inout [Diagnostic]) {
        for entry in catalog.entries {
            let source = entry.localization(catalog.sourceLanguage)
            let hasSourcePlural = source.map { !CatalogForms.plurals(in: $0.value).isEmpty } ?? false
            for localization in entry.localizations where !hasSourcePlural || localization.language == catalog.sourceLanguage {
                diagnostics += Self.pluralsWithoutNumber(localization, of: entry, path: catalog.path)
            }
        }
    }

    /// An error for each plural of a translation none of whose texts mentions a number.
    static func pluralsWithoutNumber(
        _ localization: StringCatalog.Localization, of entry: StringCatalog.Entry, path: String
    ) -> [Diagnostic] {
        CatalogForms.plurals(in: localization.value).compactMap { plural in
            let texts = plural.compactMap(\.value.unit)
            guard let first = texts.first else { return nil }
            guard !texts.contains(where: { FormatText($0.value).arguments.contains { $0.conversion.isNumber || $0.conversion.isVariable } })
            else { return nil }
            let message =
                "no text of the plural '\(entry.key)' in '\(localization.language)' mentions the number it depends on; "
                + "write it in one of them, for example as '%lld'"
            return Diagnostic(.error, "plural-without-number", message, at: first.position.location(in: path))
        }
    }
}

extension FormatConversion {
    /// Whether it stands for a variable.
    var isVariable: Bool {
        if case .variable = self { true } else { false }
    }
}
