import Diagnostics

extension OpenStepReader {
    /// Reports a missing `;` or `,` and lets reading go on.
    ///
    /// - Throws: when too many are missing for the file to be what it claims.
    mutating func recoverFromMissingSeparator(_ separator: UInt8, at offset: Int) throws(DiagnosticError) {
        let mark = Character(Unicode.Scalar(separator))
        let problem = Diagnostic(
            .error,
            "missing-separator",
            "missing '\(mark)' after this value; add it",
            at: location(ofOffset: offset)
        )
        guard diagnostics.count < Self.recoveryLimit else { throw DiagnosticError(problem) }
        guard position < bytes.count else { return diagnostics.append(problem) }
        // What cannot begin the next item would only be reported a second time in other words.
        let next = bytes[position]
        let isCloser = next == UInt8(ascii: "}") || next == UInt8(ascii: ")")
        let canGoOn =
            classes[Int(next)] == .unquoted || next == UInt8(ascii: "\"") || next == UInt8(ascii: "'")
            || next == UInt8(ascii: "{") || next == UInt8(ascii: "(") || isCloser
        guard canGoOn else { throw unexpected("where '\(mark)' was expected", code: "missing-separator") }
        diagnostics.append(problem)
    }

    /// The fault of a file that ends inside a container.
    func unclosed() -> DiagnosticError {
        guard let container = openContainers.last else {
            return fault("unexpected-end", "the file ends where a value was expected", at: bytes.count)
        }
        let node = nodes[container]
        let (opening, closing) = node.kind == .dictionary ? ("{", "}") : ("(", ")")
        return DiagnosticError(
            "unclosed-container",
            "the file ends before '\(closing)'; it may be cut off",
            at: location(ofOffset: bytes.count),
            notes: [Diagnostic.Note("'\(opening)' is here", at: location(ofOffset: Int(node.offset)))]
        )
    }

    /// The fault of a byte that does not fit where it stands.
    func unexpected(_ context: String, code: String) -> DiagnosticError {
        guard position < bytes.count else {
            return fault("unexpected-end", "the file ends \(context)", at: bytes.count)
        }
        return fault(code, "unexpected \(Self.quotation(of: bytes, at: position)) \(context)", at: position)
    }

    /// A fault at an offset.
    func fault(_ code: String, _ message: String, at offset: Int) -> DiagnosticError {
        DiagnosticError(code, message, at: location(ofOffset: offset))
    }

    private func location(ofOffset offset: Int) -> SourceLocation {
        let place = LineTable(Array(bytes)).position(ofOffset: offset)
        return SourceLocation(path: path, line: place.line, column: place.column)
    }

    /// The character at an offset, fit to be shown.
    private static func quotation(of bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> String {
        let end = min(offset + 4, bytes.count)
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[offset..<end]), as: UTF8.self)
        guard let scalar = text.unicodeScalars.first else { return "byte" }
        if scalar == "\u{FFFD}" || scalar.value < 0x20 || scalar.value == 0x7F {
            return "byte 0x" + (bytes[offset] < 16 ? "0" : "") + String(bytes[offset], radix: 16, uppercase: true)
        }
        return "'\(scalar)'"
    }
}
