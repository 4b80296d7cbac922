import Diagnostics
import SwiftSource
import TestSupport
import Testing

@Suite("what cannot be read")
struct RecoveryTests {
    private func read(_ marked: String) -> (names: [String], warnings: [String]) {
        let file = SourceFile.scan(MarkedText(marked).bytes, path: "a.swift")
        return (file.allDeclarations.map(\.name), file.warnings.map(\.description))
    }

    @Test(
        "a broken declaration becomes a warning, and its neighbours stay",
        arguments: [
            (
                "struct A { var b = 1; func (c) {}\n var d = 2 }", ["A", "b", "d"],
                "1:23: warning: 'func (c) {}' cannot be read as a function"
            ),
            ("struct A { let = 1\n var d = 2 }", ["A", "d"], "1:12: warning: 'let = 1' cannot be read as a variable"),
            ("struct A { return 1\n var d = 2 }", ["A", "d"], "1:12: warning: 'return 1' begins no declaration"),
            ("class { var a = 1 }\nvar b = 2", ["b"], "1:1: warning: 'class { var a = 1 }' cannot be read as a class"),
            ("enum A { case 1, b\n case c }", ["A", "c"], "1:10: warning: 'case 1, b' cannot be read as a case"),
            ("typealias A\nvar b = 1", ["b"], "1:1: warning: 'typealias A' cannot be read as a typealias"),
            ("func f(a: Int {\n}\nfunc g() {}", ["g"], "1:1: warning: 'func f(a: Int {' cannot be read as a function"),
            ("extension {}\nvar b = 1", ["b"], "1:1: warning: 'extension {}' cannot be read as an extension"),
            ("@A\n}\nvar b = 1", ["b"], "1:1: warning: '@A' begins no declaration"),
            ("infix operator a\nvar b = 1", ["b"], "1:1: warning: 'infix operator a' cannot be read as an operator"),
        ])
    func neighbours(source: String, names: [String], warning: String) {
        let result = read(source)
        #expect(result.names == names)
        #expect(result.warnings.first?.hasPrefix("a.swift:" + warning) == true, "\(result.warnings)")
    }

    @Test("a function without its end costs only itself when the next one stands no deeper")
    func unclosedFunction() {
        let result = read("struct A {\n  func b() {\n    if c {\n    if d {\n      func e() {}\n  }\n  func f() {}\n}\nstruct G {}\n")
        #expect(result.names == ["A", "f", "G"])
        #expect(result.warnings.first?.hasPrefix("a.swift:2:3: warning: 'func b() {' cannot be read as a function") == true)
    }

    @Test("braces and directives without their other half are told")
    func halves() {
        #expect(read("}\nvar a = 1").warnings == ["a.swift:1:1: warning: '}' closes nothing; remove it, or add '{' [stray-brace]"])
        #expect(read("struct A {\nvar b = 1\n").names == ["A", "b"])
        #expect(
            read("struct A {\nvar b = 1\n").warnings == [
                "a.swift:1:10: warning: '{' is never closed, so what follows counts as part of it; add '}' [unclosed-block]"
            ])
        #expect(
            read("#endif\nvar a = 1").warnings == [
                "a.swift:1:1: warning: '#endif' belongs to no '#if'; remove it, or add '#if' [unbalanced-condition]"
            ])
        #expect(
            read("#if A\nvar a = 1").warnings == [
                "a.swift:2:10: warning: '#if' is never closed before this place; add '#endif' [unbalanced-condition]"
            ])
        #expect(
            read("#if\n#endif").warnings == [
                "a.swift:2:1: warning: no condition stands where '#endif' begins; add one [unbalanced-condition]"
            ])
    }

    @Test("a file that is no Swift has at most a hundred warnings")
    func noise() {
        #expect(read(String(repeating: "}\n", count: 1_000)).warnings.count == 100)
    }
}
