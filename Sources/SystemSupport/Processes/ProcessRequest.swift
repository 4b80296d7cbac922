/// A program to run, and with what.
package struct ProcessRequest: Sendable, Hashable {
    /// The program, an absolute path; see ``ExecutableSearch``.
    package var executable: String
    /// The arguments behind the name of the program.
    package var arguments: [String]
    /// Variables to set on top of our own environment.
    package var environment: [String: String]
    /// Variables of our own environment that the program does not get.
    package var withheldVariables: Set<String> = []
    /// The folder to run in; `nil` for our own.
    package var directory: String?
    /// What the program reads; `nil` for nothing.
    package var standardInput: [UInt8]?
    /// How much it may write to standard output or standard error before it is ended and reported.
    package var outputLimitBytes: Int

    /// How long it may run before it is ended and reported; as long as it likes when `nil`.
    package var timeLimitSeconds: Int?

    /// Describes a run.
    package init(
        executable: String,
        arguments: [String] = [],
        environment: [String: String] = [:],
        directory: String? = nil,
        standardInput: [UInt8]? = nil,
        outputLimitBytes: Int = 1 << 30
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.directory = directory
        self.standardInput = standardInput
        self.outputLimitBytes = outputLimitBytes
    }
}
