package import Diagnostics
package import PropertyLists

/// The content of a `.strings` file: texts by key, with their comments and places.
package struct StringsFile: Sendable, Hashable {
    /// Its name, used in locations.
    package var path: String
    /// The notation it was written in.
    package var format: PropertyListFormat
    /// The pairs in the order of the file; of a key that stands there twice only the last one, which is the one that counts.
    package var entries: [Entry]

    /// A key and its text.
    package struct Entry: Sendable, Hashable {
        /// The key.
        package var key: String
        /// The text.
        package var value: String
        /// What the comments directly before the pair say, or the one behind it in its line.
        package var comment: String?
        /// Where the key begins. Lines and columns are those of the text in UTF-8; a binary file has none.
        package var keyLocation: SourceLocation
        /// Where the text begins.
        package var valueLocation: SourceLocation

        /// Makes a pair that no file has.
        package init(key: String, value: String, comment: String? = nil, at location: SourceLocation = SourceLocation(path: "")) {
            self.key = key
            self.value = value
            self.comment = comment
            keyLocation = location
            valueLocation = location
        }
    }

    /// Makes a file in memory.
    package init(path: String, format: PropertyListFormat = .openStep, entries: [Entry]) {
        self.path = path
        self.format = format
        self.entries = entries
    }
}

// MARK: - Reading

extension StringsFile {
    /// Reads a file in any notation and encoding.
    ///
    /// - Parameters:
    ///   - bytes: the whole file. UTF-16 and UTF-32 are known by their byte order mark, or by their zeros.
    ///   - path: its name, used in locations.
    ///   - encoding: the encoding where a project declares one, which a byte order mark overrules.
    ///   - diagnostics: receives what does not end the reading: missing `;`, keys that stand there twice, values that are no text.
    /// - Throws: ``DiagnosticError`` with the place of the first fault that does.
    package static func read(
        _ bytes: [UInt8],
        path: String,
        encoding: StringsEncoding? = nil,
        diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> StringsFile {
        let text = StringsEncoding.readable(bytes, declared: encoding, path: path, diagnostics: &diagnostics)
        let document = try PropertyListDocument.readStrings(text, path: path, diagnostics: &diagnostics)
        guard document.root.kind == .dictionary else {
            throw DiagnosticError(
                "not-a-dictionary", "the file holds no keys and texts; write '\"key\" = \"text\";'", at: document.root.location)
        }
        var reader = StringsFileReader(document: document)
        let file = StringsFile(path: path, format: document.format, entries: reader.entries())
        diagnostics += reader.diagnostics
        return file
    }
}
