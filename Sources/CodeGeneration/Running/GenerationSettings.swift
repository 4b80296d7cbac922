package import ArtifactCache
package import SystemSupport

/// How a run does its work, beside what it generates.
package struct GenerationSettings: Sendable {
    /// The version of the tool, which the header of outputs names.
    package var version: String
    /// What else tells this tool from another of its version, such as a build of a developer; results of one are not taken for those
    /// of the other.
    package var toolIdentity = ""
    /// Where files are read from.
    package var fileSystem: any FileSystem = DiskFileSystem()
    /// The variables of the environment.
    package var environment: [String: String] = [:]
    /// Where results are kept; `nil` renders everything anew.
    package var cache: ArtifactCache?
    /// The parsers of resources.
    package var parsers: [any ResourceParser] = StandardParsers.all
    /// Whether generated files go that nothing is rendered for any more, in all entries.
    package var isPruning = false
    /// Whether outputs are written even when nothing is rendered for them, as build systems want that declare them.
    package var keepsEmpty = false
    /// The one file that the outputs of all entries are joined into, absolute, in place of their own; sources are not changed then.
    package var joinedOutput: String?
    /// Whether annotations are reported that no template reads.
    package var isStrict = false
    /// The names that are true in `#if`, in all entries that do not say it themselves; `nil` keeps all branches.
    package var conditions: [String]?

    /// Makes settings without a cache.
    package init(version: String) {
        self.version = version
    }
}
