import Diagnostics

/// Finds the start tags of a text before libxml2 reads it, because libxml2 does not say where they stand, and refuses what libxml2
/// would take too much time for.
///
/// Whether the text is well formed is for libxml2 to say: where it is not, the places behind the fault are never asked for.
struct XMLTagScanner {
    private let source: XMLSource
    private let bytes: [UInt8]
    private var offset = 0

    private init(_ source: XMLSource) {
        self.source = source
        bytes = source.bytes
    }

    /// The offsets of the `<` of all start tags, in their order.
    ///
    /// - Throws: when a document type has declarations, or an element too many attributes.
    static func startTagOffsets(in source: XMLSource) throws(DiagnosticError) -> [Int] {
        var scanner = XMLTagScanner(source)
        var offsets: [Int] = []
        while let start = scanner.bytes[scanner.offset...].firstIndex(of: UInt8(ascii: "<")) {
            scanner.offset = start
            if scanner.starts(with: "<!--") {
                scanner.skip(past: "-->", from: start + 4)
            } else if scanner.starts(with: "<![CDATA[") {
                scanner.skip(past: "]]>", from: start + 9)
            } else if scanner.starts(with: "<?") {
                scanner.skip(past: "?>", from: start + 2)
            } else if scanner.starts(with: "<!") {
                try scanner.skipDocumentType(from: start)
            } else if scanner.starts(with: "</") {
                scanner.offset = start + 2
            } else {
                offsets.append(start)
                try scanner.skipStartTag(from: start)
            }
        }
        return offsets
    }

    private mutating func skipStartTag(from start: Int) throws(DiagnosticError) {
        offset = start + 1
        var quote: UInt8?
        var attributeCount = 0
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
            let byte = bytes[offset]
            offset += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
                attributeCount += 1
            } else if byte == UInt8(ascii: ">") {
                break
            }
        }
        guard attributeCount <= XMLReader.attributeLimit else {
            throw fault("xml-limit", "the element has more than \(XMLReader.attributeLimit) attributes", at: start)
        }
    }

    private mutating func skipDocumentType(from start: Int) throws(DiagnosticError) {
        var quote: UInt8?
        offset = start + 2
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "[") {
                throw fault("document-type", "a document type with its own declarations is not read; remove them", at: start)
            } else if byte == UInt8(ascii: ">") {
                return
            }
        }
    }

    private func starts(with text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    }

    /// Goes behind the next `end`, or to the end of the text when there is none.
    private mutating func skip(past end: StaticString, from start: Int) {
        offset = min(start, bytes.count)
        while offset < bytes.count {
            if starts(with: end) {
                offset += end.utf8CodeUnitCount
                return
            }
            offset += 1
        }
    }

    private func fault(_ code: String, _ message: String, at offset: Int) -> DiagnosticError {
        var places = XMLPlaces(source)
        return DiagnosticError(code, message, at: places.location(ofOffset: offset))
    }
}
