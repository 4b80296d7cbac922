import Configuration
import Diagnostics
import Reports

/// The lines that swift-format prints.
///
///     Sources/A.swift:3:7: warning: [NeverForceUnwrap] do not force unwrap 'y'
///     Sources/A.swift:9:1: error: expected '}' to end struct
struct SwiftFormatReport {
    let job: LintJob
    let place: LintPlace

    /// The findings of all lines; a line that is none becomes a warning, because a system may print there as well.
    ///
    /// - Throws: ``DiagnosticError`` with the line's number when the last line is cut.
    func output(in bytes: [UInt8]) throws(DiagnosticError) -> LinterOutput {
        let files = ShownFiles(job, in: place)
        var output = LinterOutput(findings: [], diagnostics: [])
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        guard lines.last?.isEmpty ?? true else {
            throw LinterFailure(job: job).unreadable(
                "the last line is cut", line: lines.count, words: LinterWords.lines(Array(lines[lines.count - 1])))
        }
        for line in lines where !line.isEmpty {
            if let finding = finding(in: line, files) {
                output.findings.append(finding)
            } else {
                output.diagnostics.append(LinterFailure(job: job).remark(String(decoding: line, as: UTF8.self)))
            }
        }
        return output
    }

    private func finding(in line: ArraySlice<UInt8>, _ files: ShownFiles) -> Finding? {
        var position = line.startIndex
        while let colon = line[position...].firstIndex(of: UInt8(ascii: ":")) {
            position = colon + 1
            guard let (severity, word) = Self.severity(at: colon, in: line) else { continue }
            guard let place = Self.place(before: colon, in: line) else { continue }
            let (rule, message) = Self.ruleAndMessage(line[(colon + word)...])
            return Finding(
                path: files.path(String(decoding: line[..<place.end], as: UTF8.self)),
                line: place.line,
                column: place.column,
                severity: severity,
                message: message,
                rule: rule,
                tool: job.linter.rawValue
            )
        }
        return nil
    }

    /// The severity that stands at a colon, and the bytes that it takes with its colons and blanks.
    private static func severity(at colon: Int, in line: ArraySlice<UInt8>) -> (Severity, Int)? {
        let rest = line[colon...]
        if rest.starts(with: ": warning: ".utf8) { return (.warning, 11) }
        if rest.starts(with: ": error: ".utf8) { return (.error, 9) }
        return nil
    }

    /// The `:line:column` that ends at a colon, and where the path before it ends.
    private static func place(before colon: Int, in line: ArraySlice<UInt8>) -> (end: Int, line: Int, column: Int)? {
        guard let (columnStart, column) = number(before: colon, in: line) else { return nil }
        guard let (lineStart, number) = number(before: columnStart, in: line) else { return nil }
        guard lineStart > line.startIndex else { return nil }
        return (lineStart, max(1, number), max(1, column))
    }

    /// The number that ends before an index, and the index of the colon in front of it.
    private static func number(before end: Int, in line: ArraySlice<UInt8>) -> (start: Int, value: Int)? {
        guard let colon = line[..<end].lastIndex(of: UInt8(ascii: ":")), colon + 1 < end else { return nil }
        let digits = line[(colon + 1)..<end]
        guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        guard let value = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
        return (colon, value)
    }

    /// The name in brackets at the beginning, if there is one, and what stands behind it.
    private static func ruleAndMessage(_ text: ArraySlice<UInt8>) -> (rule: String?, message: String) {
        guard text.first == UInt8(ascii: "["), let end = text.firstIndex(of: UInt8(ascii: "]")) else {
            return (nil, String(decoding: text, as: UTF8.self))
        }
        let message = text[(end + 1)...].drop { $0 == 0x20 }
        return (String(decoding: text[(text.startIndex + 1)..<end], as: UTF8.self), String(decoding: message, as: UTF8.self))
    }
}
