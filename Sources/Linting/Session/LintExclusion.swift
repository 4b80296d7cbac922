import Configuration
import Diagnostics
import SystemSupport

/// Takes from a plan the files that the linters' own configurations exclude, because not every version of a linter does so for files
/// that are named to it.
struct LintExclusion {
    private(set) var configurations: EffectiveConfigurations
    private let environment: LintEnvironment

    init(_ environment: LintEnvironment) {
        self.environment = environment
        configurations = EffectiveConfigurations(environment)
    }

    /// The plan without those files, the files, and for each file that is left the number of what it is linted with.
    ///
    /// - Throws: ``DiagnosticError`` when a configuration cannot be read.
    mutating func apply(to plan: LintPlan) throws -> (plan: LintPlan, excluded: [ExcludedFile], numbers: [[Int]]) {
        var result = plan
        var excluded: [ExcludedFile] = []
        var numbers: [[Int]] = []
        for (index, group) in plan.groups.enumerated() {
            var kept: [LintFile] = []
            kept.reserveCapacity(group.files.count)
            var own: [Int] = []
            own.reserveCapacity(group.files.count)
            for file in group.files {
                let number = try configurations.number(for: file.absolutePath, linter: group.linter, configuration: group.configuration)
                if let pattern = configurations.excludingPattern(number, of: file.absolutePath) {
                    for use in file.uses { result.targets[use.target].fileCount -= 1 }
                    excluded.append(ExcludedFile(path: file.path, pattern: pattern, configuration: configurations.all[number].files))
                } else {
                    kept.append(file)
                    own.append(number)
                }
            }
            result.groups[index].files = kept
            numbers.append(own)
        }
        for index in result.targets.indices where result.targets[index].reason == nil && result.targets[index].fileCount == 0 {
            result.targets[index].reason = .excluded
            result.targets[index].linter = nil
            result.targets[index].configuration = nil
            let name = result.targets[index].name
            result.diagnostics.append(
                Diagnostic(.note, "target-skipped", "target '\(name)' is not linted: its configuration excludes all of its files"))
        }
        return (result, excluded, numbers)
    }
}

/// A file that a configuration excludes.
package struct ExcludedFile: Sendable, Hashable {
    /// The file as it is shown.
    package var path: String
    /// The entry of the configuration, as it is written.
    package var pattern: String
    /// The files of the configuration, absolute.
    package var configuration: [String]
}
