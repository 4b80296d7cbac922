import Diagnostics
import PropertyLists
import ResourceFormats
import TestSupport
import Testing

/// Tables of texts.
@Suite struct StringsFileTests {
    private func read(_ bytes: [UInt8], encoding: StringsEncoding? = nil) throws -> (file: StringsFile, messages: [String]) {
        var diagnostics: [Diagnostic] = []
        let file = try StringsFile.read(bytes, path: "f", encoding: encoding, diagnostics: &diagnostics)
        return (file, diagnostics.map(\.description))
    }

    private func read(_ text: String) throws -> (file: StringsFile, messages: [String]) { try read(Array(text.utf8)) }

    private func pairs(_ text: String) throws -> [String] {
        let result = try read(text)
        #expect(result.messages == [])
        return result.file.entries.map { "\($0.key)=\($0.value)" }
    }

    private func failure(_ text: String) -> String? {
        do {
            _ = try read(text)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test(
        "pairs are read as Foundation reads them",
        arguments: [
            (#""a" = "b";"#, ["a=b"]), (#"a = b;"#, ["a=b"]), (#"a=b;c=d;"#, ["a=b", "c=d"]), (#"'a b' = 'c';"#, ["a b=c"]),
            (#""only";"#, ["only=only"]), (#"only;"#, ["only=only"]), (#"a.b-c:d/e_$1 = 2;"#, ["a.b-c:d/e_$1=2"]),
            (#"{ a = b; }"#, ["a=b"]), ("", []), ("  \n// nothing\n", []), ("/* a */ /* b */", []),
            (#""a" /* x */ = // y"# + "\n \"b\" /* z */ ;", ["a=b"]), (#""a" = "";"#, ["a="]), (#""" = "x";"#, ["=x"]),
            (#""a" = "/* no comment */ // none";"#, ["a=/* no comment */ // none"]), ("\"a\"=\"b\nc\";", ["a=b\nc"]),
            (#""ä" = "😀";"#, ["ä=😀"]),
        ])
    func grammar(text: String, expected: [String]) throws {
        #expect(try pairs(text) == expected)
    }

    @Test(
        "all escapes are decoded",
        arguments: [
            (#"\n\t\r\"\\\'"#, "\n\t\r\"\\'"), (#"\a\b\f\v"#, "\u{7}\u{8}\u{C}\u{B}"), (#"\U00e9"#, "é"), (#"\UD83D\UDE00"#, "😀"),
            (#"\101\60"#, "A0"), (#"\341"#, "Æ"), (#"\q"#, "q"), ("a\\\nb", "a\nb"), (#"\U00E"#, "U00E"),
        ])
    func escapes(text: String, expected: String) throws {
        #expect(try pairs("\"k\" = \"\(text)\";") == ["k=\(expected)"])
    }

    @Test("keys and texts have their places, in lines and in bytes")
    func places() throws {
        let text = MarkedText("/* é */ ①\"a\" = ②\"b\";\n  ③lone;\n④c\n=\n⑤d;")
        let entries = try read(text.bytes).file.entries
        #expect(entries.map(\.keyLocation) == ["①", "③", "④"].map { text.location($0, in: "f") })
        #expect(entries.map(\.valueLocation) == ["②", "③", "⑤"].map { text.location($0, in: "f") })
    }

    @Test("places count in the text after its decoding")
    func placesOfUTF16() throws {
        let bytes = try #require(StringsEncoding.utf16.encoded("\"é\" = \"a\";\n\"b\" = \"c\";"))
        let entries = try read(bytes).file.entries
        #expect(entries.map(\.valueLocation.description) == ["f:1:8", "f:2:7"])
    }

    @Test("the last of two equal keys counts, with a warning")
    func duplicates() throws {
        let text = MarkedText("①a = 1;\nb = 2;\n②a = 3;\n")
        let result = try read(text.bytes)
        #expect(result.file.entries.map { "\($0.key)=\($0.value)" } == ["b=2", "a=3"])
        #expect(
            result.messages == [
                "\(text.location("②", in: "f")): warning: the key 'a' stands twice in this file; the last one counts, so remove the other "
                    + "[duplicate-key]\n\(text.location("①", in: "f")): note: the one before is here"
            ])
    }

    @Test("an empty key may stand twice as well")
    func emptyDuplicates() throws {
        #expect(try read("\"\" = 1; \"\" = 2;").file.entries.map(\.value) == ["2"])
    }

    @Test("a missing semicolon is an error at the end of the text, and reading goes on")
    func missingSemicolon() throws {
        let text = MarkedText("a = \"1\"①\nb = 2②\n")
        let result = try read(text.bytes)
        #expect(result.file.entries.map(\.value) == ["1", "2"])
        #expect(
            result.messages
                == (["①", "②"] as [Character]).map {
                    "\(text.location($0, in: "f")): error: missing ';' after this value; add it [missing-separator]"
                })
    }

    @Test("texts that are dictionaries are left out with a warning")
    func dictionaries() throws {
        let result = try read("a = { b = c; };\nd = e;")
        #expect(result.file.entries.map(\.key) == ["d"])
        #expect(
            result.messages == [
                "f:1:5: warning: the value of 'a' is no text and is left out; write a text, or move it to a '.stringsdict' [not-a-text]"
            ])
    }

    @Test(
        "what is no table of texts is an error with its place",
        arguments: [
            ("(a, b)", "f:1:1: error: unexpected '(' where a key or '}' was expected [unexpected-text]"),
            ("a b;", "f:1:3: error: unexpected 'b' where '=' was expected after the key [missing-equals]"),
            ("a = ;", "f:1:5: error: unexpected ';' where a value was expected [missing-value]"),
            ("a = \"b;", "f:1:5: error: the string has no closing quotation mark [unclosed-string]"),
            ("a = b; }", "f:1:8: error: unexpected '}' where a key or '}' was expected [unexpected-text]"),
            ("/* a", "f:1:1: error: the comment has no end; close it with '*/' [unclosed-comment]"),
            ("a", "f:1:2: error: the file ends where '=' was expected after the key [unexpected-end]"),
            ("{ a = b; } c = d;", "f:1:12: error: unexpected 'c' after the end of the property list [trailing-text]"),
            ("{ a = b;", "f:1:9: error: the file ends before '}'; it may be cut off [unclosed-container]\nf:1:1: note: '{' is here"),
            (
                "<?xml version=\"1.0\"?><plist><array/></plist>",
                "f:1:29: error: the file holds no keys and texts; write '\"key\" = \"text\";' [not-a-dictionary]"
            ),
        ])
    func faults(text: String, expected: String) {
        #expect(failure(text) == expected)
    }

    @Test("XML and binary files are read too, and a binary file has no lines")
    func otherNotations() throws {
        let entry = StringsFile.Entry(key: "ä", value: "😀")
        let xml = try read(XMLWriterBytes.of([entry]))
        #expect(xml.file.format == .xml)
        #expect(xml.file.entries.map(\.value) == ["😀"])
        #expect(xml.file.entries.first?.valueLocation.line == 6)
        let binary = try read(XMLWriterBytes.binary([entry]))
        #expect(binary.file.format == .binary)
        #expect(binary.file.entries.map(\.key) == ["ä"])
        #expect(binary.file.entries.first?.keyLocation.description == "f")
    }
}
