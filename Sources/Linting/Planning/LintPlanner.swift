import Configuration
package import Diagnostics
package import SystemSupport

/// The second stage: from targets and rules to groups of files with one configuration each.
package struct LintPlanner: Sendable {
    private let scopes: [LintScope]
    private let workingDirectory: String
    private let fileSystem: any FileSystem
    /// The folder that patterns for paths are relative to, absolute.
    package var patternFolder: String
    /// Files that no rule applies to.
    package var exclusion = PathPatterns()

    /// Makes a planner.
    ///
    /// - Parameters:
    ///   - scopes: the rules in their order; the first that matches a target and a file decides.
    ///   - workingDirectory: the folder that relative paths are taken from, absolute.
    ///   - fileSystem: tells which files there are.
    package init(scopes: [LintScope], workingDirectory: String, fileSystem: any FileSystem) {
        self.scopes = scopes
        self.workingDirectory = workingDirectory
        self.fileSystem = fileSystem
        patternFolder = workingDirectory
    }

    /// Plans the groups for targets.
    ///
    /// - Throws: ``DiagnosticError`` when a configuration that is needed is not there, or a path cannot be told to a
    ///   linter because it has a line end.
    package func plan(_ targets: [LintTarget]) throws(DiagnosticError) -> LintPlan {
        var builder = LintPlanBuilder(scopes: scopes)
        for target in targets {
            let number = builder.begin(target)
            guard !target.files.isEmpty else {
                builder.skip(number, .withoutSwiftFiles)
                continue
            }
            let candidates = scopes.indices.filter { scopes[$0].matches(target) }
            guard !candidates.isEmpty else {
                builder.skip(number, .unmatched)
                continue
            }
            try add(target, number, candidates, to: &builder)
        }
        try checkConfigurations(of: builder.usedScopes)
        return builder.plan
    }

    private func add(
        _ target: LintTarget,
        _ number: Int,
        _ candidates: [Int],
        to builder: inout LintPlanBuilder
    ) throws(DiagnosticError) {
        let files = try lintableFiles(of: target, &builder)
        var unmatched = 0
        var excluded = 0
        for file in files {
            if !exclusion.isEmpty, exclusion.matches(file.absolute) {
                excluded += 1
            } else if let scope = scope(for: file.absolute, among: candidates) {
                builder.add(file, scope: scope, target: number)
            } else {
                unmatched += 1
            }
        }
        if files.isEmpty {
            builder.skip(number, .withoutExistingFiles)
        } else if excluded == files.count {
            builder.skip(number, .excluded)
        } else if unmatched + excluded == files.count {
            builder.skip(number, .unmatched)
        } else if unmatched > 0 {
            builder.note(Self.partlyUnmatched(target, unmatched))
        }
    }

    private func scope(for path: String, among candidates: [Int]) -> Int? {
        candidates.first { index in
            scopes[index].paths == nil || scopes[index].matches(path: PathText.relative(path, to: patternFolder))
        }
    }

    /// The files of a target that are there, each once, in their order.
    private func lintableFiles(
        of target: LintTarget,
        _ builder: inout LintPlanBuilder
    ) throws(DiagnosticError) -> [LintPlanBuilder.File] {
        var seen: Set<PathKey> = []
        seen.reserveCapacity(target.files.count)
        var files: [LintPlanBuilder.File] = []
        files.reserveCapacity(target.files.count)
        for file in target.files {
            guard !file.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { throw Self.lineEnd(in: file, of: target) }
            let path = absolute(file)
            let key = PathKey(path)
            guard seen.insert(key).inserted else { continue }
            guard fileSystem.kind(at: path) == .file else {
                builder.note(Self.missing(file, of: target))
                continue
            }
            files.append(LintPlanBuilder.File(path: file, absolute: path, key: key))
        }
        return files
    }

    private func checkConfigurations(of used: [Int]) throws(DiagnosticError) {
        for index in used {
            guard let configuration = scopes[index].configuration else { continue }
            guard fileSystem.kind(at: absolute(configuration)) == .file else { throw Self.noConfiguration(configuration, scopes[index]) }
        }
    }

    private func absolute(_ path: String) -> String {
        PathText.normalized(PathText.join(workingDirectory, path))
    }
}

extension LintPlanner {
    private static func partlyUnmatched(_ target: LintTarget, _ count: Int) -> Diagnostic {
        let own = "of target '\(target.name)'"
        let message =
            count == 1
            ? "1 file \(own) is not linted: no rule matches its path" : "\(count) files \(own) are not linted: no rule matches their paths"
        return Diagnostic(.note, "files-skipped", message)
    }

    private static func missing(_ file: String, of target: LintTarget) -> Diagnostic {
        Diagnostic(
            .warning,
            "missing-file",
            "there is no such file; target '\(target.name)' has it in its sources",
            at: SourceLocation(path: file)
        )
    }

    private static func noConfiguration(_ path: String, _ scope: LintScope) -> DiagnosticError {
        DiagnosticError(
            "missing-configuration",
            "there is no file '\(path)' to configure \(scope.linter.rawValue) with",
            at: scope.location
        )
    }

    private static func lineEnd(in file: String, of target: LintTarget) -> DiagnosticError {
        DiagnosticError(
            "line-end-in-path",
            "the path of a source of target '\(target.name)' has a line end, which no linter can be told; rename the file",
            at: SourceLocation(path: file)
        )
    }
}
