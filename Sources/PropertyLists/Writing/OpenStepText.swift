/// How Xcode writes the scalars of OpenStep text.
///
/// A string stands without quotation marks when it is not empty, has only letters, digits and `_ . $ /`, and has neither
/// `//` nor `___` in it. Between quotation marks `"` and `\` get a backslash, control characters become escapes, and
/// everything else, DEL and all characters beyond ASCII, stands as it is:
///
///     OpenStepText.quoted("App/main.swift")   // App/main.swift
///     OpenStepText.quoted("-ObjC")            // "-ObjC"
///     OpenStepText.quoted("say \"hi\"\n")     // "say \"hi\"\n"
package enum OpenStepText {
    /// A string as it is written: with quotation marks and escapes where it needs them.
    package static func quoted(_ string: String) -> String {
        var output: [UInt8] = []
        var string = string
        string.withUTF8 { append($0, to: &output) }
        return String(decoding: output, as: UTF8.self)
    }

    /// What a string needs to be read again as what it is.
    package enum Form {
        /// Nothing.
        case plain
        /// Quotation marks around it.
        case quoted
        /// Quotation marks, and escapes for some characters.
        case escaped
    }

    /// What a string, given as UTF-8, needs.
    package static func form(of text: UnsafeBufferPointer<UInt8>) -> Form {
        needsQuotes(text) ? quotedForm(of: text) : .plain
    }

    /// What a string needs between quotation marks.
    package static func quotedForm(of text: UnsafeBufferPointer<UInt8>) -> Form {
        needsEscapes(text) ? .escaped : .quoted
    }

    /// Adds a string, given as UTF-8, to a text: with quotation marks and escapes where it needs them.
    package static func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        if needsQuotes(text) {
            appendQuoted(text, to: &output)
        } else {
            output.append(contentsOf: text)
        }
    }

    /// Adds a string, given as UTF-8, to a text, between quotation marks whether it needs them or not.
    package static func appendQuoted(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        if needsEscapes(text) {
            for byte in text { appendEscaped(byte, to: &output) }
        } else {
            output.append(contentsOf: text)
        }
        output.append(UInt8(ascii: "\""))
    }

    /// Adds data to a text: `<68656c6c 6f>`.
    package static func append(data: [UInt8], to output: inout [UInt8]) {
        output.append(UInt8(ascii: "<"))
        for (index, byte) in data.enumerated() {
            if index > 0, index.isMultiple(of: 4) { output.append(UInt8(ascii: " ")) }
            output.append(HexadecimalText.digit(byte >> 4))
            output.append(HexadecimalText.digit(byte & 0x0F))
        }
        output.append(UInt8(ascii: ">"))
    }

    /// Adds a scalar that was read from a file to a text; adds nothing for a container.
    ///
    /// OpenStep text has strings and data only: booleans become `YES` and `NO`, and numbers and dates their text.
    package static func append(_ value: PropertyListValue, to output: inout [UInt8]) {
        switch value.kind {
        case .dictionary, .array: return
        case .data: append(data: value.data ?? [], to: &output)
        case .boolean: output.append(contentsOf: (value.boolean == true ? "YES" : "NO").utf8)
        default: value.withText { append($0, to: &output) }
        }
    }

    private static func needsQuotes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !text.isEmpty else { return true }
        let raw = UnsafeRawBufferPointer(text)
        var (slashes, underscores): (UInt64, UInt64) = (0, 0)
        var offset = 0
        while offset + 8 <= raw.count {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            let found = ByteWord.unquoted(word)
            guard found.all else { return true }
            slashes |= found.slashes
            underscores |= found.underscores
            offset += 8
        }
        while offset < raw.count {
            guard mayStandUnquoted(raw[offset]) else { return true }
            slashes |= raw[offset] == UInt8(ascii: "/") ? 1 : 0
            underscores |= raw[offset] == UInt8(ascii: "_") ? 1 : 0
            offset += 1
        }
        return slashes != 0 && hasRow(of: UInt8(ascii: "/"), count: 2, in: text)
            || underscores != 0 && hasRow(of: UInt8(ascii: "_"), count: 3, in: text)
    }

    /// Whether a byte stands several times in a row.
    private static func hasRow(of byte: UInt8, count: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        var found = 0
        for other in text {
            found = other == byte ? found + 1 : 0
            if found == count { return true }
        }
        return false
    }

    /// Whether a text has control characters, quotation marks or backslashes; looks at eight bytes at a time.
    private static func needsEscapes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let raw = UnsafeRawBufferPointer(text)
        var offset = 0
        while offset + 8 <= raw.count {
            let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let quote = word ^ 0x2222_2222_2222_2222
            let backslash = word ^ 0x5C5C_5C5C_5C5C_5C5C
            let below = (word &- 0x2020_2020_2020_2020) & ~word
            let equal = (quote &- 0x0101_0101_0101_0101) & ~quote | (backslash &- 0x0101_0101_0101_0101) & ~backslash
            if (below | equal) & 0x8080_8080_8080_8080 != 0 { return true }
            offset += 8
        }
        return raw[offset...].contains { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    }

    /// Fewer characters than a reader takes without quotation marks: `-` and `:` are missing.
    @inline(__always)
    private static func mayStandUnquoted(_ byte: UInt8) -> Bool {
        // A bit for each character, in two words: first `$ . /` and digits, then letters and `_`.
        let bits: UInt64 = byte < 0x40 ? 0x03FF_C010_0000_0000 : byte < 0x80 ? 0x07FF_FFFE_87FF_FFFE : 0
        return bits >> UInt64(byte & 0x3F) & 1 != 0
    }

    private static func appendEscaped(_ byte: UInt8, to output: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
        case 0x07: output += #"\a"#.utf8
        case 0x08: output += #"\b"#.utf8
        case 0x09: output += #"\t"#.utf8
        case 0x0A: output += #"\n"#.utf8
        case 0x0B: output += #"\v"#.utf8
        case 0x0C: output += #"\f"#.utf8
        case 0x0D: output += #"\r"#.utf8
        case 0..<0x20: output += Array(#"\U00"#.utf8) + [HexadecimalText.digit(byte >> 4), HexadecimalText.digit(byte & 0x0F)]
        default: output.append(byte)
        }
    }
}
