import CodeGeneration
import Diagnostics
import Testing

/// The section `codegen` of `trellis.yml`.
@Suite struct TrellisPlanTests {
    @Test("an entry generates from paths, patterns and exclusions")
    func entry() throws {
        var project = MemoryProject([
            "trellis.yml": """
            codegen:
              - sources:
                  paths: ["Modules/*/Sources", "One.swift"]
                  exclude: "**/Old*.swift"
                templates: T/Names.stencil
                output: Names.swift
                args: { prefix: x }
            """,
            "T/Names.stencil": "{% for t in types.all %}{{ argument.prefix }}{{ t.name }} {% endfor %}",
            "One.swift": "struct One {}", "Two.swift": "struct Two {}",
            "Modules/A/Sources/Deep/Three.swift": "struct Three {}",
            "Modules/A/Sources/OldFour.swift": "struct Four {}",
            "Modules/A/Tests/Five.swift": "struct Five {}",
            "Modules/B/Sources/.hidden/Six.swift": "struct Six {}",
        ])
        #expect(try project.outputs() == ["Names.swift": MemoryProject.header + "xOne xThree "])
        project.files["trellis.yml"]? += "\n    header: false\n"
        #expect(try project.outputs() == ["Names.swift": "xOne xThree "])
    }

    @Test("sources can be those of a target of a project")
    func target() throws {
        var project = MemoryProject([
            "trellis.yml": """
            project: project.yml
            codegen:
              - sources: { target: App }
                templates: T.stencil
                output: Names.swift
            """,
            "project.yml":
                "name: P\ntargets:\n  App: { type: application, platform: iOS, sources: App }\n  Kit: { type: "
                + "framework, platform: iOS, sources: Kit }\n",
            "App/A.swift": "struct A {}", "Kit/B.swift": "struct B {}",
            "T.stencil": "{% for t in types.all %}{{ t.name }} {{ t.module }} {% endfor %}",
        ])
        #expect(try project.outputs() == ["Names.swift": MemoryProject.header + "A App "])
        project.files["trellis.yml"] =
            "codegen:\n  - sources: { target: Apx, project: project.yml }\n    templates: T.stencil\n    output: N.swift\n"
        #expect(
            project.messages() == ["trellis.yml:2:24: error: 'P' has no target 'Apx'; did you mean 'App' [unknown-target]"])
    }

    @Test("what is generated is no source, whoever made it, unless its extension is forced")
    func generated() throws {
        var project = MemoryProject([
            "trellis.yml": "codegen:\n  - { sources: S, templates: T.stencil, output: S/Names.swift }\n",
            "T.stencil": "{% for t in types.all %}{{ t.name }} {% endfor %}",
            "S/A.swift": "struct A {}",
            "S/B.mock.swift": "// Generated using Sourcery 2.2.5 — https://example.org\nstruct B {}",
            "S/C.swift": "\n// Licence\n// Generated using trellis-codegen\nstruct C {}",
            "S/D.swift": "struct D {}\n// Generated using Sourcery",
            "S/Names.swift": "struct E {}",
        ])
        #expect(try project.outputs() == ["S/Names.swift": MemoryProject.header + "A D "])
        project.files["trellis.yml"] =
            "codegen:\n  - { sources: { paths: S, force-parse: mock }, templates: T.stencil, output: S/Names.swift }\n"
        #expect(try project.outputs() == ["S/Names.swift": MemoryProject.header + "A B D "])
    }

    @Test("the marks of a merge are an error with their line")
    func conflict() {
        let text = "struct A {}\n<<<<<<< ours\nlet a = 1\n=======\nlet a = 2\n>>>>>>> theirs\n"
        let project = MemoryProject(template: "", source: text)
        #expect(
            project.messages() == [
                "Sources/A.swift:2:1: error: 'Sources/A.swift' has the marks of a merge that is not resolved; resolve "
                    + "it first [merge-conflict]"
            ])
        #expect(MemoryProject(template: "", source: "let a = \"\"\"\n  <<<<<<< x\n  \"\"\"\n").messages() == [])
    }

    @Test(
        "what does not exist is an error with its place",
        arguments: [
            ("sources: None", "2:16: error: there is no file or folder 'None'; correct the path [source-missing]"),
            ("sources: '[a'", "2:16: error: "),
        ])
    func missing(sources: String, message: String) {
        let project = MemoryProject(["trellis.yml": "codegen:\n  - { \(sources), templates: AutoCases, output: O }\n"])
        #expect(project.messages().first?.hasPrefix("trellis.yml:\(message)") == true, "\(project.messages())")
    }

    @Test(
        "templates that do not exist or cannot be run are named, with what to use",
        arguments: [
            ("AutoCase", "error: no template 'AutoCase' ships; did you mean 'AutoCases' [unknown-template]"),
            ("T/None.stencil", "error: there is no template 'T/None.stencil'; correct the path [template-missing]"),
            (
                "T/AutoCases.swifttemplate",
                "error: 'AutoCases.swifttemplate' is a template in Swift, which is not run; use the template 'AutoCases' that ships in its "
                    + "place [template-kind]"
            ),
            (
                "T/JSExport.ejs",
                "error: 'JSExport.ejs' is a template in JavaScript, which is not run; write it as 'JSExport.stencil', or use one of those "
                    + "that 'trellis-codegen templates' lists [template-kind]"
            ),
        ])
    func templates(name: String, message: String) {
        let project = MemoryProject([
            "trellis.yml": "codegen:\n  - sources: A.swift\n    templates: \(name)\n    output: O\n", "A.swift": "",
            "T/AutoCases.swifttemplate": "", "T/JSExport.ejs": "",
        ])
        #expect(project.messages() == ["trellis.yml:3:16: \(message)"])
    }

    @Test("no configuration at all is an error that says which are looked for")
    func none() {
        #expect(
            MemoryProject(["A.swift": ""]).messages() == [
                "error: no configuration says what is generated; write one of 'trellis.yml', '.sourcery.yml', 'swiftgen.yml', "
                    + "or name one with '--config'; 'config init' begins one [no-configuration]"
            ])
    }

    @Test("a trellis.yml without a section for this tool leaves the word to the others")
    func otherSection() throws {
        var project = MemoryProject(template: "x")
        project.files["trellis.yml"] = "project: A.xcodeproj\n"
        #expect(try project.outputs() == ["Out/Mine.generated.swift": MemoryProject.header + "x"])
    }
}
