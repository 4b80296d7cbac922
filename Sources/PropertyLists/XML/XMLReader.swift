import Diagnostics

/// Reads XML property lists into a flat tape, in one pass and without recursion.
///
/// Only the elements of property lists are understood. A document type with an internal subset is refused, so that
/// there are no entities but the five of XML and numeric ones.
struct XMLReader {
    let bytes: [UInt8]
    let path: String
    var position = 0
    var nodes: [PropertyListNode] = []
    private var openContainers: [Int] = []
    /// Whether the innermost dictionary has a key that still needs its value.
    private var isAfterKey = false

    /// Whether a text is an XML property list and not an OpenStep one.
    static func recognizes(_ text: [UInt8]) -> Bool {
        let start = text.prefix(256).drop { $0 <= 0x20 }
        return ["<?xml", "<!DOCTYPE", "<plist", "<!--"].contains { start.starts(with: $0.utf8) }
    }

    /// Reads a whole file.
    ///
    /// - Throws: the first fault, located.
    static func read(_ bytes: [UInt8], path: String) throws(DiagnosticError) -> [PropertyListNode] {
        var reader = XMLReader(bytes: bytes, path: path)
        try reader.readDocument()
        return reader.nodes
    }

    private init(bytes: [UInt8], path: String) {
        self.bytes = bytes
        self.path = path
    }

    private mutating func readDocument() throws(DiagnosticError) {
        nodes.reserveCapacity(bytes.count / 24 + 16)
        var tag = try readTag()
        let hasPlist = tag.name == "plist"
        if hasPlist {
            guard tag.kind == .opening else { throw fault("empty-file", "the property list has no value", at: tag.offset) }
            tag = try readTag()
        }
        try readValue(tag)
        while !openContainers.isEmpty {
            try readContent()
        }
        if hasPlist {
            let end = try readTag()
            guard end.kind == .closing, end.name == "plist" else {
                throw fault("trailing-text", "unexpected \(end.description) where '</plist>' was expected", at: end.offset)
            }
        }
        try skipToTag()
        guard position == bytes.count else { throw fault("trailing-text", "text behind the end of the property list", at: position) }
    }

    /// Reads one key, value or end tag of the innermost container.
    private mutating func readContent() throws(DiagnosticError) {
        guard let container = openContainers.last else { return }
        let isDictionary = nodes[container].kind == .dictionary
        let tag = try readTag()
        if tag.kind == .closing {
            try close(container, tag: tag)
        } else if isDictionary, !isAfterKey {
            guard tag.name == "key" else {
                throw fault("missing-key", "unexpected \(tag.description) where '<key>' was expected", at: tag.offset)
            }
            try readText(tag, kind: .string)
            isAfterKey = true
        } else {
            isAfterKey = false
            try readValue(tag)
        }
    }

    private mutating func close(_ container: Int, tag: XMLTag) throws(DiagnosticError) {
        let name = nodes[container].kind == .dictionary ? "dict" : "array"
        guard tag.name == name else {
            throw fault("unbalanced-tag", "unexpected \(tag.description) where '</\(name)>' was expected", at: tag.offset)
        }
        guard !isAfterKey else { throw fault("missing-value", "the last key of the dictionary has no value", at: tag.offset) }
        openContainers.removeLast()
        nodes[container].length = UInt32(position) - nodes[container].offset
        nodes[container].next = UInt32(nodes.count)
    }

    private mutating func readValue(_ tag: XMLTag) throws(DiagnosticError) {
        guard tag.kind != .closing else {
            throw fault("unbalanced-tag", "unexpected \(tag.description) where a value was expected", at: tag.offset)
        }
        switch tag.name {
        case "dict": try open(.dictionary, tag)
        case "array": try open(.array, tag)
        case "string": try readText(tag, kind: .string)
        case "integer": try readText(tag, kind: .integer)
        case "real": try readText(tag, kind: .real)
        case "date": try readText(tag, kind: .date)
        case "data": try readText(tag, kind: .data)
        case "true", "false":
            append(.boolean, .verbatim, tag.nameRange)
            if tag.kind == .opening { try readEnd(of: tag) }
        default: throw fault("unknown-element", "\(tag.description) is no element of property lists", at: tag.offset)
        }
    }

    private mutating func open(_ kind: PropertyListKind, _ tag: XMLTag) throws(DiagnosticError) {
        guard openContainers.count < OpenStepReader.depthLimit else {
            throw fault(
                "nested-too-deeply",
                "containers are nested deeper than \(OpenStepReader.depthLimit) levels; flatten the file",
                at: tag.offset
            )
        }
        let length = UInt32(position - tag.offset)
        nodes.append(
            PropertyListNode(kind: kind, encoding: .verbatim, offset: UInt32(tag.offset), length: length, next: UInt32(nodes.count + 1))
        )
        if tag.kind == .opening { openContainers.append(nodes.count - 1) }
    }

    /// Reads the content of an element that has only text, and its end tag.
    private mutating func readText(_ tag: XMLTag, kind: PropertyListKind) throws(DiagnosticError) {
        let start = position
        var hasMarkup = false
        if tag.kind == .opening {
            hasMarkup = try skipText()
        }
        var range = tag.kind == .opening ? start..<position : tag.offset..<tag.offset
        if tag.kind == .opening { try readEnd(of: tag) }
        if kind == .string {
            append(.string, hasMarkup ? .xmlEscaped : .verbatim, range)
            return
        }
        while let first = bytes[range].first, first <= 0x20 { range = range.lowerBound + 1..<range.upperBound }
        while let last = bytes[range].last, last <= 0x20 { range = range.lowerBound..<range.upperBound - 1 }
        guard !hasMarkup, ScalarGrammar.isValid(bytes[range], as: kind) else {
            let text = String(decoding: bytes[range].prefix(40), as: UTF8.self)
            throw fault("invalid-\(tag.name)", "'\(text)' is no \(tag.name) of a property list", at: range.lowerBound)
        }
        append(kind, .verbatim, range)
    }

    private mutating func readEnd(of tag: XMLTag) throws(DiagnosticError) {
        let end = try readTag()
        guard end.kind == .closing, end.name == tag.name else {
            throw fault("unbalanced-tag", "unexpected \(end.description) where '</\(tag.name)>' was expected", at: end.offset)
        }
    }

    private mutating func append(_ kind: PropertyListKind, _ encoding: PropertyListNode.ScalarEncoding, _ range: Range<Int>) {
        nodes.append(
            PropertyListNode(
                kind: kind,
                encoding: encoding,
                offset: UInt32(range.lowerBound),
                length: UInt32(range.count),
                next: UInt32(nodes.count + 1)
            )
        )
    }

    func fault(_ code: String, _ message: String, at offset: Int) -> DiagnosticError {
        let place = LineTable(bytes).position(ofOffset: offset)
        return DiagnosticError(code, message, at: SourceLocation(path: path, line: place.line, column: place.column))
    }
}
