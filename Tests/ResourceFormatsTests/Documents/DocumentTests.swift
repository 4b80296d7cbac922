import Diagnostics
import PropertyLists
import ResourceFormats
import SystemSupport
import TestSupport
import Testing

@Suite struct DocumentTests {
    private func json(_ text: String) throws -> DocumentValue {
        var diagnostics: [Diagnostic] = []
        return try DocumentReader.json(Array(text.utf8), path: "a.json", diagnostics: &diagnostics)
    }

    private func yaml(_ text: String) throws -> [DocumentValue] {
        var diagnostics: [Diagnostic] = []
        return try DocumentReader.yaml(Array(text.utf8), path: "a.yml", diagnostics: &diagnostics)
    }

    @Test("truth values, whole numbers and other numbers of JSON stay apart")
    func jsonValues() throws {
        #expect(
            try json(#"{"a": true, "b": 1, "c": 1.0, "d": null, "e": ["x"], "a": 99999999999999999999}"#)
                == .dictionary([
                    .init("a", .real(1e20)), .init("b", .integer(1)), .init("c", .real(1)), .init("d", .null),
                    .init("e", .array([.string("x")])),
                ]))
    }

    @Test("values of property lists have their kinds, dates and data among them")
    func propertyList() throws {
        let text = """
            <plist><dict><key>a</key><true/><key>b</key><integer>1</integer><key>c</key><real>2</real>
            <key>d</key><date>2018-05-05T12:04:45Z</date><key>e</key><data>AQI=</data></dict></plist>
            """
        var diagnostics: [Diagnostic] = []
        let value = try DocumentReader.propertyList(Array(text.utf8), path: "a.plist", diagnostics: &diagnostics)
        #expect(
            value
                == .dictionary([
                    .init("a", .boolean(true)), .init("b", .integer(1)), .init("c", .real(2)),
                    .init("d", .date(DocumentDate(secondsSinceReference: 547_214_685))), .init("e", .data([1, 2])),
                ]))
    }

    @Test(
        "a text of YAML without quotation marks is what YAML 1.1 makes of it",
        arguments: [
            ("yes", DocumentValue.boolean(true)), ("Off", .boolean(false)), ("~", .null), ("0x1F", .integer(31)), ("017", .integer(15)),
            ("1_000", .integer(1000)),
            ("-12", .integer(-12)), ("1.5", .real(1.5)), ("1e3", .real(1000)), (".inf", .real(.infinity)), ("'yes'", .string("yes")),
            ("!!str 1", .string("1")),
            ("1.2.3", .string("1.2.3")), ("2001-01-02", .date(DocumentDate(secondsSinceReference: 86_400))),
            ("12 Monkeys", .string("12 Monkeys")),
            ("12:30", .integer(750)), ("-1:00:01", .integer(-3601)), ("1:60", .string("1:60")), ("0:30", .string("0:30")),
            ("1:+2", .string("1:+2")), ("9999999999999999:59:59", .string("9999999999999999:59:59")),
            ("- 1", .array([.integer(1)])), ("0b11", .integer(3)), ("y", .string("y")),
        ])
    func yamlScalars(text: String, value: DocumentValue) throws {
        #expect(try yaml(text) == [value])
    }

    @Test("a file of YAML has as many documents as it begins; anchors do not reach from one into another")
    func yamlDocuments() throws {
        #expect(try yaml("a: 1\n---\n- b\n---\nc\n") == [.dictionary([.init("a", .integer(1))]), .array([.string("b")]), .string("c")])
        #expect(try yaml("") == [])
        #expect(thrown { _ = try yaml("a: &x 1\n---\nb: *x\n") }.count == 1)
    }

    @Test(
        "dates are read with their offsets and print in universal time",
        arguments: [
            ("2001-01-01T00:00:00Z", 0, "2001-01-01 00:00:00 +0000"), ("2001-01-01 02:00:00 +02:00", 0, "2001-01-01 00:00:00 +0000"),
            ("1999-12-31T23:59:59Z", -31_622_401, "1999-12-31 23:59:59 +0000"), ("2024-02-29", 730_857_600, "2024-02-29 00:00:00 +0000"),
        ])
    func dates(text: String, seconds: Double, printed: String) {
        #expect(DocumentDate(text)?.secondsSinceReference == seconds)
        #expect(DocumentDate(text)?.text == printed)
    }

    @Test("a list is described by what its elements have in common")
    func metadata() throws {
        func element(_ text: String) throws -> String {
            guard case .array(let element) = DocumentMetadata(try json(text)) else { return "none" }
            return element.type + (element.items.map { " " + $0.map(\.type).joined(separator: ",") } ?? "")
        }
        #expect(try element("[1, 2]") == "Int")
        #expect(try element("[1, 2.5]") == "Double")
        #expect(try element("[true, 1]") == "Any Bool,Int")
        #expect(try element("[]") == "String")
        #expect(try element(#"[{"a": 1}, {}]"#) == "Dictionary Dictionary,Dictionary")
        #expect(try element("[[1], []]") == "Array Array,Array")
        #expect(try element("[null, 1]") == "Any Optional,Int")
        #expect(try element("[1, 2.5, 3, 1.5]") == "Double")
        #expect(try element("[1, 2.5, true]") == "Any Int,Double,Bool")
        #expect(DocumentMetadata(.dictionary([.init("a", .null)])) == .dictionary([.init(key: "a", metadata: .scalar("Optional"))]))
    }

    @Test(
        "of lists in a list, the types are known further in",
        arguments: [
            ("[[1], [2.5]]", ["Double"]), (#"[[1], []]"#, ["Int"]), ("[[]]", ["String"]), (#"[["a"], [1]]"#, ["Any"]),
            ("[[[1]], [[2], []]]", ["Array", "Int"]), ("[[[1]], [2]]", ["Any"]), ("[1]", []), ("[[1], 2]", []),
            (#"[[{"a": 1}]]"#, ["Dictionary"]), ("[[[]], []]", ["Array", "String"]),
        ])
    func innerTypes(text: String, expected: [String]) throws {
        guard case .array(let element) = DocumentMetadata(try json(text)) else {
            Issue.record("no list")
            return
        }
        #expect(element.innerTypes == expected)
    }

    @Test("every property list of real projects is read", .enabled(if: Corpus.isPresent))
    func corpus() throws {
        let files = Corpus.files(below: "plist", suffix: ".plist")
        #expect(files.count > 20)
        var read = 0
        for file in files {
            var diagnostics: [Diagnostic] = []
            do {
                _ = try DocumentReader.propertyList(DiskFileSystem().read(file), path: file, diagnostics: &diagnostics)
                read += 1
            } catch let error as DiagnosticError {
                #expect(error.diagnostics.allSatisfy { $0.location != nil })
            }
        }
        #expect(read > 20)
    }

    @Test("values that are nested without end are errors")
    func depth() {
        let count = 5000
        #expect(thrown { _ = try json(String(repeating: "[", count: count)) }.count == 1)
        #expect(thrown { _ = try yaml(String(repeating: "[", count: count)) }.count == 1)
        var diagnostics: [Diagnostic] = []
        let text = "<plist>" + String(repeating: "<array>", count: count) + String(repeating: "</array>", count: count) + "</plist>"
        #expect(thrown { _ = try DocumentReader.propertyList(Array(text.utf8), path: "a.plist", diagnostics: &diagnostics) }.count == 1)
    }
}
