package import ArtifactCache
package import SystemSupport

/// What linting needs to know of the machine.
package struct LintEnvironment: Sendable {
    /// The folder that the user is in, absolute.
    package var workingDirectory: String
    /// The files.
    package var fileSystem: any FileSystem
    /// Where linters are looked for.
    package var search: LinterSearch
    /// The variables of the environment.
    package var variables: [String: String]
    /// Where results are kept; `nil` for nowhere.
    package var cache: ArtifactCache?
    /// The version of this program, for reports.
    package var version = ""
    /// Is told how far a run has come.
    package var progress: (@Sendable (LintProgress) -> Void)?

    /// Describes a machine.
    package init(
        workingDirectory: String,
        fileSystem: any FileSystem,
        search: LinterSearch,
        variables: [String: String] = [:],
        cache: ArtifactCache? = nil
    ) {
        self.workingDirectory = workingDirectory
        self.fileSystem = fileSystem
        self.search = search
        self.variables = variables
        self.cache = cache
    }

    /// The machine that this process runs on.
    package static var current: LintEnvironment {
        let variables = ProcessEnvironment.variables
        return LintEnvironment(
            workingDirectory: ProcessEnvironment.currentDirectory,
            fileSystem: DiskFileSystem(),
            search: LinterSearch(path: variables["PATH"] ?? ""),
            variables: variables,
            cache: ArtifactCache.standardFolder(environment: variables).map { ArtifactCache(folder: $0) }
        )
    }

    /// A path as it was typed, absolute and normal.
    func absolute(_ path: String) -> String {
        PathText.normalized(PathText.join(workingDirectory, path))
    }

    /// A path as it was typed, as it is shown and given to linters.
    func shown(_ path: String) -> String {
        ShownPath.text(for: absolute(path), from: workingDirectory)
    }
}
