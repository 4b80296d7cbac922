/// An argument that is known by its place.
package struct Positional: Sendable, Hashable {
    /// The name, in capitals.
    package let name: String
    /// What it is, for the help.
    package let help: String
    /// How many there may be.
    package let count: Count
    /// What a shell offers for it.
    package let completion: ValueCompletion

    /// How often a positional argument may stand.
    package enum Count: Sendable, Hashable {
        case one
        case optional
        case any
        case oneOrMore

        /// Whether a command line without it is wrong.
        var isRequired: Bool { self == .one || self == .oneOrMore }

        /// Whether it may stand several times.
        var isRepeatable: Bool { self == .any || self == .oneOrMore }
    }

    /// Declares a positional argument.
    package init(_ name: String, _ count: Count = .one, help: String, completion: ValueCompletion = .files) {
        self.name = name
        self.count = count
        self.help = help
        self.completion = completion
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
