import Foundation
import PropertyLists
import Testing

@Suite("The escapes of quoted OpenStep strings")
struct OpenStepEscapeTests {
    @Test(
        "every escape stands for its character",
        arguments: [
            (#"\a\b\f\n\r\t\v"#, "\u{7}\u{8}\u{C}\n\r\t\u{B}"), (#"\"\'\\"#, "\"'\\"), ("a\\\nb", "a\nb"), (#"\q\é\{"#, "qé{"),
            (#"\U00e9\U4E2D"#, "é中"), (#"\UD83D\uDE00"#, "\u{FFFD}uDE00"), (#"\UD83D\UDE00"#, "😀"), (#"\UD83Dx"#, "\u{FFFD}x"),
            (#"\U12"#, "U12"), (#"\U00GG"#, "U00GG"), (#"\101\60\0601"#, "A001"), (#"\1"#, "\u{1}"), (#"\12x"#, "\nx"), (#"\128"#, "\n8"),
            (#"\200"#, "\u{A0}"), (#"\344"#, "\u{EE}"), (#"\400"#, "\0"),
        ]
    )
    func escapes(content: String, expected: String) throws {
        #expect(try Reading.document("\"\(content)\"").root.text == expected)
    }

    @Test("octal escapes go through the NeXTSTEP character set, as Foundation has it", arguments: 0x80...0xFD)
    func octal(code: Int) throws {
        let text = "{a = \"\\\(String(code, radix: 8))\";}"
        let foundation = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: String]
        #expect(try Reading.document(text).root["a"]?.text == foundation?["a"])
    }

    @Test("keys with escapes are found by what they mean")
    func escapedKeys() throws {
        let root = try Reading.document(#"{"na\U006de" = x; "\U0069sa" = y;}"#).root
        #expect(root["name"]?.text == "x")
        #expect(root.value(forKey: "isa")?.text == "y")
        #expect(root["Name"] == nil)
    }
}
