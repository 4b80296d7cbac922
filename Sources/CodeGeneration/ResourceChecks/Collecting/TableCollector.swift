import Diagnostics
import ResourceFormats
import SystemSupport

/// Brings the files of all languages of a table together.
struct TableCollector {
    private let sourceLanguage: String?
    private var groups: [Key: Group] = [:]
    private var catalogs: [Key: (catalog: StringCatalog, file: ResourceCheckFile)] = [:]

    /// A table, by its folder and its name.
    private struct Key: Hashable {
        var folder: String
        var name: String
    }

    private struct Group {
        var files: [String: LocalizedTable.Files] = [:]
        var isChecked = false
    }

    /// Makes a collector without tables.
    ///
    /// - Parameter sourceLanguage: the language that others are measured by; `nil` when nothing says it.
    init(sourceLanguage: String?) {
        self.sourceLanguage = sourceLanguage
    }

    mutating func add(_ strings: StringsFile, of file: ResourceCheckFile) {
        change(file) { $0.strings = strings }
    }

    mutating func add(_ dictionary: StringsDictionary, of file: ResourceCheckFile) {
        change(file) { $0.dictionary = dictionary }
    }

    mutating func add(_ catalog: StringCatalog, of file: ResourceCheckFile) {
        catalogs[Key(folder: file.folder, name: file.baseName)] = (catalog, file)
    }

    private mutating func change(_ file: ResourceCheckFile, _ change: (inout LocalizedTable.Files) -> Void) {
        let language = file.language ?? ""
        var group = groups[Key(folder: file.folder, name: file.baseName)] ?? Group()
        change(&group.files[language, default: LocalizedTable.Files(language: language)])
        group.isChecked = group.isChecked || file.isChecked
        groups[Key(folder: file.folder, name: file.baseName)] = group
    }

    /// Tables that a catalog and other files have both, which no build takes.
    var diagnostics: [Diagnostic] {
        catalogs.compactMap { key, value -> Diagnostic? in
            guard value.file.isChecked, let other = groups[key]?.files.values.compactMap({ $0.strings?.path ?? $0.dictionary?.path }).min()
            else { return nil }
            return Diagnostic(
                .error, "duplicate-table",
                "the table '\(key.name)' is a catalog and has other files as well; move its texts into one of them",
                at: SourceLocation(path: value.file.shownPath),
                notes: [Diagnostic.Note("another file is here", at: SourceLocation(path: other))])
        }
    }

    /// The tables by folder and name.
    func tables() -> [ResourceInventory.FoundTable] {
        var found: [(key: Key, table: ResourceInventory.FoundTable)] = groups.map { key, group in
            let source = LocalizedTable.sourceLanguage(among: Set(group.files.keys), preferred: sourceLanguage)
            let files = group.files.values.filter { $0.language == source || $0.language != "Base" }
            let table = LocalizedTable(name: key.name, sourceLanguage: source, files: Array(files))
            return (key, ResourceInventory.FoundTable(table: table, isChecked: group.isChecked))
        }
        found += catalogs.map { key, value in
            let table = LocalizedTable(name: key.name, catalog: value.catalog)
            return (key, ResourceInventory.FoundTable(table: table, isChecked: value.file.isChecked))
        }
        return found.sortedByText { $0.key.folder + "/" + $0.key.name + ($0.table.table.isCatalog ? ".xcstrings" : "") }.map(\.table)
    }
}
