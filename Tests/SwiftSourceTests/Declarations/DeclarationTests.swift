import Diagnostics
import SwiftSource
import TestSupport
import Testing

@Suite("declarations")
struct DeclarationTests {
    private func file(_ text: String) -> SourceFile { SourceFile.scan(Array(text.utf8), path: "a.swift") }

    @Test("a declaration knows where it and its name are, and what is around it")
    func places() {
        let marked = MarkedText("import A\n\n①@B public struct ②`C` {\n  ③var d = 1\n}\n")
        let file = SourceFile.scan(marked.bytes, path: "a.swift")
        let structure = file.declarations[1]
        #expect(structure.name == "C")
        #expect(structure.location == marked.location("①", in: "a.swift"))
        #expect(structure.nameLocation == marked.location("②", in: "a.swift"))
        #expect(structure.members[0].location == marked.location("③", in: "a.swift"))
        #expect(structure.members[0].parent?.name == "C")
        #expect(structure.members[0].text == "var d = 1")
        #expect(structure.bodyRange.map(file.text) == "{\n  var d = 1\n}")
    }

    @Test("access is what is written, that of setters apart")
    func access() {
        let declarations = file("public private(set) var a = 1\nvar b = 2\nfileprivate(set) var c = 3\nopen class D {}").declarations
        #expect(declarations.map(\.access) == [.public, nil, nil, .open])
        #expect(declarations.map(\.setterAccess) == [.private, nil, .fileprivate, nil])
        #expect(AccessLevel.private < .fileprivate && AccessLevel.package < .public && AccessLevel.public < .open)
        #expect(declarations[3].hasModifier("open") && !declarations[3].hasModifier("final"))
    }

    @Test("variables are computed when a block holds more than observers")
    func computed() {
        let source = "struct A { var b = 1 { didSet {} }; var c: Int { 1 }; var d: Int { get set }; var e: Int; lazy var f = { 1 }() }"
        #expect(file(source).declarations[0].members.flatMap(\.bindings).map(\.isComputed) == [false, true, true, false, false])
    }

    @Test("patterns give the names they bind")
    func patterns() {
        let bindings = file("let (a, (`b`, _)) = c, d = 1").declarations[0].bindings
        #expect(bindings.map(\.names) == [["a", "b"], ["d"]])
        #expect(bindings.map(\.initialValue) == ["c", "1"])
    }

    @Test("parameters have labels, names and defaults")
    func parameters() throws {
        let parameters = try #require(
            file("func f(_ a: Int, b: @escaping () -> Void = {}, c d: inout [Int]...) {}").declarations[0].parameters)
        #expect(parameters.map(\.label) == [nil, "b", "c"])
        #expect(parameters.map(\.name) == ["a", "b", "d"])
        #expect(parameters.map(\.defaultValue) == [nil, "{}", nil])
        #expect(parameters.map(\.isVariadic) == [false, false, true])
        #expect(parameters.map(\.type.text) == ["Int", "@escaping () -> Void", "inout [Int]"])
    }

    @Test("a member knows the branches it stands under, and which did not hold before")
    func conditions() {
        let source = "#if A\nstruct B {\n#if C\n#elseif D\nvar e = 1\n#else\nvar f = 2\n#endif\n}\n#endif\nvar g = 3"
        let declarations = file(source).allDeclarations
        #expect(
            declarations[1].conditions == [
                ConditionalBranch(keyword: .if, condition: "A"),
                ConditionalBranch(keyword: .elseif, condition: "D", earlierConditions: ["C"]),
            ])
        #expect(declarations[2].conditions.last == ConditionalBranch(keyword: .else, condition: "", earlierConditions: ["C", "D"]))
        #expect(declarations[3].conditions == [])
    }

    @Test("documentation loses its marks; blank lines and trailing comments end it, and other comments do not")
    func documentation() {
        let source = """
            /// Lost.

            /// First.
            ///   Second.
            @A
            struct B { // note
              /**
               * One.
               *   Two.
               */
              var c: Int /// of c
              /** Short. */ var d: Int
              /// Above.
              // why
              /// Kept.
              // sourcery: key
              var e: Int
              /// Lost.

              var f: Int
            }
            """
        let declarations = file(source).allDeclarations
        #expect(declarations.map(\.documentation) == [["First.", "  Second."], ["One.", "  Two."], ["Short."], ["Above.", "Kept."], []])
        #expect(declarations[3].comments.map(\.text) == ["/// Above.", "// why", "/// Kept.", "// sourcery: key"])
    }

    @Test("lines end with LF, CRLF and CR, and columns count bytes")
    func lines() {
        let file = SourceFile.scan(Array("a\r\nb\rc\né x".utf8), path: "a.swift")
        #expect(
            [0, 1, 3, 5, 7, 10].map { file.location(at: $0).description } == [
                "a.swift:1:1", "a.swift:1:2", "a.swift:2:1", "a.swift:3:1", "a.swift:4:1", "a.swift:4:4",
            ])
        #expect(file.location(at: 99).description == "a.swift:4:5")
    }

    @Test("a file without bytes has no declarations")
    func empty() {
        #expect(file("").declarations.isEmpty && file("").warnings.isEmpty && file("\u{FEFF}\n").declarations.isEmpty)
    }
}
