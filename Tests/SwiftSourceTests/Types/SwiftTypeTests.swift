import SwiftSource
import Testing

@Suite("types")
struct SwiftTypeTests {
    @Test(
        "canonical text has one form, and reads as the same type again",
        arguments: [
            ("[ Int ]", "[Int]"), ("[String:Int]?", "[String: Int]?"),
            ("( a:Int,_ b : String ... )->Void", "(a: Int, _ b: String...) -> Void"),
            ("Array < Int >.Index", "Array<Int>.Index"), ("any A&B", "any A & B"), ("(any A)?", "(any A)?"), ("A . Type", "A.Type"),
            ("@escaping(Int)async throws(E)->()", "@escaping (Int) async throws(E) -> ()"), ("inout A", "inout A"),
            ("repeat each T", "repeat each T"), ("[3 of Int]", "[3 of Int]"), ("~Copyable", "~Copyable"), ("A::B<C>", "A::B<C>"),
            ("(() -> Void)?", "(() -> Void)?"), ("/* a */ A /* b */ . B", "A.B"), ("V<-1>", "V<-1>"), ("(A)", "(A)"), ("`A`", "A"),
        ])
    func canonical(written: String, expected: String) throws {
        let type = try #require(SwiftType(written))
        #expect(type.description == expected)
        #expect(SwiftType(expected) == type)
    }

    @Test("what is no type, or more than one, is none", arguments: ["", "A B", "[A", "(A", "A<", "->", "1", "A,", "@", "where"])
    func none(text: String) {
        #expect(SwiftType(text) == nil)
    }

    @Test("a type is a tree")
    func tree() {
        #expect(
            SwiftType("[String: (Int?) -> A.B]")
                == .dictionary(
                    key: .named(NamedType("String")),
                    value: .function(
                        FunctionType(
                            [TupleElement(.optional(.named(NamedType("Int"))))], result: .member(.named(NamedType("A")), NamedType("B"))))))
        #expect(SwiftType("inout @A B") == .attributed(AttributedType(.named(NamedType("B")), prefixes: ["inout", "@A"])))
        guard case .attributed(let type)? = SwiftType("sending @convention(c) () -> Void") else { return #expect(Bool(false)) }
        #expect(type.hasSpecifier("sending") && type.hasAttribute("convention") && !type.hasAttribute("conv"))
    }

    @Test("types that are too deep are none")
    func depth() {
        #expect(SwiftType(String(repeating: "[", count: 100) + "A" + String(repeating: "]", count: 100)) != nil)
        #expect(SwiftType(String(repeating: "[", count: 1_000) + "A" + String(repeating: "]", count: 1_000)) == nil)
    }
}
