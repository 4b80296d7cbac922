import Diagnostics
import TemplateEngine
import Testing

/// A template with what it prints, or with the message that it fails with.
struct TemplateCase: Sendable, CustomTestStringConvertible {
    var template: String
    var output: String?
    var error: String?
    var mode = WhitespaceMode.plain

    init(_ template: String, _ output: String, _ mode: WhitespaceMode = .plain) {
        self.template = template
        self.output = output
        self.mode = mode
    }

    private init(_ template: String, error: String, _ mode: WhitespaceMode) {
        self.template = template
        self.error = error
        self.mode = mode
    }

    static func fails(_ template: String, _ error: String, _ mode: WhitespaceMode = .plain) -> TemplateCase {
        TemplateCase(template, error: error, mode)
    }

    var testDescription: String { template }

    func check() {
        do {
            let source = TemplateSource(path: "t.stencil", text: template)
            let environment = TemplateEnvironment(whitespace: mode, loader: CaseContext.templates)
            let printed = try environment.compile(source).render(CaseContext.values)
            #expect(printed == output, "\(template)")
        } catch {
            let diagnostic = error.diagnostics[0]
            #expect(diagnostic.message == self.error, "\(template)")
            #expect(diagnostic.location?.line != nil && diagnostic.location?.column != nil)
        }
    }
}
