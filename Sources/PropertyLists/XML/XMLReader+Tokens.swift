import Diagnostics

extension XMLReader {
    /// Goes past white space, comments, processing instructions and the document type, up to a tag or the end.
    mutating func skipToTag() throws(DiagnosticError) {
        while position < bytes.count {
            if bytes[position] <= 0x20 {
                position += 1
            } else if starts(with: "<!--") {
                try skip(past: "-->", from: position + 4, what: "comment")
            } else if starts(with: "<?") {
                try skip(past: "?>", from: position + 2, what: "processing instruction")
            } else if starts(with: "<!DOCTYPE") {
                let start = position
                try skip(past: ">", from: position, what: "document type")
                guard !bytes[start..<position].contains(UInt8(ascii: "[")) else {
                    throw fault("document-type", "a document type with its own declarations is not read; remove them", at: start)
                }
            } else {
                return
            }
        }
    }

    /// Reads the next tag.
    mutating func readTag() throws(DiagnosticError) -> XMLTag {
        try skipToTag()
        guard position < bytes.count else { throw fault("unexpected-end", "the file ends before its last element does", at: position) }
        guard bytes[position] == UInt8(ascii: "<") else {
            throw fault("unexpected-text", "unexpected text between elements", at: position)
        }
        let offset = position
        position += 1
        let isClosing = position < bytes.count && bytes[position] == UInt8(ascii: "/")
        if isClosing { position += 1 }
        let nameStart = position
        while position < bytes.count, isNameByte(bytes[position]) { position += 1 }
        let nameRange = nameStart..<position
        guard !nameRange.isEmpty else { throw fault("invalid-tag", "a tag has no name", at: offset) }
        let isSelfClosing = try skipAttributes(from: offset)
        return XMLTag(
            kind: isClosing ? .closing : isSelfClosing ? .selfClosing : .opening,
            name: String(decoding: bytes[nameRange], as: UTF8.self),
            offset: offset,
            nameRange: nameRange
        )
    }

    /// Goes past the text of an element up to its next tag; answers whether there are entities or CDATA sections in it.
    mutating func skipText() throws(DiagnosticError) -> Bool {
        var hasMarkup = false
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "&"):
                hasMarkup = true
                guard let length = XMLEscapes.entity(in: bytes[position...])?.length else {
                    throw fault("invalid-entity", "unknown entity; write '&' as '&amp;'", at: position)
                }
                position += length
            case UInt8(ascii: "<") where starts(with: "<![CDATA["):
                hasMarkup = true
                try skip(past: "]]>", from: position + 9, what: "CDATA section")
            case UInt8(ascii: "<") where starts(with: "<!--"):
                hasMarkup = true
                try skip(past: "-->", from: position + 4, what: "comment")
            case UInt8(ascii: "<"):
                return hasMarkup
            default:
                position += 1
            }
        }
        return hasMarkup
    }

    /// Goes past the rest of a tag; answers whether it ends in `/>`.
    private mutating func skipAttributes(from offset: Int) throws(DiagnosticError) -> Bool {
        var quote: UInt8?
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return bytes[position - 2] == UInt8(ascii: "/")
            } else if byte == UInt8(ascii: "<") {
                break
            }
        }
        throw fault("invalid-tag", "the tag has no end; close it with '>'", at: offset)
    }

    private mutating func skip(past end: StaticString, from start: Int, what: String) throws(DiagnosticError) {
        var cursor = start
        let length = end.utf8CodeUnitCount
        while cursor + length <= bytes.count {
            if matches(end, at: cursor) {
                position = cursor + length
                return
            }
            cursor += 1
        }
        throw fault("unexpected-end", "the \(what) has no end; close it with '\(end)'", at: position)
    }

    private func starts(with text: StaticString) -> Bool { matches(text, at: position) }

    private func matches(_ text: StaticString, at offset: Int) -> Bool {
        guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] { return false }
        return true
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: byte >= 0x80
        }
    }
}
