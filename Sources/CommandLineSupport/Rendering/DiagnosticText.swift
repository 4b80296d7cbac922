package import Diagnostics

/// Diagnostics as lines of text.
package enum DiagnosticText {
    /// One line for each diagnostic, in the form of ``Diagnostic/description``, and one below it for each of its notes.
    ///
    /// Control characters and line ends, which may come from the content or the name of a file, are shown as `\u{…}`, so
    /// that no file can forge a line or move the cursor.
    package static func lines(_ diagnostics: [Diagnostic], isColoured: Bool = false) -> String {
        var result = ""
        for diagnostic in diagnostics {
            let kind = diagnostic.severity.rawValue + ":"
            result += line(
                at: diagnostic.location,
                isColoured ? "\u{1B}[1;\(colour(of: diagnostic.severity))m\(kind)\u{1B}[0m" : kind,
                "\(diagnostic.message) [\(diagnostic.code)]"
            )
            for note in diagnostic.notes { result += line(at: note.location, "note:", note.message) }
        }
        return result
    }

    private static func line(at location: SourceLocation?, _ kind: String, _ text: String) -> String {
        let place = location.map { VisibleText.escaped("\($0)") + ": " } ?? ""
        return place + kind + " " + VisibleText.escaped(text) + "\n"
    }

    private static func colour(of severity: Severity) -> Int {
        switch severity {
        case .error: 31
        case .warning: 33
        case .note: 36
        }
    }
}
