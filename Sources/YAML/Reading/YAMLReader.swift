package import Diagnostics

/// Reads a document of YAML into nodes.
///
///     var warnings: [Diagnostic] = []
///     let root = try YAMLReader.read(bytes, path: "trellis.yml", diagnostics: &warnings)
///     root["lint"]?["linter"]?.string
package enum YAMLReader {
    /// The longest text that is read.
    package static let byteLimit = 64 * 1024 * 1024
    /// The deepest nesting that is read.
    package static let depthLimit = 256
    /// The largest number of nodes of a document, each alias counting as many nodes as what it stands for.
    package static let nodeLimit = 1_000_000

    /// Reads a text.
    ///
    /// An empty text is a document that holds nothing.
    ///
    /// - Parameters:
    ///   - bytes: the text in UTF-8, or in UTF-16 with a byte order mark.
    ///   - path: its name, used in locations.
    ///   - diagnostics: where warnings go: keys that stand twice in a mapping, of which the last one counts.
    /// - Throws: ``DiagnosticError`` with the place of the first fault: a text that is no YAML, a second document, an alias without
    ///   anchor or inside what it stands for, or a limit that is passed.
    package static func read(_ bytes: [UInt8], path: String, diagnostics: inout [Diagnostic]) throws(DiagnosticError) -> YAMLNode {
        let builder = try build(YAMLTreeBuilder(), bytes, path: path, diagnostics: &diagnostics)
        return builder.root ?? YAMLNode(.scalar("", .plain), at: SourceLocation(path: path, line: 1, column: 1))
    }

    /// Reads all documents of a text, which `---` begins; an empty text has none.
    ///
    /// - Parameters:
    ///   - bytes: the text in UTF-8, or in UTF-16 with a byte order mark.
    ///   - path: its name, used in locations.
    ///   - diagnostics: where warnings go: keys that stand twice in a mapping, of which the last one counts.
    /// - Throws: ``DiagnosticError`` with the place of the first fault, as reading one document does.
    package static func readDocuments(
        _ bytes: [UInt8], path: String, diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> [YAMLNode] {
        try build(YAMLTreeBuilder(takesSeveral: true), bytes, path: path, diagnostics: &diagnostics).documents
    }

    private static func build(
        _ empty: YAMLTreeBuilder, _ bytes: [UInt8], path: String, diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> YAMLTreeBuilder {
        guard bytes.count <= byteLimit else {
            throw DiagnosticError("yaml-limit", "the file is larger than 64 MiB", at: SourceLocation(path: path))
        }
        var stream = try YAMLEventStream(utf8(bytes), path: path)
        var builder = empty
        while true {
            let event = try stream.next()
            if case .streamEnd = event.kind { break }
            try builder.add(event, at: stream.location(of: event.mark))
        }
        diagnostics += builder.diagnostics
        return builder
    }

    private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
        guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return bytes }
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
            let pair = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBigEndian ? pair.0 << 8 | pair.1 : pair.1 << 8 | pair.0
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
