import Diagnostics

/// The encodings in which text property lists are found.
enum TextEncoding {
    /// The text in UTF-8 and without its byte order mark.
    ///
    /// - Throws: when the byte order mark announces an encoding that the bytes are not in.
    static func utf8(of bytes: [UInt8], path: String) throws(DiagnosticError) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return try utf32(bytes.dropFirst(4), isBigEndian: false, path: path) }
        if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return try utf32(bytes.dropFirst(4), isBigEndian: true, path: path) }
        if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes.dropFirst(2), isBigEndian: false, path: path) }
        if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), isBigEndian: true, path: path) }
        return bytes
    }

    /// Adds a warning with the place of the first byte that is not UTF-8, if there is one.
    static func warnAboutInvalidUTF8(in bytes: [UInt8], path: String, diagnostics: inout [Diagnostic]) {
        guard let offset = firstInvalidOffset(in: bytes) else { return }
        let place = LineTable(bytes).position(ofOffset: offset)
        diagnostics.append(
            Diagnostic(
                .warning,
                "invalid-utf8",
                "the text is not valid UTF-8 here; the bytes are read as U+FFFD",
                at: SourceLocation(path: path, line: place.line, column: place.column)
            )
        )
    }

    /// The offset of the first byte that begins no valid UTF-8 sequence.
    private static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                if isASCII(in: buffer, at: offset) {
                    offset += 32
                    continue
                }
                let length = lengthOfSequence(in: buffer, at: offset)
                if length == 0 { return offset }
                offset += length
            }
            return nil
        }
    }

    /// Whether there are thirty-two more bytes and all are ASCII, as nearly all bytes of projects are.
    @inline(__always)
    private static func isASCII(in buffer: UnsafeRawBufferPointer, at offset: Int) -> Bool {
        guard offset + 32 <= buffer.count else { return false }
        let block = buffer.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
        return (block.x | block.y | block.z | block.w) & 0x8080_8080_8080_8080 == 0
    }

    /// The length of the valid UTF-8 sequence that begins at an offset; 0 when there is none.
    private static func lengthOfSequence(in buffer: UnsafeRawBufferPointer, at offset: Int) -> Int {
        let first = buffer[offset]
        if first < 0x80 { return 1 }
        let (length, minimum, maximum): (Int, UInt8, UInt8)
        switch first {
        case 0xC2...0xDF: (length, minimum, maximum) = (2, 0x80, 0xBF)
        case 0xE0: (length, minimum, maximum) = (3, 0xA0, 0xBF)
        case 0xED: (length, minimum, maximum) = (3, 0x80, 0x9F)
        case 0xE1...0xEF: (length, minimum, maximum) = (3, 0x80, 0xBF)
        case 0xF0: (length, minimum, maximum) = (4, 0x90, 0xBF)
        case 0xF1...0xF3: (length, minimum, maximum) = (4, 0x80, 0xBF)
        case 0xF4: (length, minimum, maximum) = (4, 0x80, 0x8F)
        default: return 0
        }
        guard offset + length <= buffer.count else { return 0 }
        guard buffer[offset + 1] >= minimum, buffer[offset + 1] <= maximum else { return 0 }
        for index in 2..<max(length, 2) where buffer[offset + index] & 0xC0 != 0x80 { return 0 }
        return length
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool, path: String) throws(DiagnosticError) -> [UInt8] {
        guard bytes.count.isMultiple(of: 2) else { throw cutOff("UTF-16", path: path) }
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
            let (high, low) = isBigEndian ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
            return UInt16(high) << 8 | UInt16(low)
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private static func utf32(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool, path: String) throws(DiagnosticError) -> [UInt8] {
        guard bytes.count.isMultiple(of: 4) else { throw cutOff("UTF-32", path: path) }
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 4).map { index in
            let word = bytes[index..<index + 4]
            return (isBigEndian ? Array(word) : word.reversed()).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        return Array(String(decoding: units, as: UTF32.self).utf8)
    }

    private static func cutOff(_ name: String, path: String) -> DiagnosticError {
        DiagnosticError(
            "invalid-encoding",
            "the byte order mark announces \(name), but the file ends in the middle of a character",
            at: SourceLocation(path: path)
        )
    }
}
