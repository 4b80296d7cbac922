import ArtifactCache
import CodeGeneration
import Diagnostics
import SystemSupport
import TestSupport
import Testing

/// Nothing is rendered when all inputs are equal, and everything is when one is not.
@Suite struct IncrementalTests {
    private static let files = [
        ".sourcery.yml": "sources: [Sources]\ntemplates: [T/Mine.stencil]\noutput: Out\n",
        "Sources/A.swift": "struct A {}\n",
        "T/Mine.stencil": "{% for t in types.all %}{{ t.name }} {% endfor %}{% include \"Part.inc\" %}",
        "T/Part.inc": "part",
    ]
    private static let output = "Out/Mine.generated.swift"

    @Test("the second run renders and writes nothing")
    func unchanged() throws {
        try DiskProject.with(Self.files) { project in
            let first = try project.run()
            #expect(first == .init([Self.output], cached: false))
            let stamp = FileStamp(of: project.folder.path("project/" + Self.output))
            #expect(try project.run() == .init([], cached: true))
            #expect(FileStamp(of: project.folder.path("project/" + Self.output)) == stamp)
        }
    }

    @Test("a run that renders keeps the cache within its limit")
    func limit() throws {
        try DiskProject.with(Self.files) { project in
            var project = project
            project.settings.cache = ArtifactCache(folder: project.folder.path("cache"), sizeLimitBytes: 0)
            let first = try project.run()
            #expect(first == .init([Self.output], cached: false))
            #expect(try project.run() == .init([], cached: false))
        }
    }

    @Test(
        "a change of any input renders anew, and going back does not",
        arguments: [
            ("Sources/A.swift", "struct B {}\n", "B part"), ("T/Mine.stencil", "x", "x"), ("T/Part.inc", "other", "A other"),
            ("Sources/C.swift", "struct C {}\n", "A C part"),
        ])
    func changed(name: String, text: String, expected: String) throws {
        try DiskProject.with(Self.files) { project in
            try project.run()
            try project.write(text, to: name)
            #expect(try project.run() == .init([Self.output], cached: false))
            #expect(project.text(Self.output) == MemoryProject.header + expected)
            guard let old = Self.files[name] else { return }
            try project.write(old, to: name)
            #expect(try project.run() == .init([Self.output], cached: true))
            #expect(project.text(Self.output) == MemoryProject.header + "A part")
        }
    }

    @Test("arguments, the version and the build of the tool are inputs as well")
    func options() throws {
        try DiskProject.with(Self.files) { project in
            try project.run()
            var other = project
            other.settings.toolIdentity = "another"
            #expect(try other.run().isCached == false)
            other.settings.version = "1.2.4"
            #expect(try other.run().isCached == false)
            try project.write((Self.files[".sourcery.yml"] ?? "") + "args: { a: 1 }\n", to: ".sourcery.yml")
            #expect(try project.run().isCached == false)
            #expect(try project.run().isCached == true)
        }
    }

    @Test("an output that somebody has changed or removed is written again, from the cache")
    func damagedOutput() throws {
        try DiskProject.with(Self.files) { project in
            try project.run()
            try project.write("changed", to: Self.output)
            #expect(try project.run() == .init([Self.output], cached: true))
            FileRemoval.remove(project.folder.path("project/Out"))
            #expect(try project.run() == .init([Self.output], cached: true))
            #expect(project.text(Self.output) == MemoryProject.header + "A part")
        }
    }

    @Test("a damaged cache is rebuilt silently, and no cache gives the same bytes")
    func damagedCache() throws {
        try DiskProject.with(Self.files) { project in
            try project.run()
            let names = project.folder.names().filter { $0.hasPrefix("cache/v1/ac/") }
            for name in names where project.folder.text(name) != nil { try project.folder.write("damage", to: name) }
            FileRemoval.remove(project.folder.path("project/Out"))
            #expect(try project.run() == .init([Self.output], cached: false))
            let text = project.text(Self.output)
            var other = project
            other.settings.cache = nil
            FileRemoval.remove(project.folder.path("project/Out"))
            #expect(try other.run() == .init([Self.output], cached: false))
            #expect(project.text(Self.output) == text)
        }
    }

    @Test("a result of the cache tells the same warnings")
    func warnings() throws {
        var files = Self.files
        files["T/Mine.stencil"] = "{% for t in types.implementing.Nothing %}{% endfor %}x"
        try DiskProject.with(files) { project in
            let first = try project.session.result()
            let second = try project.session.result()
            #expect(first.entries[0].isCached == false)
            #expect(second.entries[0].isCached == true)
            #expect(first.diagnostics == second.diagnostics)
            #expect(first.diagnostics.count == 1)
        }
    }

    @Test("a run that has changed regions of sources settles")
    func regions() throws {
        var files = Self.files
        files["T/Mine.stencil"] = "// sourcery:inline:auto:A.Mine\nvar x = 1\n// sourcery:end\n"
        try DiskProject.with(files) { project in
            let first = try project.run()
            #expect(first.written == ["Sources/A.swift"])
            #expect(try project.run().written == [])
            #expect(try project.run() == .init([], cached: true))
            #expect(project.text("Sources/A.swift") == "struct A {\n\n// sourcery:inline:auto:A.Mine\nvar x = 1\n// sourcery:end\n}\n")
        }
    }

    @Test("a source that changes while it is read stops the run, and nothing is kept or written")
    func changingSource() throws {
        try DiskProject.with(Self.files) { project in
            try project.run()
            try project.write("x{% for t in types.all %}{{ t.name }}{% endfor %}", to: "T/Mine.stencil")
            var other = project
            other.settings.fileSystem = ChangingFileSystem(changing: "A.swift", to: "struct Other {}\n")
            let error = #expect(throws: DiagnosticError.self) { try other.run() }
            #expect(
                error?.diagnostics.map(\.description) == [
                    "error: a source has changed while it was read; run again when nothing is being written [source-changed]"
                ])
            #expect(project.text(Self.output) == MemoryProject.header + "A part")
            #expect(try project.run() == .init([Self.output], cached: false))
            #expect(project.text(Self.output) == MemoryProject.header + "xA")
        }
    }

    @Test("an output says which inputs make it, and why it was written last")
    func explanation() throws {
        try DiskProject.with(Self.files) { project in
            try project.run()
            try project.write("struct B {}\n", to: "Sources/A.swift")
            try project.run()
            let current = try OutputExplanation(of: Self.output, in: project.session)
            #expect(
                current.text == """
                    Out/Mine.generated.swift is current
                    entry: .sourcery.yml:1:1
                    templates:
                      T/Mine.stencil
                    inputs (3):
                      Sources/A.swift
                      T/Mine.stencil
                      T/Part.inc
                    written last because:
                      Sources/A.swift has changed

                    """)
            #expect(current.isCurrent)
            try project.write("other", to: "T/Part.inc")
            let stale = try OutputExplanation(of: Self.output, in: project.session)
            #expect(!stale.isCurrent)
            #expect(stale.text.hasPrefix("Out/Mine.generated.swift is out of date\n"))
            #expect(stale.text.hasSuffix("changed since then:\n  T/Part.inc has changed\n"))
        }
    }
}
