import SystemSupport

/// Where a linter runs.
package struct LintPlace: Sendable, Hashable {
    /// The folder that the linter is started in, absolute: the one that the user is in.
    package var workingDirectory: String
    /// The folder for what linters need on disk, absolute; it is outside of the project and goes away.
    package var temporaryFolder: String
    /// The program, absolute.
    package var executable: String

    /// Makes a place.
    package init(workingDirectory: String, temporaryFolder: String, executable: String) {
        self.workingDirectory = workingDirectory
        self.temporaryFolder = temporaryFolder
        self.executable = executable
    }

    /// A path of a job, absolute and normal.
    func absolute(_ path: String) -> String {
        PathText.normalized(PathText.join(workingDirectory, path))
    }
}
