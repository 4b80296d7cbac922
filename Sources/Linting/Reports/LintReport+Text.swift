import Diagnostics

extension LintReport {
    /// The findings as lines that Xcode and editors understand; empty when there are none.
    ///
    ///     Sources/App/Cart.swift:12:20: warning: do not force unwrap 'price' (NeverForceUnwrap)
    package var text: String {
        var text = ""
        for finding in findings {
            text += Self.singleLine(finding.path)
            text += ":\(finding.line):\(finding.column ?? 1): \(finding.severity.rawValue): "
            text += Self.singleLine(finding.message)
            if let rule = finding.rule { text += " (" + Self.singleLine(rule) + ")" }
            text += "\n"
        }
        return text
    }

    /// The text without control characters, so that neither a file's name nor a linter can forge a line.
    private static func singleLine(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar.value < 0x20 || scalar.value == 0x7F {
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
