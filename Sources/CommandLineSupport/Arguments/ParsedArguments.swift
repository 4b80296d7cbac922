/// What a command line says, by the declarations of its arguments.
///
///     let isJSON = arguments[flag: Options.json]
///     let target = arguments[option: Options.target]
package struct ParsedArguments: Sendable, Equatable {
    /// The names of the commands that were chosen, without the program's own.
    package internal(set) var commands: [String] = []
    /// The texts behind `--`, when the command declares a ``Remainder``.
    package internal(set) var remainder: [String] = []
    var flagNames: Set<String> = []
    var values: [String: [String]] = [:]
    var positionals: [String: [String]] = [:]

    /// Whether a flag was given.
    package subscript(flag flag: Flag) -> Bool { flagNames.contains(flag.name) }

    /// The value of an option; the last one when it was given several times.
    package subscript(option option: ValueOption) -> String? { values[option.name]?.last }

    /// The case that an option names, or its standard one.
    package subscript<Choice>(choice choice: ChoiceOption<Choice>) -> Choice {
        self[option: choice.option].flatMap(Choice.init(rawValue:)) ?? choice.standard
    }

    /// All values of a repeatable option in their order.
    package func all(_ option: ValueOption) -> [String] { values[option.name] ?? [] }

    /// The texts of a positional argument in their order.
    package func all(_ positional: Positional) -> [String] { positionals[positional.name] ?? [] }

    /// The text of a positional argument that stands once at most.
    package subscript(_ positional: Positional) -> String? { positionals[positional.name]?.first }
}
