/// What came of running a program.
package struct ProcessResult: Sendable, Hashable {
    /// How a program ends.
    package enum Termination: Sendable, Hashable {
        /// By itself, with a status from 0 to 255.
        case exited(Int32)
        /// By a signal.
        case signalled(Int32)
    }

    /// How it ended.
    package var termination: Termination
    /// What it wrote to standard output.
    package var standardOutput: [UInt8]
    /// What it wrote to standard error.
    package var standardError: [UInt8]

    /// Makes a result.
    package init(termination: Termination, standardOutput: [UInt8] = [], standardError: [UInt8] = []) {
        self.termination = termination
        self.standardOutput = standardOutput
        self.standardError = standardError
    }

    /// Whether it ended by itself with status 0.
    package var isSuccess: Bool { termination == .exited(0) }
}
