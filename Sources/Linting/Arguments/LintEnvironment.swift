package import SystemSupport

/// What linting needs to know of the machine.
package struct LintEnvironment: Sendable {
    /// The folder that the user is in, absolute.
    package var workingDirectory: String
    /// The files.
    package var fileSystem: any FileSystem
    /// Where linters are looked for.
    package var search: LinterSearch

    /// Describes a machine.
    package init(workingDirectory: String, fileSystem: any FileSystem, search: LinterSearch) {
        self.workingDirectory = workingDirectory
        self.fileSystem = fileSystem
        self.search = search
    }

    /// The machine that this process runs on.
    package static var current: LintEnvironment {
        LintEnvironment(
            workingDirectory: ProcessEnvironment.currentDirectory,
            fileSystem: DiskFileSystem(),
            search: LinterSearch(path: ProcessEnvironment.variable("PATH") ?? "")
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
