import CodeGeneration
import SystemSupport
import TestSupport
import Testing

/// After an edit of a type, loops over types are gone through again only for those that read the edited file.
@Suite struct LoopMemoryTests {
    private static let sources = [
        "Sources/A.swift": "// sourcery: Mine\nstruct A: P { var a: Int; var b: B }\n",
        "Sources/B.swift": "// sourcery: Mine\nstruct B { var c: String }\n",
        "Sources/C.swift": "class C { var d: Int = 0 }\n",
        "Sources/P.swift": "protocol P { var a: Int { get } }\n",
        "Sources/More.swift": "extension C { var e: Int { 1 } }\n",
    ]

    /// Runs, edits a file, runs again, compares with a run without a cache, and gives back how much was done.
    private func steps(
        _ template: String, edit name: String, _ text: String, configuration: String = "", _ more: [String: String] = [:]
    ) throws -> StepCounts {
        var files = Self.sources.merging(more) { $1 }
        files["T/Mine.stencil"] = template
        files[".sourcery.yml"] = "sources: [Sources]\ntemplates: [T/Mine.stencil]\noutput: Out\n" + configuration
        return try DiskProject.with(files) { project in
            try project.run()
            try project.write(text, to: name)
            let session = try project.session
            let result = try session.result()
            _ = try session.write(result, session.states(result))
            let output = project.text("Out/Mine.generated.swift")
            var other = project
            other.settings.cache = nil
            try other.run()
            #expect(project.text("Out/Mine.generated.swift") == output)
            return result.entries[0].steps
        }
    }

    private static let editOfA = "// sourcery: Mine\nstruct A: P { var a: Int; var renamed: B }\n"

    @Test("only the type of the edited file is rendered again")
    func oneType() throws {
        let template = "{% for t in types.all %}{{ t.name }}:{% for v in t.variables %} {{ v.name }}{% endfor %}\n{% endfor %}"
        #expect(try steps(template, edit: "Sources/A.swift", Self.editOfA) == StepCounts(remembered: 2, done: 1))
        let edited = "extension C { var f: Int { 1 } }\n"
        #expect(try steps(template, edit: "Sources/More.swift", edited) == StepCounts(remembered: 2, done: 1))
    }

    @Test("a condition is looked at again for the type of the edited file, and names alone read no file")
    func conditions() throws {
        let template = "{% for t in types.all where t|annotated:\"Mine\" %}{{ t.name }} {% endfor %}"
        let edit = "// sourcery: Other\nstruct A: P { var a: Int; var b: B }\n"
        #expect(try steps(template, edit: "Sources/A.swift", edit) == StepCounts(remembered: 3, done: 1))
    }

    @Test("what a type shows of another one follows the file of that")
    func otherTypes() throws {
        let template =
            "{% for t in types.all %}{{ t.name }}{% for v in t.variables %} {{ v.type.variables.first.name }}{% endfor %}\n{% endfor %}"
        let edited = "// sourcery: Mine\nstruct B { var renamed: String }\n"
        #expect(try steps(template, edit: "Sources/B.swift", edited) == StepCounts(remembered: 1, done: 2))
        let inherited = "{% for t in types.all %}{{ t.name }}{% for v in t.allVariables %} {{ v.name }}{% endfor %}\n{% endfor %}"
        let required = "protocol P { var a: Int { get set } }\n"
        #expect(try steps(inherited, edit: "Sources/P.swift", required) == StepCounts(remembered: 2, done: 1))
    }

    @Test("what a typealias stands for follows its file")
    func typealiases() throws {
        let template = "{% for t in types.all %}{% for v in t.variables %}{{ v.actualTypeName }} {% endfor %}\n{% endfor %}"
        let more = ["Sources/D.swift": "typealias X = Int\n", "Sources/B.swift": "struct B { var c: X }\n"]
        let edited = "typealias X = String\n"
        #expect(try steps(template, edit: "Sources/D.swift", edited, more) == StepCounts(remembered: 2, done: 1))
    }

    @Test("what was made for one template is known to have been read in the next")
    func sharedValues() throws {
        let first = "{% for t in types.all %}{% for v in t.allVariables %}{{ v.name }}{% endfor %}{% endfor %}"
        let second = "{% for t in types.all %}{{ t.allVariables|count }}{% endfor %}"
        let edited = "protocol P { var a: Int { get }\n var z: Int { get } }\n"
        let steps = try steps(first + second, edit: "Sources/P.swift", edited)
        #expect(steps == StepCounts(remembered: 4, done: 2))
    }

    @Test("where an object stands counts for those who ask")
    func positions() throws {
        let template = "{% for t in types.all where t|annotated:\"Mine\" %}{{ t.name }}{% if not forloop.last %}, {% endif %}{% endfor %}"
        let edit = "struct B { var c: String }\n"
        // A was the first of two, and is the only one now; the condition is asked anew for B alone.
        #expect(try steps(template, edit: "Sources/B.swift", edit) == StepCounts(remembered: 2, done: 2))
    }

    @Test("values and macros of the template are part of what is remembered")
    func surroundings() throws {
        let template = """
            {% macro show type %}{{ prefix }}{{ type.name }}{% endmacro %}{% set prefix %}{{ types.all.0.variables.last.name }}{% endset %}\
            {% for t in types.all %}{% call show t %}{% endfor %}
            """
        // The name of the last variable of A stands before all of them.
        #expect(try steps(template, edit: "Sources/A.swift", Self.editOfA) == StepCounts(remembered: 0, done: 3))
        let other = "// sourcery: Mine\nstruct B { var other: String }\n"
        #expect(try steps(template, edit: "Sources/B.swift", other) == StepCounts(remembered: 3, done: 0))
    }

    @Test(
        "what cannot be told is not remembered",
        arguments: [
            "{% for t in types.all %}{{ functions|count }}{% endfor %}",
            "{% for t in types.all %}{{ t.bodyBytesRange.length }}{% endfor %}",
            "{% for t in types.all %}{% include \"Part.inc\" %}{% endfor %}",
            "{% set all types.all %}{% for t in types.structs %}{{ all.0.variables.last.name }}{% endfor %}",
            "{% for t in types.all %}{{ t.name }}{% if t.name == \"B\" %}{% break %}{% endif %}{% endfor %}",
            "{% for v in types.all.0.variables %}{{ v.name }}{% endfor %}",
            "{% for t in types.all %}{% set f %}upperFirstLetter{% endset %}{{ t.name|filter:f }}{% endfor %}",
        ])
    func unbounded(template: String) throws {
        #expect(try steps(template, edit: "Sources/A.swift", Self.editOfA, ["T/Part.inc": "{{ t.name }}"]).remembered == 0)
    }

    @Test(
        "whatever names and conformances say renders everything anew",
        arguments: [
            ("Sources/A.swift", "struct A: P, Q { var a: Int; var b: B }\n"), ("Sources/D.swift", "struct D {}\n"),
            ("Sources/D.swift", "typealias D = A\n"), ("Sources/A.swift", "import Other\nstruct A: P { var a: Int; var b: B }\n"),
            ("Sources/A.swift", "enum A: P { var a: Int { 1 } }\n"), ("Sources/A.swift", "struct A<B>: P { var a: Int; var b: B }\n"),
        ])
    func outline(name: String, text: String) throws {
        let template = "{% for t in types.all %}{{ t.name }}{% endfor %}"
        #expect(try steps(template, edit: name, text).remembered == 0)
    }

    @Test("arguments and flags of conditions are part of what is remembered")
    func options() throws {
        let template = "{% for t in types.all %}{{ t.name }}{{ argument.a }}{% endfor %}"
        let configuration = "sources: [Sources]\ntemplates: [T/Mine.stencil]\noutput: Out\nargs: { a: 2 }\n"
        let steps = try steps(template, edit: ".sourcery.yml", configuration, configuration: "args: { a: 1 }\n")
        #expect(steps == StepCounts(remembered: 0, done: 3))
    }

    @Test("deep links follow the files that they were read from, and notes about them are told each time")
    func deepLinks() throws {
        let enums = [
            "Sources/E.swift": "enum E {\n    // sourcery: deeplink_route = a/:kind\n    case a(kind: Kind)\n}\n",
            "Sources/F.swift": "enum F {\n    // sourcery: deeplink_route = b\n    case b\n}\n",
            "Sources/Kind.swift": "enum Kind: String { case one }\n",
        ]
        let loop = "{% for e in types.enums %}{% set links e|deepLinks %}{{ links.routes.0.examplePath }} {% endfor %}"
        let edited = "enum Kind: String { case two }\n"
        // The second loop asks for what the first one has made.
        let steps = try steps(loop + loop, edit: "Sources/Kind.swift", edited, enums)
        #expect(steps == StepCounts(remembered: 2, done: 4))
    }

    @Test("the stock template goes through the edited enumeration alone")
    func stockTemplate() throws {
        let sources = [
            "Sources/E.swift": "// sourcery: AutoCases\nenum E { case a }\n",
            "Sources/F.swift": "// sourcery: AutoCases\nenum F { case b }\n",
            "T/Mine.stencil": try StockTemplate.required("AutoCases").text,
        ]
        let edited = "// sourcery: AutoCases\nenum E { case a, c }\n"
        let steps = try steps(sources["T/Mine.stencil"] ?? "", edit: "Sources/E.swift", edited, sources)
        #expect(steps == StepCounts(remembered: 2, done: 2))
    }
}
