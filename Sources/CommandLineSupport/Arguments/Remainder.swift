/// What stands behind `--`, when a command hands it on to another program and does not take it as positional arguments.
package struct Remainder: Sendable, Hashable {
    /// The name of one of the arguments, in capitals.
    package let name: String
    /// What they are, for the help.
    package let help: String

    /// Declares the arguments behind `--`.
    package init(_ name: String, help: String) {
        self.name = name
        self.help = help
    }

    /// The name as the usage line has it.
    var usage: String { "[-- \(name)...]" }
}
