import CodeGeneration
import Diagnostics
import Testing

@Suite("how types relate")
struct RelationTests {
    @Test("an extension in another module belongs to the type that its imports lead to")
    func foreignExtensions() throws {
        let model = ModelRendering(modules: [
            ("A", "public struct S {}"), ("B", "public struct S {}"),
            ("C", "import B\nextension S { var c: Int { 1 } }\nextension A.S { var d: Int { 1 } }"),
        ])
        let template = "{% for t in types.types %}{{ t.globalName }}:{% for v in t.variables %}{{ v.name }}{% endfor %};{% endfor %}"
        #expect(try model.text(template) == "A.S:d;B.S:c;")
    }

    @Test("a name means the type of the own module, then of an imported one, and can name its module")
    func modules() throws {
        let model = ModelRendering(modules: [
            ("A", "struct S {}\nstruct T {}"), ("B", "import C\nstruct S {}\nstruct U { var s: S; var a: A.S; var t: T; var o: Only }"),
            ("C", "struct T {}"), ("D", "struct Only {}"),
        ])
        #expect(try model.text("{% for v in type['B.U'].variables %}{{ v.type.globalName }};{% endfor %}") == "B.S;A.S;C.T;D.Only;")
    }

    @Test("a nested type goes before a type of the same name outside")
    func scopes() throws {
        let model = ModelRendering(
            "struct Item {}\nstruct A { struct Item {}; var a: Item; struct B { var b: Item } }\nstruct C { var c: Item }")
        #expect(
            try model.text("{{ type.A.variables.0.type.name }} {{ type['A.B'].variables.0.type.name }} {{ type.C.variables.0.type.name }}")
                == "A.Item A.Item Item")
    }

    @Test("a type that a superclass or protocol holds is found")
    func inheritedScope() throws {
        let model = ModelRendering(
            "class A { struct Inner {} }\nclass B: A { var b: Inner }\nprotocol P { }\nextension P { typealias Key = C "
                + "}\nstruct C: P { var k: Key }"
        )
        #expect(
            try model.text("{{ type.B.variables.0.type.name }} {{ type.C.variables.0.type.name }} {{ type.C.variables.0.actualTypeName }}")
                == "A.Inner C C")
    }

    @Test("cycles of inheritance, conformance and typealiases end")
    func cycles() throws {
        let source = """
            class A: B { var a: X = 1 }
            class B: C {}
            class C: A {}
            protocol P: Q {}
            protocol Q: P {}
            typealias X = Y
            typealias Y = X
            typealias Z = [Z]
            typealias W = W.Inner
            struct S: S, P { var z: Z; var y: Y; var w: W }
            extension S.S.S {}
            """
        let model = ModelRendering(source)
        #expect(
            try model.text("{% for t in types.types %}{{ t.name }}:{% for k, v in t.based %}{{ k }},{% endfor %};{% endfor %}")
                == "A:B,C,;B:A,C,;C:A,B,;P:Q,;Q:P,;S:P,Q,;S.S.S:;")
        #expect(
            try model.text("{% for v in type.S.variables %}{{ v.actualTypeName }}|{{ v.type.name }};{% endfor %}") == "[Z]|;Y|;W.Inner|;")
        #expect(try model.text("{{ type.A.allVariables.count }}") == "1")
    }

    @Test("asking for the wrong relation says which one is right, where, and once")
    func wrongRelation() throws {
        let model = ModelRendering("class A {}\nprotocol P {}\nstruct B: P {}")
        let template =
            "{% for i in '12' %}{% endfor %}{{ types.implementing.A }}{{ types.implementing.A }}{{ types.inheriting.P }}{{ "
            + "types.implementing.Nobody }}"
        #expect(try model.text(template) == "")
        #expect(
            model.model.takeDiagnostics().map(\.description) == [
                "warning: no file declares 'Nobody', so 'types.implementing.Nobody' is empty; use 'types.based.Nobody' [keyed-types]",
                "Sources/App/A.swift:1:7: warning: 'A' is not a protocol, so 'types.implementing.A' is empty; use "
                    + "'types.inheriting.A' [keyed-types]",
                "Sources/App/A.swift:2:10: warning: 'P' is not a class, so 'types.inheriting.P' is empty; use "
                    + "'types.implementing.P' [keyed-types]",
            ])
        #expect(model.model.takeDiagnostics() == [])
    }

    @Test("a name with points and one with its module lead to the same types")
    func keyedNames() throws {
        let model = ModelRendering(modules: [("M", "enum O { protocol P {} }\nstruct S: O.P {}\nextension S: Far.Away {}")])
        #expect(
            try model.text("{{ types.implementing.O.P.0.name }} {{ types.implementing.M.O.P.0.name }} {{ types.based.Far.Away.0.name }}")
                == "S S S")
    }

    @Test(
        "the raw type is what is inherited first, when it can be one",
        arguments: [
            ("enum E: Int { case a }", "Int"), ("enum E: Equatable { case a }", ""), ("enum E: Int { case a(Int) }", ""),
            ("enum E: Int {}", ""),
            ("enum E: P { case a }\nprotocol P {}", ""), ("enum E: Raw { case a }\nstruct Raw {}", "Raw"),
            ("enum E: PQ { case a }\ntypealias PQ = P & Q", ""),
            ("enum E { case a; var rawValue: Int { 1 } }", "Int"), ("enum E: Swift.String { case a }", "Swift.String"),
            ("enum E: Int { case a }\nextension E: P {}", "Int"),
        ])
    func rawTypes(_ source: String, _ expected: String) throws {
        #expect(try ModelRendering(source).text("{{ type.E.rawTypeName }}") == expected)
    }

    @Test("equal members are one, and what only the result tells apart is two")
    func uniqueMembers() throws {
        let source = """
            struct S { func a() -> Int {}; func a() -> String {}; var b: Int; static var b: Int }
            extension S { func a() -> Int {}; var b: Int { 1 } }
            """
        #expect(
            try ModelRendering(source).text(
                "{{ type.S.methods.count }} {{ type.S.rawMethods.count }} {{ type.S.variables.count }} {{ type.S.rawVariables.count }}")
                == "2 3 2 3")
    }

    @Test("the order of files changes nothing but which of two declarations is first")
    func orderOfFiles() throws {
        let files = ["struct B: P { var b: C }", "protocol P {}", "class C {}\nextension B { var x: Int { 1 } }"]
        let template =
            "{% for t in types.types %}{{ t.name }}:{% for v in t.allVariables %}{{ v.name }}-{{ v.type.name }},{% endfor %};{% endfor %}"
        let forward = try ModelRendering(files[0], files[1], files[2]).text(template)
        #expect(forward == "B:b-C,x-,;C:;P:;")
        #expect(try ModelRendering(files[2], files[1], files[0]).text(template) == forward)
    }

    @Test("what is in an extension or protocol with an access has that access, unless it says another")
    func inheritedAccess() throws {
        let source = """
            struct S {}
            public extension S { struct T {}; private struct U {}; func f() {}; internal var v: Int { 1 } }
            private protocol P { func p() }
            """
        let template =
            "{{ type.S.T.accessLevel }} {{ type.S.U.accessLevel }} {{ type.S.methods.0.accessLevel }} "
            + "{{ type.S.variables.0.readAccess }} {{ type.P.methods.0.accessLevel }}"
        #expect(try ModelRendering(source).text(template) == "public private public internal private")
    }

    @Test("a generic parameter is no type of its name")
    func genericParameters() throws {
        let source = """
            struct T {}
            struct U {}
            struct Box<T> { var a: T; var b: U; func f<U>(c: U, d: T) {}; struct Inner { var e: T } }
            """
        let template =
            "{{ type.Box.variables.0.type.name }}-{{ type.Box.variables.1.type.name }}-"
            + "{{ type.Box.methods.0.parameters.0.type.name }}-{{ type.Box.Inner.variables.0.type.name }}"
        #expect(try ModelRendering(source).text(template) == "-U--")
    }
}
