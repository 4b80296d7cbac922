import CommandLineSupport
import Testing

@Suite("Tables of text")
struct TextTableTests {
    private func text(_ rows: [[String]]) -> String {
        var table = TextTable()
        for row in rows { table.add(row) }
        return table.text
    }

    @Test("columns are aligned, the last one is not padded, and no line ends in a blank")
    func alignment() {
        #expect(text([["a", "long", "x"], ["four", "b", ""], ["c", "", ""]]) == "a     long  x\nfour  b\nc\n")
    }

    @Test("a row may have fewer cells than others, or none")
    func raggedRows() {
        #expect(text([["a"], [], ["bb", "c"]]) == "a\n\nbb  c\n")
        #expect(text([]) == "")
    }

    @Test(
        "columns are counted as a terminal shows them",
        arguments: [
            ("日本", 4), ("e\u{301}", 1), ("é", 1), ("\u{301}", 0), ("한", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("✅", 2),
            ("❤\u{FE0F}", 2), ("❤", 1), ("ｱ", 1), ("Ａ", 2),
        ]
    )
    func displayWidth(cell: String, columns: Int) {
        let blanks = String(repeating: " ", count: 8 - columns)
        #expect(text([[cell, "x"], ["123456", "y"]]) == "\(cell)\(blanks)x\n123456  y\n")
    }

    @Test("control characters in a cell become visible and count as they are shown")
    func controlCharacters() {
        #expect(text([["a\nb", "x"], ["c", "y"]]) == "a\\u{A}b  x\nc        y\n")
    }
}
