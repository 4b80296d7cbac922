import SwiftSource
import Testing

/// The interface of a file is what stands outside of the lines in its bodies.
@Suite struct InterfaceTests {
    private func interface(_ text: String) -> String {
        String(decoding: SourceFile.scan(Array(text.utf8), path: "A.swift").interface, as: UTF8.self)
    }

    @Test(
        "lines inside of bodies are left out",
        arguments: [
            ("func f() {\n a\n b\n}\n", "func f() {\n}\n"), ("init() { a\n b\n c }\n", "init() { a\n c }\n"),
            ("struct A {\n deinit {\n  a\n }\n}\n", "struct A {\n deinit {\n }\n}\n"),
            ("var a: Int {\n 1\n}\n", "var a: Int {\n}\n"),
            ("var a: Int {\n get async {\n  1\n }\n set {\n  b\n }\n}", "var a: Int {\n get async {\n }\n set {\n }\n}"),
            ("struct A {\n subscript(a: Int) -> Int {\n  1\n }\n}", "struct A {\n subscript(a: Int) -> Int {\n }\n}"),
            ("var a = 1 {\n didSet {\n  b\n }\n}", "var a = 1 {\n didSet {\n }\n}"),
        ])
    func bodies(text: String, expected: String) {
        #expect(interface(text) == expected)
    }

    @Test(
        "what may say something stays",
        arguments: [
            "func f() { a\n b }\n", "struct A {\n let a = 1\n}\n", "let a = {\n b\n}()\n", "func f(a: Int = {\n 1\n }()) {}\n",
            "func f() {\n // sourcery: a\n b\n}\n", "enum E {\n case a\n}\n", "func f() {\n a\n", "func f() {\n a\n}\n}\n",
            "protocol P {\n var a: Int {\n  get\n  set\n }\n}\n", "var a: Int {\n 1\n}, b: Int {\n 2\n}\n",
        ])
    func rest(text: String) {
        #expect(interface(text) == text)
    }
}
