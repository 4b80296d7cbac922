import CommandLineSupport
import Testing

@Suite("Text that is safe to show")
struct VisibleTextTests {
    @Test("control characters, line ends and marks of direction are written as numbers")
    func escaped() {
        #expect(VisibleText.escaped("a\0\t\r\n\u{7F}\u{85}\u{9B}z") == "a\\u{0}\\u{9}\\u{D}\\u{A}\\u{7F}\\u{85}\\u{9B}z")
        #expect(VisibleText.escaped("\u{202E}\u{2066}\u{200F}\u{61C}\u{2029}") == "\\u{202E}\\u{2066}\\u{200F}\\u{61C}\\u{2029}")
    }

    @Test("other text stays as it is", arguments: ["", "plain", "Grüße 日本 👩‍👩‍👧", "back\\slash \u{A0}"])
    func untouched(text: String) {
        #expect(VisibleText.escaped(text) == text)
    }
}
