package import JSON
package import ProjectModel
import SystemSupport

/// Which targets own which files.
package struct OwnersReport: Sendable {
    /// One file that was asked about.
    package struct Answer: Sendable {
        /// The file as it is shown.
        package var file: String
        /// The memberships of the file, or of the folder around it that counts as one file.
        package var owners: [Owner]
    }

    /// One target that owns a file.
    package struct Owner: Sendable {
        /// The target as people tell it from others.
        package var target: String
        /// The name of the project.
        package var project: String
        /// How it owns the file.
        package var membership: Membership
        /// The folder that owns the file when it is not a member by itself, such as an asset catalog, as it is shown.
        package var container: String?
    }

    /// The answers in the order of the questions.
    package let answers: [Answer]
    private let project: String

    /// Answers for files.
    ///
    /// - Parameters:
    ///   - opened: the project or workspace.
    ///   - files: absolute paths, or relative ones that are taken from `base`.
    ///   - base: the folder that relative paths are taken from, absolute.
    package init(_ opened: OpenedWorkspace, files: [String], base: String) {
        let index = OwnersIndex(opened)
        answers = files.map { file in
            let answer = index.owners(of: PathText.normalized(PathText.join(base, file)))
            let container = answer.container.map { opened.paths.text(for: .absolute($0)) }
            let owners = answer.owners.map { named, membership in
                Owner(target: named.label, project: named.project.name, membership: membership, container: container)
            }
            return Answer(file: file, owners: owners)
        }
        project = opened.workspace.name
    }

    /// Whether some file has no owner.
    package var hasFilesWithoutOwner: Bool { answers.contains { $0.owners.isEmpty } }

    /// One row for each owner of each file: file, target, phase, why.
    package var rows: [[String]] {
        answers.flatMap { answer in
            if answer.owners.isEmpty { return [[answer.file, "-", "-", "no target owns it"]] }
            return answer.owners.map { owner in
                let reason = owner.container.map { "inside '\($0)', \(owner.membership.reason)" } ?? owner.membership.reason.description
                return [answer.file, owner.target, owner.membership.phase.name, reason]
            }
        }
    }

    /// The report by the schema `trellis-project/owners/1`.
    package var json: JSONValue {
        [
            "schema": "trellis-project/owners/1",
            "project": .string(project),
            "files": .array(answers.map { ["path": .string($0.file), "owners": .array($0.owners.map(Self.json))] }),
        ]
    }

    private static func json(_ owner: Owner) -> JSONValue {
        let head: JSONValue = ["target": .string(owner.target), "project": .string(owner.project), "container": .optional(owner.container)]
        guard case .object(let members) = head, case .object(let facts) = MembershipJSON.value(owner.membership) else { return head }
        return .object(members + facts)
    }
}
