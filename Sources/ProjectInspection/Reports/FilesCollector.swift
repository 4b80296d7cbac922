import BuildSettings
import Diagnostics
import ProjectModel

/// Gathers the members of targets, and sorts out those that are not there or take no part.
struct FilesCollector {
    private(set) var rows: [FilesReport.Row] = []
    private(set) var missing: [FilesReport.Row] = []
    private(set) var dropped: [(row: FilesReport.Row, reason: EffectiveMemberships.Reason)] = []
    private let opened: OpenedWorkspace
    private var settings: SettingsReader?

    init(_ opened: OpenedWorkspace) {
        self.opened = opened
    }

    /// What reading settings had to tell.
    var diagnostics: [Diagnostic] { settings?.diagnostics ?? [] }

    /// Adds the members of a target.
    ///
    /// - Throws: ``DiagnosticError`` for a configuration that the project does not have.
    mutating func add(_ named: NamedTarget, phase: BuildPhase.Kind?, question: SettingsQuestion?) throws(DiagnosticError) {
        var memberships = named.project.memberships(of: named.target).filter { phase == nil || $0.phase.kind == phase }
        if let question {
            let effective = try effective(memberships, of: named, question)
            memberships = effective.kept
            let left = effective.dropped.map { (row: row($0.membership, of: named), reason: $0.reason) }
            dropped += left.sorted { Self.precedes($0.row, $1.row) }
        }
        var present: [FilesReport.Row] = []
        var absent: [FilesReport.Row] = []
        for membership in memberships {
            let row = row(membership, of: named)
            if named.project.exists(membership.file) == false { absent.append(row) } else { present.append(row) }
        }
        rows += present.sorted(by: Self.precedes)
        missing += absent.sorted(by: Self.precedes)
    }

    private mutating func effective(
        _ memberships: [Membership],
        of named: NamedTarget,
        _ question: SettingsQuestion
    ) throws(DiagnosticError) -> EffectiveMemberships {
        var reader = settings ?? SettingsReader(opened.workspace, fileSystem: opened.fileSystem, overrides: question.overrides)
        settings = nil
        defer { settings = reader }
        guard let request = try question.requests(for: named.project).first else {
            return EffectiveMemberships(
                memberships, scope: reader.scope(of: named.target, in: named.project, SettingsRequest(configuration: "")))
        }
        return EffectiveMemberships(memberships, scope: reader.scope(of: named.target, in: named.project, request))
    }

    private func row(_ membership: Membership, of named: NamedTarget) -> FilesReport.Row {
        let path = opened.paths.text(for: membership.file.path)
        return FilesReport.Row(path: path, target: named.label, project: named.project.name, membership: membership)
    }

    private static func precedes(_ left: FilesReport.Row, _ right: FilesReport.Row) -> Bool {
        if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
        return left.membership.phase.name < right.membership.phase.name
    }
}
