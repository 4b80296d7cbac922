public import Diagnostics

/// A property list that was read: what is in it, and where each value stands.
public struct PropertyListDocument: Sendable {
    @usableFromInline
    let tape: PropertyListTape

    /// The outermost value.
    public var root: PropertyListValue { PropertyListValue(tape: tape, index: 0) }

    /// The notation the file was written in.
    public var format: PropertyListFormat { tape.format }

    /// The file's name, as it was given to ``read(_:path:diagnostics:)``.
    public var path: String { tape.path }

    /// The value with a certain ``PropertyListValue/identity`` of this document.
    package func value(identity: Int) -> PropertyListValue { PropertyListValue(tape: tape, index: identity) }

    /// The file in UTF-8; the bytes as they were given unless they were in another encoding.
    package var bytes: [UInt8] { tape.bytes }

    /// The same with locations that name the file alone, for a text that was made from another file.
    package func withoutLines() -> PropertyListDocument {
        PropertyListDocument(
            tape: PropertyListTape(bytes: tape.bytes, nodes: tape.nodes, format: tape.format, path: tape.path, hasLines: false)
        )
    }

    /// Reads a property list in any of its notations.
    ///
    /// Binary files begin with `bplist`, XML with `<?xml`, `<!DOCTYPE` or `<plist`; JSON begins with `{` and a string
    /// with a colon; everything else is OpenStep text.
    /// Text may be UTF-8, or UTF-16 or UTF-32 with a byte order mark.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - path: its name, used in locations.
    ///   - diagnostics: receives what is wrong but does not stop the reading: missing separators, invalid UTF-8.
    /// - Throws: ``DiagnosticError`` with the place of the first fault that does.
    public static func read(
        _ bytes: [UInt8],
        path: String,
        diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> PropertyListDocument {
        try checkSize(bytes, path: path)
        if bytes.starts(with: "bplist".utf8) {
            let nodes = try BinaryReader.read(bytes, path: path)
            return PropertyListDocument(tape: PropertyListTape(bytes: bytes, nodes: nodes, format: .binary, path: path))
        }
        let text = try TextEncoding.utf8(of: bytes, path: path)
        if XMLReader.recognizes(text) {
            TextEncoding.warnAboutInvalidUTF8(in: text, path: path, diagnostics: &diagnostics)
            let nodes = try XMLReader.read(text, path: path)
            return PropertyListDocument(tape: PropertyListTape(bytes: text, nodes: nodes, format: .xml, path: path))
        }
        if JSONPropertyListReader.recognizes(text) {
            TextEncoding.warnAboutInvalidUTF8(in: text, path: path, diagnostics: &diagnostics)
            let nodes = try JSONPropertyListReader.read(text, path: path)
            return PropertyListDocument(tape: PropertyListTape(bytes: text, nodes: nodes, format: .json, path: path))
        }
        let nodes = try OpenStepReader.read(text, path: path, diagnostics: &diagnostics)
        return PropertyListDocument(tape: PropertyListTape(bytes: text, nodes: nodes, format: .openStep, path: path))
    }

    /// Reads a `.strings` file in any of its notations: binary, XML, OpenStep text, and pairs without braces around them.
    ///
    /// In such pairs `"key";` is a key that is its own value; a file without content is an empty dictionary.
    ///
    /// - Parameters:
    ///   - bytes: the whole file; text in UTF-8, or in UTF-16 or UTF-32 with a byte order mark.
    ///   - path: its name, used in locations.
    ///   - diagnostics: receives what is wrong but does not stop the reading: missing separators, invalid UTF-8.
    /// - Throws: ``DiagnosticError`` with the place of the first fault that does.
    package static func readStrings(
        _ bytes: [UInt8],
        path: String,
        diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> PropertyListDocument {
        try checkSize(bytes, path: path)
        if bytes.starts(with: "bplist".utf8) { return try read(bytes, path: path, diagnostics: &diagnostics) }
        let text = try TextEncoding.utf8(of: bytes, path: path)
        if XMLReader.recognizes(text) { return try read(text, path: path, diagnostics: &diagnostics) }
        let nodes = try OpenStepReader.read(text, path: path, isStringsFile: true, diagnostics: &diagnostics)
        return PropertyListDocument(tape: PropertyListTape(bytes: text, nodes: nodes, format: .openStep, path: path))
    }

    private static func checkSize(_ bytes: [UInt8], path: String) throws(DiagnosticError) {
        guard bytes.count >= Int(UInt32.max) else { return }
        throw DiagnosticError("file-too-large", "the file is larger than 4 GB", at: SourceLocation(path: path))
    }
}
