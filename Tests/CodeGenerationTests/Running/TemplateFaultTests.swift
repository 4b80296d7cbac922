import CodeGeneration
import Testing

/// What is wrong with templates.
@Suite struct TemplateFaultTests {
    @Test("an error of a template has its place, and all templates' errors are told at once")
    func errors() {
        var project = MemoryProject(template: "a\n  {% nonsense %}")
        project.files["T/Other.stencil"] = "{{ x|nonsense }}"
        let messages = project.messages()
        #expect(messages.map { $0.prefix { $0 != " " } } == ["T/Mine.stencil:2:6:", "T/Other.stencil:1:4:"])
    }

    @Test("an include that leads out of the folder of its template is an error")
    func outside() {
        var project = MemoryProject(template: "{% include \"../Secret.stencil\" %}")
        project.files["Secret.stencil"] = "secret"
        let messages = project.messages()
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("T/Mine.stencil:1:4: error: ") == true, "\(messages)")
        #expect(messages.first?.contains("lies outside the template folders") == true, "\(messages)")
    }

    @Test(
        "templates without an end stop with an error",
        arguments: [
            "{% include \"Mine.stencil\" %}",
            "{% macro m %}{% call m %}{% endmacro %}{% call m %}",
            "{% for a in 1...100000 %}{% for b in 1...100000 %}{% for c in 1...100000 %}{% endfor %}{% endfor %}{% endfor %}",
        ])
    func endless(template: String) {
        let messages = MemoryProject(template: template).messages()
        #expect(messages.first?.hasPrefix("T/Mine.stencil:1:") == true, "\(messages)")
        #expect(messages.first?.contains(": error: ") == true)
    }

    @Test("includes are found beside the template")
    func include() throws {
        var project = MemoryProject(template: "a{% include \"Parts/B.inc\" %}")
        project.files["T/Parts/B.inc"] = "b"
        #expect(try project.outputs() == ["Out/Mine.generated.swift": MemoryProject.header + "ab"])
    }

    @Test("strictly, annotations that no template reads are warnings with their places")
    func strict() {
        var project = MemoryProject(
            template: "{% for t in types.all|annotated:\"skipEquality\" %}{{ t.annotations.label }}{% endfor %}",
            source:
                "// sourcery: skipEqality, label = \"x\"\nstruct A {\n    // trellis: other\n    var a = 1 // sourcery: skipEquality\n}\n")
        #expect(project.messages() == [])
        project.settings.isStrict = true
        #expect(
            project.messages() == [
                "Sources/A.swift:1:14: warning: no template reads the annotation 'skipEqality'; did you mean 'skipEquality' "
                    + "[unread-annotation]",
                "Sources/A.swift:3:17: warning: no template reads the annotation 'other'; remove it, or name it in a template "
                    + "[unread-annotation]",
            ])
    }
}
