/// An option whose value is one of the cases of a type, such as `--format json`.
///
/// A command lists its ``option`` and reads the case from the arguments:
///
///     enum Format: String, CaseIterable { case text, json }
///     static let format = ChoiceOption<Format>("format", value: "FORMAT", help: "how to print", standard: .text)
///
///     CommandDeclaration("show", abstract: "…", options: [format.option])
///     let chosen: Format = arguments[choice: format]
package struct ChoiceOption<Choice>: Sendable
where Choice: RawRepresentable & CaseIterable & Sendable, Choice.RawValue == String {
    /// The option as a command declares it.
    package let option: ValueOption
    /// The case that holds when the option is left out.
    package let standard: Choice

    /// Declares an option with one choice for each case, in the order of the cases.
    package init(_ name: String, letter: Character? = nil, value valueName: String, help: String, standard: Choice) {
        self.standard = standard
        option = ValueOption(
            name,
            letter: letter,
            value: valueName,
            help: help,
            choices: Choice.allCases.map(\.rawValue),
            defaultText: standard.rawValue
        )
    }
}
