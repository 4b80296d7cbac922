/// A path of the machine that built a file, found in it.
package struct MachinePathMention: Sendable, Hashable {
    /// The path, cut when it is long.
    package var path: String
    /// The line in a text, counted from 1; `nil` in a binary.
    package var line: Int?

    /// Makes a mention.
    package init(_ path: String, line: Int? = nil) {
        self.path = path
        self.line = line
    }
}
