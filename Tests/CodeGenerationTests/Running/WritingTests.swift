import CodeGeneration
import Diagnostics
import SystemSupport
import TestSupport
import Testing

/// What reaches the disk.
@Suite struct WritingTests {
    private static let configuration = "sources: [Sources]\ntemplates: [T/Mine.stencil]\noutput: Out\n"

    @Test("nothing is written through a link that leads out of the project")
    func outputLink() throws {
        let files = [
            ".sourcery.yml": Self.configuration, "Sources/A.swift": "", "T/Mine.stencil": "// sourcery:file:Deep/B\nx\n// sourcery:end\n",
        ]
        try DiskProject.with(files) { project in
            try project.folder.makeFolder("outside")
            try project.folder.makeFolder("project/Out")
            try project.folder.link("project/Out/Deep", to: project.folder.path("outside"))
            let error = #expect(throws: DiagnosticError.self) { try project.run() }
            #expect(error?.diagnostics.map(\.code) == ["write-outside-root"])
            #expect(project.folder.names().filter { $0.hasPrefix("outside/") } == [])
        }
    }

    @Test("a source that is a link to a file outside keeps its content")
    func sourceLink() throws {
        let files = [
            ".sourcery.yml": Self.configuration, "Sources/B.swift": "",
            "T/Mine.stencil": "// sourcery:inline:Key\nx\n// sourcery:end\n",
        ]
        try DiskProject.with(files) { project in
            let text = "// sourcery:inline:Key\n// sourcery:end\n"
            try project.folder.write(text, to: "outside.swift")
            try project.folder.link("project/Sources/A.swift", to: project.folder.path("outside.swift"))
            let error = #expect(throws: DiagnosticError.self) { try project.run() }
            #expect(error?.diagnostics.map(\.code) == ["write-outside-root"])
            #expect(project.folder.text("outside.swift") == text)
        }
    }

    @Test("a template that is included through a link out of its folder is not read")
    func templateLink() throws {
        let files = [".sourcery.yml": Self.configuration, "Sources/A.swift": "", "T/Mine.stencil": "{% include \"Secret.inc\" %}"]
        try DiskProject.with(files) { project in
            try project.folder.write("secret", to: "secret")
            try project.folder.link("project/T/Secret.inc", to: project.folder.path("secret"))
            let error = #expect(throws: DiagnosticError.self) { try project.run() }
            #expect(error?.diagnostics.first?.message.contains("leads out of the template folder through a link") == true)
        }
    }

    @Test("folders that link to themselves are not walked for ever")
    func loop() throws {
        let files = [".sourcery.yml": Self.configuration, "Sources/A.swift": "struct A {}", "T/Mine.stencil": "{{ types.all|count }}"]
        try DiskProject.with(files) { project in
            try project.folder.link("project/Sources/Again", to: project.folder.path("project/Sources"))
            try project.run()
            #expect(project.text("Out/Mine.generated.swift") == MemoryProject.header + "1")
        }
    }

    @Test("an error in one entry keeps all of them from being written")
    func allOrNothing() throws {
        let files = [
            ".sourcery.yml": """
            configurations:
              - { sources: Sources, templates: T/Mine.stencil, output: Out }
              - { sources: Sources, templates: T/Wrong.stencil, output: Out }
            """,
            "Sources/A.swift": "", "T/Mine.stencil": "x", "T/Wrong.stencil": "{% wrong %}",
        ]
        try DiskProject.with(files) { project in
            #expect(throws: DiagnosticError.self) { try project.run() }
            #expect(project.text("Out/Mine.generated.swift") == nil)
        }
    }

    @Test("a line of 10 MB is read, regions and all")
    func longLine() throws {
        let line = "let a = \"" + String(repeating: "x", count: 10_000_000) + "\"\n"
        let files = [
            ".sourcery.yml": Self.configuration, "Sources/A.swift": line + "struct A {\n}\n",
            "T/Mine.stencil": "// sourcery:inline:auto:A.Mine\nvar x = 1\n// sourcery:end\n",
        ]
        try DiskProject.with(files) { project in
            let outcome = try project.run()
            #expect(outcome.written == ["Sources/A.swift"])
            #expect(
                project.text("Sources/A.swift") == line + "struct A {\n\n// sourcery:inline:auto:A.Mine\nvar x = 1\n// sourcery:end\n}\n")
        }
    }

    @Test("in a build no source is changed")
    func build() throws {
        let region = "// sourcery:inline:Key\nx\n// sourcery:end\n"
        let files = [".sourcery.yml": Self.configuration, "Sources/A.swift": region, "T/Mine.stencil": region + "y"]
        try DiskProject.with(files) { project in
            var project = project
            project.settings.joinedOutput = project.folder.path("build/All.swift")
            #expect(try project.run().written == [project.folder.path("build/All.swift")])
            try project.write("// sourcery:inline:Key\nold\n// sourcery:end\n", to: "Sources/A.swift")
            let session = try project.session
            let result = try session.result()
            let report = try session.write(result, session.states(result))
            #expect(
                report.result.diagnostics.map(\.description) == [
                    "Sources/A.swift: error: a build changes no sources, and the regions in 'Sources/A.swift' are out of date; "
                        + "run 'trellis-codegen run' first [region-stale]"
                ])
            #expect(project.text("Sources/A.swift") == "// sourcery:inline:Key\nold\n// sourcery:end\n")
        }
    }
}
