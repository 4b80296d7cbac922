/// Reads the placeholders of a text, in one pass over its bytes.
///
///     placeholder = "%" ( "%" | "arg" | [ position ] { flag } [ amount ] [ "." [ amount ] ] "#@" name "@"
///                       | [ position ] { flag } [ amount ] [ "." [ amount ] ] [ length ] conversion )
///     position    = digits "$"
///     amount      = digits | "*" [ position ]
struct FormatParser {
    let bytes: UnsafeBufferPointer<UInt8>
    var placeholders: [FormatPlaceholder] = []
    var proseSigns: [FormatText.ProseSign] = []
    private var cursor = 0

    /// No number in a text is taken that is longer, so that none overflows.
    private static let digitLimit = 9

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func readText() {
        while cursor < bytes.count {
            guard bytes[cursor] == UInt8(ascii: "%") else {
                cursor += 1
                continue
            }
            let start = cursor
            if let placeholder = readPlaceholder() {
                placeholders.append(placeholder)
            } else {
                cursor = start + 1
            }
        }
    }

    /// Reads what a percent sign begins; notes it as prose and gives nothing when it begins no placeholder.
    private mutating func readPlaceholder() -> FormatPlaceholder? {
        let start = cursor
        cursor += 1
        guard cursor < bytes.count else { return prose(start, .end) }
        if take(UInt8(ascii: "%")) { return placeholder(start, .percent) }
        if takeArgumentWord() { return placeholder(start, .argument) }
        let position = takePosition()
        if let name = takeVariableName() { return placeholder(start, .variable(name), position: position) }
        let flags = takeFlags()
        let width = takeAmount()
        let precision = take(UInt8(ascii: ".")) ? takeAmount() ?? .number(0) : nil
        if let name = takeVariableName() {
            return FormatPlaceholder(
                range: start..<cursor, position: position, flags: flags, width: width, precision: precision, length: "",
                conversion: .variable(name))
        }
        let length = takeLength()
        guard cursor < bytes.count, let conversion = FormatConversion(letter: bytes[cursor]) else { return prose(start, .noConversion) }
        cursor += 1
        if flags.contains(.blank), !isSignedNumber(conversion, from: start) { return prose(start, .word) }
        return FormatPlaceholder(
            range: start..<cursor, position: position, flags: flags, width: width, precision: precision, length: length,
            conversion: conversion)
    }

    private func placeholder(_ start: Int, _ conversion: FormatConversion, position: Int? = nil) -> FormatPlaceholder {
        FormatPlaceholder(range: start..<cursor, position: position, flags: [], length: "", conversion: conversion)
    }

    private mutating func prose(_ start: Int, _ reason: FormatText.Reason) -> FormatPlaceholder? {
        proseSigns.append(FormatText.ProseSign(offset: start, reason: reason))
        return nil
    }
}

// MARK: - Parts

extension FormatParser {
    private mutating func take(_ byte: UInt8) -> Bool {
        guard cursor < bytes.count, bytes[cursor] == byte else { return false }
        cursor += 1
        return true
    }

    /// `arg`, and not the beginning of a longer word.
    private mutating func takeArgumentWord() -> Bool {
        guard bytes[cursor...].starts(with: "arg".utf8) else { return false }
        guard cursor + 3 == bytes.count || !Self.isLetterOrDigit(bytes[cursor + 3]) else { return false }
        cursor += 3
        return true
    }

    private mutating func takePosition() -> Int? {
        let start = cursor
        if let number = takeNumber(), take(UInt8(ascii: "$")) { return number }
        cursor = start
        return nil
    }

    /// The name of `#@name@`.
    private mutating func takeVariableName() -> String? {
        guard bytes[cursor...].starts(with: "#@".utf8) else { return nil }
        let start = cursor + 2
        guard let end = bytes[start...].firstIndex(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "%") || $0 < 0x20 }) else {
            return nil
        }
        guard end > start, bytes[end] == UInt8(ascii: "@") else { return nil }
        cursor = end + 1
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    private mutating func takeFlags() -> FormatFlags {
        var flags: FormatFlags = []
        while cursor < bytes.count, let flag = FormatFlags.flag(bytes[cursor]) {
            flags.insert(flag)
            cursor += 1
        }
        return flags
    }

    private mutating func takeAmount() -> FormatPlaceholder.Amount? {
        guard take(UInt8(ascii: "*")) else { return takeNumber().map { .number($0) } }
        return .argument(position: takePosition())
    }

    private mutating func takeNumber() -> Int? {
        var number = 0
        let start = cursor
        while cursor < bytes.count, Self.isDigit(bytes[cursor]), cursor - start < Self.digitLimit {
            number = number * 10 + Int(bytes[cursor] - UInt8(ascii: "0"))
            cursor += 1
        }
        return cursor > start ? number : nil
    }

    private mutating func takeLength() -> String {
        guard cursor < bytes.count else { return "" }
        let letter = bytes[cursor]
        guard "hlqztjL".utf8.contains(letter) else { return "" }
        cursor += 1
        let isDoubled = (letter == UInt8(ascii: "h") || letter == UInt8(ascii: "l")) && take(letter)
        return String(repeating: Character(Unicode.Scalar(letter)), count: isDoubled ? 2 : 1)
    }
}

// MARK: - Prose

extension FormatParser {
    /// Whether a conversion with the flag "blank", which has just been read, stands for a number and not for a word.
    private func isSignedNumber(_ conversion: FormatConversion, from start: Int) -> Bool {
        switch conversion {
        case .integer(let letter) where "diD".utf8.contains(letter): break
        case .float: break
        default: return false
        }
        return !isPercentage(at: start) && !isWordContinued
    }

    /// Whether a number or a placeholder stands before a percent sign, at most a blank between.
    private func isPercentage(at sign: Int) -> Bool {
        var end = sign
        for blank in Self.blanks where bytes[..<end].suffix(blank.count).elementsEqual(blank) {
            end -= blank.count
            break
        }
        if placeholders.last?.range.upperBound == end { return true }
        return end > 0 && Self.isDigit(bytes[end - 1])
    }

    /// The blank, the no-break space and the narrow one.
    private static let blanks: [[UInt8]] = [[0x20], [0xC2, 0xA0], [0xE2, 0x80, 0xAF]]

    /// Whether the letter that has just been read is the first one of a word.
    private var isWordContinued: Bool {
        guard cursor < bytes.count else { return false }
        if Self.isLetterOrDigit(bytes[cursor]) || bytes[cursor] == UInt8(ascii: "'") { return true }
        // A typographic apostrophe, or a letter of Latin, Greek, Cyrillic or Armenian; a word of Chinese may follow a number.
        return bytes[cursor...].starts(with: [0xE2, 0x80, 0x99]) || (0xC3...0xD5).contains(bytes[cursor])
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
