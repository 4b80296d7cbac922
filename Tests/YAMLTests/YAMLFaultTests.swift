import Diagnostics
import TestSupport
import Testing
import YAML

@Suite("faults of YAML")
struct YAMLFaultTests {
    private func fault(_ bytes: [UInt8]) -> DiagnosticError? {
        #expect(throws: DiagnosticError.self) {
            var diagnostics: [Diagnostic] = []
            _ = try YAMLReader.read(bytes, path: "a.yml", diagnostics: &diagnostics)
        }
    }

    static let faults: [(String, String)] = [
        ("a: 1\n①\tb: 2", "found a tab character that violates indentation; indent with blanks, not with tabs"),
        ("a:\n①\tb: 2", "found character that cannot start any token; indent with blanks, not with tabs"),
        ("ä: ①@name", "found character that cannot start any token; write the value in quotation marks"),
        ("a: b①: c", "mapping values are not allowed in this context"),
        ("a: [1, 2\nb①: 3", "did not find expected ',' or ']'"),
        ("a: \"open\n①", "found unexpected end of stream"),
        ("a: 1\n①- b", "did not find expected key"),
    ]

    @Test("what libyaml refuses is told with the place in bytes", arguments: faults)
    func libyaml(marked: String, message: String) {
        let marked = MarkedText(marked)
        let error = fault(marked.bytes)
        #expect(error?.diagnostics[0].location == marked.location("①", in: "a.yml"))
        #expect(error?.diagnostics[0].message == "invalid YAML: \(message)")
        #expect(error?.diagnostics[0].code == "invalid-yaml")
    }

    @Test("a note says what was being read")
    func note() {
        let error = fault(Array("a: [1, 2\n".utf8))
        #expect(
            error?.description == """
                a.yml:2:1: error: invalid YAML: did not find expected ',' or ']' [invalid-yaml]
                a.yml:1:4: note: while parsing a flow sequence
                """
        )
    }

    @Test("bytes that are not UTF-8 and control characters are located")
    func bytes() {
        #expect(
            fault(Array("a: é\nb: ä".utf8) + [0xFF])?.description
                == "a.yml:2:6: error: invalid YAML: invalid leading UTF-8 octet; save the file as UTF-8 [invalid-yaml]"
        )
        #expect(
            fault(Array("a: \u{1}".utf8))?.description == """
                a.yml:1:4: error: invalid YAML: control characters are not allowed; write them as escapes in double \
                quotation marks [invalid-yaml]
                """
        )
    }

    @Test("a second document is refused where it begins")
    func secondDocument() {
        let marked = MarkedText("a: 1\n①---\nb: 2\n")
        let message = "a second document begins here; keep one document in the file"
        #expect(fault(marked.bytes) == DiagnosticError("second-document", message, at: marked.location("①", in: "a.yml")))
    }

    @Test("nesting is bounded in flow and in block form")
    func depth() throws {
        let limit = YAMLReader.depthLimit
        var diagnostics: [Diagnostic] = []
        let fitting = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
        _ = try YAMLReader.read(Array(fitting.utf8), path: "a.yml", diagnostics: &diagnostics)
        let message = "values are nested deeper than 256 levels"
        for (text, column) in [(String(repeating: "[", count: 10_000), 257), (String(repeating: "- ", count: 10_000), 513)] {
            let location = SourceLocation(path: "a.yml", line: 1, column: column)
            #expect(fault(Array(text.utf8)) == DiagnosticError("yaml-limit", message, at: location))
        }
    }

    @Test("a file beyond the size limit is refused before it is read")
    func size() {
        let bytes = [UInt8](repeating: 0x20, count: YAMLReader.byteLimit + 1)
        let error = DiagnosticError("yaml-limit", "the file is larger than 64 MiB", at: SourceLocation(path: "a.yml"))
        #expect(fault(bytes) == error)
    }
}
