package import Diagnostics
package import JSON
package import ProjectModel

/// The files of targets.
package struct FilesReport: Sendable {
    /// One file in one phase of one target.
    package struct Row: Sendable {
        /// The path as it is shown.
        package var path: String
        /// The target as people tell it from others.
        package var target: String
        /// The name of the project.
        package var project: String
        /// The membership.
        package var membership: Membership
    }

    /// The members that exist, or whose place only a build knows; by target in the order of the project, then by path.
    package let rows: [Row]
    /// The members that are not there, in the same order.
    package let missing: [Row]
    /// The members that take no part in the build that was asked about, each with the reason; in the same order.
    package let dropped: [(row: Row, reason: EffectiveMemberships.Reason)]
    /// What reading settings had to tell.
    package let settingsDiagnostics: [Diagnostic]
    private let project: String

    /// Reports the files of some targets.
    ///
    /// - Parameters:
    ///   - opened: the project or workspace.
    ///   - targets: the targets.
    ///   - phase: the only kind of phase that is asked for; all when `nil`.
    ///   - question: the build for which members are sorted out; all members count when it is `nil`.
    /// - Throws: ``DiagnosticError`` when the question is about a configuration that does not exist, or about several.
    package init(
        _ opened: OpenedWorkspace,
        targets: [NamedTarget],
        phase: BuildPhase.Kind?,
        question: SettingsQuestion? = nil
    ) throws(DiagnosticError) {
        var collector = FilesCollector(opened)
        for named in targets { try collector.add(named, phase: phase, question: question) }
        rows = collector.rows
        missing = collector.missing
        dropped = collector.dropped
        settingsDiagnostics = opened.shown(collector.diagnostics)
        project = opened.workspace.name
    }

    /// The paths alone, each once, in the order of their bytes.
    package var paths: [String] {
        var previous: String?
        let sorted = rows.map(\.path).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return sorted.filter { path in
            defer { previous = path }
            return path != previous
        }
    }

    /// One line for each membership: path, target, phase, what it is there, why; then those that take no part.
    package var explainedRows: [[String]] {
        let explained = rows.map { [$0.path, $0.target, $0.membership.phase.name, Self.facts($0)] }
        return explained + dropped.map { row, reason in [row.path, row.target, "-", "left out: \(reason)"] }
    }

    private static func facts(_ row: Row) -> String {
        let platforms = row.membership.platforms
        let condition = platforms.isEmpty ? "" : "only for \(platforms.joined(separator: ", "))"
        let facts = [row.membership.role.description, condition, row.membership.reason.description]
        return facts.filter { !$0.isEmpty }.joined(separator: "; ")
    }

    /// A note for each member that takes no part in the build that was asked about.
    package var droppedNotes: [Diagnostic] {
        dropped.map { row, reason in
            Diagnostic(.note, "left-out", "'\(row.path)' of target '\(row.target)' is left out: \(reason)", at: reason.location)
        }
    }

    /// A warning for each member that is not there.
    package var warnings: [Diagnostic] {
        missing.map { row in
            Diagnostic(.warning, "missing-member", "'\(row.path)' of target '\(row.target)' is not there and was left out")
        }
    }

    /// The report by the schema `trellis-project/files/1`.
    package var json: JSONValue {
        [
            "schema": "trellis-project/files/1",
            "project": .string(project),
            "files": .array(rows.map(Self.json)),
            "missing": .array(missing.map(Self.json)),
            "leftOut": .array(dropped.map { Self.json($0.row, leftOut: $0.reason.description) }),
        ]
    }

    private static func json(_ row: Row, leftOut reason: String) -> JSONValue {
        guard case .object(let members) = json(row) else { return .null }
        return .object(members + [JSONValue.Member("leftOutBecause", .string(reason))])
    }

    private static func json(_ row: Row) -> JSONValue {
        let file: JSONValue = ["path": .string(row.path), "target": .string(row.target), "project": .string(row.project)]
        guard case .object(let members) = file, case .object(let facts) = MembershipJSON.value(row.membership) else { return file }
        return .object(members + facts)
    }
}
