import Diagnostics
import ProjectModel

/// Checks of the files that targets have as members.
struct MemberChecks {
    private let project: any Project
    private let paths: PathDisplay
    private let targetNames: [String: String]
    private let memberships: [Membership]

    init(_ project: any Project, paths: PathDisplay) {
        self.project = project
        self.paths = paths
        targetNames = Dictionary(project.targets.map { ($0.identifier, $0.name) }) { first, _ in first }
        memberships = project.memberships()
    }

    /// Members that are not there, twice in one phase, or in the sources of several targets.
    func findings() -> [Diagnostic] {
        missingMembers() + repeatedMembers() + sharedSources()
    }

    private func missingMembers() -> [Diagnostic] {
        memberships.filter { project.exists($0.file) == false }.map { membership in
            Diagnostic(
                .error,
                "missing-member",
                "'\(path(membership))' is in \(membership.phase.name) of target '\(name(membership))' but not there",
                at: location(membership)
            )
        }
    }

    private func repeatedMembers() -> [Diagnostic] {
        struct Key: Hashable {
            var path: ResolvedPath
            var phase: String
        }
        var seen: [Key: Membership] = [:]
        var findings: [Diagnostic] = []
        for membership in memberships {
            let key = Key(path: membership.file.path, phase: membership.phase.identifier)
            guard let first = seen[key] else {
                seen[key] = membership
                continue
            }
            findings.append(
                Diagnostic(
                    .warning,
                    "repeated-member",
                    "'\(path(membership))' is twice in \(membership.phase.name) of target '\(name(membership))'; remove one",
                    at: location(membership),
                    notes: [Diagnostic.Note("the other one: \(first.reason)", at: location(first))]
                )
            )
        }
        return findings
    }

    private func sharedSources() -> [Diagnostic] {
        var targets: [ResolvedPath: [Membership]] = [:]
        var order: [ResolvedPath] = []
        for membership in memberships where membership.phase.kind == .sources {
            if targets[membership.file.path] == nil { order.append(membership.file.path) }
            targets[membership.file.path, default: []].append(membership)
        }
        return order.compactMap { path in
            guard let members = targets[path] else { return nil }
            let names = Set(members.map(name)).sorted().map { "'\($0)'" }
            guard names.count > 1, let first = members.first else { return nil }
            return Diagnostic(
                .note,
                "shared-source",
                "'\(self.path(first))' is in the sources of \(names.count) targets: \(names.joined(separator: ", "))",
                at: location(first)
            )
        }
    }

    private func path(_ membership: Membership) -> String { paths.text(for: membership.file.path) }

    private func name(_ membership: Membership) -> String { targetNames[membership.target] ?? membership.target }

    private func location(_ membership: Membership) -> SourceLocation? { project.location(of: membership) }
}
