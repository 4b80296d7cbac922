import Testing

@Suite("The encodings of text property lists")
struct TextEncodingTests {
    private let text = "{a = \"é中😀\";}"

    private func units(_ isBigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { unit in
            let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBigEndian ? pair : pair.reversed()
        }
    }

    private func wideUnits(_ isBigEndian: Bool) -> [UInt8] {
        text.unicodeScalars.flatMap { scalar in
            let word = (0..<4).reversed().map { UInt8(truncatingIfNeeded: scalar.value >> UInt32($0 * 8)) }
            return isBigEndian ? word : word.reversed()
        }
    }

    @Test("a byte order mark of UTF-8, UTF-16 or UTF-32 is understood")
    func byteOrderMarks() throws {
        let files: [[UInt8]] = [
            Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFE, 0xFF] + units(true), [0xFF, 0xFE] + units(false),
            [0, 0, 0xFE, 0xFF] + wideUnits(true), [0xFF, 0xFE, 0, 0] + wideUnits(false),
        ]
        for file in files {
            #expect(try Reading.warnings(file) == [])
        }
    }

    @Test(
        "a file that ends in the middle of a character is refused",
        arguments: [[0xFE, 0xFF, 0x00], [0, 0, 0xFE, 0xFF, 0, 0]] as [[UInt8]])
    func cutCharacters(bytes: [UInt8]) {
        #expect(Reading.failure(bytes)?.hasSuffix("but the file ends in the middle of a character [invalid-encoding]") == true)
    }

    @Test(
        "bytes that are not UTF-8 are a warning at the first of them",
        arguments: [
            [0xFF], [0xC3], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
        ] as [[UInt8]]
    )
    func invalidUTF8(bytes: [UInt8]) throws {
        let file = Array("{\n  a = \"é".utf8) + bytes + Array("\"; }".utf8)
        #expect(
            try Reading.warnings(file) == ["f:2:10: warning: the text is not valid UTF-8 here; the bytes are read as U+FFFD [invalid-utf8]"]
        )
    }

    @Test("valid UTF-8 anywhere in a long file is no warning, invalid UTF-8 in a comment is one")
    func positions() throws {
        for padding in 0..<70 {
            let space = String(repeating: " ", count: padding)
            #expect(try Reading.warnings(Array("{\(space)a = \"ÿ߿ࠀ￿𐀀\u{10FFFF}\";}".utf8)) == [])
            let broken = Array("{\(space)/* ".utf8) + [0xFE] + Array(" */}".utf8)
            #expect(
                try Reading.warnings(broken) == [
                    "f:1:\(padding + 5): warning: the text is not valid UTF-8 here; the bytes are read as U+FFFD [invalid-utf8]"
                ]
            )
        }
    }
}
