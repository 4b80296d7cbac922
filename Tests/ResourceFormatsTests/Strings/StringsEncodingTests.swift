import Diagnostics
import Foundation
import ResourceFormats
import Testing

/// The encodings of texts.
@Suite struct StringsEncodingTests {
    private static let text = "\"é\" = \"naïve … “x”\";\n"

    private func read(_ bytes: [UInt8], _ encoding: StringsEncoding? = nil) throws -> (values: [String], codes: [String]) {
        var diagnostics: [Diagnostic] = []
        let file = try StringsFile.read(bytes, path: "f", encoding: encoding, diagnostics: &diagnostics)
        return (file.entries.map { "\($0.key)=\($0.value)" }, diagnostics.map(\.code))
    }

    private static let expected = ["é=naïve … “x”"]

    @Test(
        "text with a byte order mark is read whatever is declared", arguments: [StringsEncoding.utf16, .utf32],
        [nil, StringsEncoding.latin1])
    func marks(encoding: StringsEncoding, declared: StringsEncoding?) throws {
        let result = try read(try #require(encoding.encoded(Self.text)), declared)
        #expect(result.values == Self.expected)
        #expect(result.codes == [])
    }

    @Test("UTF-8 may have a mark")
    func utf8Mark() throws {
        #expect(try read([0xEF, 0xBB, 0xBF] + Array(Self.text.utf8)).values == Self.expected)
    }

    @Test(
        "UTF-16 and UTF-32 without a mark are known by their zeros, with a warning",
        arguments: [StringsEncoding.utf16BigEndian, .utf16LittleEndian, .utf32BigEndian, .utf32LittleEndian])
    func detected(encoding: StringsEncoding) throws {
        let bytes = try #require(encoding.encoded(Self.text))
        #expect(try read(bytes).values == Self.expected)
        #expect(try read(bytes).codes == ["missing-byte-order-mark"])
        #expect(try read(bytes, encoding).codes == [])
    }

    @Test("encodings of one byte are read when they are declared", arguments: [StringsEncoding.macRoman, .windows1252])
    func singleBytes(encoding: StringsEncoding) throws {
        let bytes = try #require(encoding.encoded(Self.text))
        #expect(bytes.count == Self.text.unicodeScalars.count)
        #expect(try read(bytes, encoding).values == Self.expected)
    }

    @Test("all bytes of Latin 1 are those that Foundation reads")
    func latin1() throws {
        for byte in UInt8(0xA0)...0xFF {
            let character = try #require(String(data: Data([byte]), encoding: .isoLatin1))
            #expect(try read(Array("a = \"".utf8) + [byte] + Array("\";".utf8), .latin1).values == ["a=\(character)"])
            #expect(StringsEncoding.latin1.encoded(character) == [byte])
        }
    }

    @Test(
        "bytes from 0x80 are the characters of their encoding",
        arguments: [
            (UInt8(0x80), StringsEncoding.macRoman, "Ä"), (0x8E, .macRoman, "é"), (0xA5, .macRoman, "•"), (0xD0, .macRoman, "–"),
            (0xDB, .macRoman, "€"), (0xFF, .macRoman, "ˇ"), (0x80, .windows1252, "€"), (0x85, .windows1252, "…"),
            (0x93, .windows1252, "“"), (0xE9, .windows1252, "é"), (0xFF, .windows1252, "ÿ"),
        ])
    func tables(byte: UInt8, encoding: StringsEncoding, character: String) throws {
        #expect(try read(Array("a = \"".utf8) + [byte] + Array("\";".utf8), encoding).values == ["a=\(character)"])
        #expect(encoding.encoded(character) == [byte])
    }

    @Test("bytes that are not UTF-8 are a warning with their place")
    func invalid() throws {
        let result = try read(Array("a = \"".utf8) + [0xE9] + Array("\";".utf8))
        #expect(result.values == ["a=\u{FFFD}"])
        #expect(result.codes == ["invalid-utf8"])
    }

    @Test("half a character at the end of UTF-16 is an error")
    func cutOff() {
        #expect(throws: DiagnosticError.self) { try read([0xFF, 0xFE, 0x61]) }
    }

    @Test(
        "encodings are known by the names that projects use",
        arguments: [
            ("UTF-16", StringsEncoding.utf16), ("utf-8", .utf8), ("UTF16LE", .utf16LittleEndian), ("utf-32be", .utf32BigEndian),
            ("latin1", .latin1), ("ISO-8859-1", .latin1), ("MacRoman", .macRoman), ("x-mac-roman", .macRoman), ("cp1252", .windows1252),
        ])
    func names(name: String, encoding: StringsEncoding) {
        #expect(StringsEncoding(name: name) == encoding)
    }

    @Test("an unknown name is no encoding")
    func unknownName() {
        #expect(StringsEncoding(name: "klingon") == nil)
    }

    @Test("texts are written so that Foundation and the reader see what they are", arguments: [StringsEncoding.utf8, .utf16, .utf32])
    func writing(encoding: StringsEncoding) throws {
        let entries = [
            StringsFile.Entry(key: "q\"\\", value: "a\n\t\r\u{1}é😀", comment: "about */ q"), StringsFile.Entry(key: "", value: ""),
            StringsFile.Entry(key: "last", value: "100%"),
        ]
        let bytes = try StringsWriter.text(entries, encoding: encoding)
        var diagnostics: [Diagnostic] = []
        let file = try StringsFile.read(bytes, path: "f", diagnostics: &diagnostics)
        #expect(file.entries.map(\.key) == entries.map(\.key))
        #expect(file.entries.map(\.value) == entries.map(\.value))
        #expect(file.entries.map(\.comment) == ["about * / q", nil, nil])
        let object = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: String]
        #expect(object == Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.value) }))
    }

    @Test("the text of a file has a comment before its pair, and an empty line before the comment")
    func layout() throws {
        let entries = [StringsFile.Entry(key: "a", value: "1"), StringsFile.Entry(key: "b", value: "2", comment: "c")]
        #expect(String(decoding: try StringsWriter.text(entries), as: UTF8.self) == "\"a\" = \"1\";\n\n/* c */\n\"b\" = \"2\";\n")
    }

    @Test("a text that an encoding lacks is an error that names its key")
    func notEncodable() {
        #expect(
            throws: DiagnosticError(
                "not-encodable", "'ISO-8859-1' cannot write the text of 'b'; write UTF-8 or UTF-16", at: SourceLocation(path: ""))
        ) {
            try StringsWriter.text([StringsFile.Entry(key: "a", value: "é"), StringsFile.Entry(key: "b", value: "中")], encoding: .latin1)
        }
    }
}
