import SwiftSource
import TestSupport
import Testing

/// The template AutoMockable, compiled and run.
@Suite(.enabled(if: SwiftProgram.compiler != nil, "no swiftc on PATH"))
struct MockProgramTests {
    @Test("mocks of protocols of every shape compile without a warning, remember calls and answer them")
    func program() throws {
        try FixtureProgram.expectSuccess("mocks", templates: ["AutoMockable"], minimum: 300)
    }

    @Test("every protocol that other files see has a mock")
    func count() throws {
        let files = try FixtureProgram.files("mocks", templates: ["AutoMockable"])
        let generated = SourceFile.scan(Array((files[StockRendering.outputName] ?? "").utf8), path: "Mocks.swift")
        let made = Set(generated.allDeclarations.filter { $0.kind.isType && $0.name.hasSuffix("Mock") }.map { String($0.name.dropLast(4)) })
        var wanted: Set<String> = []
        for (name, text) in try FixtureProgram.sources("mocks") where name != "main.swift" && name != "Checks.swift" {
            let file = SourceFile.scan(Array(text.utf8), path: name)
            wanted.formUnion(file.allDeclarations.filter { $0.kind == .protocol && ($0.access ?? .internal) > .fileprivate }.map(\.name))
        }
        wanted.subtract(["AutoMockable", "Unmarked"])
        #expect(made == wanted.union(["Composition", "OfClass", "SentBoth", "WithArgument"]))
        #expect(made.count >= 200)
        print("AutoMockable: \(made.count) protocols")
    }
}
