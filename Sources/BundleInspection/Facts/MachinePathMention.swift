/// A path of the machine that built a file, found in it.
package struct MachinePathMention: Sendable, Hashable {
    /// The path, cut when it is long.
    package var path: String
    /// The line in a text, counted from 1; `nil` in a binary.
    package var line: Int?
    /// Where in a binary it stands, such as `the stab of a source file`; empty when nothing is known.
    package var place: String

    /// Makes a mention.
    package init(_ path: String, line: Int? = nil, place: String = "") {
        self.path = path
        self.line = line
        self.place = place
    }
}
