import SwiftSource
import Testing

@Suite("bytes of Swift source")
struct SourceBytesTests {
    private static let sources: [[UInt8]] = [
        "\u{FEFF}struct A {}\n", "\u{FEFF}#!/bin/swift\nlet a = 1\n", "struct A {\r\n  var b = 1\r\n  // c\r\n  var d = 1\r\n}\r\n",
        "struct A {\r  var b = 1\r}\r", "struct A {\u{A0}var b = 1 }", "let a = b\u{A0}+ c\nlet d = 1", "let a = 1\0 let b = 2",
        "let a = \"\r\n\"", "let a = \"\"\"\r\n b\r\n \"\"\"\r\nlet c = 1\r\n", "struct A\u{B}\u{C}{}",
        "let a = 1\r\n\r\n/// b\r\n\r\n/// c\r\nlet d = 1\r\n", "let a = b\r\n  .c\r\nlet d = 1", "struct A\t{\tvar b = 1\t}",
        "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> x\nlet b = 1\n",
        "let a = b\r  .c\rlet d = 1", "struct A { var é = 1; let 日 = 2; func √() {} }", "let a = 1 // é\u{2028}b\nlet c = 2", "",
    ].map { Array($0.utf8) }

    @Test("line ends, marks and blanks of every kind are those of the toolchain's parser", .hasOracle, arguments: sources)
    func oracle(bytes: [UInt8]) {
        #expect(DeclarationDump.lines(bytes) == OracleDump.lines(bytes), "\(String(decoding: bytes, as: UTF8.self))")
    }

    @Test("they are read without the parser as well")
    func pinned() {
        let names = Self.sources.map { SourceFile.scan($0, path: "a.swift").allDeclarations.map(\.name).joined(separator: " ") }
        #expect(
            names == [
                "A", "a", "A b d", "A b", "A b", "a d", "a b", "a", "a c", "A", "a d", "a d", "A b", "b", "a d", "A é 日 √", "a c", "",
            ])
    }

    @Test("bytes that are no UTF-8 are passed over")
    func brokenBytes() {
        let bytes: [UInt8] = Array("struct A { var ".utf8) + [0xFF, 0xC3] + Array("b = 1 }\n".utf8) + [0xE2, 0x82]
        let file = SourceFile.scan(bytes, path: "a.swift")
        #expect(file.allDeclarations.map(\.name) == ["A", "b"])
    }
}
