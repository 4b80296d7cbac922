import CodeGeneration
import Configuration
import Diagnostics
import JSON
import SystemSupport
import TestSupport
import Testing

/// `.sourcery.yml` as it is.
@Suite struct SourceryConfigurationTests {
    private func plan(_ text: String, files: [String: String] = [:], environment: [String: String] = [:]) throws -> (
        plan: GenerationPlan, messages: [String]
    ) {
        var files = files
        files[".sourcery.yml"] = text
        var diagnostics: [Diagnostic] = []
        let plan = try GenerationPlan.load(
            at: "/project/.sourcery.yml", shownPath: ".sourcery.yml", environment: environment,
            fileSystem: MemoryFileSystem(Dictionary(files.map { ("/project/\($0)", $1) }, uniquingKeysWith: { $1 })),
            diagnostics: &diagnostics)
        return (plan, diagnostics.map(\.description))
    }

    private func selection(_ entry: GenerationPlan.Entry) throws -> SourceSelection {
        guard case .swift(let selection) = entry.subject else { throw DiagnosticError("no-swift", "the entry is of another kind") }
        return selection
    }

    @Test("all keys are read")
    func allKeys() throws {
        let (plan, messages) = try plan(
            """
            sources:
              include: [Sources, "Kit/${NAME}"]
              exclude: Sources/Old.swift
            templates: [T, Other.stencil]
            output:
              path: Out/
            forceParse: [mock]
            parseDocumentation: true
            baseIndentation: 2
            args:
              count: 3
              ratio: 0.5
              quoted: "3"
              isOn: true
              list: [a, b]
            """, environment: ["NAME": "Core"])
        #expect(messages == [])
        let entry = try #require(plan.entries.first)
        let selection = try selection(entry)
        #expect(selection.paths.map(\.value) == ["Sources", "Kit/Core"])
        #expect(selection.excluded.map(\.value) == ["Sources/Old.swift"])
        #expect(selection.forcedNames == ["mock"])
        #expect(entry.output.value == "Out/")
        #expect(entry.baseIndentation == 2)
        #expect(
            entry.arguments == [
                "count": .number("3"), "ratio": .number("0.5"), "quoted": "3", "isOn": .boolean(true), "list": .array(["a", "b"]),
            ])
        #expect(entry.templates.count == 2)
    }

    @Test("templates that are excluded are not rendered, whether a folder or a pattern names them")
    func excludedTemplates() throws {
        var files = ["Sources/A.swift": "struct A {}\n"]
        for name in ["One", "Two", "Old/Three"] { files["T/\(name).stencil"] = name }
        for (excluded, expected) in [
            ("[T/Two.stencil, T/Old]", ["Out/One.generated.swift"]),
            ("T/*o.stencil", ["Out/One.generated.swift", "Out/Three.generated.swift"]),
        ] {
            files[".sourcery.yml"] = "sources: Sources\ntemplates: { include: [T], exclude: \(excluded) }\noutput: Out\n"
            let project = MemoryProject(files)
            #expect(try project.outputs().keys.sorted() == expected)
            #expect(project.messages() == [])
        }
    }

    @Test("projects and packages name targets")
    func targets() throws {
        let (plan, _) = try plan(
            """
            project:
              - file: App.xcodeproj
                target:
                  - name: App
                    module: MyApp
                  - name: Kit
                exclude: Generated
              - { file: Other.xcodeproj, target: { name: Other } }
            package:
              path: Modules
              target: [One, Two]
            templates: T
            output: Out
            """)
        let selection = try selection(plan.entries[0])
        #expect(
            selection.targets.map { "\($0.project.value) \($0.name.value) \($0.module ?? "-")" } == [
                "App.xcodeproj App MyApp", "App.xcodeproj Kit -", "Other.xcodeproj Other -", "Modules/Package.swift One -",
                "Modules/Package.swift Two -",
            ])
        #expect(selection.excluded.map(\.value) == ["Generated"])
    }

    @Test("a file can hold several configurations, and name files with more, whose paths are relative to them")
    func children() throws {
        let (plan, messages) = try plan(
            """
            configurations:
              - sources: A
                templates: T
                output: OutA
              - child: Sub/.sourcery.yml
            """, files: ["Sub/.sourcery.yml": "sources: B\ntemplates: ../T\noutput: OutB\n"])
        #expect(messages == [])
        #expect(plan.entries.map(\.output.value) == ["OutA", "Sub/OutB"])
        #expect(try selection(plan.entries[1]).paths.map(\.value) == ["Sub/B"])
        #expect(plan.configurationFiles == ["/project/.sourcery.yml", "/project/Sub/.sourcery.yml"])
    }

    @Test("what is not supported is named with its place and what to do, and the rest is read")
    func unsupported() throws {
        let (plan, messages) = try plan(
            """
            sources: A
            templates: T
            cacheBasePath: Cache
            output:
              path: Out
              link: { project: App.xcodeproj }
            soruces: B
            """)
        #expect(plan.entries.count == 1)
        #expect(
            messages == [
                ".sourcery.yml:3:1: warning: 'cacheBasePath' in the configuration is not supported: "
                    + "one cache serves all projects; set TRELLIS_CACHE to move it [unsupported-key]",
                ".sourcery.yml:7:1: warning: unknown key 'soruces' in the configuration; did you mean 'sources' [unknown-key]",
                ".sourcery.yml:6:3: warning: 'link' in 'output' is not supported: "
                    + "run 'trellis-codegen install' once, or add the file with 'trellis-project add file' [unsupported-key]",
            ])
    }

    @Test("a variable that is not set stays and is named")
    func variables() throws {
        let (plan, messages) = try plan("sources: \"${A}/x/${B}\"\ntemplates: T\noutput: O\n", environment: ["A": "a"])
        #expect(try selection(plan.entries[0]).paths.map(\.value) == ["a/x/${B}"])
        #expect(
            messages == [
                ".sourcery.yml:1:10: warning: the variable 'B' is not set, so that '${B}' stays as it is; set it in "
                    + "the environment [unknown-variable]"
            ])
    }

    @Test(
        "what is missing is an error with its place",
        arguments: [
            ("sources: A\noutput: O\n", "1:1", "the configuration has no 'templates'; name a template or a folder of them"),
            ("templates: A\noutput: O\n", "1:1", "the configuration has no 'sources', 'project' or 'package'; name what the templates see"),
            ("templates: A\nsources: S\n", "1:1", "the configuration has no 'output'; name a file or a folder"),
            ("configurations:\n  - child: None.yml\n", "2:12", "there is no configuration 'None.yml'; correct the path"),
            ("templates: T\nsources: S\noutput: []\n", "3:9", "'output' is a list, but a text was expected"),
        ])
    func faults(text: String, place: String, message: String) {
        let error = #expect(throws: DiagnosticError.self) { _ = try plan(text) }
        #expect(error.map { "\($0)".hasPrefix(".sourcery.yml:\(place): error: \(message)") } == true, "\(String(describing: error))")
    }

    @Test("a file that names itself as a child is an error")
    func cycle() {
        let error = #expect(throws: DiagnosticError.self) { _ = try plan("configurations:\n  - child: .sourcery.yml\n") }
        #expect(error?.diagnostics.first?.code == "configuration-cycle")
    }

    @Test("every configuration of real projects is read, and only what is not supported is named", .enabled(if: Corpus.isPresent))
    func corpus() throws {
        let files = Corpus.files(below: "sourcery", suffix: ".yml").filter { $0.contains("/.sourcery") }
        #expect(files.count == 12)
        var entryCount = 0
        for file in files {
            var diagnostics: [Diagnostic] = []
            let plan = try GenerationPlan.load(
                at: file, shownPath: PathText.lastComponent(of: file), environment: [:], fileSystem: DiskFileSystem(),
                diagnostics: &diagnostics)
            #expect(diagnostics == [], "\(file)")
            entryCount += plan.entries.count
        }
        #expect(entryCount == 15)
    }
}
