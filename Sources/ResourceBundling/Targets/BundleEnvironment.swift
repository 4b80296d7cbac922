package import ArtifactCache
import SystemSupport

/// The machine that a bundle is made on.
package struct BundleEnvironment: Sendable {
    /// What relative paths are relative to, absolute.
    package var workingDirectory: String
    /// What has been made before; `nil` for nothing.
    package var cache: SharedCache?
    /// The tools of Apple.
    package var appleTools: AppleToolRunner
    /// The folders in which programs are looked for, as `PATH` names them.
    package var searchPath: String

    /// Describes a machine.
    package init(workingDirectory: String, cache: SharedCache?, appleTools: AppleToolRunner = .standard, searchPath: String = "") {
        self.workingDirectory = workingDirectory
        self.cache = cache
        self.appleTools = appleTools
        self.searchPath = searchPath
    }

    /// An absolute path.
    package func absolute(_ path: String) -> String { PathText.normalized(PathText.join(workingDirectory, path)) }

    /// A path as messages show it.
    package func shown(_ path: String) -> String {
        PathText.isBelow(path, workingDirectory) ? PathText.relative(path, to: workingDirectory) : path
    }
}
