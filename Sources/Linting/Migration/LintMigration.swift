package import Diagnostics
import ProjectModel
import SystemSupport

/// Makes the section `lint` of a `trellis.yml` from how a project is linted so far: lines with `slrunner`, phases that run SwiftLint, and
/// plugins of SwiftLint.
package struct LintMigration {
    /// How one target is linted so far.
    package struct Rule: Sendable, Hashable {
        /// The target; `nil` for all of them.
        package var target: String?
        /// The configuration; `nil` when the linter looks for its own.
        package var configuration: String?
        /// Where that is written.
        package var origin: String
    }

    /// The rules in the order in which they were found.
    package private(set) var rules: [Rule] = []
    /// What cannot be taken over.
    package private(set) var diagnostics: [Diagnostic] = []
    /// The project that the lines name; the first one.
    private var project: String?

    /// Looks into files, and into the phases and plugins of a project.
    ///
    /// - Parameters:
    ///   - files: scripts, makefiles and configurations of CI, as they were typed.
    ///   - project: a project of any kind; `nil` for none.
    ///   - environment: the machine.
    /// - Throws: ``DiagnosticError`` when a file or the project cannot be read, or nothing was found.
    package init(files: [String], project: String?, in environment: LintEnvironment) throws {
        for file in files {
            let bytes = try environment.fileSystem.read(environment.absolute(file))
            addLines(of: String(decoding: bytes, as: UTF8.self), origin: file)
        }
        if let project {
            var options = OpeningOptions()
            options.fileSystem = environment.fileSystem
            options.environment = environment.variables
            let workspace = try Workspace.open(at: project, options: options, diagnostics: &diagnostics)
            if self.project == nil { self.project = project }
            for named in NamedTarget.all(of: workspace) { addPhasesAndPlugins(of: named) }
        }
        guard !rules.isEmpty else {
            throw DiagnosticError(
                "nothing-to-migrate", "there is no line with 'slrunner', no phase that runs 'swiftlint' and no plugin of SwiftLint")
        }
    }

    private mutating func add(_ rule: Rule) {
        if !rules.contains(where: { $0.target == rule.target && $0.configuration == rule.configuration }) { rules.append(rule) }
    }

    // MARK: - Lines

    private mutating func addLines(of text: String, origin: String) {
        for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = ShellWords.split(String(line))
            guard let index = words.firstIndex(where: { PathText.lastComponent(of: $0) == "slrunner" }) else { continue }
            let place = "\(origin):\(number + 1)"
            let arguments = words[(index + 1)...].prefix { !["&&", "||", ";", "|"].contains($0) }.filter { !$0.hasPrefix("--") }
            guard arguments.count >= 3 else {
                diagnostics.append(
                    Diagnostic(
                        .warning, "unread-line", "the line names no project, target and configuration",
                        at: SourceLocation(path: origin, line: number + 1)))
                continue
            }
            if let project, project != arguments[0] {
                diagnostics.append(
                    Diagnostic(
                        .warning, "several-projects", "the line is about '\(arguments[0])'; make a trellis.yml beside it as well",
                        at: SourceLocation(path: origin, line: number + 1)))
                continue
            }
            project = arguments[0]
            add(Rule(target: arguments[1], configuration: arguments[2], origin: place))
        }
    }

    // MARK: - Projects

    private mutating func addPhasesAndPlugins(of named: NamedTarget) {
        for (name, text) in named.project.buildInstructions(of: named.target) where text.contains("slrunner") || text.contains("swiftlint")
        {
            let count = rules.count
            addLines(of: text, origin: "\(named.label), \(name)")
            guard rules.count == count, text.contains("swiftlint") else { continue }
            add(Rule(target: named.label, configuration: Self.configuration(in: text), origin: "\(named.label), \(name)"))
        }
        for dependency in named.target.dependencies {
            guard case .packagePlugin(let name, _) = dependency.subject, name.contains("SwiftLint") else { continue }
            add(Rule(target: named.label, configuration: nil, origin: "\(named.label), plugin '\(name)'"))
        }
    }

    /// The value of `--config` in a script.
    private static func configuration(in text: String) -> String? {
        for line in text.split(whereSeparator: \.isNewline) where line.contains("swiftlint") {
            let words = ShellWords.split(String(line))
            if let index = words.firstIndex(of: "--config"), index + 1 < words.count { return words[index + 1] }
            if let word = words.first(where: { $0.hasPrefix("--config=") }) { return String(word.dropFirst("--config=".count)) }
        }
        return nil
    }

    // MARK: - The section

    /// The text of the `trellis.yml`.
    package var text: String {
        var text = project.map { "project: \(Self.quoted($0))\n" } ?? ""
        text += "lint:\n  linter: swiftlint\n  rules:\n"
        // Targets with one configuration are one rule, because the runs of one configuration are one run.
        var seen: [String?] = []
        for rule in rules where !seen.contains(rule.configuration) {
            seen.append(rule.configuration)
            let own = rules.filter { $0.configuration == rule.configuration }
            for origin in own.map(\.origin) { text += "    # \(origin)\n" }
            let targets = own.map { $0.target.map(Self.pattern) ?? "\"*\"" }
            text += "    - targets: [\(targets.joined(separator: ", "))]\n"
            if let configuration = rule.configuration { text += "      config: \(Self.quoted(configuration))\n" }
        }
        return text
    }

    /// The pattern that means one name.
    private static func pattern(_ name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            if "*?[]{}\\".unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return quoted(result)
    }

    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }
}
