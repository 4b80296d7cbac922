import ProjectModel

/// What a project says about one target, in words that can be compared between two revisions of the project: identifiers,
/// positions and the order of keys are not part of it.
struct TargetDefinition {
    /// The facts by what they are about, such as `setting 'SWIFT_VERSION' of Debug`.
    private let facts: [String: String]

    /// Collects the facts about a target.
    ///
    /// - Parameters:
    ///   - target: the target.
    ///   - project: the project that has it.
    ///   - settings: the settings of files (`.xcconfig`) too, which a project only names.
    ///   - paths: how paths are shown.
    init(_ target: Target, in project: any Project, settings: SettingsFiles, paths: PathDisplay) {
        var facts: [String: String] = [:]
        facts["kind of product"] = "\(target.kind.rawValue) \(target.productType?.rawValue ?? "") \(target.productName ?? "")"
        facts["order of phases"] = target.phases.map { "\($0.kind.rawValue)" }.joined(separator: " ")
        for dependency in target.dependencies {
            facts["dependency '\(dependency.name)'"] = "\(dependency.subject) \(dependency.platforms)"
        }
        for (name, text) in project.buildInstructions(of: target) { facts[name, default: ""] += text }
        for membership in project.memberships(of: target) {
            let text = "\(membership.role.description) \(membership.platforms) \(membership.compilerFlags ?? "")"
            facts["membership of '\(paths.text(for: membership.file.path))' in \(membership.phase.name)", default: ""] += text
        }
        for owner in [nil, target] {
            for configuration in project.configurations {
                let written = project.writtenSettings(of: owner, configuration: configuration)
                Self.add(settings.entries(below: written) + written.entries, of: owner, configuration: configuration, to: &facts)
            }
        }
        self.facts = facts
    }

    private static func add(
        _ entries: [WrittenSettings.Entry],
        of owner: Target?,
        configuration: String,
        to facts: inout [String: String]
    ) {
        let level = owner == nil ? "project setting" : "setting"
        for entry in entries {
            // A list and a text of the same items are the same setting to a build.
            let text =
                switch entry.value {
                case .text(let text): text
                case .list(let items): items.joined(separator: " ")
                }
            facts["\(level) '\(entry.key)' of \(configuration)", default: ""] += text + "\n"
        }
    }

    /// What differs from another definition, in words, sorted.
    func differences(from other: TargetDefinition) -> [String] {
        let names = Set(facts.keys).union(other.facts.keys).filter { facts[$0] != other.facts[$0] }
        return names.map { name in
            if other.facts[name] == nil { return "\(name) is new" }
            return facts[name] == nil ? "\(name) is gone" : "\(name) differs"
        }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
