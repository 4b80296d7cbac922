package import Diagnostics
import PropertyLists

/// The content of a `.stringsdict` file: a form for each key.
package struct StringsDictionary: Sendable, Hashable {
    /// Its name, used in locations.
    package var path: String
    /// The keys in the order of the file.
    package var entries: [Entry]

    /// A key and its form.
    package struct Entry: Sendable, Hashable {
        /// The key.
        package var key: String
        /// What is chosen for it.
        package var form: LocalizedForm
        /// Where the key stands.
        package var location: SourceLocation

        /// Makes an entry.
        package init(key: String, form: LocalizedForm, at location: SourceLocation) {
            self.key = key
            self.form = form
            self.location = location
        }
    }

    /// Makes a file in memory.
    package init(path: String, entries: [Entry]) {
        self.path = path
        self.entries = entries
    }

    /// The deepest nesting of devices in devices that is read.
    static let depthLimit = 8

    /// Reads a file in any notation of property lists.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - path: its name, used in locations.
    ///   - diagnostics: receives what does not end the reading. An entry with an error is left out.
    /// - Throws: ``DiagnosticError`` when the file is no property list, or no dictionary.
    package static func read(
        _ bytes: [UInt8],
        path: String,
        diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> StringsDictionary {
        let document = try PropertyListDocument.read(bytes, path: path, diagnostics: &diagnostics)
        guard document.root.kind == .dictionary else {
            throw DiagnosticError(
                "not-a-dictionary", "the outermost value is no dictionary; a '.stringsdict' has a key for each text",
                at: document.root.location)
        }
        for key in document.duplicateKeys() {
            let message = "the key '\(key.text ?? "")' stands twice in this dictionary; the last one counts, so remove the other"
            diagnostics.append(Diagnostic(.warning, "duplicate-key", message, at: key.location))
        }
        var reader = StringsDictionaryReader()
        var entries: [Entry] = []
        var places: [String: Int] = [:]
        for (key, value) in document.root.pairs {
            let name = key.text ?? ""
            guard let form = reader.form(of: value, key: name, keyLocation: key.location, depth: 0) else { continue }
            let entry = Entry(key: name, form: form, at: key.location)
            if let place = places[name] {
                entries[place] = entry
            } else {
                places[name] = entries.count
                entries.append(entry)
            }
        }
        diagnostics += reader.diagnostics
        return StringsDictionary(path: path, entries: entries)
    }
}
