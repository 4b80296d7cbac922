import Diagnostics
import JSON
import TestSupport
import Testing

@Suite("reading JSON5")
struct JSON5Tests {
    private func read(_ text: String) throws -> JSONValue {
        try JSONReader.read(Array(text.utf8), path: "a.json5", dialect: .json5)
    }

    @Test("comments, commas behind the last item, and keys and strings of every form")
    func example() throws {
        let text = """
            // settings
            {
              lineLength: 100, /* in
              characters */ 'indentation': {spaces: 4,},
              $_é1: ["a", 'it"s', "it's",], \\u0061b: null,
            } // end
            """
        let expected: JSONValue = [
            "lineLength": .number("100"), "indentation": ["spaces": .number("4")], "$_é1": ["a", "it\"s", "it's"], "ab": .null,
        ]
        #expect(try read(text) == expected)
    }

    @Test(
        "numbers take the form of JSON",
        arguments: [
            ("+1", JSONValue.number("1")), ("-0x1F", .number("-31")), ("0XffffFFFFffffFFFF", .number("18446744073709551615")),
            (".5", .number("0.5")), ("-.5e2", .number("-0.5e2")), ("5.", .number("5.0")), ("5.E3", .number("5.0E3")),
            ("1.25", .number("1.25")),
            ("Infinity", .null), ("-Infinity", .null), ("+NaN", .null),
        ]
    )
    func numbers(text: String, expected: JSONValue) throws {
        #expect(try read(text) == expected)
    }

    @Test("a node keeps a number as it is written")
    func writtenNumber() throws {
        var diagnostics: [Diagnostic] = []
        let node = try JSONReader.readNode(Array("-Infinity".utf8), path: "a.json5", dialect: .json5, diagnostics: &diagnostics)
        #expect(node.content == .number("-Infinity"))
    }

    @Test("escapes that only JSON5 has")
    func escapes() throws {
        #expect(try read(#"'\v\x41\xe9\0\'\q'"#) == "\u{B}Aé\0'q")
        #expect(try read("'a\\\nb\\\r\nc\\\u{2028}d'") == "abcd")
    }

    @Test("a line that goes on behind a backslash counts as a line")
    func continuedLine() throws {
        let marked = MarkedText("['a\\\nb\\\r\nc', ①1]")
        var diagnostics: [Diagnostic] = []
        let node = try JSONReader.readNode(marked.bytes, path: "a.json5", dialect: .json5, diagnostics: &diagnostics)
        guard case .array(let items) = node.content else {
            Issue.record("a list was expected")
            return
        }
        #expect(items[1].position.location(in: "a.json5") == marked.location("①", in: "a.json5"))
    }

    @Test("blanks of Unicode are blanks")
    func blanks() throws {
        #expect(try read("\u{FEFF}[\u{A0}1\u{3000},\u{2003}2\u{2028}]\u{B}\u{C}") == [.number("1"), .number("2")])
    }
}
