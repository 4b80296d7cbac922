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
    private let project: String

    /// Reports the files of some targets.
    ///
    /// - Parameters:
    ///   - opened: the project or workspace.
    ///   - targets: the targets.
    ///   - phase: the only kind of phase that is asked for; all when `nil`.
    package init(_ opened: OpenedWorkspace, targets: [NamedTarget], phase: BuildPhase.Kind?) {
        var rows: [Row] = []
        var missing: [Row] = []
        for named in targets {
            var present: [Row] = []
            var absent: [Row] = []
            for membership in named.project.memberships(of: named.target) where phase == nil || membership.phase.kind == phase {
                let path = opened.paths.text(for: membership.file.path)
                let row = Row(path: path, target: named.label, project: named.project.name, membership: membership)
                if named.project.exists(membership.file) == false {
                    absent.append(row)
                } else {
                    present.append(row)
                }
            }
            rows += present.sorted(by: Self.precedes)
            missing += absent.sorted(by: Self.precedes)
        }
        self.rows = rows
        self.missing = missing
        project = opened.workspace.name
    }

    private static func precedes(_ left: Row, _ right: Row) -> Bool {
        if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
        return left.membership.phase.name < right.membership.phase.name
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

    /// One line for each membership: path, target, phase, what it is there, why.
    package var explainedRows: [[String]] {
        rows.map { row in
            let role = row.membership.role.description
            let platforms = row.membership.platforms
            let condition = platforms.isEmpty ? "" : "only for \(platforms.joined(separator: ", "))"
            let facts = [role, condition, row.membership.reason.description].filter { !$0.isEmpty }
            return [row.path, row.target, row.membership.phase.name, facts.joined(separator: "; ")]
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
        ]
    }

    private static func json(_ row: Row) -> JSONValue {
        let file: JSONValue = ["path": .string(row.path), "target": .string(row.target), "project": .string(row.project)]
        guard case .object(let members) = file, case .object(let facts) = MembershipJSON.value(row.membership) else { return file }
        return .object(members + facts)
    }
}
