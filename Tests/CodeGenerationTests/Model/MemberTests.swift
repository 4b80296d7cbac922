import CodeGeneration
import SwiftSource
import TemplateEngine
import Testing

@Suite("the members of the model")
struct MemberTests {
    @Test(
        "each member prints what it stands for",
        arguments: MemberTable.all.flatMap { table in table.rows.map { Pair(table: table, row: $0) } })
    func prints(_ pair: Pair) throws {
        let files = zip(pair.table.sources, ["Sources/App/A.swift", "B.swift"]).map { ModelFile(SourceFile.scan(Array($0.utf8), path: $1)) }
        let text = try ModelRendering(files: files).text(pair.row.template, arguments: "a=1,b,c=\"x, y\"")
        #expect(text == pair.row.expected)
    }

    struct Pair: Sendable, CustomTestStringConvertible {
        let table: MemberTable
        let row: MemberRow
        var testDescription: String { "\(table.kind.rawValue).\(row.testDescription)" }
    }
}
