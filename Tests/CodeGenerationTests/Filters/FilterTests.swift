import Diagnostics
import Testing

@Suite("filters of the model")
struct FilterTests {
    private static let source = """
        protocol P {}
        open class Base: NSObject { open func o() {}; class func c() {}; static func s() {}; init() {} }
        // sourcery: flag, value = "x y", number = 2
        // sourcery: ns:deep:key = "v"
        public struct A: P { public private(set) var a: Int?; fileprivate let b = (1, 2); static var c: Base; var d: Int { 1 }; \
        subscript(i: Int) -> Int { 1 } }
        package enum E { case one }
        fileprivate actor Act {}
        private class Sub: Base {}
        extension A { func e() {}; internal var f: Int { 1 }; subscript(e: String) -> Int { 1 } }
        extension Outside {}
        """

    @Test(
        "they select what holds of a list, and tell whether it holds of one",
        arguments: [
            ("types.types|enum", "E"), ("types.types|struct", "A"), ("types.types|protocol", "P"), ("types.types|class", "Base,Sub"),
            ("types.types|actor", "Act"),
            ("types.types|extension", "Outside"), ("types.types|!class", "A,Act,E,Outside,P"), ("types.types|open", "Base"),
            ("types.types|public", "A"),
            ("types.types|package", "E"), ("types.types|internal", "Outside,P"), ("types.types|fileprivate", "Act"),
            ("types.types|private", "Sub"), ("types.types|!public", "Act,Base,E,Outside,P,Sub"),
            ("types.types|based:'P'", "A"), ("types.types|based:'NSObject'", "Base,Sub"), ("types.types|implements:'P'", "A"),
            ("types.types|inherits:'Base'", "Sub"),
            ("types.types|!inherits:'Base'", "A,Act,Base,E,Outside,P"), ("types.types|extends:'Outside'", "Outside"),
            ("types.types|annotated:'flag'", "A"),
            ("types.types|annotated:'value = x y'", "A"), ("types.types|annotated:'number = 2'", "A"),
            ("types.types|annotated:'number = 3'", ""), ("types.types|annotated:'flag = true'", "A"),
            ("types.types|annotated:'ns.deep.key = v'", "A"), ("types.types|annotated:'ns.deep.key'", ""),
            ("types.types|annotated:'ns'", "A"), ("types.types|!annotated:'flag'", "Act,Base,E,Outside,P,Sub"),
            ("type.Base.methods|class", "c()"), ("type.Base.methods|static", "s(),init()"), ("type.Base.methods|instance", "o()"),
            ("type.Base.methods|initializer", "init()"), ("type.Base.methods|!initializer", "o(),c(),s()"),
            ("type.Base.methods|open", "o()"), ("type.A.methods|definedInExtension", "e()"), ("type.A.variables|static", "c"),
            ("type.A.variables|instance", "a,b,d,f"),
            ("type.A.variables|computed", "d,f"), ("type.A.variables|stored", "a,b"), ("type.A.variables|!stored", "c,d,f"),
            ("type.A.variables|tuple", "b"), ("type.A.variables|optional", "a"),
            ("type.A.variables|definedInExtension", "f"), ("type.A.variables|publicGet", "a"), ("type.A.variables|privateSet", "a"),
            ("type.A.variables|!privateSet", "b,c,d,f"),
            ("type.A.variables|internalSet", "c"), ("type.A.variables|fileprivateGet", "b"), ("type.A.variables|inherits:'NSObject'", ""),
            ("type.A.variables|based:'NSObject'", "c"),
            ("type.A.variables|based:'NSObject'|static", "c"), ("type.A.variables|!based:'NSObject'", "a,b,d,f"),
        ])
    func lists(_ expression: String, _ expected: String) throws {
        #expect(
            try ModelRendering(Self.source).text(
                "{% for i in \(expression) %}{{ i.name }}{% if not forloop.last %},{% endif %}{% endfor %}") == expected)
    }

    @Test(
        "on one thing they are true or false, and on others they change nothing",
        arguments: [
            ("type.A|struct", "true"), ("type.A|!struct", "false"), ("type.A|based:'P'", "true"), ("type.A.variables.0|optional", "true"),
            ("type.A.subscripts|definedInExtension|count", "1"),
            ("'text'|struct", "text"), ("type.A|stored|struct", "true"), ("type.None|struct", ""), ("type.A.variables|struct|count", "5"),
            ("type.A|annotated:'flag'", "true"),
        ])
    func single(_ expression: String, _ expected: String) throws {
        #expect(try ModelRendering(Self.source).text("{{ \(expression) }}") == expected)
    }

    @Test(
        "they refuse what they cannot take",
        arguments: [
            ("types.all|based", "'based' filter takes a single String argument"),
            ("types.all|annotated", "'annotated' filter takes a single String argument"),
            ("types.all|implements:'a','b'", "'implements' filter takes a single String argument"),
            ("types.all|struct:'a'", "Can't invoke filter with an argument"),
            ("types.all|sorted:'a','b'", "'sorted' filter takes a single String argument"), ("types.all|titleCase", "invalidInputType"),
        ])
    func refused(_ expression: String, _ message: String) {
        let error = #expect(throws: DiagnosticError.self) { try ModelRendering(Self.source).text("{{ \(expression) }}") }
        #expect(error?.diagnostics.first?.message == message)
    }

    @Test(
        "lists and dictionaries",
        arguments: [
            ("argument.list|count", "3"), ("'abc'|count", "abc"), ("argument.list|isEmpty", "false"), ("argument.none|isEmpty", "true"),
            ("''|isEmpty", "true"), ("argument.number|isEmpty", "false"),
            ("argument.list|!isEmpty", "true"), ("argument.list|reversed", "[\"a\", \"C\", \"b\"]"), ("argument.list|last", "a"),
            ("argument.none|last", ""), ("argument.list|toArray|count", "3"),
            ("'a'|toArray", "[\"a\"]"), ("argument.missing|toArray", ""), ("argument.list|push:'d'", "[\"b\", \"C\", \"a\", \"d\"]"),
            ("argument.map|sortedValuesByKeys", "[1, \"two\"]"),
            ("argument.list|sorted", "[\"a\", \"b\", \"C\"]"), ("argument.list|sortedDescending", "[\"C\", \"b\", \"a\"]"),
            ("argument.numbers|sorted:'self'", "[10, 9]"), ("argument.numbers|sorted", "[9, 10]"),
        ])
    func collections(_ expression: String, _ expected: String) throws {
        let arguments = #"list = ["b", "C", "a"], none = [], number = 1, map = {"b": "two", "a": 1}, numbers = [10, 9]"#
        #expect(try ModelRendering("").text("{{ \(expression) }}", arguments: arguments) == expected)
    }

    @Test("types are sorted by a path of members without regard to case")
    func sortedByPath() throws {
        let model = ModelRendering("struct b: Q {}\nstruct A: z {}\nstruct C: P {}\nenum O { struct a {} }")
        #expect(try model.text("{% for t in types.structs|sorted:'localName' %}{{ t.name }};{% endfor %}") == "A;O.a;b;C;")
        #expect(
            try model.text("{% for t in types.structs|sortedDescending:'inheritedTypes.count' %}{{ t.name }};{% endfor %}") == "A;C;b;O.a;")
        #expect(try model.text("{% for t in types.structs|sorted:'parent.name' %}{{ t.name }};{% endfor %}") == "A;C;b;O.a;")
    }

    @Test(
        "texts",
        arguments: [
            ("'someNamedThing'|titleCase", "Some Named Thing"), ("'parseURLNow2Go'|titleCase", "Parse URL Now2 Go"),
            ("'hello wORLD'|capitalise", "Hello World"),
            ("'/a/b/c'|deletingLastComponent", "/a/b"), ("'c'|deletingLastComponent", ""), ("'/c'|deletingLastComponent", "/"),
            ("'/a/b/'|deletingLastComponent", "/a"),
            ("type.S.variables.0.typeName|titleCase", "Some Type"), ("type.S.variables.0.typeName|upperFirstLetter", "SomeType"),
            ("type.S.variables.0.typeName|contains:'Type'", "true"),
        ])
    func texts(_ expression: String, _ expected: String) throws {
        #expect(try ModelRendering("struct S { var a: someType }").text("{{ \(expression) }}") == expected)
    }

    @Test(
        "json",
        arguments: [
            ("argument.list|json", "[\"a\\/b\",1]"), ("argument.list|json:true", "[\n  \"a\\/b\",\n  1\n]"),
            ("argument.map|json", "{\"a\":1.5,\"b\":[]}"), ("argument.flag|json", "true"),
            ("argument.missing|json", ""), ("'text'|json", "\"text\""), ("type.S.variables.0.typeName|json", "\"Int\""),
        ])
    func json(_ expression: String, _ expected: String) throws {
        let arguments = #"list = ["a/b", 1], map = {"b": [], "a": 1.5}, flag"#
        #expect(try ModelRendering("struct S { var a: Int }").text("{{ \(expression) }}", arguments: arguments) == expected)
    }

    @Test("newline survives every trimming, and typed prints nothing")
    func tags() throws {
        let model = ModelRendering("struct S {}")
        #expect(try model.text("a {%- newline -%} b{% typed x as Y %}{% newline %}{% newline %}c") == "a\nb\n\nc")
        let error = #expect(throws: DiagnosticError.self) { try model.text("{% typed x %}") }
        #expect(error?.diagnostics.first?.message == "'typed' tag takes a name and a type: `{% typed name as Type %}`")
    }
}
