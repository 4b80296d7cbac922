import Diagnostics
import SwiftSource
import SystemSupport
import TestSupport
import Testing

/// What is read of literals, calls and names.
@Suite struct SourceMentionsTests {
    /// How many damaged files are read: few in a usual run, as many as the variable says in a long one.
    private static let count = ProcessEnvironment.variable("TRELLIS_MUTATIONS").flatMap { Int($0) } ?? 3_000

    /// A literal as `text|gaps callee(label index)`.
    private func literals(_ code: String) -> [String] {
        SourceMentions.scan(Array(code.utf8)).literals.map { literal in
            let text = literal.parts.joined(separator: "|")
            guard let call = literal.call else { return text }
            return "\(text) \(call.callee)(\(call.label) \(call.index))"
        }
    }

    @Test(
        "a literal has its text without escapes, and its gaps",
        arguments: [
            (#""plain""#, ["plain"]),
            (#""a \"quoted\" \\ \n \u{e9} \t""#, ["a \"quoted\" \\ \n é \t"]),
            (##"#"raw \n \#n"#"##, ["raw \\n \n"]),
            (#""item.\(kind).title""#, ["item.|.title"]),
            (#""\(a)\(b)""#, ["||"]),
            (#""a \(f("b \(c("d"))")) e""#, ["a | e", "b | f( 0)", "d c( 0)"]),
            ("\"\"\"\n    one\n      two\n    \"\"\"", ["one\n  two"]),
            ("\"\"\"\n    one \\\n    two\\ \t\r\n      three\n    \"\"\"", ["one two  three"]),
            ("\"\"", [""]),
            (#""a" + b + "c\(d)" + "e" - "f""#, ["a|", "|c||", "|e", "f"]),
            (#"// "comment""#, []),
            (#""open"#, ["open"]),
        ])
    func texts(code: String, expected: [String]) {
        #expect(literals(code) == expected)
    }

    @Test(
        "a literal that is a whole argument knows its call",
        arguments: [
            (#"UIImage(named: "x")"#, ["x UIImage(named 0)"]),
            (#"Image("x", bundle: .module)"#, ["x Image( 0)"]),
            (
                #"let a = Bundle.main.url(forResource: "a", withExtension: "json")"#,
                ["a Bundle.main.url(forResource 0)", "json Bundle.main.url(withExtension 1)"]
            ),
            (#"Bundle(for: A.self).path(forResource: "a", ofType: nil)"#, ["a .path(forResource 0)"]),
            (#".custom("Lora", size: 12)"#, ["Lora .custom( 0)"]),
            (#"Image("x" + y)"#, ["x|"]),
            (#"Image(a ? "x" : "y")"#, ["x", "y"]),
            (#"Image(["x"])"#, ["x"]),
            (#"f({ "x" }, "y")"#, ["x", "y f( 1)"]),
            (#"if ("x" == y) {}"#, ["x"]),
            (#"Image /* a */ ("x")"#, ["x"]),
            (#"f(a, b: g(1, 2), c: "x")"#, ["x f(c 2)"]),
        ])
    func calls(code: String, expected: [String]) {
        #expect(literals(code) == expected)
    }

    @Test("the other arguments of a call are kept as code")
    func arguments() {
        let call = SourceMentions.scan(Array(#"NSLocalizedString("k", tableName: "T", bundle: Bundle.main , comment: "")"#.utf8))
            .literals[0].call
        #expect(call?.arguments.map { "\($0.label)=\($0.code)" } == [#"="k""#, #"tableName="T""#, "bundle=Bundle.main", #"comment="""#])
    }

    @Test("a place is counted in lines and bytes")
    func places() {
        let marked = MarkedText("let é = 1\n  f(①\"x\")")
        let literal = SourceMentions.scan(Array(marked.text.utf8)).literals[0]
        let expected = marked.location("①", in: "A.swift")
        #expect([literal.line, literal.column] == [expected.line, expected.column])
    }

    @Test("names behind periods are members, also in interpolations, in backticks and of implicit types")
    func members() {
        let members = SourceMentions.scan(Array(#"f("\(L10n.Apples.title)").tint(.basil).`default`; plain"#.utf8)).members
        #expect(members.contains(NameHash(NameHash("Apples"), NameHash("title"))))
        #expect(["Apples", "title", "tint", "basil", "default"].allSatisfy { members.contains(NameHash($0)) })
        #expect(["L10n", "plain", "f"].allSatisfy { !members.contains(NameHash($0)) })
        #expect(!members.contains(NameHash(NameHash("tint"), NameHash("basil"))))
    }

    @Test("no damage makes the scanner trap or name a place outside the file")
    func mutations() {
        let code = ##"""
            let a = Bundle.main.url(forResource: "a\(b("c \(d)"))", withExtension: "x"), e = """
                f \(g { "h" })
                """ + #"i \#(j)"#; k[.l("m")] // n
            """##
        for bytes in Mutations(of: Array(code.utf8), structure: "\"\\(){}[]#.,:`\n", count: Self.count, seed: 12) {
            let lineCount = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
            for literal in SourceMentions.scan(bytes).literals {
                #expect((1...lineCount).contains(literal.line) && (1...(bytes.count + 1)).contains(literal.column))
            }
        }
    }
}
