import Diagnostics
import JSON
import TestSupport
import Testing

@Suite("faults of JSON")
struct JSONFaultTests {
    static let standardFaults: [(String, String)] = [
        ("①", "the text ends where a value was expected"),
        ("[1,\n ①]", "a value was expected"),
        ("{①a: 1}", "a key in quotation marks was expected"),
        ("{\"a\" ①1}", "':' was expected behind the key"),
        ("{\"a\": 1 ①\"b\": 2}", "',' or '}' was expected"),
        ("{\"a\": 1,①", "the text ends where a key was expected"),
        ("{\"a\": 1,①}", "a key in quotation marks was expected"),
        ("[1 ①2]", "',' or ']' was expected"),
        ("[①tru]", "a value was expected"),
        ("[①01]", "a number has no zero before it"),
        ("[1.①]", "a digit was expected behind '.'"),
        ("[1e①]", "a digit was expected in the exponent"),
        ("[①-]", "a value was expected"),
        ("[①+1]", "a value was expected"),
        ("[①.5]", "a value was expected"),
        ("[①'a']", "a value was expected"),
        ("[①// c\n]", "a value was expected"),
        ("[\n①\"abc", "the string has no closing quotation mark"),
        ("[\"a①\nb\"]", "a line ends inside a string; write '\\n', or close the string"),
        ("[\"a①\tb\"]", "a control character stands in a string; write it as an escape"),
        ("[\"a①\\x41\"]", "unknown escape in a string"),
        ("[\"\\u00①g0\"]", "4 hexadecimal digits were expected in the escape"),
        ("[\"\\①", "the text ends in an escape"),
        ("1 ①2", "text behind the end of the value"),
        ("①NaN", "a value was expected"),
    ]

    @Test("each fault is told with its place", arguments: standardFaults)
    func standard(marked: String, message: String) {
        expectFault(MarkedText(marked), message, .standard)
    }

    static let json5Faults: [(String, String)] = [
        ("[①/ 1]", "'/' begins no comment here"),
        ("[1] ①/* open", "the comment has no closing '*/'"),
        ("[①0xfffff00000fffff00]", "a hexadecimal number has at most 64 bits"),
        ("[0x①]", "a hexadecimal digit was expected behind '0x'"),
        ("[①.]", "a value was expected"),
        ("{①1a: 2}", "a key was expected"),
        ("{a\\①x41: 2}", "only '\\u' escapes may stand in a key without quotation marks"),
        ("['①\\1']", "unknown escape in a string"),
        ("[①,]", "a value was expected"),
        ("{①,}", "a key was expected"),
    ]

    @Test("each fault of JSON5 is told with its place", arguments: json5Faults)
    func json5(marked: String, message: String) {
        expectFault(MarkedText(marked), message, .json5)
    }

    private func expectFault(_ marked: MarkedText, _ message: String, _ dialect: JSONDialect) {
        let error = #expect(throws: DiagnosticError.self) {
            try JSONReader.read(marked.bytes, path: "a.json", dialect: dialect)
        }
        #expect(error == DiagnosticError("invalid-json", "invalid JSON: \(message)", at: marked.location("①", in: "a.json")))
    }
}
