import BuildSettings
import Diagnostics
import TestSupport
import Testing

@Suite("the grammar of xcconfig files")
struct XCConfigGrammarTests {
    /// The rule, the text, and the lines as `NAME[conditions]=value` with a `·` between them.
    static let readable: [(String, String, String)] = [
        ("an assignment", "A = b", "A=b"),
        ("no blanks are needed", "A=b", "A=b"),
        ("both ends are trimmed", "  A \t =\t b c \t\n", "A=b c"),
        ("an empty value", "A =", "A="),
        ("an empty value before a comment", "A = // b", "A="),
        ("names have letters, digits and _", "_a1_B = 2", "_a1_B=2"),
        ("an equals sign in a value", "A = b=c", "A=b=c"),
        ("a comment", "// A = b\nC = d", "C=d"),
        ("a comment behind a value", "A = b // c", "A=b"),
        ("a comment needs no blank", "A = b//c", "A=b"),
        ("a comment cuts an address", "A = https://example.com", "A=https:"),
        ("a comment cuts quotation marks", "A = \"https://example.com\"", "A=\"https:"),
        ("the usual trick with an address", "A = https:/$()/example.com", "A=https:/$()/example.com"),
        ("one slash is text", "A = a/b /c", "A=a/b /c"),
        ("one semicolon at the end is trimmed", "A = b;", "A=b"),
        ("blanks before the semicolon are trimmed", "A = b ;  // c", "A=b"),
        ("only one semicolon is trimmed", "A = b;;", "A=b;"),
        ("a semicolon in the middle stays", "A = b;c", "A=b;c"),
        ("a semicolon alone", "A = ;", "A="),
        ("a condition", "A[sdk=iphoneos*] = b", "A[sdk=iphoneos*]=b"),
        ("several conditions", "A[sdk=i*][arch=arm64][config=Debug] = b", "A[sdk=i*][arch=arm64][config=Debug]=b"),
        ("blanks around conditions", "A [sdk=i*] \t[arch=a]= b", "A[sdk=i*][arch=a]=b"),
        ("blanks inside of conditions", "A[ sdk = i* ] = b", "A[sdk=i*]=b"),
        ("an equals sign in a pattern", "A[config=a=b] = c", "A[config=a=b]=c"),
        ("an empty pattern", "A[config=] = c", "A[config=]=c"),
        ("a continued line", "A = a \\\n  b", "A=a b"),
        ("three lines", "A = a \\\nb\\\n c\nB = d", "A=a b c·B=d"),
        ("a comment behind the backslash", "A = a \\ // why\nb // how", "A=a b"),
        ("a comment before the backslash hides it", "A = a // why \\\nB = c", "A=a·B=c"),
        ("a blank next line ends the value", "A = a \\\n\nB = c", "A=a·B=c"),
        ("a comment as next line ends the value", "A = a \\\n// x\nB = c", "A=a·B=c"),
        ("an empty piece is skipped", "A = a \\\n \\\n b", "A=a b"),
        ("a value that begins on the next line", "A = \\\n b", "A=b"),
        ("a backslash at the end of the file", "A = a \\", "A=a"),
        ("a backslash in the middle is text", "A = a\\b \\ c", "A=a\\b \\ c"),
        ("one of two backslashes continues", "A = a\\\\\nb", "A=a\\ b"),
        ("the semicolon is trimmed behind continued lines", "A = a; \\\n b;", "A=a; b"),
        ("the next line is part of the value whatever it looks like", "A = a \\\nB = c", "A=a B = c"),
        ("CR ends a line", "A = b\rC = d", "A=b·C=d"),
        ("CRLF ends a line", "A = b\r\nC = d\r\n", "A=b·C=d"),
        ("U+2028 ends a line", "A = b\u{2028}C = d", "A=b·C=d"),
        ("U+2029 ends a line", "A = b\u{2029}C = d", "A=b·C=d"),
        ("lines are continued over CRLF", "A = a \\\r\n b\r\nC = d", "A=a b·C=d"),
        ("a byte order mark is tolerated", "\u{FEFF}A = b", "A=b"),
        ("a byte order mark alone", "\u{FEFF}", ""),
        ("an empty file", "", ""),
        ("other scripts in values", "A = © é 日本", "A=© é 日本"),
        ("the same name twice", "A = 1\nA = 2", "A=1·A=2"),
        ("an include", "#include \"a.xcconfig\"", "#a.xcconfig"),
        ("an optional include", "#include? \"a.xcconfig\"", "?a.xcconfig"),
        ("blanks in an include", " # \tinclude\t\"a.xcconfig\" ", "#a.xcconfig"),
        ("an include without blank", "#include\"a\"", "#a"),
        ("a comment behind an include", "#include \"a\" // b", "#a"),
        ("slashes in the path of an include", "#include \"a//b\"", "#a//b"),
        ("backslashes in the path of an include are text", "#include \"a\\b\"", "#a\\b"),
        ("blanks in the path of an include", "#include \"Pods/Target Support Files/a b\"", "#Pods/Target Support Files/a b"),
        ("includes keep their place", "A = 1\n#include \"b\"\nC = 2", "A=1·#b·C=2"),
        ("a comment hides an include", "// #include \"a\"", ""),
    ]

    @Test("4.5: what can be read", arguments: readable)
    func read(rule: String, text: String, expected: String) {
        var diagnostics: [Diagnostic] = []
        let document = XCConfigDocument.read(Array(text.utf8), path: "a.xcconfig", diagnostics: &diagnostics)
        #expect(Self.summary(document) == expected, "\(rule)")
        #expect(diagnostics == [], "\(rule)")
        #expect(document.items.flatMap { document.bytes[$0.range] } == Array(text.utf8), "\(rule)")
    }

    /// The text with a mark at the fault, the severity and code, the message, and what is read all the same.
    static let faulty: [(String, String, String, String)] = [
        ("A①", "error expected-equals", "'=' was expected behind 'A'", ""),
        ("A ①b = c", "error expected-equals", "'=' was expected behind 'A', not 'b = c'", ""),
        ("A ①// = c", "error expected-equals", "'=' was expected behind 'A'", ""),
        ("A①.b = c", "error expected-equals", "'=' was expected behind 'A', not '.b = c'", ""),
        ("A ①+= c\nB = d", "error expected-equals", "'+=' is not known here; write 'A = $(inherited) …'", "B=d"),
        ("A①-B = c", "error expected-equals", "'=' was expected behind 'A', not '-B = c'", ""),
        (
            "①1A = b", "error expected-setting-name",
            "the name of a setting was expected, not '1A = b'; a name begins with a letter or '_'", ""
        ),
        ("  ①= b", "error expected-setting-name", "the name of a setting was expected, not '= b'; a name begins with a letter or '_'", ""),
        (
            "①$(A) = b", "error expected-setting-name",
            "the name of a setting was expected, not '$(A) = b'; a name begins with a letter or '_'", ""
        ),
        (
            "①é = b", "error expected-setting-name", "the name of a setting was expected, not 'é = b'; a name begins with a letter or '_'",
            ""
        ),
        (
            "①/* A */ B = c", "error expected-setting-name",
            "the name of a setting was expected, not '/* A */ B = c'; a name begins with a letter or '_'", ""
        ),
        (
            "①\"" + String(repeating: "x", count: 60), "error expected-setting-name",
            "the name of a setting was expected, not '\"\(String(repeating: "x", count: 39))…'; a name begins with a letter or '_'", ""
        ),
        ("A①[sdk=b = c\nD = e", "error unterminated-condition", "the condition '[sdk=b = c' of 'A' has no ']'", "D=e"),
        ("A[sdk=b]①[arch // ]", "error unterminated-condition", "the condition '[arch' of 'A' has no ']'", ""),
        (
            "A①[Debug] = c", "error invalid-condition",
            "the condition '[Debug]' of 'A' has no '='; write '[sdk=Debug]' or '[config=Debug]'", ""
        ),
        (
            "A①[sdk=iphoneos*,arch=arm64] = c", "warning comma-in-condition",
            "the comma in '[sdk=iphoneos*,arch=arm64]' is part of the pattern; write brackets for each condition, '[sdk=…][arch=…]'",
            "A[sdk=iphoneos*,arch=arm64]=c"
        ),
        (
            "A①[os=ios] = c", "warning unknown-condition",
            "unknown condition 'os' of 'A'; conditions are config, sdk, arch, variant and compiler", "A[os=ios]=c"
        ),
        ("A[sdk=b] ①", "error expected-equals", "'=' was expected behind 'A'", ""),
        ("A[sdk=b] ①c = d", "error expected-equals", "'=' was expected behind 'A', not 'c = d'", ""),
        ("①# a comment", "error unknown-directive", "'#' begins '#include' only; write '//' for a comment", ""),
        ("  ①#define A", "error unknown-directive", "'#' begins '#include' only; write '//' for a comment", ""),
        ("①#", "error unknown-directive", "'#' begins '#include' only; write '//' for a comment", ""),
        (
            "#include ①a.xcconfig", "error unquoted-include",
            "the path of '#include' has to stand in quotation marks: '#include \"Base.xcconfig\"'", ""
        ),
        ("#include①", "error unquoted-include", "the path of '#include' has to stand in quotation marks: '#include \"Base.xcconfig\"'", ""),
        (
            "#include ①<a.xcconfig>", "error unquoted-include",
            "the path of '#include' has to stand in quotation marks: '#include \"Base.xcconfig\"'", ""
        ),
        (
            "#include ①'a'", "error unquoted-include",
            "the path of '#include' has to stand in quotation marks: '#include \"Base.xcconfig\"'", ""
        ),
        (
            "#include ①// \"a\"", "error unquoted-include",
            "the path of '#include' has to stand in quotation marks: '#include \"Base.xcconfig\"'", ""
        ),
        (
            "#include ①? \"a\"", "error unquoted-include",
            "the path of '#include' has to stand in quotation marks: '#include \"Base.xcconfig\"'", ""
        ),
        ("#include ①\"a", "error unterminated-include", "the path of '#include' has no closing quotation mark", ""),
        ("#include \"a\" ①b", "error text-after-include", "'b' stands behind the path of '#include'; only a comment may", "#a"),
        ("#include \"a\"①;", "error text-after-include", "';' stands behind the path of '#include'; only a comment may", "#a"),
        ("#include \"a\" ①/ b", "error text-after-include", "'/ b' stands behind the path of '#include'; only a comment may", "#a"),
        ("①#include \"\"", "error empty-include", "the path of '#include' is empty", ""),
        ("A = 1\r\nB = 2\rC①", "error expected-equals", "'=' was expected behind 'C'", "A=1·B=2"),
        (
            "A = a \\\n b\n①= c", "error expected-setting-name",
            "the name of a setting was expected, not '= c'; a name begins with a letter or '_'", "A=a b"
        ),
    ]

    @Test("4.5: what is reported, and where", arguments: faulty)
    func fault(marked: String, kind: String, message: String, expected: String) {
        let text = MarkedText(marked)
        var diagnostics: [Diagnostic] = []
        let document = XCConfigDocument.read(text.bytes, path: "a.xcconfig", diagnostics: &diagnostics)
        #expect(diagnostics.map { "\($0.severity.rawValue) \($0.code)" } == [kind])
        #expect(diagnostics.map(\.message) == [message])
        #expect(diagnostics.map(\.location) == [text.location("①", in: "a.xcconfig")])
        #expect(Self.summary(document) == expected)
        #expect(document.items.flatMap { document.bytes[$0.range] } == text.bytes)
    }

    @Test("names and values have their places")
    func places() {
        let text = MarkedText("// x\n  ①A[sdk=*] = ②b c\n③É = d\n④E =⑤\n⑥F = \\\n  g\n")
        var diagnostics: [Diagnostic] = []
        let document = XCConfigDocument.read(text.bytes, path: "a.xcconfig", diagnostics: &diagnostics)
        let places = document.assignments.flatMap { [$0.nameLocation, $0.valueLocation] }
        #expect(
            places.prefix(4) == [
                text.location("①", in: "a.xcconfig"), text.location("②", in: "a.xcconfig"), text.location("④", in: "a.xcconfig"),
                text.location("⑤", in: "a.xcconfig"),
            ])
        #expect(document.assignments.map(\.value) == ["b c", "", "g"])
        #expect(diagnostics.map(\.location) == [text.location("③", in: "a.xcconfig")])
    }

    @Test("the place behind a byte order mark is the first column")
    func byteOrderMark() {
        var diagnostics: [Diagnostic] = []
        _ = XCConfigDocument.read(Array("\u{FEFF}A".utf8), path: "a", diagnostics: &diagnostics)
        #expect(diagnostics.map(\.location) == [SourceLocation(path: "a", line: 1, column: 2)])
    }

    @Test("bytes that are no UTF-8 are reported once, and the rest is read")
    func encoding() {
        let bytes = Array("A = b\nC = ".utf8) + [0xE9, 0xFF] + Array("d\nE = f\n".utf8)
        var diagnostics: [Diagnostic] = []
        let document = XCConfigDocument.read(bytes, path: "a", diagnostics: &diagnostics)
        #expect(diagnostics.map(\.description) == ["a:2:5: error: the text is not valid UTF-8 here; save the file as UTF-8 [invalid-utf8]"])
        #expect(Self.summary(document) == "A=b·C=\u{FFFD}\u{FFFD}d·E=f")
        #expect(document.bytes == bytes)
    }

    @Test("a file that is too large is not read")
    func size() {
        var diagnostics: [Diagnostic] = []
        let bytes = [UInt8](repeating: 10, count: 1_048_577)
        let document = XCConfigDocument.read(bytes, path: "a", diagnostics: &diagnostics)
        #expect(diagnostics.map(\.message) == ["the file has 1048577 bytes, 1048576 are read; split it"])
        #expect(document.items.map(\.content) == [.unreadable])
    }

    @Test("damaged files are read to their end and come back byte for byte", arguments: 1...4 as ClosedRange<UInt64>)
    func mutations(seed: UInt64) {
        let text = """
            // Base\n#include? "a.xcconfig" // why
            A[sdk=iphone*][arch=arm64] = $(inherited) \\
              b "c d" // e
            URL = https:/$()/example.com;\r\nB = é\u{2028}C=1
            """
        for bytes in Mutations(of: Array(text.utf8), structure: "#\"?[]=\\/;\n\r ", count: 2_500, seed: seed) {
            var diagnostics: [Diagnostic] = []
            let document = XCConfigDocument.read(bytes, path: "a", diagnostics: &diagnostics)
            #expect(document.bytes == bytes)
            var end = 0
            for item in document.items {
                #expect(item.range.lowerBound == end)
                end = item.range.upperBound
            }
            #expect(end == bytes.count)
            #expect(diagnostics.allSatisfy { $0.location?.line != nil && $0.location?.column ?? 0 > 0 })
        }
    }

    private static func summary(_ document: XCConfigDocument) -> String {
        let lines = document.items.compactMap { item -> String? in
            switch item.content {
            case .assignment(let line): line.name + line.conditions.map(\.description).joined() + "=" + line.value
            case .include(let include): (include.isOptional ? "?" : "#") + include.path
            case .blank, .comment, .unreadable: nil
            }
        }
        return lines.joined(separator: "·")
    }
}
