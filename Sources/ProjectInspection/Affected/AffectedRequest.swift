import Diagnostics
import SystemSupport

/// Which change a question about affected targets is about.
package struct AffectedRequest: Sendable {
    /// The project as it is now.
    package var project: ProjectRequest
    /// The revision that it is compared with.
    package var revision: String
    /// Whether the revision itself is meant, and not where the history of `HEAD` left its own.
    package var isExact = false
    /// The changed paths, absolute; what git says when it is `nil`.
    package var changedPaths: [String]?

    /// Makes a question.
    package init(_ project: ProjectRequest, since revision: String) {
        self.project = project
        self.revision = revision
    }

    /// The revision before the change, and the paths that differ from it.
    func resolve() throws(DiagnosticError) -> (past: ProjectRequest, changedPaths: [String]) {
        let repository = try GitRepository(containing: project.existingFolder)
        var commit = try repository.commit(named: revision)
        if !isExact { commit = try repository.mergeBase(of: commit, and: try repository.commit(named: "HEAD")) }
        var past = project
        past.fileSystem = try GitFileSystem(repository, at: commit)
        if let changedPaths { return (past, changedPaths) }
        return (past, try repository.changedPaths(since: commit).map { PathText.normalized(PathText.join(repository.root, $0)) })
    }
}
