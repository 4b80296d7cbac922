import Diagnostics
import PropertyLists

/// Takes the pairs of a `.strings` file and their comments out of the property list that it is.
struct StringsFileReader {
    let document: PropertyListDocument
    var diagnostics: [Diagnostic] = []
    private var comments = StringsComments()

    init(document: PropertyListDocument) {
        self.document = document
    }

    mutating func entries() -> [StringsFile.Entry] {
        var entries: [StringsFile.Entry] = []
        var places: [String: Int] = [:]
        var end = 0
        for (key, value) in document.root.pairs {
            let comment = comment(between: end, and: key, isFirst: end == 0, previous: entries.indices.last, in: &entries)
            end = max(key.sourceRange.upperBound, value.sourceRange.upperBound)
            guard let entry = entry(key, value, comment: comment) else { continue }
            if let first = places[entry.key] {
                warnOfDuplicate(entry, first: entries[first])
                entries[first].key = Self.removedKey
            }
            places[entry.key] = entries.count
            entries.append(entry)
        }
        if document.format == .openStep { addTrailingComment(from: end, to: document.bytes.count, &entries) }
        let counting = places
        return entries.enumerated().filter { counting[$0.element.key] == $0.offset }.map(\.element)
    }

    /// Marks an entry that a later one with the same key replaces; the index tells it from a key of this name.
    private static let removedKey = ""

    private mutating func entry(_ key: PropertyListValue, _ value: PropertyListValue, comment: String?) -> StringsFile.Entry? {
        let text = key.text ?? ""
        guard let content = value.text else {
            let message = "the value of '\(text)' is no text and is left out; write a text, or move it to a '.stringsdict'"
            diagnostics.append(Diagnostic(.warning, "not-a-text", message, at: value.location))
            return nil
        }
        var entry = StringsFile.Entry(key: text, value: content, comment: comment, at: key.location)
        entry.valueLocation = value.location
        return entry
    }

    private mutating func warnOfDuplicate(_ entry: StringsFile.Entry, first: StringsFile.Entry) {
        diagnostics.append(
            Diagnostic(
                .warning, "duplicate-key", "the key '\(entry.key)' stands twice in this file; the last one counts, so remove the other",
                at: entry.keyLocation, notes: [Diagnostic.Note("the one before is here", at: first.keyLocation)]))
    }

    private mutating func comment(
        between start: Int, and key: PropertyListValue, isFirst: Bool, previous: Int?, in entries: inout [StringsFile.Entry]
    ) -> String? {
        guard document.format == .openStep else { return nil }
        let found = comments.read(document.bytes, start..<max(start, key.sourceRange.lowerBound), isStartOfFile: isFirst)
        if let previous, entries[previous].comment == nil { entries[previous].comment = found.trailing }
        return found.leading
    }

    private mutating func addTrailingComment(from start: Int, to end: Int, _ entries: inout [StringsFile.Entry]) {
        guard let last = entries.indices.last, entries[last].comment == nil else { return }
        entries[last].comment = comments.read(document.bytes, start..<max(start, end), isStartOfFile: false).trailing
    }
}
