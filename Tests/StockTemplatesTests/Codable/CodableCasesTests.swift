import TestSupport
import Testing

/// The template Codable, compiled and run.
@Suite(.enabled(if: SwiftProgram.compiler != nil, "no swiftc on PATH"))
struct CodableCasesTests {
    @Test("what is coded by every rule is read and written as the fixture says, and errors keep their way")
    func rows() throws {
        var files = try StockRendering(CodableRows.sources(), templates: ["Codable"]).files()
        files["Rows.swift"] = CodableRows.support
        let report = try CaseProgram.report(files, statements: CodableRows.statements(CodableRows.fixture("cases.txt")))
        report.expectSuccess("Codable by rules", minimum: 600)
    }

    @Test("types without rules are coded as the compiler does it, byte for byte and word for word")
    func comparisons() throws {
        var files = try StockRendering(["Plain.swift": CodableRows.fixture("Plain.swift")], templates: ["Codable"]).files()
        files["Rows.swift"] = CodableRows.support
        files["Synthesized.swift"] = try CodableRows.synthesized()
        let statements = try "let rows = Rows(cases)\n" + CodableRows.comparisons(CodableRows.fixture("plain.txt"))
        try CaseProgram.report(files, statements: statements).expectSuccess("Codable without rules", minimum: 150)
    }
}
