import Diagnostics
import SystemSupport
import YAML

/// What goes wrong in a chain of configurations of SwiftLint without SwiftLint saying so.
struct SwiftLintDoctor {
    private(set) var diagnostics: [Diagnostic] = []
    private let chain: SwiftLintChain
    private let environment: LintEnvironment

    /// Looks at a chain.
    ///
    /// - Parameters:
    ///   - version: the version of SwiftLint; `nil` when it is not known.
    ///   - files: the files that are linted or excluded, absolute.
    init(_ chain: SwiftLintChain, version: LinterVersion?, files: [String], environment: LintEnvironment) {
        self.chain = chain
        self.environment = environment
        checkResets()
        for (index, file) in chain.files.enumerated() {
            checkReferences(of: file, isNested: index > 0 && isNested(file))
            checkExclusion(of: file, files: files, version: version)
            checkLists(of: file)
            checkRules(of: file)
            checkVersion(of: file, installed: version)
        }
    }

    private mutating func report(_ severity: Severity, _ code: String, _ message: String, _ file: SwiftLintFile, _ key: String) {
        diagnostics.append(Diagnostic(severity, code, message, at: file.location(of: key) ?? SourceLocation(path: file.shownPath)))
    }

    /// Whether a file is there because it lies beside sources and not because another names it.
    private func isNested(_ file: SwiftLintFile) -> Bool {
        let named = chain.files.flatMap { [$0.file("parent_config"), $0.file("child_config")] }.compactMap { $0 }
        return !named.contains { PathKey($0) == PathKey(file.path) }
            && PathText.lastComponent(of: file.path) == SwiftLint.defaultConfiguration
            && PathKey(file.path) != PathKey(environment.absolute(SwiftLint.defaultConfiguration))
    }

    private mutating func checkResets() {
        guard chain.files.count > 1, let last = chain.files.last else { return }
        for key in SwiftLintMerge.resetKeys where !last.has(key) {
            guard let file = chain.files.dropLast().last(where: { $0.has(key) }) else { continue }
            // What is reported goes by the main configuration; a nested file changes only what is found.
            if isNested(last), ["strict", "lenient", "baseline", "write_baseline"].contains(key) { continue }
            report(
                .warning, "reset-key", "'\(key)' does not count, because '\(last.shownPath)' comes after this file and does not repeat it",
                file, key)
        }
    }

    private mutating func checkReferences(of file: SwiftLintFile, isNested: Bool) {
        for key in ["parent_config", "child_config"] where file.has(key) {
            if isNested {
                report(.warning, "ignored-key", "'\(key)' does not count in a configuration beside sources", file, key)
            } else if let path = file.file(key), environment.fileSystem.kind(at: path) != .file {
                report(
                    .warning, "missing-configuration", "'\(file.text(key) ?? "")' is not there, and SwiftLint goes on without it", file, key
                )
            } else if file.hasRemoteReference, file.file(key) == nil {
                report(
                    .note, "remote-configuration", "results are not kept for later runs, because they depend on another machine", file, key)
            }
        }
        if isNested, file.has("included") {
            report(.warning, "ignored-key", "'included' does not count in a configuration beside sources", file, "included")
        } else if file.has("included") {
            report(.note, "ignored-key", "'included' does not count here: the targets say what is linted", file, "included")
        }
    }

    private mutating func checkExclusion(of file: SwiftLintFile, files: [String], version: LinterVersion?) {
        for text in file.texts("excluded") {
            var patterns = PathPatterns()
            patterns.add(text, in: file.folder, home: environment.variables["HOME"])
            let isPattern = text.utf8.contains { "*?[]{}".utf8.contains($0) }
            let isThere =
                isPattern
                ? !patterns.isEmpty && patterns.unused(for: files).isEmpty
                : environment.fileSystem.kind(at: PathText.normalized(PathText.join(file.folder, text))) != nil || text.hasPrefix("~")
            if !isThere { report(.warning, "unused-exclusion", "'\(text)' in 'excluded' matches nothing", file, "excluded") }
            if isPattern, let version, !version.text.isEmpty, !version.isAtLeast(0, 63) {
                report(
                    .note, "slow-exclusion",
                    "SwiftLint \(version.text) looks for '\(text)' on the whole disk below here when it is started by hand", file,
                    "excluded")
            }
        }
    }

    private mutating func checkLists(of file: SwiftLintFile) {
        for key in ["disabled_rules", "opt_in_rules"] where file.has("only_rules") && file.has(key) {
            report(.error, "contradiction", "'\(key)' beside 'only_rules' makes SwiftLint refuse the file", file, key)
        }
        if file.text("strict") == "true", file.text("lenient") == "true" {
            report(.error, "contradiction", "'strict' beside 'lenient' makes SwiftLint refuse the file", file, "lenient")
        }
    }

    /// Rules that are configured in vain.
    private mutating func checkRules(of file: SwiftLintFile) {
        let entries = SwiftLintMerge(chain).entries
        let only = Set(entries.filter { $0.key == "only_rules" }.map(\.value))
        let disabled = Set(entries.filter { $0.key == "disabled_rules" }.map(\.value))
        for key in file.root?.pairs?.compactMap(\.key.scalarText) ?? [] where !SwiftLintMerge.generalKeys.contains(key) {
            if disabled.contains(key) || (!only.isEmpty && !only.contains(key)) {
                report(.warning, "rule-is-off", "'\(key)' is configured here and is not on", file, key)
            }
        }
    }

    private mutating func checkVersion(of file: SwiftLintFile, installed: LinterVersion?) {
        guard let installed, !installed.text.isEmpty, let wanted = file.text("swiftlint_version") else { return }
        if wanted != installed.text {
            report(
                .error, "linter-version", "the configuration asks for SwiftLint '\(wanted)', and '\(installed.text)' is installed", file,
                "swiftlint_version")
        }
    }
}
