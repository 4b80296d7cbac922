import CommandLineSupport
import TestSupport
import Testing

@Suite("Differences between texts")
struct UnifiedDifferenceTests {
    private func difference(_ old: String, _ new: String) -> String {
        UnifiedDifference.text(from: Array(old.utf8), to: Array(new.utf8), path: "a/file")
    }

    private func lines(_ range: ClosedRange<Int>) -> String { range.map { "\($0)\n" }.joined() }

    @Test("equal texts have none")
    func equal() {
        #expect(difference("a\n", "a\n") == "")
        #expect(difference("", "") == "")
    }

    @Test("a line stands with three lines on either side, and far changes in hunks of their own")
    func hunks() {
        let old = lines(1...30)
        let new = old.replacing("\n5\n", with: "\nfive\n").replacing("\n25\n", with: "\n")
        #expect(
            difference(old, new) == """
                --- a/file
                +++ a/file
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8
                @@ -22,7 +22,6 @@
                 22
                 23
                 24
                -25
                 26
                 27
                 28

                """)
    }

    @Test("changes whose lines around them touch stand in one hunk")
    func oneHunk() {
        #expect(
            difference(lines(1...12), lines(1...12).replacing("\n4\n", with: "\n").replacing("\n10\n", with: "\n10\nnew\n")) == """
                --- a/file
                +++ a/file
                @@ -1,12 +1,12 @@
                 1
                 2
                 3
                -4
                 5
                 6
                 7
                 8
                 9
                 10
                +new
                 11
                 12

                """)
    }

    @Test("a text out of nothing, nothing out of a text, and a last line without an end")
    func edges() {
        #expect(difference("", "a\n") == "--- a/file\n+++ a/file\n@@ -0,0 +1 @@\n+a\n")
        #expect(difference("a\n", "") == "--- a/file\n+++ a/file\n@@ -1 +0,0 @@\n-a\n")
        #expect(
            difference("a\n", "a") == "--- a/file\n+++ a/file\n@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file\n")
    }

    @Test("between lines that occur several times the shortest way is found")
    func repeated() {
        #expect(difference("{\n}\n{\n}\n", "{\n}\n{\n}\n{\n}\n") == "--- a/file\n+++ a/file\n@@ -2,3 +2,5 @@\n }\n {\n }\n+{\n+}\n")
    }

    @Test("whoever takes the lines out and puts the lines in has the new text")
    func applied() {
        var generator = SeededGenerator(seed: 3)
        let words = ["a", "b", "c", "d", "{", "}", ""]
        func text() -> String {
            (0..<Int.random(in: 1..<60, using: &generator)).map { _ in (words.randomElement(using: &generator) ?? "") + "\n" }.joined()
        }
        for _ in 0..<300 {
            let (old, new) = (text(), text())
            #expect(Self.applying(difference(old, new), to: old) == new)
        }
        let (old, new) = (lines(1...5_000), lines(2_500...7_000))
        #expect(Self.applying(difference(old, new), to: old) == new)
    }

    /// What `patch` does, for texts whose lines all end.
    private static func applying(_ difference: String, to old: String) -> String {
        let lines = old.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { $0 + "\n" }
        var result = ""
        var place = 0
        for line in difference.split(separator: "\n").dropFirst(2) {
            if line.hasPrefix("@@ -") {
                let span = line.dropFirst(4).prefix { $0 != " " }.split(separator: ",").compactMap { Int($0) }
                let start = span[0] - (span.count == 2 && span[1] == 0 ? 0 : 1)
                result += lines[place..<start].joined()
                place = start
            } else if line.hasPrefix("+") {
                result += line.dropFirst() + "\n"
            } else {
                guard place < lines.count, lines[place] == line.dropFirst() + "\n" else { return "does not apply" }
                if line.hasPrefix(" ") { result += lines[place] }
                place += 1
            }
        }
        return result + lines[place...].joined()
    }
}
