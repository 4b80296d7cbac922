import Diagnostics
import ResourceFormats
import SystemSupport

/// The tables of texts that the inputs of an entry make.
struct StringsTables {
    private var tables: [String: Table] = [:]

    /// A table and the files that it comes from.
    struct Table {
        /// Its name.
        let name: String
        var strings: StringsFile?
        var dictionary: StringsDictionary?
        var catalog: StringCatalog?

        /// The paths of its files.
        var paths: [String] { [strings?.path, dictionary?.path, catalog?.path].compactMap { $0 } }
    }

    /// Reads a file and adds it to its table.
    ///
    /// - Throws: the errors of the file, and one for a second file of the same name.
    mutating func add(_ bytes: [UInt8], path: String, _ diagnostics: inout [Diagnostic]) throws {
        let file = PathText.lastComponent(of: path)
        let dot = file.lastIndex(of: ".") ?? file.endIndex
        let (name, kind) = (String(file[..<dot]), file[dot...].lowercased())
        var table = tables[name] ?? Table(name: name)
        var found: [Diagnostic] = []
        switch kind {
        case ".strings":
            try Self.requireFree(table.strings?.path ?? table.catalog?.path, path, name)
            table.strings = try StringsFile.read(bytes, path: path, diagnostics: &found)
        case ".stringsdict":
            try Self.requireFree(table.dictionary?.path ?? table.catalog?.path, path, name)
            table.dictionary = try StringsDictionary.read(bytes, path: path, diagnostics: &found)
        case ".xcstrings":
            try Self.requireFree(table.paths.first, path, name)
            table.catalog = try StringCatalog.read(bytes, path: path, diagnostics: &found)
        default:
            throw DiagnosticError(
                "unknown-kind", "'\(path)' is no file of texts; those end in '.strings', '.stringsdict' or '.xcstrings'",
                at: SourceLocation(path: path))
        }
        let errors = found.filter { $0.severity == .error }
        guard errors.isEmpty else { throw DiagnosticError(errors) }
        diagnostics += found
        tables[name] = table
    }

    private static func requireFree(_ other: String?, _ path: String, _ name: String) throws(DiagnosticError) {
        guard let other else { return }
        throw DiagnosticError(
            "duplicate-table", "the table '\(name)' has two files, which may be those of two languages; name the files of one language",
            at: SourceLocation(path: path), notes: [Diagnostic.Note("the other one is here", at: SourceLocation(path: other))])
    }

    /// The tables by name, capitals and small letters alike.
    func sorted() -> [Table] {
        tables.values.map { (CaseInsensitiveKey($0.name), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
}

// MARK: - Texts

extension StringsTables.Table {
    /// The texts of the table, in no order.
    ///
    /// - Throws: when two texts of a key disagree about the type of an argument.
    func items() throws -> [StringsItem] {
        if let catalog {
            let table = LocalizedTable(name: name, catalog: catalog, languages: [catalog.sourceLanguage])
            return try (table.languages.first?.entries ?? []).map { try StringsItem($0, isOfCatalog: true) }
        }
        let content = LocalizedTable.Files(language: "", strings: strings, dictionary: dictionary?.withoutWidths).content
        return try content.entries.map { try StringsItem($0, isOfCatalog: false) }
    }
}

extension StringsDictionary {
    /// The entries but for those that depend on a width alone, which SwiftGen does not know.
    fileprivate var withoutWidths: StringsDictionary {
        StringsDictionary(path: path, entries: entries.filter { if case .widths = $0.form { false } else { true } })
    }
}
