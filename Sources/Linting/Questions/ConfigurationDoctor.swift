import Configuration
package import Diagnostics
import SystemSupport

/// Finds what goes wrong in configurations without anybody being told.
package struct ConfigurationDoctor {
    /// What is wrong, by place.
    package private(set) var diagnostics: [Diagnostic] = []
    private let session: LintSession

    /// Looks at all configurations that the plan of a session needs.
    ///
    /// - Throws: ``DiagnosticError`` when a linter is not installed.
    package init(_ session: LintSession) throws {
        self.session = session
        checkScopes()
        let linters = Set(session.plan.groups.filter { !$0.files.isEmpty }.map(\.linter))
        let executables = try LintRunner.locate(linters, in: session.environment.search)
        let asker = LinterVersions(environment: session.environment, cache: session.environment.cache)
        let version = executables[.swiftLint].map { asker.version(of: SwiftLint(), at: $0) }
        for configuration in session.configurations {
            if let chain = configuration.chain {
                diagnostics += SwiftLintDoctor(chain, version: version, files: files, environment: session.environment).diagnostics
            }
        }
        try askSwiftLint(executables)
        checkSwiftFormat()
        checkSharedFiles()
        var seen: Set<Diagnostic> = []
        diagnostics = (session.plan.diagnostics.filter { $0.severity != .note } + diagnostics).filter { seen.insert($0).inserted }.sorted()
    }

    /// The Swift files of the plan, with those that are excluded, absolute.
    private var files: [String] {
        let planned = session.plan.groups.flatMap { $0.files.map(\.path) } + session.excluded.map(\.path)
        return planned.map(session.environment.absolute)
    }

    /// What SwiftLint itself says beside its findings when it reads a file with each configuration: rules that it does not know, and
    /// such as are configured and not on. Only it knows which rules there are.
    private mutating func askSwiftLint(_ executables: [LinterName: String]) throws {
        let groups = session.plan.groups.filter { $0.linter == .swiftLint && !$0.files.isEmpty }
        let jobs = groups.enumerated().map { number, group in
            LintJob(
                number: number + 1, linter: group.linter, configuration: group.configuration, files: [group.files[0].path], targets: [])
        }
        let runner = LintRunner(workingDirectory: session.environment.workingDirectory, executables: executables)
        for result in try runner.run(jobs) { diagnostics += result.diagnostics.filter { $0.severity != .error } }
    }

    /// Rules that decide nothing: those before them take everything, or nothing is called so.
    private mutating func checkScopes() {
        let used = Set(session.plan.groups.flatMap { $0.files.flatMap { $0.uses.map(\.scope) } })
        let isWhole = session.arguments.names.isEmpty && session.arguments.selection == .all
        for (index, scope) in session.setup.scopes.enumerated() where scope.number > 0 && isWhole && !used.contains(index) {
            diagnostics.append(
                Diagnostic(
                    .warning, "unused-rule", "the rule decides about no file: nothing matches it, or an earlier rule takes everything",
                    at: scope.location))
        }
    }

    /// swift-format takes a file that it cannot read whole for a reason to stop, so that only its words about rules get lost.
    private mutating func checkSwiftFormat() {
        for group in session.plan.groups where group.linter == .swiftFormat && group.configuration == nil && !group.files.isEmpty {
            let without = group.files.indices.filter { index in
                let number = session.plan.groups.firstIndex(of: group).map { session.configurationNumbers[$0][index] }
                return number.map { session.configurations[$0].files.isEmpty } ?? false
            }
            guard let first = without.first else { continue }
            diagnostics.append(
                Diagnostic(
                    .warning, "no-configuration",
                    "no '.swift-format' stands above this file and \(without.count - 1) others, so that the defaults count",
                    at: SourceLocation(path: group.files[first].path)))
        }
    }

    /// Files that two targets have with different configurations: both are right, and few know of it.
    private mutating func checkSharedFiles() {
        var groups: [PathKey: [Int]] = [:]
        for (index, group) in session.plan.groups.enumerated() {
            for file in group.files { groups[PathKey(file.path), default: []].append(index) }
        }
        for (index, group) in session.plan.groups.enumerated() {
            for file in group.files {
                guard let all = groups[PathKey(file.path)], all.count > 1, all.first == index else { continue }
                let names = all.map { number in
                    let other = session.plan.groups[number]
                    return "\(other.linter.rawValue) with \(other.configuration.map { "'\($0)'" } ?? "its own configuration")"
                }
                diagnostics.append(
                    Diagnostic(
                        .note, "several-configurations", "its targets have it linted by \(names.joined(separator: " and by "))",
                        at: SourceLocation(path: file.path)))
            }
        }
    }
}
