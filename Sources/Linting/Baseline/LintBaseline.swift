package import Diagnostics
package import JSON
package import Reports
import SystemSupport

/// Findings that are known and do not count: per file and rule how many there are, and the lines that they are about.
///
///     {
///       "schema": "trellis-lint-baseline/1",
///       "files": [
///         {"path": "App/Cart.swift", "rules": [{"tool": "swiftlint", "rule": "todo", "count": 1, "lines": ["// LATER: a"]}]}
///       ]
///     }
///
/// A finding is known when its line is; of the others as many are known as lines of the baseline have no finding any more, because a
/// line that was edited is still the same finding. So lines may move and change, and the number of findings can only fall.
package struct LintBaseline: Sendable, Hashable {
    /// What is known, by path, tool and rule.
    package var entries: [Entry]

    /// What is known of one rule in one file.
    package struct Entry: Sendable, Hashable {
        /// The file, relative to the folder of the baseline or absolute.
        package var path: String
        /// The linter.
        package var tool: String
        /// The rule; empty for findings that are of none.
        package var rule: String
        /// The lines, sorted, one for each finding.
        package var lines: [String]
    }

    /// The name and version of the schema.
    package static let schema = "trellis-lint-baseline/1"

    /// The baseline of findings.
    ///
    /// - Parameters:
    ///   - findings: what is known from now on.
    ///   - path: says how the path of a file is written in the baseline.
    package init(of findings: [Finding], path: (String) -> String) {
        var lines: [Key: [String]] = [:]
        for finding in findings { lines[Key(finding, path(finding.path)), default: []].append(finding.source ?? finding.message) }
        entries = lines.map { key, lines in
            Entry(path: key.path, tool: key.tool, rule: key.rule, lines: lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        }
        .sorted(by: Self.precedes)
    }

    /// What a finding is looked up by.
    struct Key: Hashable {
        var path: String
        var tool: String
        var rule: String

        init(_ finding: Finding, _ path: String) {
            self.path = path
            tool = finding.tool
            rule = finding.rule ?? ""
        }

        init(_ entry: Entry) {
            path = entry.path
            tool = entry.tool
            rule = entry.rule
        }
    }

    private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
        for (one, other) in [(left.path, right.path), (left.tool, right.tool), (left.rule, right.rule)]
        where !one.utf8.elementsEqual(other.utf8) {
            return one.utf8.lexicographicallyPrecedes(other.utf8)
        }
        return false
    }

    /// How many findings are known.
    package var count: Int { entries.reduce(0) { $0 + $1.lines.count } }
}

extension LintBaseline {
    /// The baseline as JSON.
    package var json: JSONValue {
        var files: [JSONValue] = []
        var index = 0
        while index < entries.count {
            let path = entries[index].path
            var rules: [JSONValue] = []
            while index < entries.count, entries[index].path.utf8.elementsEqual(path.utf8) {
                let entry = entries[index]
                rules.append([
                    "tool": .string(entry.tool), "rule": .string(entry.rule), "count": .integer(entry.lines.count),
                    "lines": .strings(entry.lines),
                ])
                index += 1
            }
            files.append(["path": .string(path), "rules": .array(rules)])
        }
        return ["schema": .string(Self.schema), "files": .array(files)]
    }

    /// Reads a baseline.
    ///
    /// - Throws: ``DiagnosticError`` with the place of what is none.
    package init(_ bytes: [UInt8], path: String) throws(DiagnosticError) {
        let value = try JSONReader.read(bytes, path: path)
        guard value["schema"]?.text == Self.schema, let files = value["files"]?.items else {
            throw DiagnosticError(
                "no-baseline", "the file is no baseline of the schema '\(Self.schema)'; make one with 'trellis-lint baseline create'",
                at: SourceLocation(path: path))
        }
        entries = []
        for file in files {
            for rule in file["rules"]?.items ?? [] {
                guard let name = file["path"]?.text, let tool = rule["tool"]?.text, let identifier = rule["rule"]?.text,
                    let lines = rule["lines"]?.items
                else {
                    throw DiagnosticError("no-baseline", "an entry of 'files' is incomplete", at: SourceLocation(path: path))
                }
                entries.append(Entry(path: name, tool: tool, rule: identifier, lines: lines.compactMap(\.text)))
            }
        }
        entries.sort(by: Self.precedes)
    }
}
