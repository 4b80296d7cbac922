import ProjectModel
import SystemSupport

/// All memberships of a workspace by the path of their file.
struct OwnersIndex {
    private var memberships: [String: [(target: Int, membership: Membership)]] = [:]
    private let targets: [NamedTarget]

    /// Who owns a file.
    struct Answer {
        /// The targets and how each owns it.
        var owners: [(target: NamedTarget, membership: Membership)]
        /// The folder that is owned when the file is not a member by itself, such as an asset catalog; absolute.
        var container: String?
    }

    init(_ opened: OpenedWorkspace) {
        targets = opened.targets
        for (index, named) in targets.enumerated() {
            for membership in named.project.memberships(of: named.target) {
                guard let path = membership.file.absolutePath else { continue }
                memberships[path, default: []].append((index, membership))
            }
        }
    }

    /// Who owns what lies below a folder, in the order of the paths.
    func owners(below folder: String) -> [(target: NamedTarget, membership: Membership)] {
        let paths = memberships.keys.filter { $0 != folder && PathText.isBelow($0, folder) }
        return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.flatMap { path in
            (memberships[path] ?? []).map { (target: targets[$0.target], membership: $0.membership) }
        }
    }

    /// Who owns the file at an absolute, normal path.
    func owners(of path: String) -> Answer {
        var candidate = path
        while candidate != "/", candidate != "." {
            if let found = memberships[candidate] {
                let owners = found.map { (target: targets[$0.target], membership: $0.membership) }
                return Answer(owners: owners, container: candidate == path ? nil : candidate)
            }
            candidate = PathText.parent(of: candidate)
        }
        return Answer(owners: [], container: nil)
    }
}
