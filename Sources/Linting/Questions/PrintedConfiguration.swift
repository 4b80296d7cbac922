package import Configuration
package import Diagnostics
import JSON
import SystemSupport
import YAML

/// What a linter goes by for a file, key by key, with the place that each comes from.
package struct PrintedConfiguration {
    /// One key.
    package struct Entry: Sendable, Hashable {
        /// The key; a list has an entry for each item.
        package var key: String
        /// The value in one line.
        package var value: String
        /// Where it is written; `nil` when it is a default.
        package var origin: SourceLocation?
    }

    /// The linter.
    package let linter: LinterName
    /// The files, as they are shown; what stands later goes before what stands earlier.
    package let files: [String]
    /// The keys, in the order of their names.
    package let entries: [Entry]

    /// Finds out what goes for a file.
    ///
    /// - Parameters:
    ///   - file: the file, as it was typed.
    ///   - scope: the rule by which it is linted.
    ///   - environment: the machine.
    /// - Throws: ``DiagnosticError`` when a configuration cannot be read.
    init(for file: String, scope: LintScope, in environment: LintEnvironment) throws {
        var configurations = EffectiveConfigurations(environment)
        let number = try configurations.number(
            for: environment.absolute(file), linter: scope.linter, configuration: scope.configuration)
        let effective = configurations.all[number]
        linter = scope.linter
        files = effective.files.map(environment.shown)
        switch scope.linter {
        case .swiftLint: entries = SwiftLintMerge(effective.chain ?? SwiftLintChain()).entries
        case .swiftFormat: entries = try Self.json(effective.files, environment)
        case .lockwoodSwiftFormat: entries = try Self.options(effective.files, environment)
        }
    }

    /// The rows of a table: key, value, origin.
    package var rows: [[String]] { entries.map { [$0.key, $0.value, $0.origin?.description ?? "default"] } }

    private static func json(_ files: [String], _ environment: LintEnvironment) throws -> [Entry] {
        guard let file = files.first else { return [] }
        var ignored: [Diagnostic] = []
        let node = try JSONReader.readNode(environment.fileSystem.read(file), path: environment.shown(file), diagnostics: &ignored)
        return members(of: node).flatMap { member -> [Entry] in
            let place = member.keyPosition.location(in: environment.shown(file))
            guard member.key == "rules" else {
                return [Entry(key: member.key, value: text(member.value.value), origin: place)]
            }
            return members(of: member.value).map { rule in
                let place = rule.keyPosition.location(in: environment.shown(file))
                return Entry(key: "rules.\(rule.key)", value: text(rule.value.value), origin: place)
            }
        }
        .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }

    private static func members(of node: JSONNode) -> [JSONNode.Member] {
        if case .object(let members) = node.content { members } else { [] }
    }

    private static func text(_ value: JSONValue) -> String {
        JSONWriter.text(value).split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ")
    }

    private static func options(_ files: [String], _ environment: LintEnvironment) throws -> [Entry] {
        var entries: [Entry] = []
        for file in files {
            let lines = String(decoding: try environment.fileSystem.read(file), as: UTF8.self)
                .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for (number, line) in lines.enumerated() {
                let words = line.prefix { $0 != "#" }.split(separator: " ")
                guard let name = words.first else { continue }
                let place = SourceLocation(path: environment.shown(file), line: number + 1)
                let isVersion = PathText.lastComponent(of: file) == ".swift-version"
                entries.append(
                    Entry(
                        key: isVersion ? "swift version" : String(name),
                        value: isVersion ? String(name) : words.dropFirst().joined(separator: " "), origin: place))
            }
        }
        return entries
    }
}

extension PrintedConfiguration {
    /// What goes for a target or a file of a session.
    ///
    /// - Parameters:
    ///   - file: the file as it was typed; the first one of each configuration of the session when `nil`.
    /// - Throws: ``DiagnosticError`` when the file is not linted.
    package static func all(in session: LintSession, file: String?) throws -> [PrintedConfiguration] {
        var result: [PrintedConfiguration] = []
        var seen: Set<[String]> = []
        for group in session.plan.groups {
            for candidate in group.files {
                if let file, PathKey(session.environment.absolute(candidate.path)) != PathKey(session.environment.absolute(file)) {
                    continue
                }
                let scope = session.setup.scopes[candidate.uses[0].scope]
                let printed = try PrintedConfiguration(for: candidate.path, scope: scope, in: session.environment)
                if seen.insert([printed.linter.rawValue] + printed.files).inserted { result.append(printed) }
            }
        }
        if let file, result.isEmpty {
            throw DiagnosticError(
                "not-linted", "the file is not linted; 'trellis-lint --explain FILE' says why",
                at: SourceLocation(path: session.environment.shown(file)))
        }
        return result
    }
}
