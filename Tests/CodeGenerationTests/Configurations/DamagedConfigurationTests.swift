import CodeGeneration
import Diagnostics
import SystemSupport
import TestSupport
import Testing

/// Whatever a configuration holds, it is read, or refused with a place in it.
@Suite struct DamagedConfigurationTests {
    private static let texts = [
        ".sourcery.yml": """
        sources: { include: [Sources, "Other/*.swift"], exclude: Sources/Old.swift }
        project: { file: A.xcodeproj, target: [{ name: A, module: B }], exclude: C }
        package: { path: Modules, target: [One, Two] }
        templates: { include: [T], exclude: T/Old.stencil }
        output: { path: Out, link: { project: A.xcodeproj, target: A } }
        forceParse: [generated]
        baseIndentation: 4
        args: { a: 1, b: [x, y], c: { d: "${NAME}" } }
        configurations:
          - { child: Sub/.sourcery.yml }
        """,
        "swiftgen.yml": """
        input_dir: Res
        output_dir: Out/${NAME}
        strings:
          - inputs: [en.lproj, de.lproj]
            filter: .+\\.strings$
            options: { separator: "/" }
            outputs:
              - { templateName: structured-swift5, output: Strings.swift, params: { enumName: L10n } }
        xcassets: { inputs: A.xcassets, outputs: { templatePath: T/a.stencil, output: A.swift } }
        """,
        "trellis.yml": """
        codegen:
          - sources: { targets: [App], project: A.xcodeproj, exclude: Old }
            templates: [AutoCases, T/Mine.stencil]
            output: Out/
            args: { a: 1 }
          - resources: { parser: strings, inputs: [en.lproj] }
            templates: [T/Strings.stencil]
            output: Strings.swift
        """,
    ]

    @Test("every damaged configuration is read or refused with a place", arguments: texts.keys.sorted())
    func damaged(name: String) throws {
        let text = try #require(Self.texts[name])
        var readCount = 0
        for bytes in Mutations(of: Array(text.utf8), structure: "{}[]:,-#&*!|>'\"\n ", count: 8_000, seed: 5) {
            let files = ["/project/" + name: bytes, "/project/Sub/.sourcery.yml": Array(text.utf8)]
            var diagnostics: [Diagnostic] = []
            do {
                let plan = try GenerationPlan.load(
                    at: "/project/" + name, shownPath: name, environment: ["NAME": "x"], fileSystem: MemoryFileSystem(files),
                    diagnostics: &diagnostics)
                readCount += plan.entries.isEmpty ? 0 : 1
            } catch let error as DiagnosticError {
                #expect(error.diagnostics.allSatisfy { $0.location?.path.hasSuffix(name) == true }, "\(error)")
            }
            #expect(diagnostics.allSatisfy { $0.location != nil })
        }
        #expect(readCount > 100)
    }
}
