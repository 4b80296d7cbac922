import Diagnostics

/// The text of a file as far as places in it go; libxml2 gets the file itself.
struct XMLSource {
    /// The text in UTF-8, or in an encoding in which the characters of ASCII are the same bytes; without a byte order mark.
    let bytes: [UInt8]
    /// The name of the file.
    let path: String

    /// Takes the text out of a file.
    ///
    /// - Throws: when its encoding is one in which bytes below 128 may be part of other characters, so that no place in it is sure.
    init(_ file: [UInt8], path: String) throws(DiagnosticError) {
        self.path = path
        guard let text = Self.text(of: file) else {
            let message = "the text is in an encoding that is not read; save the file as UTF-8"
            throw DiagnosticError("unknown-encoding", message, at: SourceLocation(path: path, line: 1, column: 1))
        }
        bytes = text
        if let encoding = declaredEncoding, !Self.isKnown(encoding) {
            let message = "the encoding '\(encoding)' is not read; save the file as UTF-8"
            throw DiagnosticError("unknown-encoding", message, at: SourceLocation(path: path, line: 1, column: 1))
        }
    }

    private static func text(of file: [UInt8]) -> [UInt8]? {
        if file.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(file[3...]) }
        let start = Array(file.prefix(4))
        switch start {
        case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0x3C, 0, 0, 0], [0, 0, 0, 0x3C], [0x4C, 0x6F, 0xA7, 0x94]: return nil
        default: break
        }
        switch Array(start.prefix(2)) {
        case [0xFE, 0xFF]: return utf8(ofUTF16: file[2...], isBigEndian: true)
        case [0xFF, 0xFE]: return utf8(ofUTF16: file[2...], isBigEndian: false)
        case [0, 0x3C]: return utf8(ofUTF16: file[...], isBigEndian: true)
        case [0x3C, 0]: return utf8(ofUTF16: file[...], isBigEndian: false)
        default: return file
        }
    }

    private static func utf8(ofUTF16 file: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
        let units = stride(from: file.startIndex, to: file.endIndex - 1, by: 2).map { index in
            let pair = (UInt16(file[index]), UInt16(file[index + 1]))
            return isBigEndian ? pair.0 << 8 | pair.1 : pair.1 << 8 | pair.0
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// The encoding that the first line names.
    private var declaredEncoding: String? {
        guard bytes.starts(with: "<?xml".utf8) else { return nil }
        let declaration = String(decoding: bytes.prefix(512).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
        guard let range = declaration.firstRange(of: "encoding") else { return nil }
        let value = declaration[range.upperBound...].drop { $0.isWhitespace || $0 == "=" }
        guard let mark = value.first, mark == "\"" || mark == "'" else { return nil }
        return String(value.dropFirst().prefix { $0 != mark })
    }

    private static func isKnown(_ encoding: String) -> Bool {
        let name = encoding.lowercased()
        let families = ["iso-8859-", "windows-125"]
        return ["utf-8", "utf8", "utf-16", "utf-16le", "utf-16be", "us-ascii", "ascii", "macintosh"].contains(name)
            || families.contains { name.hasPrefix($0) && name.dropFirst($0.count).allSatisfy(\.isNumber) }
    }
}
