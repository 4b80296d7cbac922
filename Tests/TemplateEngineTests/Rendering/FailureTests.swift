import Diagnostics
import Foundation
import TemplateEngine
import TestSupport
import Testing

@Suite("failures and limits")
struct FailureTests {
    private func failure(_ template: String, limits: TemplateLimits = TemplateLimits()) -> DiagnosticError? {
        var environment = TemplateEnvironment(whitespace: .plain, loader: CaseContext.templates)
        environment.limits = limits
        do {
            _ = try environment.compile(TemplateSource(path: "t.stencil", text: template)).render(CaseContext.values)
            return nil
        } catch {
            return error
        }
    }

    @Test("a failure in an included template shows the inner place first and the tags that led there")
    func trail() {
        let marked = MarkedText("one\n  {% ①include 'wrong' %}")
        let error = failure(marked.text)
        #expect(
            error?.diagnostics == [
                Diagnostic(
                    .error, "unknown-filter", "Unknown filter 'nothing'. Found similar filters: 'contains'.",
                    at: .init(path: "wrong", line: 2, column: 6),
                    notes: [.init("reached from 'include 'wrong''", at: marked.location("①", in: "t.stencil"))])
            ])
    }

    @Test("a failure in a macro shows the macro and the call")
    func macroTrail() {
        let marked = MarkedText("{% macro m a %}{{ ①a|percent }}{% endmacro %}\n{% ②call m name %}")
        let diagnostic = failure(marked.text)?.diagnostics.first
        #expect(diagnostic?.location == marked.location("①", in: "t.stencil"))
        #expect(diagnostic?.notes.first?.location == marked.location("②", in: "t.stencil"))
    }

    @Test("the output is bounded, and so is what variables double")
    func outputSize() {
        var limits = TemplateLimits()
        limits.outputSizeBytes = 1000
        let doubling = "{% set a 'xxxxxxxxxx' %}" + String(repeating: "{% set a %}{{ a }}{{ a }}{% endset %}", count: 20) + "{{ a }}"
        #expect(failure(doubling, limits: limits)?.diagnostics.first?.code == "output-size")
    }

    @Test("all loops together are bounded, and ranges are")
    func loopCount() {
        var limits = TemplateLimits()
        limits.loopCount = 100
        limits.rangeCount = 100
        let nested = "{% for i in 1...50 %}{% for j in 1...50 %}{% endfor %}{% endfor %}"
        #expect(failure(nested, limits: limits)?.diagnostics.first?.code == "loop-count")
        #expect(failure("{{ 1...1000 }}", limits: limits)?.diagnostics.first?.code == "loop-count")
        #expect(failure("{{ -9223372036854775807...9223372036854775807 }}")?.diagnostics.first?.code == "loop-count")
    }

    @Test("a filter cannot make a text without bounds")
    func filterSize() {
        let replacing =
            "{% set a '1234567890' %}" + String(repeating: "{% set a a|replace:'1','1111111111' %}", count: 12) + "{{ a.count }}"
        #expect(failure(replacing)?.diagnostics.first?.code == "output-size")
        #expect(failure("{{ name|indent:99999999999 }}")?.diagnostics.first?.code == "filter-argument")
    }

    @Test("tags, brackets and subscripts that stand in each other without end are refused")
    func depth() {
        let tags = String(repeating: "{% if yes %}", count: 5000) + String(repeating: "{% endif %}", count: 5000)
        #expect(failure(tags)?.diagnostics.first?.code == "template-depth")
        let brackets = "{% if \(String(repeating: "( ", count: 5000)) yes \(String(repeating: ") ", count: 5000)) %}{% endif %}"
        #expect(failure(brackets)?.diagnostics.first?.code == "expression-syntax")
        let word = "{% if \(String(repeating: "(", count: 200_000))yes\(String(repeating: ")", count: 200_000)) %}{% endif %}"
        #expect(failure(word)?.diagnostics.first?.code == "expression-syntax")
        let subscripts = "{{ a\(String(repeating: "[a", count: 5000))\(String(repeating: "]", count: 5000)) }}"
        #expect(failure(subscripts)?.diagnostics.first?.code == "variable-syntax")
        #expect(
            failure("{% if \(String(repeating: "not ", count: 5000)) yes %}{% endif %}")?.diagnostics.first?.code == "expression-syntax")
    }

    @Test("the deepest templates that are allowed fit on a stack of 512 KB, the smallest there is")
    func stack() async {
        let call =
            "{% macro m n %}{% for i in list %}{% if yes %}{% filter uppercase %}"
            + "{% call m n %}{% endfilter %}{% endif %}{% endfor %}{% endmacro %}"
        let block = "{% macro m %}{% set a %}{% map list into x %}{% call m %}{% endmap %}{% endset %}{% endmacro %}{% call m %}"
        let nested = "{% set f 'filter:f' %}{{ name|filter:f }}"
        let tags = String(repeating: "{% for i in 1...1 %}", count: 149) + "{{ name" + String(repeating: "[name", count: 32)
        let brackets = "{% if \(String(repeating: "( not ", count: 99)) yes \(String(repeating: ") ", count: 99)) %}{% endif %}"
        for template in [call + "{% call m 1 %}", block, nested, "{% include 'again' %}", tags, tags + "]", brackets] {
            await withCheckedContinuation { continuation in
                let thread = Thread {
                    _ = self.failure(template)
                    continuation.resume()
                }
                thread.stackSize = 512 * 1024
                thread.start()
            }
        }
    }

    @Test("a template that is too large is refused")
    func templateSize() {
        var limits = TemplateLimits()
        limits.templateSizeBytes = 10
        #expect(failure("12345678901", limits: limits) != nil)
    }
}
