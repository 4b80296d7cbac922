package import Diagnostics

/// Reads a document of XML into elements.
///
///     let document = try XMLReader.read(bytes, path: "App.xcscheme")
///     document.root[attribute: "version"]
///
/// Nothing is fetched and nothing is expanded: a document type may not have declarations of its own, so that there are no entities
/// but the five of XML and those with a number.
package enum XMLReader {
    /// The longest text that is read.
    package static let byteLimit = 16 * 1024 * 1024
    /// The deepest nesting that is read.
    package static let depthLimit = 256
    /// The largest number of elements, texts and comments of a document.
    package static let nodeLimit = 1_000_000
    /// The largest number of attributes of an element; libxml2 compares each with each.
    package static let attributeLimit = 256

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - bytes: the text in UTF-8, in UTF-16, or in an encoding of one byte a character that its first line names.
    ///   - path: its name, used in locations.
    /// - Throws: ``DiagnosticError`` with the place of the first fault: a text that is no XML, another encoding, a document type with
    ///   declarations, an unknown entity, or a limit that is passed.
    package static func read(_ bytes: [UInt8], path: String) throws(DiagnosticError) -> XMLDocument {
        guard bytes.count <= byteLimit else {
            throw DiagnosticError("xml-limit", "the file is larger than 16 MiB", at: SourceLocation(path: path))
        }
        let source = try XMLSource(bytes, path: path)
        let tagOffsets = try XMLTagScanner.startTagOffsets(in: source)
        return try XMLEventStream.tree(of: bytes, builder: XMLTreeBuilder(source: source, tagOffsets: tagOffsets))
    }
}
