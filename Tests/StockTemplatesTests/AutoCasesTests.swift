import TestSupport
import Testing

/// The template AutoCases, compiled and run.
@Suite(.enabled(if: SwiftProgram.compiler != nil, "no swiftc on PATH"))
struct AutoCasesTests {
    @Test("the cases of enums are counted and listed")
    func cases() throws {
        let source = """
            // sourcery: AutoCases
            enum Aisle { case bakery, `default` }
            // sourcery: AutoCases
            enum Weight { case grams(Int), none }
            """
        let files = try StockRendering(["Model.swift": source], templates: ["AutoCases"]).files()
        let report = try CaseProgram.report(
            files,
            statements: """
                cases.equal("count", Aisle.count, 2)
                cases.equal("list", Aisle.allCases, [.bakery, .default])
                cases.equal("count with values", Weight.count, 2)
                """)
        report.expectSuccess("AutoCases", minimum: 3)
    }

    @Test("a case that fails, a program that does not compile and one that ends early are told")
    func failures() throws {
        let wrong = try CaseProgram.report([:], statements: "cases.equal(\"a\", 1, 2)\ncases.throwing(\"b\", \"x\") {}")
        #expect(wrong.failures == ["a\t1 has to be 2", "b\tnothing is thrown"])
        #expect(wrong.names == ["a", "b"])
        #expect(try CaseProgram.report([:], statements: "let x: Int = \"\"").rest.contains("error: "))
        #expect(try CaseProgram.report([:], statements: "exit(1)").rest.contains("not come to its end"))
    }
}
