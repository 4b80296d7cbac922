import Diagnostics

/// Findings as commands of GitHub Actions.
///
///     ::warning file=Sources/Cart.swift,line=12,col=20,title=NeverForceUnwrap::do not force unwrap 'price'
enum GitHubReport {
    static func text(of report: Report) -> String {
        var text = ""
        for finding in report.findings {
            text += "::\(command(finding.severity)) file=\(property(finding.path)),line=\(finding.line)"
            if let column = finding.column { text += ",col=\(column)" }
            if let rule = finding.rule { text += ",title=\(property(rule))" }
            text += "::\(data(finding.message))\n"
        }
        return text
    }

    private static func command(_ severity: Severity) -> String { severity == .note ? "notice" : severity.rawValue }

    private static func property(_ text: String) -> String {
        escaped(text) { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ",") }
    }

    private static func data(_ text: String) -> String { escaped(text) { _ in false } }

    private static func escaped(_ text: String, also isSpecial: (UInt8) -> Bool) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if byte < 0x20 || byte == UInt8(ascii: "%") || isSpecial(byte) {
                bytes += ("%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)).utf8
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
