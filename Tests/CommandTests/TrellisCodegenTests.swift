import JSON
import TestSupport
import Testing

@Suite struct TrellisCodegenTests {
    @Test("without a command the configuration of the folder is run, in silence, and the second run has nothing to do")
    func run() throws {
        try TrellisCodegenProject.with { (project) throws in
            #expect(try project.run() == BuiltProgram.Outcome(status: 0))
            #expect(project.text("Generated/AutoCases.generated.swift") == TrellisCodegenProject.cases)
            #expect(project.text("Generated/Names.generated.swift")?.hasSuffix("DO NOT EDIT\n\n// Aisle\n") == true)
            #expect(try project.run("--check") == BuiltProgram.Outcome(status: 0))
        }
    }

    @Test("a check prints what differs, writes nothing and ends with 1")
    func check() throws {
        try TrellisCodegenProject.with { (project) throws in
            _ = try project.run("run")
            try project.write("// trellis: AutoCases\nenum Aisle {\n    case bakery, dairy, other\n}\n", to: "Sources/Aisle.swift")
            let outcome = try project.run("--check")
            #expect(outcome.status == 1)
            #expect(outcome.standardError == "")
            #expect(
                outcome.standardOutput
                    == """
                    --- Generated/AutoCases.generated.swift
                    +++ Generated/AutoCases.generated.swift
                    @@ -3,13 +3,14 @@
                    ·
                     extension Aisle {
                         /// The number of cases.
                    -    static var count: Int { 2 }
                    +    static var count: Int { 3 }
                    ·
                         /// All cases in the order of their declaration.
                         static var allCases: [Aisle] {
                             [
                                 .bakery,
                                 .dairy,
                    +            .other,
                             ]
                         }
                     }

                    """.replacingBlankMarks)
            #expect(project.text("Generated/AutoCases.generated.swift") == TrellisCodegenProject.cases)
            #expect(try project.run("--dry-run").standardOutput == "changed Generated/AutoCases.generated.swift\n")
        }
    }

    @Test("JSON tells the state of each output, and its content when it is not written")
    func json() throws {
        try TrellisCodegenProject.with { (project) throws in
            let value = try JSONReader.read(Array(try project.run("--dry-run", "--json").standardOutput.utf8), path: "")
            #expect(value["schema"]?.text == "trellis-codegen/1")
            let outputs = try #require(value["outputs"]?.items)
            #expect(outputs.map { $0["path"]?.text } == ["Generated/AutoCases.generated.swift", "Generated/Names.generated.swift"])
            #expect(outputs.map { $0["state"]?.text } == ["stale", "stale"])
            #expect(outputs[0]["content"]?.text == TrellisCodegenProject.cases)
            #expect(
                value["entries"]?.items?.first?["inputs"]?.items?.compactMap(\.text) == ["Sources/Aisle.swift", "Templates/Names.stencil"])
            let written = try JSONReader.read(Array(try project.run("--json").standardOutput.utf8), path: "")
            #expect(written["outputs"]?.items?.map { $0["state"]?.text } == ["written", "written"])
        }
    }

    @Test("build systems get a rule for make and lists for Xcode")
    func lists() throws {
        try TrellisCodegenProject.with { (project) throws in
            #expect(try project.run("--depfile", "Build/codegen.d", "--xcfilelists", "Lists") == BuiltProgram.Outcome(status: 0))
            #expect(
                project.text("Build/codegen.d") == """
                    Generated/AutoCases.generated.swift Generated/Names.generated.swift: \\
                      Sources/Aisle.swift \\
                      Templates/Names.stencil \\
                      trellis.yml

                    Sources/Aisle.swift:

                    Templates/Names.stencil:

                    trellis.yml:

                    """)
            #expect(
                project.text("Lists/codegen-inputs.xcfilelist")
                    == "$(SRCROOT)/Sources/Aisle.swift\n$(SRCROOT)/Templates/Names.stencil\n$(SRCROOT)/trellis.yml\n")
            #expect(
                project.text("Lists/codegen-outputs.xcfilelist")
                    == "$(SRCROOT)/Generated/AutoCases.generated.swift\n$(SRCROOT)/Generated/Names.generated.swift\n")
        }
    }

    @Test("one template is rendered to standard output or into a file")
    func render() throws {
        try TrellisCodegenProject.with { (project) throws in
            let outcome = try project.run("render", "Templates/Names.stencil", "--sources", "Sources")
            #expect(outcome == BuiltProgram.Outcome(status: 0, standardOutput: "\n// Aisle\n"))
            #expect(try project.run("render", "AutoCases", "--sources", "Sources", "-o", "Cases.swift") == BuiltProgram.Outcome(status: 0))
            #expect(project.text("Cases.swift") == TrellisCodegenProject.cases)
            try project.write("{{ argument.a }}{{ argument.b }}{{ argument.c }}", to: "Args.stencil")
            #expect(
                try project.run("render", "Args.stencil", "--sources", "Sources", "--args", "a=1,b", "--args", "c=\"x, y\"").standardOutput
                    == "1truex, y")
        }
    }

    @Test("the templates that ship are listed, shown and explained")
    func templates() throws {
        try TrellisCodegenProject.with { (project) throws in
            let list = try project.run("templates").standardOutput.split(separator: "\n")
            #expect(list.contains("AutoCases                Lists the cases of enums."))
            #expect(list.contains("DeepLinkPage             Writes a page on which people try deep links by hand."))
            #expect(try project.run("templates", "doc", "AutoCases").standardOutput.hasPrefix("Lists the cases of enums.\n\nIt extends"))
            #expect(try project.run("templates", "show", "AutoCases").standardOutput.hasPrefix("{#\nLists the cases of enums.\n"))
        }
    }

    @Test("routes that take links from each other are told with both places, the exit code is 1, and nothing is written")
    func conflictingLinks() throws {
        try TrellisCodegenProject.with { (project) throws in
            try project.folder.write(
                """
                enum Link {
                    // trellis: route = /users/{id}
                    case user(id: Int)
                    // trellis: route = /users/{n}
                    case other(n: Int)
                }
                """,
                to: "project/Links/Link.swift")
            let configuration = "codegen:\n  - { sources: Link.swift, templates: DeepLinks, output: Out.swift }\n"
            try project.folder.write(configuration, to: "project/Links/trellis.yml")
            let result = try project.run("run", "--config", "Links/trellis.yml")
            #expect(
                result.standardError
                    == "Links/Link.swift:4:25: error: the route '/users/{n}' of 'other' reads the same links as another; "
                    + "take one of them out [deep-link-conflict]\nLinks/Link.swift:2:25: note: '/users/{id}' of 'user' is the same route\n")
            #expect(result.status == 1)
            #expect(project.folder.text("project/Links/Out.swift") == nil)
        }
    }

    @Test("what is wrong with a template is printed with its place, and the exit code is 1")
    func lint() throws {
        try TrellisCodegenProject.with { (project) throws in
            #expect(try project.run("lint-template", "Templates/Names.stencil") == BuiltProgram.Outcome(status: 0))
            try project.write("{% if a|annotated:\"x\" %}{% endif %}\n{% wrong %}\n", to: "Wrong.stencil")
            let outcome = try project.run("lint-template", "Wrong.stencil")
            #expect(outcome.status == 1)
            #expect(outcome.standardOutput.hasPrefix("Wrong.stencil:2:4: error: "))
            #expect(outcome.standardError == "")
        }
    }

    @Test("an output is explained, and one that is not made is an error")
    func explain() throws {
        try TrellisCodegenProject.with { (project) throws in
            let missing = try project.run("explain", "Generated/Names.generated.swift")
            #expect(missing.status == 1)
            #expect(missing.standardOutput.hasPrefix("Generated/Names.generated.swift is missing\nentry: trellis.yml:2:5\n"))
            let unknown = try project.run("explain", "Generated/Name.generated.swift")
            #expect(unknown.status == 2)
            #expect(
                unknown.standardError
                    == "error: no entry of the configuration makes 'Generated/Name.generated.swift'; "
                    + "did you mean 'Generated/Names.generated.swift' [unknown-output]\n")
        }
    }

    @Test("the model is dumped by a documented form")
    func dump() throws {
        try TrellisCodegenProject.with { (project) throws in
            let value = try JSONReader.read(Array(try project.run("dump", "--sources", "Sources", "--json").standardOutput.utf8), path: "")
            #expect(value["format"]?.text == "trellis-codegen-model")
            #expect(value["types"]?.items?.map { $0["name"]?.text } == ["Aisle"])
        }
    }

    @Test("wrong input ends with 2 and a wrong command line with 64")
    func exitCodes() throws {
        try TrellisCodegenProject.with { (project) throws in
            #expect(try project.run("--config", "None.yml").status == 2)
            #expect(try project.run("render", "AutoCases", "--sources", "None").status == 2)
            #expect(try project.run("render", "AutoCases").status == 64)
            #expect(try project.run("render", "AutoCases", "--target", "A").status == 64)
            #expect(try project.run("templates", "shwo").status == 64)
            #expect(try project.run("templates", "show").status == 64)
            #expect(try project.run("templates", "show", "None").status == 2)
            #expect(try project.run("install", ".").status == 64)
            #expect(try project.run("install", ".", "--target", "A").status == 2)
            #expect(try project.run("--chekc").status == 64)
            #expect(try project.run("rnu").status == 64)
            #expect(try project.run("--version").standardOutput == "trellis-codegen 0.1.0\n")
        }
    }

    @Test("messages name files from the folder that the user is in")
    func paths() throws {
        try TrellisCodegenProject.with([
            "Sub/trellis.yml": "codegen:\n  - { sources: S, templates: T.stencil, output: O }\n", "Sub/S/A.swift": "",
            "Sub/T.stencil": "{% x %}",
        ]) {
            (project) throws in
            let outcome = try project.run("run", "--config", "Sub/trellis.yml")
            #expect(outcome.status == 2)
            #expect(outcome.standardError.hasPrefix("Sub/T.stencil:1:4: error: "))
        }
    }
}

extension String {
    /// The text with a blank for each mark: in a difference empty lines have one, which no source may end a line with.
    fileprivate var replacingBlankMarks: String { split(separator: "·", omittingEmptySubsequences: false).joined(separator: " ") }
}
