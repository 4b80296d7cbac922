import Diagnostics

/// The encodings of a `.strings` file that are text.
package enum StringsEncoding: String, Sendable, Hashable, CaseIterable {
    case utf8 = "UTF-8"
    /// In the order of the byte order mark; written with the low byte first and a mark.
    case utf16 = "UTF-16"
    case utf16BigEndian = "UTF-16BE"
    case utf16LittleEndian = "UTF-16LE"
    /// In the order of the byte order mark; written with the low byte first and a mark.
    case utf32 = "UTF-32"
    case utf32BigEndian = "UTF-32BE"
    case utf32LittleEndian = "UTF-32LE"
    case latin1 = "ISO-8859-1"
    case macRoman = "macintosh"
    /// Latin 1 with letters and punctuation in the place of the control characters from 0x80.
    case windows1252 = "windows-1252"

    /// The encoding of a name as build settings and editors spell it, in any case: `utf-16`, `UTF16LE`, `mac-roman`.
    package init?(name: String) {
        let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
        let aliases: [String: StringsEncoding] = [
            "iso88591": .latin1, "isolatin1": .latin1, "latin1": .latin1, "macos": .macRoman, "macosroman": .macRoman,
            "macroman": .macRoman,
            "macintosh": .macRoman, "xmacroman": .macRoman, "windowscp1252": .windows1252, "cp1252": .windows1252,
        ]
        let own = Self.allCases.first { $0.rawValue.lowercased().filter { $0.isLetter || $0.isNumber } == letters }
        guard let found = own ?? aliases[letters] else { return nil }
        self = found
    }
}

// MARK: - Reading

extension StringsEncoding {
    /// The bytes of a file in UTF-8, or as they are where a byte order mark or the declared encoding says what they are.
    ///
    /// UTF-16 and UTF-32 without a mark are known by where their zeros stand, and a mark is put before them.
    static func readable(_ bytes: [UInt8], declared: StringsEncoding?, path: String, diagnostics: inout [Diagnostic]) -> [UInt8] {
        if bytes.starts(with: "bplist".utf8) || hasMark(bytes) { return bytes }
        switch declared {
        case .latin1: return utf8(bytes) { Unicode.Scalar($0) }
        case .macRoman: return utf8(bytes, SingleByteCharacters.macRoman)
        case .windows1252: return utf8(bytes, SingleByteCharacters.windows1252)
        case .utf8: return bytes
        case .utf16BigEndian, .utf16LittleEndian, .utf32BigEndian, .utf32LittleEndian: return (declared?.mark ?? []) + bytes
        case .utf16, .utf32, nil: break
        }
        guard let found = detected(bytes) else { return bytes }
        let message =
            "the file is \(found.rawValue) without a byte order mark, which Foundation does not read; save it with one, or as UTF-8"
        diagnostics.append(Diagnostic(.warning, "missing-byte-order-mark", message, at: SourceLocation(path: path)))
        return (found.mark ?? []) + bytes
    }

    private static func hasMark(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
            || bytes.starts(with: [0, 0, 0xFE, 0xFF])
    }

    /// The encoding that the places of zeros show: the first character of such a file is of ASCII.
    private static func detected(_ bytes: [UInt8]) -> StringsEncoding? {
        guard bytes.count >= 2, bytes.count.isMultiple(of: 2) else { return nil }
        let zeros = bytes.prefix(4).map { $0 == 0 }
        if zeros == [true, true, true, false], bytes.count.isMultiple(of: 4) { return .utf32BigEndian }
        if zeros == [false, true, true, true], bytes.count.isMultiple(of: 4) { return .utf32LittleEndian }
        if zeros.prefix(2) == [true, false] { return .utf16BigEndian }
        if zeros.prefix(2) == [false, true] { return .utf16LittleEndian }
        return nil
    }

    private static func utf8(_ bytes: [UInt8], _ scalar: (UInt8) -> Unicode.Scalar) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        for byte in bytes {
            if byte < 0x80 { output.append(byte) } else { output += Array(String(Character(scalar(byte))).utf8) }
        }
        return output
    }

    /// The byte order mark of an encoding with a fixed order.
    private var mark: [UInt8]? {
        switch self {
        case .utf16BigEndian: [0xFE, 0xFF]
        case .utf16, .utf16LittleEndian: [0xFF, 0xFE]
        case .utf32BigEndian: [0, 0, 0xFE, 0xFF]
        case .utf32, .utf32LittleEndian: [0xFF, 0xFE, 0, 0]
        default: nil
        }
    }
}

// MARK: - Writing

extension StringsEncoding {
    /// A text in the encoding; UTF-16 and UTF-32 get a byte order mark when they name no order.
    ///
    /// - Returns: `nil` when the encoding lacks a character.
    package func encoded(_ text: String) -> [UInt8]? {
        switch self {
        case .utf8: return Array(text.utf8)
        case .utf16: return [0xFF, 0xFE] + Self.units(text.utf16, isBigEndian: false)
        case .utf16BigEndian: return Self.units(text.utf16, isBigEndian: true)
        case .utf16LittleEndian: return Self.units(text.utf16, isBigEndian: false)
        case .utf32: return [0xFF, 0xFE, 0, 0] + Self.units(text.unicodeScalars.lazy.map(\.value), isBigEndian: false)
        case .utf32BigEndian: return Self.units(text.unicodeScalars.lazy.map(\.value), isBigEndian: true)
        case .utf32LittleEndian: return Self.units(text.unicodeScalars.lazy.map(\.value), isBigEndian: false)
        case .latin1: return Self.singleBytes(text) { Unicode.Scalar($0) }
        case .macRoman: return Self.singleBytes(text, SingleByteCharacters.macRoman)
        case .windows1252: return Self.singleBytes(text, SingleByteCharacters.windows1252)
        }
    }

    private static func units<Unit: FixedWidthInteger>(_ units: some Sequence<Unit>, isBigEndian: Bool) -> [UInt8] {
        units.flatMap { unit in
            withUnsafeBytes(of: isBigEndian ? unit.bigEndian : unit.littleEndian) { Array($0) }
        }
    }

    private static func singleBytes(_ text: String, _ scalar: (UInt8) -> Unicode.Scalar) -> [UInt8]? {
        var codes: [Unicode.Scalar: UInt8] = [:]
        for code in UInt8(0x80)...0xFF { codes[scalar(code)] = code }
        var output: [UInt8] = []
        for character in text.unicodeScalars {
            guard let code = character.isASCII ? UInt8(character.value) : codes[character] else { return nil }
            output.append(code)
        }
        return output
    }
}
