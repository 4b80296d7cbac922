/// An option with a value, such as `--target App`.
package struct ValueOption: Sendable, Hashable {
    /// The name without dashes.
    package let name: String
    /// The single letter, if it has one.
    package let letter: Character?
    /// What the value is called in the help.
    package let valueName: String
    /// What it does, for the help.
    package let help: String
    /// The only values that are allowed; any text when empty.
    package let choices: [String]
    /// What holds when it is left out, as the help says it; the program itself must act by it.
    package let defaultText: String?
    /// Whether it may stand several times.
    package let isRepeatable: Bool
    /// What a shell offers for the value when there are no choices.
    package let completion: ValueCompletion

    /// Declares an option.
    package init(
        _ name: String,
        letter: Character? = nil,
        value valueName: String,
        help: String,
        choices: [String] = [],
        defaultText: String? = nil,
        isRepeatable: Bool = false,
        completion: ValueCompletion = .nothing
    ) {
        self.name = name
        self.letter = letter
        self.valueName = valueName
        self.help = help
        self.choices = choices
        self.defaultText = defaultText
        self.isRepeatable = isRepeatable
        self.completion = completion
    }

    /// How it is typed, such as `-t, --target NAME`.
    var spelling: String {
        (letter.map { "-\($0), --\(name)" } ?? "--\(name)") + " " + valueName
    }

    /// The help with the choices, the default and whether it may be repeated.
    var fullHelp: String {
        var parts = [help]
        if !choices.isEmpty { parts.append("one of: " + choices.joined(separator: ", ")) }
        if let defaultText { parts.append("default: " + defaultText) }
        if isRepeatable { parts.append("may be repeated") }
        return parts.joined(separator: "; ")
    }
}
