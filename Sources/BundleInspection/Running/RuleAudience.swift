/// Whose products a rule is asked about.
package struct RuleAudience: OptionSet, Sendable, Hashable {
    /// One bit for each audience.
    package let rawValue: Int

    /// Makes a set of audiences.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// What others are given to build with: `trellis-package verify`.
    package static let packaging = RuleAudience(rawValue: 1)
    /// What is uploaded to a store: `trellis-bundle check`.
    package static let store = RuleAudience(rawValue: 2)
    /// Both of them.
    package static let everyone: RuleAudience = [.packaging, .store]

    /// The commands that ask such rules, for people.
    var commands: [String] {
        (contains(.packaging) ? ["trellis-package verify"] : []) + (contains(.store) ? ["trellis-bundle check"] : [])
    }
}
