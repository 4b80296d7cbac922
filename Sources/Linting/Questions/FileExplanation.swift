import Configuration
import Diagnostics
import ProjectModel
import SystemSupport

/// Why a file is linted as it is: the targets that have it, the rule that each goes by, and what the linter reads.
package struct FileExplanation {
    private var lines: [String] = []
    private let session: LintSession
    private let path: String

    /// Explains a file.
    ///
    /// - Parameters:
    ///   - file: the file as it was typed.
    ///   - session: the plan of all targets.
    /// - Throws: ``DiagnosticError`` when a configuration cannot be read.
    package init(of file: String, in session: LintSession) throws {
        self.session = session
        path = session.environment.absolute(file)
        lines.append(session.environment.shown(file))
        if session.environment.fileSystem.kind(at: path) != .file { lines.append("  there is no such file") }
        var ignored: [Diagnostic] = []
        let collector = LintCollector(workingDirectory: session.environment.workingDirectory)
        var configurations = EffectiveConfigurations(session.environment)
        var owners = 0
        for target in collector.targets(session.setup.targets, diagnostics: &ignored)
        where target.files.contains(where: { PathKey(session.environment.absolute($0)) == PathKey(path) }) {
            owners += 1
            try explain(target, &configurations)
        }
        if owners == 0 {
            lines.append("  no target compiles it, so that nobody lints it; '--unowned' lints such files")
        } else if Set(lines.filter { $0.hasPrefix("    configuration ") }).count > 1 {
            lines.append("  it is linted once for each configuration, and what both find is told once")
        }
    }

    /// The explanation, in lines.
    package var text: String { lines.joined(separator: "\n") + "\n" }

    private mutating func explain(_ target: LintTarget, _ configurations: inout EffectiveConfigurations) throws {
        lines.append("  target \(target.name)")
        let relative = PathText.relative(path, to: session.setup.patternFolder)
        var decided: LintScope?
        for scope in session.setup.scopes where decided == nil {
            let place = scope.location.map { " (\($0.path):\($0.line ?? 1))" } ?? ""
            let name = scope.number == 0 ? "the command line" : "rule \(scope.number)\(place)"
            if !scope.matches(target) {
                lines.append("    \(name) is not for this target: \(Self.terms(scope))")
            } else if !scope.matches(path: relative) {
                lines.append("    \(name) is not for this file: \(Self.terms(scope))")
            } else {
                lines.append("    \(name) decides\(scope.number == 0 ? "" : ": \(Self.terms(scope))")")
                decided = scope
            }
        }
        guard let decided else {
            lines.append("    no rule matches, so that the file is not linted for this target")
            return
        }
        try explain(decided, &configurations)
    }

    private mutating func explain(_ scope: LintScope, _ configurations: inout EffectiveConfigurations) throws {
        let number = try configurations.number(for: path, linter: scope.linter, configuration: scope.configuration)
        let effective = configurations.all[number]
        let files = effective.files.map(session.environment.shown)
        lines.append("    linter \(scope.linter.rawValue)")
        lines.append("    configuration \(files.isEmpty ? "none, the linter's own defaults" : files.joined(separator: ", then "))")
        if scope.strictness != .asFound { lines.append("    findings are \(scope.strictness == .strict ? "errors" : "warnings")") }
        for (rule, severity) in scope.severities.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            lines.append("    findings of '\(rule)' are \(severity == .off ? "dropped" : "\(severity.rawValue)s")")
        }
        if !scope.owners.isEmpty { lines.append("    owner \(scope.owners.joined(separator: ", "))") }
        if let pattern = excludingPattern { lines.append("    not linted: 'exclude' of the trellis.yml has '\(pattern)'") }
        if let pattern = effective.exclusion.match(of: path) {
            lines.append("    not linted: 'excluded' of the configuration has '\(pattern)'")
        }
        if let chain = effective.chain, !Self.isIncluded(path, chain) {
            lines.append("    swiftlint by hand would pass over it: 'included' of the configuration does not name it")
        }
    }

    private var excludingPattern: String? {
        var patterns = PathPatterns()
        for glob in session.setup.file?.lint?.excluded ?? [] { patterns.add(glob, in: session.setup.patternFolder) }
        return patterns.match(of: path)
    }

    private static func isIncluded(_ path: String, _ chain: SwiftLintChain) -> Bool {
        var patterns = PathPatterns()
        for file in chain.files {
            for text in file.texts("included") { patterns.add(text, in: file.folder, home: nil) }
        }
        return patterns.isEmpty || patterns.matches(path)
    }

    private static func terms(_ scope: LintScope) -> String {
        let terms = [("targets", scope.targets), ("products", scope.products), ("paths", scope.paths)]
        return terms.compactMap { name, patterns in
            patterns.map { "\(name) \($0.map { "'\($0.pattern)'" }.joined(separator: ", "))" }
        }.joined(separator: " and ")
    }
}
