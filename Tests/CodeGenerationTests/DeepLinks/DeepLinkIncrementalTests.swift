import CodeGeneration
import Diagnostics
import Testing

/// Deep links in runs that render only what an edit reaches.
@Suite struct DeepLinkIncrementalTests {
    private static let files = [
        "trellis.yml": "codegen:\n  - { sources: Sources, templates: [DeepLinks, DeepLinkTests], output: Out }\n",
        "Sources/Link.swift": """
        enum Link {
            // trellis: route = /list/{sort}
            case list(sort: Sort)
            // trellis: route = /list/{name}
            case named(name: String)
        }

        """,
        "Sources/Other.swift": "enum Other {\n    // trellis: route = /other/{sort}\n    case other(sort: Sort)\n}\n",
        "Sources/Sort.swift": "enum Sort: String { case title }\n",
        "Sources/More.swift": "struct More { var a: Int }\n",
    ]

    /// Runs, edits a file and runs again; what came of it has to be what a run without a cache makes.
    private func check(edit name: String, _ text: String) throws -> [String] {
        try DiskProject.with(Self.files) { project in
            try project.run()
            try project.write(text, to: name)
            let session = try project.session
            let result = try session.result()
            _ = try session.write(result, session.states(result))
            var other = project
            other.settings.cache = nil
            let fresh = try other.session.result()
            #expect(fresh.diagnostics == result.diagnostics)
            #expect(try other.session.states(fresh).allSatisfy { $0.isCurrent })
            return result.diagnostics.map(\.code)
        }
    }

    @Test("an edit of the raw values of a type reaches the links that read it")
    func rawValues() throws {
        #expect(try check(edit: "Sources/Sort.swift", "enum Sort: String { case title, newest = \"new\" }\n") == ["deep-link-overlap"])
        #expect(try check(edit: "Sources/Sort.swift", "struct Sort: LosslessStringConvertible {}\n") == ["deep-link-overlap"])
    }

    @Test("what is told of links is told again when something else is edited")
    func notes() throws {
        #expect(try check(edit: "Sources/More.swift", "struct More { var b: String }\n") == ["deep-link-overlap"])
        #expect(try check(edit: "Sources/Other.swift", "enum Other { case none }\n") == ["deep-link-overlap"])
    }
}
