import SystemSupport

/// A repository of git on disk for the time of a test.
///
///     try ScratchRepository.with { repository in
///         try repository.files.write("a", to: "a.txt")
///         try repository.commit("first")
///     }
package struct ScratchRepository: Sendable {
    /// The files of the work tree.
    package let files: ScratchFolder
    private let git: String

    /// Whether there is a git to make one with.
    package static var isPossible: Bool { findGit() != nil }

    /// Makes a repository without commits, gives it to a test and removes it, also when the test throws.
    package static func with<Result>(_ body: (ScratchRepository) throws -> Result) throws -> Result {
        try ScratchFolder.with { folder in
            let repository = ScratchRepository(files: folder, git: findGit() ?? "git")
            try repository.run(["init", "--quiet", "--initial-branch", "main"])
            return try body(repository)
        }
    }

    /// Commits all files as they are.
    package func commit(_ message: String) throws {
        try run(["add", "--all"])
        try run(["commit", "--quiet", "--allow-empty", "--message", message])
    }

    /// Runs git in the work tree, without the settings of the user and of the machine.
    package func run(_ arguments: [String]) throws {
        let environment = [
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
            "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z",
            "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com", "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
        ]
        var request = ProcessRequest(executable: git, arguments: ["-C", files.path] + arguments, environment: environment)
        request.withheldVariables = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR"]
        let result = try ProcessRunner.run(request)
        guard result.isSuccess else { throw Failure(text: String(decoding: result.standardError, as: UTF8.self)) }
    }

    /// What git had to say.
    package struct Failure: Error, CustomStringConvertible {
        let text: String

        package var description: String { text }
    }

    private static func findGit() -> String? {
        ExecutableSearch.find("git", path: ProcessEnvironment.variable("PATH") ?? "")
    }
}
