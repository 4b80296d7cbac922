import Testing

/// The tag `require` and the filter `xml`.
@Suite struct RequirementTests {
    private func run(_ template: String) throws -> String? {
        try MemoryProject(template: template, configuration: "args: { name: 'a', list: [1, 2] }\n").outputs()["Out/Mine.generated.swift"]
            ?? nil
    }

    private func messages(_ template: String) -> [String] {
        MemoryProject(template: template, configuration: "args: { name: 'a' }\n").messages()
    }

    @Test("a condition that holds prints nothing")
    func holds() throws {
        let text = try run(
            "{% require argument.name else \"no\" %}{% require argument.list.count == 2 and not argument.other else \"no\" %}x")
        #expect(text == MemoryProject.header + "x")
    }

    @Test("a condition that does not hold is an error with the message, where the tag stands")
    func fails() {
        #expect(
            messages("a\n {% require argument.other else \"the argument 'other' is missing\" %}") == [
                "T/Mine.stencil:2:5: error: the argument 'other' is missing [template-requirement]"
            ])
        #expect(
            messages("{% set text %}'{{ argument.name }}' is short{% endset %}{% require argument.name == 'b' else text %}") == [
                "T/Mine.stencil:1:60: error: 'a' is short [template-requirement]"
            ])
    }

    @Test(
        "anything but a condition and a message is an error of the template",
        arguments: [
            "require", "require argument.name", "require else \"x\"", "require argument.name else", "require argument.name else a b",
        ])
    func syntax(tag: String) {
        let messages = messages("{% \(tag) %}")
        #expect(
            messages == [
                "T/Mine.stencil:1:4: error: 'require' tag takes a condition and a message: "
                    + "`{% require condition else \"message\" %}` [tag-argument]"
            ])
    }

    @Test("texts are escaped for XML, and what XML cannot hold is left out")
    func xml() throws {
        let text = try run("{% set text %}<a b=\"c\" d='&amp;'>\t\u{1}\u{FFFF}é😀{% endset %}{{ text|xml }}")
        #expect(text == MemoryProject.header + "&lt;a b=&quot;c&quot; d=&apos;&amp;amp;&apos;&gt;&#9;é😀")
        #expect(messages("{{ types.all|xml }}").first?.contains("invalidInputType") == true)
        #expect(try run("x{{ argument.other|xml }}") == MemoryProject.header + "x")
    }
}
