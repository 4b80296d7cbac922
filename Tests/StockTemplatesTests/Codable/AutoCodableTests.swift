import TestSupport
import Testing

/// The template AutoCodable, compiled and run.
@Suite(.enabled(if: SwiftProgram.compiler != nil, "no swiftc on PATH"))
struct AutoCodableTests {
    @Test("what is coded by members of the type is read and written as the fixture says")
    func rows() throws {
        let rendering = StockRendering(["Auto.swift": try CodableRows.fixture("Auto.swift")], templates: ["AutoCodable"])
        var files = try rendering.files()
        files["Rows.swift"] = CodableRows.support
        let statements = """
            cases.throwing("a case that is not read is not written", "mixed") {
                do { _ = try rows.json(Flat.mixed(1, label: 2)) } catch { throw Told(Rows.text(error)) }
            }
            struct Told: Error, CustomStringConvertible {
                let description: String
                init(_ text: String) { description = text.contains("mixed") ? "mixed" : text }
            }
            """
        let report = try CaseProgram.report(files, statements: CodableRows.statements(CodableRows.fixture("auto.txt")) + statements)
        report.expectSuccess("AutoCodable", minimum: 80)
    }

    @Test("only what is missing is written: cases of coding keys, and functions that the compiler does not write")
    func parts() throws {
        let source = """
            protocol AutoCodable: Codable {}
            struct Simple: AutoCodable { let a: Int }
            struct Keyed: AutoCodable {
                let a: Int
                let b: Int
                enum CodingKeys: String, CodingKey {
                    case a = "ay"
                }
            }
            enum ByRawValue: Int, AutoCodable { case a }
            """
        let files = try StockRendering(["A.swift": source], templates: ["AutoCodable"]).files()
        #expect(files["Generated.swift"] == nil)
        let expected = source.replacing(
            "        case a = \"ay\"\n",
            with:
                "        case a = \"ay\"\n\n        // trellis:inline:auto:Keyed.CodingKeys.AutoCodable\n"
                + "        case b\n        // trellis:end\n"
        )
        #expect(files["A.swift"] == expected)
    }
}
