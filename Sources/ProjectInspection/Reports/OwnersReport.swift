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
        /// The name of the target.
        package var target: String
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
    ///   - opened: the project.
    ///   - files: absolute paths, or relative ones that are taken from `base`.
    ///   - base: the folder that relative paths are taken from, absolute.
    package init(_ opened: OpenedProject, files: [String], base: String) {
        let index = Index(opened.project)
        answers = files.map { file in
            let absolute = PathText.normalized(PathText.join(base, file))
            return Answer(file: file, owners: index.owners(of: absolute, paths: opened.paths))
        }
        project = opened.project.place.name
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
        let head: JSONValue = ["target": .string(owner.target), "container": .optional(owner.container)]
        guard case .object(let members) = head, case .object(let facts) = MembershipJSON.value(owner.membership) else { return head }
        return .object(members + facts)
    }

    /// All memberships of a project by the path of their file.
    private struct Index {
        private var memberships: [String: [Membership]] = [:]
        private var names: [String: String] = [:]

        init(_ project: XcodeProject) {
            for target in project.targets {
                names[target.identifier] = target.name
                for membership in project.memberships(of: target) {
                    guard let path = membership.file.absolutePath else { continue }
                    memberships[path, default: []].append(membership)
                }
            }
        }

        func owners(of path: String, paths: PathDisplay) -> [Owner] {
            var candidate = path
            while candidate != "/", candidate != "." {
                if let found = memberships[candidate] {
                    let container = candidate == path ? nil : paths.text(for: .absolute(candidate))
                    return found.map { Owner(target: names[$0.target] ?? "", membership: $0, container: container) }
                }
                candidate = PathText.parent(of: candidate)
            }
            return []
        }
    }
}
