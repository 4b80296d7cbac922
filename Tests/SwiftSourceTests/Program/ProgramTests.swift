import SwiftSource
import Testing

@Suite("programs")
struct ProgramTests {
    private func program(_ sources: String..., module: String? = nil) -> Program {
        Program(sources.enumerated().map { SourceFile.scan(Array($0.element.utf8), path: "\($0.offset).swift") }, module: module)
    }

    @Test("extensions of all files are part of their type")
    func extensions() throws {
        let program = program(
            "extension A.B: P { func d() {} }", "struct A { struct B { var c = 1 } }", "extension A { enum E { case f } }")
        #expect(program.types.map(\.name) == ["A", "A.B", "A.E"])
        let type = try #require(program.type(named: "A.B"))
        #expect(type.members.map(\.name) == ["c", "d"] && type.inheritedNames == ["P"] && type.parent?.name == "A")
        #expect(program.type(named: "A")?.nestedTypes.map(\.localName) == ["B", "E"])
    }

    @Test("extensions of what no file declares make one type")
    func unknown() throws {
        let program = program(
            "extension String: P { func a() {} }\nextension [Int] { }\nextension Array where Element == Int { var b: Int { 1 } }")
        #expect(program.types.map(\.name) == ["Array", "String"])
        #expect(program.types.map(\.kind) == [.extension, .extension])
        #expect(program.type(named: "Array")?.extensions.count == 2)
    }

    @Test("names are looked up from the inside out, and through typealiases")
    func lookup() throws {
        let program = program(
            "struct A { struct B {}; struct C { typealias D = B; struct B {} }; struct F { struct G {} } }\nstruct B {}",
            "typealias E = A.C\nextension E { func f() {} }",
            module: "M")
        let inner = try #require(program.type(named: "A.C"))
        #expect(program.type(named: "B", inside: inner)?.name == "A.C.B")
        #expect(program.type(named: "D", inside: inner)?.name == "A.C.B")
        #expect(program.type(named: "B")?.name == "B")
        let deepest = try #require(program.type(named: "A.F.G"))
        #expect(program.type(named: "B", inside: deepest)?.name == "A.B" && program.type(named: "E", inside: deepest)?.name == "A.C")
        #expect(program.type(named: "M.A.B")?.name == "A.B" && program.type(named: "E.B")?.name == "A.C.B")
        #expect(inner.members.map(\.name) == ["D", "B", "f"] && inner.globalName == "M.A.C")
        #expect(program.resolvedName("Unknown.X") == "Unknown.X")
        #expect(program.typealiases.map(\.name) == ["A.C.D", "E"])
    }

    @Test("inheritance is followed through types, extensions and typealiases of compositions")
    func inheritance() throws {
        let program = program(
            "protocol P: Q {}\nprotocol Q {}\ntypealias PQ = P & Sendable\nclass A: Base {}\nclass B: A, PQ {}",
            "class C: B {}\nextension C: Hashable {}"
        )
        let type = try #require(program.type(named: "C"))
        #expect(type.superclass?.name == "B" && type.superclasses.map(\.name) == ["B", "A"])
        #expect(type.allInheritedNames == ["B", "Hashable", "A", "P", "Sendable", "Base", "Q"])
        #expect(type.protocols.map(\.name) == ["P", "Q"])
        #expect(program.types(basedOn: "Q").map(\.name) == ["B", "C", "P"])
        #expect(program.types(basedOn: "Base").map(\.name) == ["A", "B", "C"])
    }

    @Test("circles of classes and typealiases end")
    func circles() {
        let program = program(
            "class A: B {}\nclass B: A {}\ntypealias C = D\ntypealias D = C\ntypealias E = E.F\nextension C {}\nstruct G: C, E {}")
        #expect(program.type(named: "A")?.allInheritedNames == ["B"])
        #expect(program.types(basedOn: "A").map(\.name) == ["A", "B"])
        #expect(program.type(named: "C")?.kind != .class)
    }

    @Test("all members are those of the type, its superclasses, its protocols and its extensions, each once")
    func members() throws {
        let program = program(
            "class A: B { func f() {}; var g: Int }\nclass B { func f() {}; func h(i: Int) {} }",
            "extension A: P { func h(i: Int) {}; func j() {} }",
            "protocol P { func j(); static func j(); var g: Int { get } }")
        let type = try #require(program.type(named: "A"))
        #expect(type.allMembers.map(\.name) == ["f", "g", "h", "j", "j"])
        #expect(type.ownMembers.count == 2 && type.extensionMembers.count == 2)
    }

    @Test(
        "the raw type of an enumeration is no protocol",
        arguments: [
            ("enum A: Int { case b }", "Int"), ("enum A: String, Codable { case b }", "String"), ("enum A: Codable { case b }", nil),
            ("enum A: P { case b }\nprotocol P {}", nil), ("enum A: Int { case b(Int) }", nil), ("enum A: Int {}", nil),
            ("typealias R = Int\nenum A: R { case b }", "Int"), ("enum A: Code { case b = \"x\" }", "Code"), ("struct A: Int { }", nil),
        ])
    func rawTypes(source: String, expected: String?) {
        #expect(program(source).type(named: "A")?.rawTypeName == expected)
    }

    @Test("declarations in branches of conditions are one type")
    func conditions() throws {
        let type = try #require(program("#if A\nstruct B { var c = 1 }\n#else\nstruct B: P { var d = 1 }\n#endif").type(named: "B"))
        #expect(type.declarations.count == 2 && type.members.map(\.name) == ["c", "d"] && type.inheritedNames == ["P"])
    }
}
