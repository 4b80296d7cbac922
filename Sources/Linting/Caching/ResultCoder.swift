import Diagnostics
import Reports

/// The findings of one file as bytes, without its path and its targets, which others know.
enum ResultCoder {
    static func bytes(of findings: [Finding]) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(findings.count)
        for finding in findings {
            writer.write(finding.line)
            writer.write(finding.column ?? 0)
            writer.write(finding.severity == .error ? 1 : 0)
            for text in [finding.rule, finding.ruleTitle, finding.source] { writer.write(text) }
            writer.write(.some(finding.message))
        }
        return writer.bytes
    }

    /// The findings in bytes; `nil` when they are no such findings.
    static func findings(in bytes: ArraySlice<UInt8>, path: String, tool: String) -> [Finding]? {
        var reader = ByteReader(bytes)
        guard let count = reader.number(), count <= bytes.count else { return nil }
        var findings: [Finding] = []
        findings.reserveCapacity(count)
        for _ in 0..<count {
            guard let line = reader.number(), let column = reader.number(), let severity = reader.number(),
                let rule = reader.text(), let title = reader.text(), let source = reader.text(), let message = reader.text()
            else { return nil }
            findings.append(
                Finding(
                    path: path, line: line, column: column == 0 ? nil : column, severity: severity == 1 ? .error : .warning,
                    message: message ?? "", rule: rule, ruleTitle: title, tool: tool, source: source))
        }
        return findings
    }
}

/// Numbers and texts as bytes.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    /// Writes a number that is not negative, seven bits in a byte, the last ones first.
    mutating func write(_ number: Int) {
        var rest = UInt(bitPattern: max(0, number))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Writes a text, or that there is none.
    mutating func write(_ text: String?) {
        guard let text else { return write(0) }
        write(text.utf8.count + 1)
        bytes += text.utf8
    }

    /// Writes bytes as they are.
    mutating func write(raw: some Sequence<UInt8>) { bytes += raw }
}

/// Reads what ``ByteWriter`` has written; what is damaged is told and never trusted.
struct ByteReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    /// Whether everything was read.
    var isAtEnd: Bool { rest.isEmpty }

    /// The next number.
    mutating func number() -> Int? {
        var value: UInt = 0
        var shift: UInt = 0
        while let byte = rest.popFirst() {
            guard shift < 63 else { return nil }
            value |= UInt(byte & 0x7F) << shift
            if byte < 0x80 { return Int(exactly: value) }
            shift += 7
        }
        return nil
    }

    /// The next text; `.some(nil)` when it says that there is none.
    mutating func text() -> String?? {
        guard let length = number() else { return nil }
        guard length > 0 else { return .some(nil) }
        guard let bytes = raw(length - 1) else { return nil }
        return .some(String(decoding: bytes, as: UTF8.self))
    }

    /// The next bytes.
    mutating func raw(_ count: Int) -> ArraySlice<UInt8>? {
        guard count >= 0, rest.count >= count else { return nil }
        let bytes = rest.prefix(count)
        rest = rest.dropFirst(count)
        return bytes
    }
}
