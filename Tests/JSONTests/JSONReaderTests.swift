import Diagnostics
import JSON
import TestSupport
import Testing

@Suite("reading JSON")
struct JSONReaderTests {
    private func read(_ text: String, _ dialect: JSONDialect = .standard) throws -> JSONValue {
        try JSONReader.read(Array(text.utf8), path: "a.json", dialect: dialect)
    }

    @Test("every kind of value is read, members in their order")
    func kinds() throws {
        let value = try read(#" { "z" : [ null , true , false , -1.50e+3 , "text" ] , "a" : { } , "e": [] } "#)
        let expected: JSONValue = ["z": [.null, .boolean(true), .boolean(false), .number("-1.50e+3"), "text"], "a": [:], "e": []]
        #expect(value == expected)
    }

    @Test("a value may stand alone", arguments: [("null", JSONValue.null), ("0", .number("0")), (#""""#, "")])
    func alone(text: String, expected: JSONValue) throws {
        #expect(try read(text) == expected)
    }

    @Test("a number keeps all its digits")
    func digits() throws {
        #expect(try read("123456789012345678901234567890.10") == .number("123456789012345678901234567890.10"))
        #expect(try read("42").integer == 42)
        #expect(try read("9223372036854775808").integer == nil)
    }

    @Test("escapes are resolved, and half of a surrogate pair becomes the replacement character")
    func escapes() throws {
        #expect(try read(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#) == "\"\\/\u{8}\u{C}\n\r\té😀")
        #expect(try read(#""\ud83dx\ude00\ud83d\u0041""#) == "\u{FFFD}x\u{FFFD}\u{FFFD}A")
    }

    @Test("a byte order mark is skipped")
    func byteOrderMark() throws {
        #expect(try JSONReader.read([0xEF, 0xBB, 0xBF, 0x31], path: "a.json") == .number("1"))
    }

    @Test("each node knows its place, in bytes and across line ends of both kinds")
    func places() throws {
        let marked = MarkedText("{\r\n  \"é\": ①[1, ②{③\"k\": ④\"v\"}],\n\n\t\"x\": ⑤null}")
        var diagnostics: [Diagnostic] = []
        let node = try JSONReader.readNode(marked.bytes, path: "a.json", diagnostics: &diagnostics)
        let list = try #require(node["é"])
        guard case .array(let items) = list.content, case .object(let members) = items[1].content else {
            Issue.record("a list with an object was expected")
            return
        }
        #expect(node.position == JSONNode.Position(line: 1, column: 1))
        #expect(list.position.location(in: "a.json") == marked.location("①", in: "a.json"))
        #expect(items[1].position.location(in: "a.json") == marked.location("②", in: "a.json"))
        #expect(members[0].keyPosition.location(in: "a.json") == marked.location("③", in: "a.json"))
        #expect(members[0].value.position.location(in: "a.json") == marked.location("④", in: "a.json"))
        #expect(node["x"]?.position.location(in: "a.json") == marked.location("⑤", in: "a.json"))
        #expect(diagnostics == [])
    }

    @Test("a key that stands twice is kept and reported at its second place")
    func duplicateKeys() throws {
        let marked = MarkedText("{①\"a\": 1, \"b\": 2,\n ②\"a\": 3}")
        var diagnostics: [Diagnostic] = []
        let node = try JSONReader.readNode(marked.bytes, path: "a.json", diagnostics: &diagnostics)
        #expect(node.value == .object([.init("a", .number("1")), .init("b", .number("2")), .init("a", .number("3"))]))
        #expect(node.value["a"] == .number("3"))
        let note = Diagnostic.Note("the first one is here", at: marked.location("①", in: "a.json"))
        let message = "the key 'a' stands twice in this object; the last one counts"
        #expect(
            diagnostics == [
                Diagnostic(.warning, "duplicate-key", message, at: marked.location("②", in: "a.json"), notes: [note])
            ]
        )
    }

    @Test(
        "bytes that are not UTF-8 are located and replaced",
        arguments: [
            [0xFF], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xE2, 0x82],
        ] as [[UInt8]]
    )
    func invalidBytes(bytes: [UInt8]) throws {
        var diagnostics: [Diagnostic] = []
        let text = Array("[\n \"é€😀 ".utf8) + bytes + Array("\"]".utf8)
        let node = try JSONReader.readNode(text, path: "a.json", diagnostics: &diagnostics)
        #expect(
            diagnostics.map(\.description) == [
                "a.json:2:13: warning: the text is not UTF-8 from here on; save the file as UTF-8 [invalid-utf-8]"
            ])
        #expect(node.value.items?[0].text == "é€😀 " + String(decoding: bytes, as: UTF8.self))
    }

    @Test("values nested to the limit are read, and one level more is an error")
    func depth() throws {
        let limit = JSONReader.depthLimit
        _ = try read(String(repeating: "[", count: limit) + String(repeating: "]", count: limit))
        let error = #expect(throws: DiagnosticError.self) { try read(String(repeating: "[", count: 100_000)) }
        #expect(error?.description == "a.json:1:513: error: invalid JSON: values are nested deeper than 512 levels [invalid-json]")
    }
}
