import ArtifactCache
import CodeGeneration
import SystemSupport
import TestSupport
import Testing

/// An edit of a body renders nothing, and every other edit gives what a run without a cache gives.
@Suite struct BodyEditTests {
    private static let template = """
        {% for t in types.all %}{{ t.name }} {{ t.annotations.a }} {{ t.documentation|join:"," }}{% for v in t.allVariables %}
        {{ v.name }} {{ v.typeName }} {{ v.isComputed }} {{ v.isMutable }} {{ v.isAsync }} {{ v.annotations.a }}{% endfor %}\
        {% for m in t.allMethods %}
        {{ m.name }} {{ m.annotations.a }}{% endfor %}
        {% endfor %}
        """
    private static let configuration = ".sourcery.yml"
    private static let output = "Out/Mine.generated.swift"

    private static func files(_ template: String = template) -> [String: String] {
        [
            configuration: "sources: [Sources]\ntemplates: [T/Mine.stencil]\noutput: Out\n",
            "Sources/A.swift": """
            /// Text.
            struct A {
                func f() {
                    call(1)
                    call(2)
                }
                var v: Int {
                    let a = 1
                    let b = 2
                    return a + b
                }
                var w: Int {
                    get {
                        first
                        second
                    }
                }
                func g() {}
            }
            #if DEBUG
            struct B {}
            #endif

            """,
            "Sources/C.swift": "struct C {}\n", "T/Mine.stencil": template,
        ]
    }

    /// Runs, edits a source, runs again, and compares with what a run without a cache makes.
    private func isCached(
        _ old: String, _ new: String, template: String = template, in name: String = "Sources/A.swift"
    ) throws -> Bool {
        try DiskProject.with(Self.files(template)) { project in
            try project.run()
            let text = try #require(project.text(name))
            try #require(text.contains(old))
            let parts = text.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
            try project.write(parts.joined(separator: new), to: name)
            let outcome = try project.run()
            try expectSameWithoutCache(project)
            #expect(try project.run() == .init([], cached: true))
            return outcome.isCached
        }
    }

    private func expectSameWithoutCache(_ project: DiskProject) throws {
        let (output, source) = (project.text(Self.output), project.text("Sources/A.swift"))
        var other = project
        other.settings.cache = nil
        try other.run()
        #expect(project.text(Self.output) == output)
        #expect(project.text("Sources/A.swift") == source)
    }

    @Test(
        "lines inside of a body change nothing",
        arguments: [
            ("call(1)", "call(3)"), ("call(2)", "call(2)\n        // more\n        call(4)"), ("let b = 2", "let b = \"}\""),
            ("second", "third"), ("call(1)", "struct Local {}"),
        ])
    func bodies(old: String, new: String) throws {
        #expect(try isCached(old, new))
    }

    @Test(
        "whatever may be seen from outside renders anew",
        arguments: [
            ("/// Text.", "/// Other."), ("struct A {", "// sourcery: a = 1\nstruct A {"), ("func f()", "func h()"),
            ("call(1)", "// sourcery:begin: a = 1"), ("call(2)\n    }", "call(2)"), ("let a = 1", "get async { 1 }"),
            ("func g() {}", "func g() {} // sourcery: a = 2"), ("#if DEBUG", "#if OTHER"), ("struct B {}", "struct B { var x = 1 }"),
        ])
    func outside(old: String, new: String) throws {
        #expect(try isCached(old, new) == false)
    }

    @Test("results that say where something stands follow every edit")
    func places() throws {
        let template = "{% for t in types.all %}{{ t.bodyBytesRange.length }} {% endfor %}"
        #expect(try isCached("call(1)", "call(1234)", template: template) == false)
    }

    @Test("warnings that say where something stands follow every edit")
    func warnings() throws {
        let template = "extension A { func g() {} }"
        #expect(try isCached("call(1)", "call(1)\n        call(7)", template: template) == false)
    }

    @Test("regions that a run puts into sources find their places after an edit of a body")
    func regions() throws {
        let template = "// sourcery:inline:auto:A.Mine\nvar x = 1\n// sourcery:end\n"
        try DiskProject.with(Self.files(template)) { project in
            try project.run()
            try project.run()
            let text = try #require(project.text("Sources/A.swift"))
            let edited = text.split(separator: "call(1)").joined(separator: "call(1)\n        call(9)")
            try project.write(edited, to: "Sources/A.swift")
            #expect(try project.run() == .init([], cached: true))
            #expect(project.text("Sources/A.swift") == edited)
            let bare = try #require(Self.files()["Sources/A.swift"]).split(separator: "call(1)").joined(separator: "call(8)")
            try project.write(bare, to: "Sources/A.swift")
            #expect(try project.run().written == ["Sources/A.swift"])
            try expectSameWithoutCache(project)
        }
    }

    @Test("flags of conditions, and files that come and go, render anew")
    func otherInputs() throws {
        try DiskProject.with(Self.files()) { project in
            try project.run()
            var other = project
            other.settings.conditions = ["RELEASE"]
            #expect(try other.run().isCached == false)
            #expect(project.text(Self.output)?.contains("B ") == false)
            #expect(try project.run().isCached)
            FileRemoval.remove(project.folder.path("project/Sources/C.swift"))
            #expect(try project.run().isCached == false)
            try expectSameWithoutCache(project)
            try project.write("struct D {\n    func f() {\n    }\n}\n", to: "Sources/D.swift")
            #expect(try project.run().isCached == false)
            try expectSameWithoutCache(project)
        }
    }

    @Test("a damaged cache is rebuilt silently after an edit of a body")
    func damaged() throws {
        try DiskProject.with(Self.files()) { project in
            try project.run()
            for name in project.folder.names() where name.hasPrefix("cache/v1/ac/") && project.folder.text(name) != nil {
                try project.folder.write("damage", to: name)
            }
            let text = try #require(project.text("Sources/A.swift"))
            try project.write(text.split(separator: "call(1)").joined(separator: "call(5)"), to: "Sources/A.swift")
            #expect(try project.run().isCached == false)
            try expectSameWithoutCache(project)
            #expect(try project.run().isCached)
        }
    }
}
