/// An option that is there or not, such as `--json`.
package struct Flag: Sendable, Hashable {
    /// The name without dashes.
    package let name: String
    /// The single letter, if it has one.
    package let letter: Character?
    /// What it does, for the help.
    package let help: String

    /// Declares a flag.
    package init(_ name: String, letter: Character? = nil, help: String) {
        self.name = name
        self.letter = letter
        self.help = help
    }
}

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
    /// Whether it may stand several times.
    package let isRepeatable: Bool
    /// What a shell offers for the value.
    package let completion: Completion

    /// What a shell offers for a value.
    package enum Completion: Sendable, Hashable {
        case nothing
        case files
        case folders
    }

    /// Declares an option.
    package init(
        _ name: String,
        letter: Character? = nil,
        value valueName: String,
        help: String,
        choices: [String] = [],
        isRepeatable: Bool = false,
        completion: Completion = .nothing
    ) {
        self.name = name
        self.letter = letter
        self.valueName = valueName
        self.help = help
        self.choices = choices
        self.isRepeatable = isRepeatable
        self.completion = completion
    }
}

/// An argument that is known by its place.
package struct Positional: Sendable, Hashable {
    /// The name, in capitals.
    package let name: String
    /// What it is, for the help.
    package let help: String
    /// How many there may be.
    package let count: Count

    /// How often a positional argument may stand.
    package enum Count: Sendable, Hashable {
        case one
        case optional
        case any
        case oneOrMore
    }

    /// Declares a positional argument.
    package init(_ name: String, _ count: Count = .one, help: String) {
        self.name = name
        self.count = count
        self.help = help
    }

    /// The name as the usage line has it.
    var usage: String {
        switch count {
        case .one: name
        case .optional: "[\(name)]"
        case .any: "[\(name)...]"
        case .oneOrMore: "\(name)..."
        }
    }
}
