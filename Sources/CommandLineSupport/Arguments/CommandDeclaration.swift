/// What a command is called, takes and does: the one source of its parser, its help, its manual page and its completions.
package struct CommandDeclaration: Sendable {
    /// The name as it is typed.
    package var name: String
    /// What it does, in one line.
    package var abstract: String
    /// More about it, in paragraphs.
    package var discussion: [String]
    /// The arguments that are known by their place.
    package var positionals: [Positional]
    /// The options without value.
    package var flags: [Flag]
    /// The options with a value.
    package var options: [ValueOption]
    /// The commands below this one; a command with any takes no positional arguments.
    package var subcommands: [CommandDeclaration]
    /// Command lines to learn from.
    package var examples: [Example]

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

    /// Declares a command.
    package init(
        _ name: String,
        abstract: String,
        discussion: [String] = [],
        positionals: [Positional] = [],
        flags: [Flag] = [],
        options: [ValueOption] = [],
        subcommands: [CommandDeclaration] = [],
        examples: [Example] = []
    ) {
        self.name = name
        self.abstract = abstract
        self.discussion = discussion
        self.positionals = positionals
        self.flags = flags
        self.options = options
        self.subcommands = subcommands
        self.examples = examples
    }

    /// The usage line, such as `trellis-project files PROJECT [options]`.
    func usage(path: [String]) -> String {
        var words = path
        words += positionals.map(\.usage)
        if !subcommands.isEmpty { words.append("COMMAND") }
        words.append("[options]")
        return words.joined(separator: " ")
    }
}
