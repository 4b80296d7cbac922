import Diagnostics
import TemplateEngine
import Testing

@Suite("filters and tags of a caller")
struct ExtensionTests {
    private func render(_ template: String, _ prepare: (inout TemplateEnvironment) -> Void) throws(DiagnosticError) -> String {
        var environment = TemplateEnvironment(whitespace: .plain)
        prepare(&environment)
        return try environment.compile(TemplateSource(path: "t", text: template)).render(CaseContext.values)
    }

    @Test("a filter gets the value and its arguments, literal or not")
    func filter() throws {
        let text = try render("{{ name|shout }} {{ name|shout:'?' }} {{ name|shout:user.name,one }}") { environment in
            environment.register(
                TemplateFilter("shout") { value, arguments in
                    .string(value.text + (arguments.isEmpty ? "!" : arguments.map(\.text).joined()))
                })
        }
        #expect(text == "Ada! Ada? AdaGrace1")
    }

    @Test("a filter of a caller replaces one of the language, and may refuse arguments")
    func replaced() throws {
        #expect(
            try render("{{ name|uppercase }}") { $0.register(TemplateFilter("uppercase") { _, _ in "mine" }) } == "mine")
        #expect(
            throws: DiagnosticError("filter-argument", "Can't invoke filter with an argument", at: .init(path: "t", line: 1, column: 4))
        ) {
            try render("{{ name|one:1 }}") { $0.register(TemplateFilter("one", takesArguments: false) { value, _ in value }) }
        }
    }

    @Test("what a filter throws is an error at the place of the tag")
    func failure() {
        #expect(throws: DiagnosticError("no-luck", "bad luck", at: .init(path: "t", line: 2, column: 4))) {
            try render("\n{{ name|bad }}") {
                $0.register(TemplateFilter("bad") { _, _ in throw TemplateFailure("bad luck", code: "no-luck") })
            }
        }
    }

    @Test("an unknown filter is compared with those of the caller too")
    func similar() {
        #expect {
            try render("{{ name|annotatd:'x' }}") { $0.register(TemplateFilter("annotated") { value, _ in value }) }
        } throws: { error in
            (error as? DiagnosticError)?.diagnostics[0].message == "Unknown filter 'annotatd'. Found similar filters: 'annotated'."
        }
    }

    @Test("a tag reads arguments, conditions and a body, and renders it as often as it likes")
    func tag() throws {
        let text = try render(
            "{% repeat two when yes %}{{ name }}{{ turn }} {% endrepeat %}[{{ turn }}]{% repeat 2 when no %}x{% endrepeat %}"
        ) {
            $0.register(
                TemplateTag("repeat") { components, parser in
                    let count = try parser.readExpression(components[1])
                    let condition = try parser.readCondition(Array(components[3...]))
                    let body = try parser.readBody(until: "endrepeat")
                    return { renderer in
                        guard try renderer.isTrue(condition), case .integer(let count) = try renderer.value(of: count) else { return }
                        for turn in 1...count {
                            renderer.set("turn", to: .integer(turn))
                            try renderer.write(try renderer.text(of: body))
                            if turn == count { try renderer.render(body) }
                        }
                    }
                })
        }
        #expect(text == "Ada1 Ada2 Ada2 [2]")
    }

    @Test("a tag whose end is missing is an error at the tag")
    func missingEnd() {
        #expect(throws: DiagnosticError("missing-end", "`endtwice` was not found.", at: .init(path: "t", line: 1, column: 4))) {
            try render("{% twice %}x") { environment in
                environment.register(
                    TemplateTag("twice") { _, parser in
                        let body = try parser.readBody(until: "endtwice")
                        return { try $0.render(body) }
                    })
            }
        }
    }

    @Test("the names of filters and tags are listed in order")
    func names() {
        var environment = TemplateEnvironment()
        environment.register(TemplateTag("typed") { _, _ in { _ in } })
        environment.register(TemplateFilter("json") { value, _ in value })
        #expect(environment.filterNames.contains("json") && environment.filterNames.contains("!hasSuffix"))
        #expect(
            environment.tagNames == [
                "block", "break", "call", "continue", "extends", "filter", "for", "if", "ifnot", "import", "include", "macro", "map", "now",
                "set",
                "typed",
            ])
    }

    @Test("a context may be an object, which is asked only for what the template mentions")
    func object() throws {
        let template = try TemplateEnvironment(whitespace: .plain).compile(
            TemplateSource(path: "t", text: "{{ title }} {{ parts.0 }} [{{ other }}]"))
        #expect(try template.render(.object(SampleObject())) == "Title p []")
    }
}
