package import Diagnostics

/// Diagnostics as lines of text.
package enum DiagnosticText {
    /// One line for each diagnostic, and one below it for each of its notes.
    ///
    /// Control characters, which may come from the content of a file, are shown as `\u{…}`, so that no file can forge a
    /// line or move the cursor.
    package static func lines(_ diagnostics: [Diagnostic], isColoured: Bool = false) -> String {
        var result = ""
        for diagnostic in diagnostics {
            for (index, line) in diagnostic.description.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let safe = VisibleText.escaped(String(line))
                result += index == 0 && isColoured ? coloured(safe, diagnostic.severity) : safe
                result += "\n"
            }
        }
        return result
    }

    private static func coloured(_ line: String, _ severity: Severity) -> String {
        let word = "\(severity.rawValue): "
        guard let range = line.firstRange(of: word) else { return line }
        let colour = severity == .error ? "31" : severity == .warning ? "33" : "36"
        return line[..<range.lowerBound] + "\u{1B}[1;\(colour)m" + line[range] + "\u{1B}[0m" + line[range.upperBound...]
    }
}
