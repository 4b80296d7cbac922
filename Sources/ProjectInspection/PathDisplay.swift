package import ProjectModel
import SystemSupport

/// How the paths of files are shown.
package struct PathDisplay: Sendable {
    /// The folder that paths are shown relative to; `nil` for absolute paths.
    package let base: String?

    /// The path as it is shown; `$(VARIABLE)/…` for what only a build or an SDK has.
    package func text(for path: ResolvedPath) -> String {
        guard let base, case .absolute(let absolute) = path else { return path.description }
        return PathText.relative(absolute, to: base)
    }
}
