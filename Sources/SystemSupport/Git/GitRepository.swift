public import Diagnostics

/// A repository of git on this machine, as far as questions about its revisions need it.
///
/// Git itself is run; nothing is checked out and nothing in the repository is changed.
public struct GitRepository: Sendable, Hashable {
    /// The folder at the top of the work tree, absolute, spelled as the folder that it was found from.
    public let root: String
    /// The program.
    private let git: String

    /// Finds the repository that a folder is in.
    ///
    /// - Parameter folder: an absolute path.
    /// - Throws: ``DiagnosticError`` when there is no git, or the folder is in no work tree.
    public init(containing folder: String) throws(DiagnosticError) {
        guard let git = ExecutableSearch.find("git", path: ProcessEnvironment.variable("PATH") ?? "") else {
            throw DiagnosticError("no-git", "there is no 'git' on PATH, which questions about revisions need; install it")
        }
        let result = try Self.run(git, ["-C", folder, "rev-parse", "--show-cdup", "--show-toplevel"])
        guard result.isSuccess else {
            // Git has other reasons too, such as a folder of somebody else's.
            let reason = Self.line(result.standardError)
            let notes = reason.hasPrefix("fatal: not a git repository") ? [] : [Diagnostic.Note("git says: \(reason)")]
            throw DiagnosticError("no-repository", "'\(folder)' is in no work tree of git", at: SourceLocation(path: folder), notes: notes)
        }
        // The way up and not the top itself, which git tells with its symbolic links resolved.
        let lines = result.standardOutput.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let (way, top) = (Self.line(result.standardOutput), lines.count > 1 ? String(decoding: lines[1], as: UTF8.self) : "")
        root = PathText.normalized(PathText.join(folder, way))
        guard RealPath.resolve(root) == RealPath.resolve(top) else {
            throw DiagnosticError(
                "linked-folder",
                "'\(folder)' leads into the work tree '\(top)' through a symbolic link; name the project by its place in there",
                at: SourceLocation(path: folder)
            )
        }
        self.git = git
    }

    /// The commit that a name of a revision means: `HEAD~1`, `v2.0`, `origin/main`.
    ///
    /// - Throws: ``DiagnosticError`` when there is no such commit.
    public func commit(named revision: String) throws(DiagnosticError) -> GitCommit {
        let result = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
        guard result.isSuccess else {
            throw DiagnosticError(
                "unknown-revision",
                "git knows no revision '\(revision)' here; in a shallow clone fetch more of its history first"
            )
        }
        return GitCommit(hash: Self.line(result.standardOutput))
    }

    /// The last commit that two others have both grown from.
    ///
    /// - Throws: ``DiagnosticError`` when they share no history that this clone has.
    public func mergeBase(of first: GitCommit, and second: GitCommit) throws(DiagnosticError) -> GitCommit {
        let result = try run(["merge-base", first.hash, second.hash])
        guard result.isSuccess else {
            throw DiagnosticError(
                "no-common-history",
                "'\(first.hash)' and '\(second.hash)' share no history here; in a shallow clone fetch more of it first"
            )
        }
        return GitCommit(hash: Self.line(result.standardOutput))
    }

    /// The paths of all files of a commit, relative to ``root``. Symbolic links count as files, submodules as folders.
    public func listing(of commit: GitCommit) throws(DiagnosticError) -> FileListing {
        let result = try runOrThrow(["ls-tree", "-r", "-z", "--full-tree", commit.hash])
        var paths: [UInt8] = []
        paths.reserveCapacity(result.count)
        for record in result.split(separator: 0) {
            guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            paths += record[(tab + 1)...]
            if record.starts(with: Self.submoduleMode) { paths.append(UInt8(ascii: "/")) }
            paths.append(0)
        }
        return try FileListing(paths, name: "git ls-tree \(commit.hash)")
    }

    /// The content of a file of a commit.
    ///
    /// - Parameter path: the path relative to ``root``.
    /// - Throws: ``DiagnosticError`` when the commit has no such file.
    public func content(of path: String, in commit: GitCommit) throws(DiagnosticError) -> [UInt8] {
        let result = try run(["cat-file", "blob", "\(commit.hash):\(path)"])
        guard result.isSuccess else {
            throw DiagnosticError(
                "read-failed",
                "the revision '\(commit.hash)' has no file '\(path)'",
                at: SourceLocation(path: path)
            )
        }
        return result.standardOutput
    }

    /// The paths that differ between a commit and the work tree, relative to ``root`` and sorted: changed, added and
    /// removed ones, committed or not, and files that git does not know yet and does not ignore.
    public func changedPaths(since commit: GitCommit) throws(DiagnosticError) -> [String] {
        let changed = try runOrThrow(["diff", "--name-only", "--no-renames", "--ignore-submodules=none", "-z", commit.hash, "--"])
        let unknown = try runOrThrow(["ls-files", "--others", "--exclude-standard", "-z"])
        let paths = (changed.split(separator: 0) + unknown.split(separator: 0)).map { String(decoding: $0, as: UTF8.self) }
        return Set(paths).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The paths that the next commit changes, relative to ``root`` and sorted, those that it removes left out.
    package func stagedPaths() throws(DiagnosticError) -> [String] {
        try paths(["diff", "--cached", "--name-only", "--no-renames", "--diff-filter=d", "-z", "--"])
    }

    /// The paths whose content in the work tree differs from what the next commit would have, relative to ``root`` and sorted.
    package func unstagedPaths() throws(DiagnosticError) -> [String] {
        try paths(["diff", "--name-only", "--no-renames", "-z", "--"])
    }

    /// The paths of the files of the work tree, tracked or not but not ignored, relative to ``root`` and sorted.
    package func presentPaths() throws(DiagnosticError) -> [String] {
        try paths(["ls-files", "--cached", "--others", "--exclude-standard", "-z"])
    }

    private func paths(_ arguments: [String]) throws(DiagnosticError) -> [String] {
        let paths = Set(try runOrThrow(arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
        return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private func run(_ arguments: [String]) throws(DiagnosticError) -> ProcessResult {
        // Paths are told as they are, whatever the user has set, and no lock is taken for a mere look.
        let settings = ["--no-optional-locks", "-c", "core.quotePath=false", "-c", "diff.relative=false"]
        return try Self.run(git, ["-C", root] + settings + arguments)
    }

    /// Runs git without what it tells its hooks, which would lead it to the repository of the hook, by relative paths.
    private static func run(_ git: String, _ arguments: [String]) throws(DiagnosticError) -> ProcessResult {
        var request = ProcessRequest(executable: git, arguments: arguments)
        request.withheldVariables = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR"]
        return try ProcessRunner.run(request)
    }

    private func runOrThrow(_ arguments: [String]) throws(DiagnosticError) -> [UInt8] {
        let result = try run(arguments)
        guard result.isSuccess else {
            let reason = Self.line(result.standardError)
            throw DiagnosticError("git-failed", "'git \(arguments.first ?? "")' failed: \(reason)", at: SourceLocation(path: root))
        }
        return result.standardOutput
    }

    /// How git marks a submodule in a tree.
    private static let submoduleMode = "160000".utf8

    /// The first line of what git wrote.
    private static func line(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}

/// A commit of a repository.
public struct GitCommit: Sendable, Hashable {
    /// The hash in full, in hexadecimal digits.
    public let hash: String
}
