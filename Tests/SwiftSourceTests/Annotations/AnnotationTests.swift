import Diagnostics
import SwiftSource
import TestSupport
import Testing

@Suite("annotations")
struct AnnotationTests {
    private func file(_ text: String) -> SourceFile { SourceFile.scan(Array(text.utf8), path: "a.swift") }

    @Test("a key knows its line and column, its raw text and its word")
    func places() throws {
        let marked = MarkedText("struct A {\n  // trellis: ①a, ns:②b = \"c\"\n  // sourcery: ns: ③d =  0x10\n  var e: Int\n}\n")
        let file = SourceFile.scan(marked.bytes, path: "a.swift")
        let items = file.declarations[0].members[0].annotations.items
        #expect(items.map(\.key) == ["d", "a", "ns:b"])
        let locations = items.map { file.location(at: $0.keyRange.lowerBound) }
        #expect(locations[0] == marked.location("③", in: "a.swift"))
        #expect(locations[1] == marked.location("①", in: "a.swift"))
        #expect(items.map(\.prefix) == [.sourcery, .trellis, .trellis])
        #expect(items.map(\.rawValue) == ["0x10", nil, "\"c\""])
        #expect(items[0].namespaces == ["ns"] && items[0].value == .number(16))
    }

    @Test("a comment in code between braces, in a string or without the word annotates nothing")
    func elsewhere() {
        let source = """
            func f() {
              // sourcery: inside
            }
            let a = \"""
              // sourcery: text
              \"""
            var b: Int
            // nothing sourcery: c
            var d: Int
            """
        #expect(file(source).allDeclarations.allSatisfy { $0.annotations.isEmpty })
    }

    @Test("carriage returns end lines")
    func carriageReturns() {
        let members = file("struct A {\r\n  // sourcery: b\r\n  var c: Int // sourcery: d\r\n  var e: Int\r\n}\r\n").declarations[0].members
        #expect(members[0].annotations.values == ["b": .boolean(true), "d": .boolean(true)])
        #expect(members[1].annotations.isEmpty)
    }

    @Test("the annotations of an attribute of several lines belong to one declaration")
    func attributes() {
        let source = """
            class A {
              // sourcery: b
              @objc(c:
                d:)
              @available(*, deprecated) // sourcery: e
              // sourcery: f
              func g() {}
              @objc var h = 1
              var i = 2
            }
            """
        let members = file(source).declarations[0].members
        #expect(members[0].annotations.values.keys.sorted() == ["b", "e", "f"])
        #expect(members[1].annotations.isEmpty && members[2].annotations.isEmpty)
    }

    @Test("values of JSON are read when they are whole, and stay text otherwise")
    func json() {
        #expect(
            AnnotationValue(text: #"{"a": [1, true, null, "\u00e9\n"]}"#)
                == .dictionary(["a": .array([.number(1), .boolean(true), .null, .string("é\n")])]))
        #expect(AnnotationValue(text: "[1, 2") == .string("[1, 2"))
        #expect(AnnotationValue(text: "[01]") == .string("[01]") && AnnotationValue(text: "[-0.5]") == .array([.number(-0.5)]))
        #expect(AnnotationValue(text: #""\ud83d\ude00""#) == .string(#"\ud83d\ude00"#))
        #expect(AnnotationValue(text: String(repeating: "[", count: 10_000)) == .string(String(repeating: "[", count: 10_000)))
    }

    @Test("numbers print without a fraction when they are whole, and namespaces in order")
    func printing() {
        #expect(AnnotationValue.number(2).description == "2")
        #expect(AnnotationValue.number(2.5).description == "2.5")
        #expect(AnnotationValue.boolean(true).description == "1")
        #expect(AnnotationValue.dictionary(["b": .null, "a": .array([.string("x")])]).description == "[a: [x], b: null]")
    }
}
