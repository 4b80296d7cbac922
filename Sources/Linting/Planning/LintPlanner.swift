import Configuration
package import Diagnostics
package import SystemSupport

/// The second stage: from targets and rules to the runs of linters.
package struct LintPlanner: Sendable {
    private let scopes: [LintScope]
    private let workingDirectory: String
    private let fileSystem: any FileSystem

    /// Makes a planner.
    ///
    /// - Parameters:
    ///   - scopes: the rules in their order; the first that matches a target decides.
    ///   - workingDirectory: the folder that relative paths are taken from, absolute.
    ///   - fileSystem: tells which files there are.
    package init(scopes: [LintScope], workingDirectory: String, fileSystem: any FileSystem) {
        self.scopes = scopes
        self.workingDirectory = workingDirectory
        self.fileSystem = fileSystem
    }

    /// Plans the runs for targets.
    ///
    /// - Throws: ``DiagnosticError`` when a configuration that is needed is not there, or a path cannot be told to a
    ///   linter because it has a line end.
    package func plan(_ targets: [LintTarget]) throws(DiagnosticError) -> LintPlan {
        var plan = LintPlan()
        for target in targets {
            guard !target.files.isEmpty else {
                skip(target, .withoutSwiftFiles, &plan)
                continue
            }
            guard let scope = scopes.first(where: { $0.matches(target.name) }) else {
                skip(target, .unmatched, &plan)
                continue
            }
            try checkConfiguration(of: scope)
            let files = try lintableFiles(of: target, &plan.diagnostics)
            guard !files.isEmpty else {
                skip(target, .withoutExistingFiles, &plan)
                continue
            }
            plan.jobs.append(
                LintJob(
                    number: plan.jobs.count + 1,
                    target: target.name,
                    linter: scope.linter,
                    configuration: scope.configuration,
                    files: files
                )
            )
        }
        return plan
    }

    /// The files of a target that are there, each once, in their order.
    private func lintableFiles(
        of target: LintTarget,
        _ diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> [String] {
        var seen: Set<PathKey> = []
        var files: [String] = []
        for file in target.files {
            guard !file.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { throw Self.lineEnd(in: file, of: target) }
            let path = absolute(file)
            guard seen.insert(PathKey(path)).inserted else { continue }
            if fileSystem.kind(at: path) == .file {
                files.append(file)
            } else {
                diagnostics.append(Self.missing(file, of: target))
            }
        }
        return files
    }

    private func checkConfiguration(of scope: LintScope) throws(DiagnosticError) {
        guard let configuration = scope.configuration else { return }
        guard fileSystem.kind(at: absolute(configuration)) == .file else { throw Self.noConfiguration(configuration, scope) }
    }

    private func absolute(_ path: String) -> String {
        PathText.normalized(PathText.join(workingDirectory, path))
    }

    private func skip(_ target: LintTarget, _ reason: LintPlan.Reason, _ plan: inout LintPlan) {
        plan.skipped.append(LintPlan.SkippedTarget(name: target.name, reason: reason))
        plan.diagnostics.append(Self.skipped(target, reason))
    }
}

extension LintPlanner {
    private static func skipped(_ target: LintTarget, _ reason: LintPlan.Reason) -> Diagnostic {
        let explanation =
            switch reason {
            case .unmatched: "no rule matches it; a last rule with 'targets: [\"*\"]' matches every target"
            case .withoutSwiftFiles: "it compiles no Swift file"
            case .withoutExistingFiles: "none of its Swift files exists"
            }
        return Diagnostic(.note, "target-skipped", "target '\(target.name)' is not linted: \(explanation)")
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
