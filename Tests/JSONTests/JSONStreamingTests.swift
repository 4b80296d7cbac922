import Diagnostics
import JSON
import Testing

/// JSON that is read member by member.
@Suite struct JSONStreamingTests {
    /// The members of an object of strings and other values, in one line each.
    private func members(_ text: String, dialect: JSONDialect = .standard) throws -> [String] {
        var diagnostics: [Diagnostic] = []
        return try JSONReader.stream(Array(text.utf8), path: "f", dialect: dialect, diagnostics: &diagnostics) {
            json throws(DiagnosticError) in
            var lines: [String] = []
            var members = try json.beginObject("the file")
            while let (key, position) = try json.nextMember(&members) {
                let place = json.nextPosition
                let value = key.hasPrefix("s") ? try json.takeString("'\(key)'") : JSONWriter.text(try json.takeNode().value)
                lines.append("\(position.line):\(position.column) \(key) \(place.column) \(value.filter { !$0.isWhitespace })")
            }
            return lines
        }
    }

    @Test("keys and values come in their order, with their places")
    func order() throws {
        #expect(try members(" { \"s1\": \"x\",\n\"b\" : [1, {}], \"s1\":\"y\"}\n") == ["1:4 s1 10 x", "2:1 b 7 [1,{}]", "2:16 s1 21 y"])
        #expect(try members("{}") == [])
        #expect(try members("{ }") == [])
    }

    @Test(
        "what is wrong is an error with its place",
        arguments: [
            ("[]", "f:1:1: error: invalid JSON: the file has to be an object [invalid-json]"),
            ("{\"s\": 1}", "f:1:7: error: invalid JSON: 's' has to be a string [invalid-json]"),
            ("{\"a\": 1,}", "f:1:9: error: invalid JSON: a key in quotation marks was expected [invalid-json]"),
            ("{\"a\": 1 \"b\": 2}", "f:1:9: error: invalid JSON: ',' or '}' was expected [invalid-json]"),
            ("{\"a\" 1}", "f:1:6: error: invalid JSON: ':' was expected behind the key [invalid-json]"),
            ("{\"a\": 1} x", "f:1:10: error: invalid JSON: text behind the end of the value [invalid-json]"),
            ("{\"a\": 1", "f:1:8: error: invalid JSON: ',' or '}' was expected [invalid-json]"),
            ("", "f:1:1: error: invalid JSON: the file has to be an object [invalid-json]"),
        ])
    func faults(text: String, expected: String) {
        do {
            _ = try members(text)
            Issue.record("no error")
        } catch {
            #expect("\(error)" == expected)
        }
    }

    @Test("the looser dialect takes a comma behind the last member, and keys without quotation marks")
    func json5() throws {
        #expect(try members("{a: 1, s: 'x',}", dialect: .json5) == ["1:2 a 5 1", "1:8 s 11 x"])
    }
}
