package import Diagnostics

/// What a command answers: text for the two streams, and an exit code. Commands make values; only the program prints.
package struct Response: Sendable, Equatable {
    /// The result, for standard output.
    package var output: String
    /// What else there is to tell, for standard error, in this order.
    package var diagnostics: [Diagnostic]
    /// Text for standard error that is no diagnostic, such as a usage line.
    package var errorText: String
    /// How it went.
    package var status: ExitStatus

    /// Makes an answer.
    package init(output: String = "", diagnostics: [Diagnostic] = [], errorText: String = "", status: ExitStatus = .success) {
        self.output = output
        self.diagnostics = diagnostics
        self.errorText = errorText
        self.status = status
    }
}
