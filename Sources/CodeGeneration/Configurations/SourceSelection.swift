package import Configuration

/// Which Swift files templates see.
package struct SourceSelection: Sendable, Hashable {
    /// Files, folders and patterns, relative to the folder of the configuration.
    package var paths: [Located<String>] = []
    /// Files, folders and patterns that are left out.
    package var excluded: [Located<String>] = []
    /// Targets whose sources are read as well.
    package var targets: [TargetSelection] = []
    /// Extensions of files and ends of the keys of regions that are read although they are generated.
    package var forcedNames: [String] = []
    /// The module of the files that ``paths`` names; `nil` when it is not known.
    package var module: String?
    /// The names that are true in `#if`; `nil` keeps the declarations of all branches.
    package var conditions: [String]?
    /// A file with annotations for types of other modules, relative to the folder of the configuration.
    package var annotations: Located<String>?

    /// Makes a selection of nothing.
    package init() {}

    /// A target of a project.
    package struct TargetSelection: Sendable, Hashable {
        /// The project, relative to the folder of the configuration: anything that `trellis-project` reads.
        package var project: Located<String>
        /// The name of the target.
        package var name: Located<String>
        /// The module that templates see; the name of the target when it is `nil`.
        package var module: String?

        /// Names a target.
        package init(project: Located<String>, name: Located<String>, module: String? = nil) {
            self.project = project
            self.name = name
            self.module = module
        }
    }
}
