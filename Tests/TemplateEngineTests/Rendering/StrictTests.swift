import Diagnostics
import TemplateEngine
import TestSupport
import Testing

@Suite("strict templates")
struct StrictTests {
    private func render(_ marked: MarkedText) throws(DiagnosticError) -> String {
        try TemplateEnvironment(whitespace: .strict, loader: CaseContext.templates)
            .compile(TemplateSource(path: "t.stencil", bytes: marked.bytes)).render(CaseContext.values)
    }

    @Test(
        "what may be missing on purpose is allowed",
        arguments: [
            ("{{ name }}", "Ada"), ("{{ missing|default:'x' }}", "x"), ("{{ user.missing|default:'x' }}", "x"),
            ("{% if user.missing %}a{% endif %}b", "b"),
            ("{% if missing == nil %}a{% endif %}", "a"), ("{{ nil }}", ""), ("{{ '}}' }}", "}}"), ("{{ \"%}\" }}{{ name }}", "%}Ada"),
            ("{% if name == '%}' %}a{% endif %}b", "b"), ("{{ '...' }}", "..."), ("{{\tname\t}}", "Ada"),
            ("{{ name\t|uppercase }}{{ '\t' }}", "ADA\t"), ("{%\tif\tyes\t%}a{% endif %}", "a"), ("{{ list.last }}{{ none.last }}", "z"),
            ("{% macro m a %}{{ a }}{% endmacro %}{% call m 'x' %}", "x"), ("{% for i in list %}{{ forloop.counter }}{% endfor %}", "123"),
        ])
    func allowed(template: String, output: String) throws {
        #expect(try render(MarkedText(template)) == output)
    }

    @Test("every mode can be strict")
    func otherModes() throws {
        for mode in WhitespaceMode.allCases {
            var environment = TemplateEnvironment(whitespace: mode)
            environment.isStrict = true
            let template = try environment.compile(TemplateSource(path: "t", text: "{{ '}}' }}{{ nmae }}"))
            #expect(
                throws: DiagnosticError(
                    "unknown-variable", "unknown variable 'nmae'; did you mean 'name'", at: .init(path: "t", line: 1, column: 14))
            ) {
                try template.render(["name": "x"])
            }
        }
    }

    @Test(
        "what is missing by mistake is an error with a place",
        arguments: [
            ("{{ ①nmae }}", "unknown-variable", "unknown variable 'nmae'; did you mean 'name'"),
            ("{{ ①user.nme }}", "unknown-member", "there is no member 'nme'; did you mean 'name'"),
            ("{{ ①object.titel }}", "unknown-member", "there is no member 'titel'; did you mean 'title'"),
            ("{% ①if nmae %}{% endif %}", "unknown-variable", "unknown variable 'nmae'; did you mean 'name'"),
            ("{% ①for i in lst %}{% endfor %}", "unknown-variable", "unknown variable 'lst'; did you mean 'list'"),
            ("{{ ①object.nothing.more }}", "unknown-member", "'more' is asked of nothing; test the value before it"),
            ("{{ ①zzzz }}", "unknown-variable", "unknown variable 'zzzz'; check its spelling, or give it a 'default'"),
            ("a\n①{{ name", "unclosed-tag", "the tag that begins here is not closed"),
        ])
    func refused(template: String, code: String, message: String) {
        let marked = MarkedText(template)
        #expect(throws: DiagnosticError(code, message, at: marked.location("①", in: "t.stencil"))) { try render(marked) }
    }
}
