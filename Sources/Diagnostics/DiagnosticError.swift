/// Thrown when work cannot go on; carries what to tell the user.
public struct DiagnosticError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The problems, never empty; the first is the reason to stop.
    public var diagnostics: [Diagnostic]

    /// Makes an error of one problem.
    public init(_ diagnostic: Diagnostic) {
        diagnostics = [diagnostic]
    }

    /// Makes an error of one problem with severity ``Severity/error``.
    public init(_ code: String, _ message: String, at location: SourceLocation? = nil, notes: [Diagnostic.Note] = []) {
        self.init(Diagnostic(.error, code, message, at: location, notes: notes))
    }

    /// Makes an error of several problems.
    ///
    /// - Precondition: `diagnostics` is not empty.
    public init(_ diagnostics: [Diagnostic]) {
        precondition(!diagnostics.isEmpty, "an error needs a reason")
        self.diagnostics = diagnostics
    }

    public var description: String {
        diagnostics.map(\.description).joined(separator: "\n")
    }
}
