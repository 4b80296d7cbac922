import ProjectModel

/// What two projects must have in common to be the same, as lines that can be compared.
///
/// Left out are identifiers, places in the file, the order of files in phases, and file types that Xcode had found by itself.
struct ProjectFacts {
    /// The facts in the order of the targets.
    let lines: [String]

    init(_ project: XcodeProject) {
        var lines = [
            "configurations \(project.configurations) \(project.defaultConfiguration ?? "-") \(project.developmentLanguage ?? "-")"
        ]
        lines += Self.settings(of: nil, in: project)
        for target in project.targets {
            let phases = target.phases.map { "\($0.kind) '\($0.name)' \($0.destination.map { "\($0.place.name)/\($0.path)" } ?? "")" }
            lines.append("target \(target.name) \(target.kind) \(target.productType?.rawValue ?? "-") \(target.productName ?? "-")")
            lines.append("configurations \(target.configurations) on \(target.platformHints)")
            lines += phases.map { "phase \($0)" }
            lines += target.dependencies.map { "needs \($0.subject) on \($0.platforms)" }
            lines += Self.settings(of: target, in: project)
            lines += project.buildInstructions(of: target).map { "runs \($0.name)" }
            lines += project.memberships(of: target).map(Self.line).sorted()
        }
        self.lines = lines
    }

    private static func line(_ membership: Membership) -> String {
        let reason =
            switch membership.reason {
            case .buildFile: "build file"
            case .variantGroup(let name, _): "variant of \(name)"
            default: membership.reason.description
            }
        return "\(membership.phase.name) \(membership.file.path) \(membership.file.language ?? "") \(membership.role) "
            + "\(membership.platforms) \(membership.compilerFlags ?? "") \(reason)"
    }

    private static func settings(of target: Target?, in project: XcodeProject) -> [String] {
        (target?.configurations ?? project.configurations).flatMap { name -> [String] in
            let settings = project.writtenSettings(of: target, configuration: name)
            let entries = settings.entries.map { "\(name): \($0.key) = \($0.value)" }.sorted()
            return ["\(name): \(settings.configurationFile ?? "no file")"] + entries
        }
    }

    /// The first lines in which two projects differ.
    func differences(from other: ProjectFacts) -> [String] {
        let own = Set(lines)
        let others = Set(other.lines)
        let gone = lines.filter { !others.contains($0) }.map { "- " + $0 }
        let new = other.lines.filter { !own.contains($0) }.map { "+ " + $0 }
        let moved = gone.isEmpty && new.isEmpty && lines != other.lines ? ["another order"] : []
        return Array((gone + new + moved).prefix(6))
    }
}
