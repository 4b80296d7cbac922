package import SystemSupport

/// What a check of resources is asked for.
package struct ResourceCheckRequest: Sendable {
    /// The project, or a folder without one, as it is written on the command line.
    package var path: String
    /// The targets; all of them when there is none.
    package var targets: [String]
    /// The codes of the rules that are wanted; all of them when there is none.
    package var rules: [String]
    /// The folder that relative paths are taken from and shown below, absolute: the current folder.
    package var workingDirectory: String
    /// The variables that specs and manifests of projects may ask for.
    package var environment: [String: String]
    /// Where the files are.
    package var fileSystem: any FileSystem

    /// Asks for everything about a project.
    package init(
        path: String, targets: [String] = [], rules: [String] = [], workingDirectory: String, environment: [String: String] = [:],
        fileSystem: any FileSystem = DiskFileSystem()
    ) {
        self.path = path
        self.targets = targets
        self.rules = rules
        self.workingDirectory = workingDirectory
        self.environment = environment
        self.fileSystem = fileSystem
    }

    /// A path as messages name it: relative, when it is below the working directory.
    func shown(_ path: String) -> String {
        PathText.isBelow(path, workingDirectory) ? PathText.relative(path, to: workingDirectory) : path
    }

    /// A path of the command line, absolute.
    func absolute(_ path: String) -> String {
        PathText.normalized(PathText.join(workingDirectory, path))
    }
}
