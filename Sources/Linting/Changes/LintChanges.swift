import Configuration
import Diagnostics
import SystemSupport

/// What was changed, as far as it matters to linting: files, and the configurations that files are linted with.
struct LintChanges {
    /// The changed paths, absolute.
    private let paths: Set<PathKey>
    /// Whether the `trellis.yml` was changed, which says how everything is linted.
    let isEverything: Bool

    /// Asks git what was changed; `nil` when everything is linted anyway.
    ///
    /// - Throws: ``DiagnosticError`` when there is no git, no repository, or no such revision.
    init?(
        _ selection: LintArguments.Selection,
        _ setup: LintSetup,
        in environment: LintEnvironment,
        diagnostics: inout [Diagnostic]
    ) throws {
        let repository: GitRepository
        let changed: [String]
        switch selection {
        case .all: return nil
        case .changedSince(let revision):
            repository = try GitRepository(containing: environment.workingDirectory)
            let commit = try repository.mergeBase(
                of: repository.commit(named: revision), and: repository.commit(named: "HEAD"))
            changed = try repository.changedPaths(since: commit)
        case .staged:
            repository = try GitRepository(containing: environment.workingDirectory)
            changed = try repository.stagedPaths()
            let unstaged = Set(try repository.unstagedPaths().map(PathKey.init))
            for path in changed where path.hasSuffix(".swift") && unstaged.contains(PathKey(path)) {
                diagnostics.append(Self.partlyStaged(environment.shown(PathText.join(repository.root, path))))
            }
        }
        let absolute = changed.map { PathText.normalized(PathText.join(repository.root, $0)) }
        let paths = Set(absolute.map(PathKey.init))
        self.paths = paths
        isEverything = setup.file.map { paths.contains(PathKey(environment.absolute($0.path))) } ?? false
        workingDirectory = environment.workingDirectory
    }

    private let workingDirectory: String

    /// Takes from a plan the files that were not changed, and returns the numbers of the configurations of the others.
    func narrow(_ plan: inout LintPlan, _ numbers: [[Int]], _ configurations: [EffectiveConfiguration]) -> [[Int]] {
        guard !isEverything else { return numbers }
        let isChanged = configurations.map { $0.files.contains { paths.contains(PathKey($0)) } }
        var result: [[Int]] = []
        for (index, group) in plan.groups.enumerated() {
            var kept: [LintFile] = []
            var own: [Int] = []
            for (file, number) in zip(group.files, numbers[index]) {
                if isChanged[number] || contains(file.path) {
                    kept.append(file)
                    own.append(number)
                } else {
                    for use in file.uses { plan.targets[use.target].fileCount -= 1 }
                }
            }
            plan.groups[index].files = kept
            result.append(own)
        }
        for index in plan.targets.indices where plan.targets[index].reason == nil && plan.targets[index].fileCount == 0 {
            plan.targets[index].reason = .unchanged
            plan.targets[index].linter = nil
            plan.targets[index].configuration = nil
        }
        return result
    }

    /// Whether a path was changed; a relative one is taken from the working directory.
    func contains(_ path: String) -> Bool {
        paths.contains(PathKey(PathText.normalized(PathText.join(workingDirectory, path))))
    }

    private static func partlyStaged(_ path: String) -> Diagnostic {
        Diagnostic(
            .warning, "partly-staged", "the file has changes that are not staged; it is linted as it stands in the working tree",
            at: SourceLocation(path: path))
    }
}
