/// How the parts of a bundle came to be.
package struct BundleCounts: Sendable, Hashable {
    /// Steps whose inputs and outputs were as the last run left them.
    package var unchanged = 0
    /// Steps whose result was known on this machine.
    package var fromThisMachine = 0
    /// Steps whose result came from the cache of the team.
    package var fromTeam = 0
    /// Steps that were done.
    package var compiled = 0
    /// Resources that were copied as they are.
    package var copied = 0

    /// Makes counts.
    package init(unchanged: Int = 0, fromThisMachine: Int = 0, fromTeam: Int = 0, compiled: Int = 0, copied: Int = 0) {
        self.unchanged = unchanged
        self.fromThisMachine = fromThisMachine
        self.fromTeam = fromTeam
        self.compiled = compiled
        self.copied = copied
    }
}
