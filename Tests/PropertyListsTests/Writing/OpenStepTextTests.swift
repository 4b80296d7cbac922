import PropertyLists
import Testing

@Suite("The spelling of OpenStep strings")
struct OpenStepTextTests {
    @Test(
        "a string stands without quotation marks where Xcode leaves them out",
        arguments: [
            "App", "a.swift", "Sources/App/main.swift", "$inherited", "_private", "a__b", "0", "/", "1.0", "a/b/",
            "com.apple.product_type.app",
        ]
    )
    func bare(text: String) {
        #expect(OpenStepText.quoted(text) == text)
    }

    @Test(
        "a string that Xcode quotes is quoted",
        arguments: [
            "", " ", "a b", "-ObjC", "a:b", "a+b", "x@y", "<group>", "~", "a=b", "a,b", "a;b", "(", "{", "é", "😀", "'", "*", "//", "a//b",
            "http://x", "___", "___A___", "a___b", "__/__//", "$(inherited)", "\u{7F}",
        ]
    )
    func quoted(text: String) {
        #expect(OpenStepText.quoted(text) == "\"\(text)\"")
    }

    @Test(
        "quotation marks, backslashes and control characters are escaped",
        arguments: [
            ("\"", #""\"""#), ("\\", #""\\""#), ("\n", #""\n""#), ("\t", #""\t""#), ("\r", #""\r""#), ("\r\n", #""\r\n""#),
            ("\u{7}\u{8}\u{B}\u{C}", #""\a\b\v\f""#), ("\0\u{1}\u{E}\u{1B}\u{1F}", #""\U0000\U0001\U000e\U001b\U001f""#),
            ("a/*b*/ \"é\"", #""a/*b*/ \"é\"""#),
        ]
    )
    func escaped(text: String, expected: String) {
        #expect(OpenStepText.quoted(text) == expected)
    }

    @Test("every character comes back when it is read")
    func everyCharacter() throws {
        for code in (0...0x2FF).map(UInt32.init) + [0x2028, 0x2029, 0xFEFF, 0xFFFD, 0xFFFF, 0x1F600, 0x10FFFF] {
            let character = String(try #require(Unicode.Scalar(code)))
            for text in [character, "a" + character, character + "b", "\\" + character + "0"] {
                let document = try Reading.document("{k = \(OpenStepText.quoted(text));}")
                #expect(document.root["k"]?.text == text, "U+\(String(code, radix: 16))")
            }
        }
    }

    @Test(
        "scalars of other notations become strings",
        arguments: [
            ("<true/>", "YES"), ("<false/>", "NO"), ("<integer>-5</integer>", "\"-5\""), ("<real>1.5</real>", "1.5"),
            ("<date>2020-01-02T03:04:05Z</date>", "\"2020-01-02T03:04:05Z\""), ("<data>aGVsbG8=</data>", "<68656c6c 6f>"),
            ("<data></data>", "<>"), ("<string>a &amp; b</string>", "\"a & b\""), ("<array/>", ""),
        ]
    )
    func scalars(xml: String, expected: String) throws {
        var output: [UInt8] = []
        OpenStepText.append(try Reading.document("<plist version=\"1.0\">\(xml)</plist>").root, to: &output)
        #expect(String(decoding: output, as: UTF8.self) == expected)
    }
}
