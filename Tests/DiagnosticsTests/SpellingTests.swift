import Diagnostics
import Testing

@Suite("what somebody may have meant")
struct SpellingTests {
    @Test(
        "a word with up to a third of its letters wrong, missing, superfluous or exchanged is recognised",
        arguments: [
            ("confg", "config"), ("cofnig", "config"), ("configs", "config"), ("CONFIG", "config"), ("tagrets", "targets"),
            ("target", "targets"), ("lnt", "lint"), ("LINT", "lint"), ("töst", "test"),
        ]
    )
    func recognised(word: String, expected: String) {
        #expect(Spelling.nearest(to: word, among: [expected]) == expected)
    }

    @Test("a word that is too far away is not", arguments: [("zebra", "config"), ("x", "y"), ("ab", "ac"), ("li", "lint"), ("", "config")])
    func unrecognised(word: String, candidate: String) {
        #expect(Spelling.nearest(to: word, among: [candidate]) == nil)
    }

    @Test("the nearest one wins, and of equally near ones the first")
    func nearest() {
        #expect(Spelling.nearest(to: "target", among: ["targeted", "targets", "budget"]) == "targets")
        #expect(Spelling.nearest(to: "rulex", among: ["rules", "ruled"]) == "rules")
        #expect(Spelling.nearest(to: "rulex", among: []) == nil)
    }

    @Test("long words are compared by their beginning, quickly")
    func long() {
        let word = String(repeating: "a", count: 100_000)
        #expect(Spelling.nearest(to: word, among: [word + "b"]) == word + "b")
    }
}
