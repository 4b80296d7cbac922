import Diagnostics
import SwiftSource
import SystemSupport
import TestSupport
import Testing

@Suite("damaged Swift source")
struct BrokenSourceTests {
    private static let structure = "{}[]()<>\"#/\\`@:;,.?!&=-\n\r \u{1}_a0"

    /// What is damaged: all hand-written cases of a rule in one file, so that damage meets every part of the grammar.
    private static func seeds() throws -> [[UInt8]] {
        try HardCase.rules.flatMap { rule in
            let cases = try HardCase.cases(rule).map(\.source)
            return stride(from: 0, to: cases.count, by: 6).map { Array(cases[$0..<min($0 + 6, cases.count)].joined(separator: "\n").utf8) }
        }
    }

    @Test("100,000 damaged inputs are read without a trap, and everything found lies inside", arguments: 0..<8 as Range<UInt64>)
    func mutations(part: UInt64) throws {
        let seeds = try Self.seeds()
        let count = 12_500 / seeds.count + 1
        for (index, seed) in seeds.enumerated() {
            let mutations = Mutations(of: seed, structure: Self.structure, count: count, seed: part << 32 | UInt64(index))
            for bytes in mutations { check(bytes) }
        }
    }

    @Test("deep nesting of every kind ends")
    func depth() {
        let openings = [
            "struct A {", "func f() {", "(", "[", "{", "let a: (", "let a: [", "let a: A<", "\"\\(", "/*", "#if A\n", "enum A { case a(",
            "@A(",
            "let a = {", "let a = if b {", "if a {", "let a: ~", "let a: repeat ", "let a: () -> ", "var a: Int { get {", "\"\"\"\n\\(",
            "switch a {",
            "let a = b ? c : ", "let a = -", "let a = try ", "a.", "let a: any ", "struct A<T: A<", "extension ", "let a: @A(",
        ]
        for opening in openings {
            let bytes = Array(String(repeating: opening, count: 5_000).utf8)
            let file = SourceFile.scan(bytes, path: "a.swift")
            for declaration in file.allDeclarations.prefix(50) { read(declaration, bytes.count) }
        }
    }

    private func check(_ bytes: [UInt8]) {
        let file = SourceFile.scan(bytes, path: "a.swift")
        var end = 0
        for declaration in file.declarations {
            #expect(declaration.range.lowerBound >= end)
            end = declaration.range.upperBound
        }
        #expect(end <= bytes.count)
        for declaration in file.allDeclarations { read(declaration, bytes.count) }
        for warning in file.warnings { #expect(warning.location?.line != nil && warning.location?.column != nil) }
    }

    /// Asks for everything, and compares all ranges with that of the file.
    private func read(_ declaration: Declaration, _ count: Int) {
        let range = declaration.range
        var ranges = [range, declaration.nameRange] + declaration.attributes.map(\.range) + declaration.modifiers.map(\.range)
        ranges += declaration.inheritedTypes.map(\.range) + declaration.comments.map(\.range)
        ranges += (declaration.parameters ?? []).flatMap { [$0.range, $0.type.range] + $0.attributes.map(\.range) }
        ranges += declaration.bindings.flatMap { [$0.range, $0.accessorRange, $0.type?.range].compactMap { $0 } }
        ranges += declaration.bindings.flatMap { ($0.accessors ?? []).map(\.range) } + (declaration.accessors ?? []).map(\.range)
        ranges += declaration.cases.flatMap { [$0.range] + ($0.associatedValues ?? []).map(\.range) }
        ranges += declaration.genericRequirements.flatMap { [$0.left.range, $0.right.range] }
        ranges += [declaration.bodyRange, declaration.resultType?.range, declaration.aliasedType?.range].compactMap { $0 }
        for range in ranges where range.upperBound > count || range.lowerBound < 0 { Issue.record("\(range) of \(count)") }
        if let parent = declaration.parent {
            #expect(parent.range.lowerBound <= range.lowerBound && range.upperBound <= parent.range.upperBound)
        }
        _ = (declaration.conditions, declaration.documentation, declaration.annotations, declaration.effects, declaration.name)
        _ = (declaration.genericParameters, declaration.definition, declaration.argumentText, declaration.failability)
    }
}
