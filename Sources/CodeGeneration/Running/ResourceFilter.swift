import Configuration
import Diagnostics
import TemplateEngine

/// A regular expression that says which files of an input a parser reads.
struct ResourceFilter: Sendable {
    private let template: Template
    private let pattern: Located<String>

    /// Reads an expression, which may match anywhere in a path.
    ///
    /// It is that of the template language, whose filter `replace` leaves a path alone that it does not match.
    init(_ pattern: Located<String>) throws(DiagnosticError) {
        self.pattern = pattern
        let text = "{{ path|replace:pattern,\"\(Self.mark)\",\"regex\" }}"
        template = try TemplateEnvironment(whitespace: .plain).compile(TemplateSource(path: pattern.location.path, text: text))
        // The filter leaves everything alone when it cannot read a pattern, so that it is asked for what it surely would replace.
        let probe = try template.render(["path": .string(Self.sign), "pattern": .string("(?:\(pattern.value))|\(Self.sign)")])
        guard probe != Self.sign else {
            let message = "the filter '\(pattern.value)' is no regular expression that can be read; correct it"
            throw DiagnosticError("invalid-filter", message, at: pattern.location)
        }
    }

    /// Signs that no path has: what is put in, and what a probe looks for.
    private static let (mark, sign) = ("\u{1}", "\u{2}")

    /// Whether the expression describes a part of a path.
    func matches(_ path: String) throws(DiagnosticError) -> Bool {
        do throws(DiagnosticError) {
            return try template.render(["path": .string(path), "pattern": .string(pattern.value)]) != path
        } catch {
            let reason = error.diagnostics.first?.message ?? ""
            throw DiagnosticError("invalid-filter", "the filter '\(pattern.value)' cannot be used: \(reason)", at: pattern.location)
        }
    }
}
