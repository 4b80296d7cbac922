import Testing

@Suite("types of variables without annotation")
struct TypeGuessTests {
    @Test(
        "they are guessed from the first value",
        arguments: [
            ("1", "Int"), ("-1", "Int"), ("1_000", "Int"), ("0xFF", "Int"), ("1.5", "Double"), ("1e3", "Double"), ("0x1p4", "Double"),
            ("true", "Bool"), ("\"a\"", "String"), ("\"a \\(b) \\\"c\\\"\"", "String"), ("#\"a\"#", "String"),
            ("\"\"\"\n    a\n    \"\"\"", "String"),
            ("(1, \"a\")", "(Int, String)"), ("(x: 1, 2.0)", "(x: Int, Double)"), ("(1)", "Int"), ("()", "Void"),
            ("[1, 2]", "[Int]"), ("[1, \"a\"]", "[Any]"), ("[[1], [2]]", "[[Int]]"), ("[\"a\": 1]", "[String: Int]"),
            ("[1: \"a\", 2: 3]", "[Int: Any]"),
            ("[Int]()", "[Int]"), ("[String: Int]()", "[String: Int]"), ("Foo()", "Foo"), ("Foo(a: 1, b: (2))", "Foo"),
            ("Outer.Inner()", "Outer.Inner"),
            ("Foo<Int, [String]>()", "Foo<Int, [String]>"), ("Foo.bar", "Foo"), ("Foo.bar(1)", "Foo"), ("try! Foo()", "Foo"),
            ("try await Foo()", "Foo"),
        ])
    func guessed(_ value: String, _ type: String) throws {
        #expect(try ModelRendering("struct S { var a = \(value) }").text("{{ type.S.variables.0.typeName }}") == type)
    }

    @Test(
        "what does not show its type has a name that no program has",
        arguments: [
            "nil", "[]", "[:]", "foo()", ".bar", "a + b", "1 + 2", "\"a\" + \"b\"", "Foo().bar", "Foo.bar.baz", "Foo.self", "{ 1 }",
            "[1, a]", "(1, a)", "Foo() + 1",
            "\\.path", "#line", "if a { 1 } else { 2 }", "-",
        ])
    func unknown(_ value: String) throws {
        let text = try ModelRendering("struct S { var a = \(value)\n}").text("{{ type.S.variables.0.typeName }}")
        #expect(text == "UnknownTypeSoAddTypeAttributionToVariable")
    }

    @Test("a type at the end of a list of variables holds for those before it")
    func shared() throws {
        let model = ModelRendering("struct S { let a, b: Int, (c, d): (String, [Int]); var e = 1, f: Bool }")
        #expect(
            try model.text("{% for v in type.S.variables %}{{ v.name }}: {{ v.typeName }};{% endfor %}")
                == "a: Int;b: Int;c: String;d: [Int];e: Int;f: Bool;")
    }
}
