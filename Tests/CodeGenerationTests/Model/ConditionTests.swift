import CodeGeneration
import Testing

@Suite("declarations under #if")
struct ConditionTests {
    private static let source = """
        #if DEBUG && !os(Linux)
        struct A { var a: Int }
        #elseif canImport(UIKit) || FLAG
        struct B { }
        #else
        struct C { }
        #endif
        struct D {
            #if DEBUG
            var debug: Int
            #else
            var release: Int
            #endif
        }
        """

    private static let template = "{% for t in types.types %}{{ t.name }}{% for v in t.variables %} {{ v.name }}{% endfor %};{% endfor %}"

    @Test("all branches are there, with the condition of each")
    func kept() throws {
        let model = ModelRendering(Self.source)
        #expect(try model.text(Self.template) == "A a;B;C;D debug release;")
        #expect(
            try model.text(
                "{% for t in types.types %}{{ t.condition }};{% endfor %}{% for v in type.D.variables %}{{ v.condition }};{% endfor %}")
                == "DEBUG && !os(Linux);!(DEBUG && !os(Linux)) && (canImport(UIKit) || FLAG);!(DEBUG && !os(Linux)) && "
                + "!(canImport(UIKit) || FLAG);;DEBUG;!DEBUG;"
        )
    }

    @Test(
        "branches that cannot hold are left out, and those that are not known stay",
        arguments: [
            (["DEBUG"], "macOS", "A a;D debug;"), (["DEBUG"], "Linux", "B;C;D debug;"), (["FLAG"], "Linux", "B;D release;"),
            ([], "Linux", "B;C;D release;"), (["DEBUG"], nil, "A a;B;C;D debug;"),
        ] as [(Set<String>, String?, String)])
    func evaluated(_ flags: Set<String>, _ platform: String?, _ expected: String) throws {
        let options = ModelOptions(conditions: .evaluated(flags: flags, platform: platform))
        #expect(try ModelRendering(Self.source, options: options).text(Self.template) == expected)
    }

    @Test(
        "a condition that cannot be read keeps its branch",
        arguments: ["swift(>=5.9)", "compiler(>=6) && !hasFeature(Embedded)", "A & B", "unknown(x) || B", "os()", "A > B"])
    func unreadable(_ condition: String) throws {
        let options = ModelOptions(conditions: .evaluated(flags: [], platform: "Linux"))
        #expect(try ModelRendering("#if \(condition)\nstruct S {}\n#endif", options: options).text("{{ type.S.name }}") == "S")
    }
}
