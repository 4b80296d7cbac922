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
        if text.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
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
        var slashCount = 0
        var underscoreCount = 0
        for byte in text {
            slashCount = byte == UInt8(ascii: "/") ? slashCount + 1 : 0
            underscoreCount = byte == UInt8(ascii: "_") ? underscoreCount + 1 : 0
            guard slashCount < 2, underscoreCount < 3, mayStandUnquoted(byte) else { return true }
        }
        return false
    }

    /// Fewer characters than a reader takes without quotation marks: `-` and `:` are missing.
    @inline(__always)
    private static func mayStandUnquoted(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: "/"): true
        default: false
        }
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
