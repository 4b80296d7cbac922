import Diagnostics

/// What a command is called, takes and does: the one source of its parser, its help, its manual page and its completions.
package struct CommandDeclaration: Sendable {
    /// The name as it is typed.
    package var name: String
    /// What it does, in one line.
    package var abstract: String
    /// More about it, in paragraphs.
    package var discussion: [String]
    /// The usage lines without the word `Usage:`, when the one that follows from the arguments does not say enough.
    package var usageLines: [String]
    /// The arguments that are known by their place.
    package var positionals: [Positional]
    /// What stands behind `--`; without it these texts are positional arguments too.
    package var remainder: Remainder?
    /// The options without value.
    package var flags: [Flag]
    /// The options with a value.
    package var options: [ValueOption]
    /// The commands below this one; a command with any takes no positional arguments.
    package var subcommands: [CommandDeclaration]
    /// Command lines to learn from.
    package var examples: [Example]
    /// What the exit codes mean, for the help; left out of the help when empty.
    package var exitCodes: [ExitCode]

    /// A command line and what it does.
    package struct Example: Sendable {
        /// The command line.
        package var commandLine: String
        /// What it does.
        package var explanation: String

        /// Makes an example.
        package init(_ commandLine: String, _ explanation: String) {
            self.commandLine = commandLine
            self.explanation = explanation
        }
    }

    /// An exit code and what it means for this command.
    package struct ExitCode: Sendable {
        /// The exit code.
        package var status: ExitStatus
        /// What it means.
        package var meaning: String

        /// Describes an exit code.
        package init(_ status: ExitStatus, _ meaning: String) {
            self.status = status
            self.meaning = meaning
        }

        /// What the exit codes of every program of the suite mean.
        package static let standard = [
            ExitCode(.success, "all is well"),
            ExitCode(.findings, "something was found, or is out of date"),
            ExitCode(.failure, "input or environment is wrong"),
            ExitCode(.usage, "the command line is wrong"),
        ]
    }

    /// Declares a command.
    package init(
        _ name: String,
        abstract: String,
        discussion: [String] = [],
        usageLines: [String] = [],
        positionals: [Positional] = [],
        remainder: Remainder? = nil,
        flags: [Flag] = [],
        options: [ValueOption] = [],
        subcommands: [CommandDeclaration] = [],
        examples: [Example] = [],
        exitCodes: [ExitCode] = []
    ) {
        self.name = name
        self.abstract = abstract
        self.discussion = discussion
        self.usageLines = usageLines
        self.positionals = positionals
        self.remainder = remainder
        self.flags = flags
        self.options = options
        self.subcommands = subcommands
        self.examples = examples
        self.exitCodes = exitCodes
    }
}

extension CommandDeclaration {
    /// The usage lines, such as `trellis-project files PROJECT [options]`.
    func usage(path: [String]) -> [String] {
        guard usageLines.isEmpty else { return usageLines }
        var words = path
        words += positionals.map(\.usage)
        if !subcommands.isEmpty { words.append("COMMAND") }
        words.append("[options]")
        if let remainder { words.append(remainder.usage) }
        return [words.joined(separator: " ")]
    }

    /// The command with the options of the one above it, which stay valid behind its name unless it has its own of that name.
    func inheriting(from outer: CommandDeclaration) -> CommandDeclaration {
        let names = Set(flags.map(\.name) + options.map(\.name))
        var result = self
        result.flags += outer.flags.filter { !names.contains($0.name) }
        result.options += outer.options.filter { !names.contains($0.name) }
        return result
    }

    /// The command of a name below this one, with the options of this one.
    func subcommand(_ name: String) throws(UsageError) -> CommandDeclaration {
        guard let subcommand = subcommands.first(where: { $0.name == name }) else {
            throw .unknownCommand(name, nearest: Spelling.nearest(to: name, among: subcommands.map(\.name)))
        }
        return subcommand.inheriting(from: self)
    }
}
