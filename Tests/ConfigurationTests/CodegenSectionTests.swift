import Configuration
import Diagnostics
import TestSupport
import Testing

@Suite struct CodegenSectionTests {
    private func read(_ text: String) throws(DiagnosticError) -> CodegenSection? {
        var diagnostics: [Diagnostic] = []
        return try TrellisConfiguration.read(Array(text.utf8), path: "trellis.yml", diagnostics: &diagnostics).codegen
    }

    @Test("all keys of an entry are read")
    func allKeys() throws {
        let section = try #require(
            try read(
                """
                codegen:
                  - sources:
                      paths: [A, "B/*"]
                      exclude: C
                      target: App
                      targets: [Kit]
                      project: App.xcodeproj
                      module: M
                      force-parse: mock
                      conditions: [DEBUG]
                      annotations: a.yml
                    templates: [AutoCases, T.stencil]
                    output: Out/
                    args: { a: 1 }
                    header: false
                    header-version: false
                    header-prefix: // Ours
                    base-indentation: 2
                    prune: true
                  - resources: { parser: strings, inputs: en.lproj, filter: x, options: { a: b } }
                    templates: T.stencil
                    output: O.swift
                """))
        let entry = section.entries[0]
        let sources = try #require(entry.sources)
        #expect(sources.paths.map(\.value) == ["A", "B/*"])
        #expect(sources.excluded.map(\.value) == ["C"])
        #expect(sources.targets.map(\.value) == ["App", "Kit"])
        #expect(sources.project?.value == "App.xcodeproj")
        #expect(sources.module == "M")
        #expect(sources.forcedNames == ["mock"])
        #expect(sources.conditions == ["DEBUG"])
        #expect(sources.annotations?.value == "a.yml")
        #expect(entry.templates.map(\.value) == ["AutoCases", "T.stencil"])
        #expect(entry.output.value == "Out/")
        #expect(!entry.hasHeader && !entry.hasVersionInHeader && entry.isPruning)
        #expect(entry.headerPrefix == "// Ours")
        #expect(entry.baseIndentation == 2)
        let resources = try #require(section.entries[1].resources)
        #expect(resources.parser.value == "strings")
        #expect(resources.inputs.map(\.value) == ["en.lproj"])
        #expect(resources.filter?.value == "x")
    }

    @Test(
        "what is wrong is an error with its place and a remedy",
        arguments: [
            ("codegen: ①x\n", "'codegen' is a text 'x', but a list was expected"),
            (
                "codegen:\n  - ①soruces: A\n    templates: T\n    output: O\n",
                "unknown key 'soruces' in an entry of 'codegen'; did you mean 'sources'"
            ),
            ("codegen:\n  - ①sources: A\n    output: O\n", "there is no 'templates'; name templates, or files with some"),
            ("codegen:\n  - ①sources: A\n    templates: T\n", "there is no 'output'; name a file or a folder"),
            ("codegen:\n  - ①templates: T\n    output: O\n", "there is no 'sources'; name what the templates see"),
            (
                "codegen:\n  - sources: ①{ module: M }\n    templates: T\n    output: O\n",
                "there is no 'paths'; name files, folders or a 'target'"
            ),
            (
                "codegen:\n  - sources: A\n    templates: T\n    output: O\n    base-indentation: ①65\n",
                "'base-indentation' is '65'; write 0 to 64"
            ),
            ("codegen:\n  - sources: A\n    templates: ①[]\n    output: O\n", "'templates' is empty; name one"),
        ])
    func faults(text: String, message: String) {
        let marked = MarkedText(text)
        let error = #expect(throws: DiagnosticError.self) { try read(marked.text) }
        #expect(error?.diagnostics.first?.message == message)
        #expect(error?.diagnostics.first?.location == marked.location("①", in: "trellis.yml"))
    }
}
