import Diagnostics
import TemplateEngine
import TestSupport
import Testing

@Suite("what lint finds")
struct LintTests {
    private static let loader = MemoryTemplateLoader([
        "inner": "\n{{ name|uppercas }}", "middle": "{% include 'inner' %}", "good": "{{ name }}",
    ])

    /// The findings of a template with marks, as code and place.
    private func findings(_ marked: MarkedText, known: [String]? = nil) -> [Diagnostic] {
        TemplateEnvironment(whitespace: .sourcery, loader: Self.loader)
            .lint(TemplateSource(path: "t.stencil", bytes: marked.bytes), knownNames: known)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var template: String
        var code: String
        var message: String
        var severity = Severity.warning
        var testDescription: String { template }
    }

    private static let rows = [
        Row(
            template: "a ①{{ name", code: "unclosed-tag",
            message: "the tag that begins here is not closed, so that the rest of the template vanishes", severity: .error),
        Row(
            template: "a ①{% if x", code: "unclosed-tag",
            message: "the tag that begins here is not closed, so that the rest of the template vanishes", severity: .error),
        Row(
            template: "a ①{# x", code: "unclosed-tag",
            message: "the tag that begins here is not closed, so that the rest of the template vanishes", severity: .error),
        Row(template: "{{①\tname }}", code: "tab-in-tag", message: "a tab does not separate words in a tag; use a space"),
        Row(template: "{{ name①\t|uppercase }}", code: "tab-in-tag", message: "a tab does not separate words in a tag; use a space"),
        Row(
            template: "{{ 'a ①}}' }}", code: "closer-in-quotes",
            message: "the tag ends at a '}}' within quotes; take it out of the quotes"),
        Row(
            template: "{% if ①name=='x' %}{% endif %}", code: "operator-spaces",
            message: "'name=='x'' is read as a name; put spaces around '=='"),
        Row(
            template: "{% if yes and ①one>0 %}{% endif %}", code: "operator-spaces",
            message: "'one>0' is read as a name; put spaces around '>'"),
        Row(
            template: "{% ①if not 'x' in list %}{% endif %}", code: "not-in",
            message: "'not x in y' means '(not x) in y' and is always false; write 'not (x in y)'"),
        Row(
            template: "{% ①if 'x' in list and yes %}{% endif %}", code: "operator-precedence",
            message: "'in' binds weaker than 'and' and 'or', so that this is always false; put parentheses around 'x in y'"),
        Row(
            template: "{% ①if 1 < 2 < 3 %}{% endif %}", code: "operator-precedence",
            message: "a comparison of a comparison is always false; put parentheses around its parts and join them with 'and'"),
        Row(
            template: "{% ①if yes != (1 == 2) %}{% endif %}", code: "operator-precedence",
            message: "a comparison of a comparison is always true; put parentheses around its parts and join them with 'and'"),
        Row(
            template: "{{ name|①snakeToCamelCase:true }}", code: "unquoted-boolean",
            message: "'snakeToCamelCase' ignores true without quotes; write \"true\""),
        Row(
            template: "{% if yes %}{% ①set a 1 %}{% endif %}{{ a }}", code: "lost-set",
            message: "'a' is gone at the end of this 'if', and is read behind it; set it outside"),
        Row(
            template: "{% for i in list %}{% ①set a i %}{% endfor %}{% if a %}{% endif %}", code: "lost-set",
            message: "'a' is gone at the end of this 'for', and is read behind it; set it outside"),
        Row(
            template: "{{ ①name|uppercas }}", code: "unknown-filter",
            message: "Unknown filter 'uppercas'. Found similar filters: 'uppercase'.", severity: .error),
        Row(template: "{% ①iff x %}", code: "unknown-tag", message: "Unknown template tag 'iff'", severity: .error),
        Row(template: "{% ①if x %}", code: "missing-end", message: "`endif` was not found.", severity: .error),
        Row(template: "{{ ①a..b }}", code: "variable-syntax", message: "Unexpected '.' in variable 'a..b'", severity: .error),
        Row(
            template: "{% ①include 'none' %}", code: "template-missing", message: "Template named `none` does not exist in loader memory",
            severity: .error),
    ]

    @Test("each trap is found where it is", arguments: rows)
    func trap(_ row: Row) {
        let marked = MarkedText(row.template)
        let findings = findings(marked)
        #expect(findings.count == 1, "\(findings)")
        #expect(findings.first == Diagnostic(row.severity, row.code, row.message, at: marked.location("①", in: "t.stencil")))
    }

    @Test(
        "what is right is not found",
        arguments: [
            "{{ name }}", "{% if one == 1 %}{% endif %}", "{% if ('x' in list) and yes %}{% endif %}", "{{ 'a==b' }}", "{{ 'a\tb' }}",
            "{% set a 1 %}{% if yes %}{% set a 2 %}{{ a }}{% endif %}", "{% if yes %}{% set a 1 %}{% endif %}{% set a 2 %}{{ a }}",
            "{{ name|snakeToCamelCase:\"true\" }}", "{% include 'good' %}", "{# \t #}",
            "{% for a in list %}{{ a }}{% set a 1 %}{% endfor %}",
            "{% if yes %}{% set a 1 %}{% endif %}{% for a in list %}{{ a }}{% endfor %}", "{{ '%}' }}",
        ])
    func fine(_ template: String) {
        #expect(findings(MarkedText(template)) == [])
    }

    @Test("a strict template has no traps of tabs and quotes, and an unclosed tag is found once")
    func strict() {
        var environment = TemplateEnvironment(whitespace: .sourcery)
        environment.isStrict = true
        let findings = environment.lint(TemplateSource(path: "t", text: "{{ '}}'\t|uppercase }}{% if a==b %}{% endif %}{{ x"))
        #expect(findings.map(\.code) == ["operator-spaces", "unclosed-tag"])
    }

    @Test("names that nobody gives a value are found when the context is known, with the nearest name")
    func unknownNames() {
        let marked = MarkedText("{{ ①nmae }}{% if ②othr.x %}{% endif %}{{ name }}{% set b 1 %}{{ b }}{{ forloop.first }}{{ nil }}")
        let findings = findings(marked, known: ["name"])
        #expect(findings.map(\.message) == ["unknown variable 'nmae'; did you mean 'name'", "unknown variable 'othr'"])
        #expect(findings.map(\.location) == [marked.location("①", in: "t.stencil"), marked.location("②", in: "t.stencil")])
    }

    @Test("a finding in an included template names the tags that led there")
    func trail() {
        let marked = MarkedText("a\n{% ①include 'middle' %}")
        let findings = findings(marked)
        #expect(
            findings == [
                Diagnostic(
                    .error, "unknown-filter", "Unknown filter 'uppercas'. Found similar filters: 'uppercase'.",
                    at: .init(path: "inner", line: 2, column: 4),
                    notes: [
                        .init("reached from 'include 'inner''", at: .init(path: "middle", line: 1, column: 4)),
                        .init("reached from 'include 'middle''", at: marked.location("①", in: "t.stencil")),
                    ])
            ])
    }

    @Test("all mistakes of a template are found at once, and none twice")
    func several() {
        let findings = findings(MarkedText("{% if == 1 %}a{% else %}b{% endif %}{{ x|nope }}{% for i %}{{ }}{% endfor %}{% zap %}"))
        #expect(findings.map(\.code) == ["expression-syntax", "unknown-filter", "tag-syntax", "missing-variable", "unknown-tag"])
    }
}
