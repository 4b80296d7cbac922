import Diagnostics
import PropertyLists

extension ProjectEdit {
    /// The configurations of a target, or of the project when none is named.
    ///
    /// - Parameter names: which of them; all when empty.
    /// - Returns: their identifiers, in the order of the project.
    func configurations(ofTarget name: String?, named names: [String]) throws(DiagnosticError) -> [String] {
        let owner = try name.map { name throws(DiagnosticError) in try target(name) } ?? draft.projectIdentifier
        let list = draft.object(owner)?.text("buildConfigurationList")
        let all = (list.flatMap { draft.object($0) }?.texts("buildConfigurations") ?? []).filter { draft.object($0) != nil }
        let subject = settingsOwner(name)
        guard !all.isEmpty else { throw fault("no-configurations", "\(subject) has no configurations", at: owner) }
        let known = all.compactMap { draft.object($0)?.text("name") }
        for wanted in names where !known.contains(wanted) {
            throw fault(
                "no-such-configuration",
                "\(subject) has no configuration '\(wanted)'; it has \(known.map { "'\($0)'" }.joined(separator: ", "))", at: list)
        }
        return names.isEmpty ? all : all.filter { names.contains(draft.object($0)?.text("name") ?? "") }
    }

    /// Messages call the project or a target so.
    func settingsOwner(_ target: String?) -> String { target.map { "the target '\($0)'" } ?? "the project" }
}
