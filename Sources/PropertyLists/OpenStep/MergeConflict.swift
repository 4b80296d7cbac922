import Diagnostics

/// The marks that a version control system leaves in a file it could not merge.
enum MergeConflict {
    /// The fault of a file with unresolved conflicts: located at the first mark, with a note for each of the others;
    /// `nil` when the file has none.
    ///
    /// Asked for only when reading failed: the same characters inside a quoted string are fine.
    static func error(in bytes: [UInt8], path: String) -> DiagnosticError? {
        let lines = markedLines(in: bytes)
        guard let first = lines.first(where: { $0.mark == UInt8(ascii: "<") }) else { return nil }
        let notes = lines.filter { $0.line != first.line }.prefix(100).map { marked in
            Diagnostic.Note(
                "'\(String(repeating: Character(Unicode.Scalar(marked.mark)), count: markLength))' is here",
                at: SourceLocation(path: path, line: marked.line, column: 1)
            )
        }
        return DiagnosticError(
            "merge-conflict",
            "the file has an unresolved merge conflict; resolve it and remove the markers",
            at: SourceLocation(path: path, line: first.line, column: 1),
            notes: Array(notes)
        )
    }

    private static let markLength = 7

    /// The lines that begin with exactly seven of `<`, `|`, `=` or `>`.
    private static func markedLines(in bytes: [UInt8]) -> [(line: Int, mark: UInt8)] {
        var found: [(line: Int, mark: UInt8)] = []
        var line = 0
        for text in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            line += 1
            guard let mark = text.first, "<|=>".utf8.contains(mark), text.count >= markLength else { continue }
            guard text.prefix(markLength).allSatisfy({ $0 == mark }) else { continue }
            let following = text.dropFirst(markLength).first
            if following == nil || following == 0x20 || following == 0x0D { found.append((line, mark)) }
        }
        return found
    }
}
