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

    /// How it is typed, such as `-j, --json`.
    var spelling: String {
        letter.map { "-\($0), --\(name)" } ?? "--\(name)"
    }
}
