import Diagnostics
import SystemSupport

extension ProjectEdit {
    /// The absolute path of a file that is named from the source root of the project.
    func absolutePath(_ path: String) -> String {
        PathText.normalizedBeyondRoot(PathText.join(project.place.sourceRoot, path))
    }

    /// A path as messages show it: from the source root where it lies below, or leads beyond the root of the disk.
    func shown(_ path: String) -> String {
        let root = project.place.sourceRoot
        return PathText.isBelow(path, root) && path != root || path.hasPrefix("/../") ? PathText.relative(path, to: root) : path
    }

    /// The identifiers of the targets by now, in the order of the project.
    var targetIdentifiers: [String] {
        draft.object(draft.projectIdentifier)?.texts("targets") ?? []
    }

    /// The identifier of a target.
    ///
    /// - Parameter name: its name, or its identifier where another target has the same name.
    func target(_ name: String) throws(DiagnosticError) -> String {
        let targets = targetIdentifiers
        let found = targets.filter { draft.object($0)?.text("name") == name }
        if found.count == 1 { return found[0] }
        if targets.contains(name) { return name }
        guard found.isEmpty else {
            throw fault(
                "ambiguous-target",
                "\(found.count) targets are called '\(name)'; name one by its identifier: \(found.joined(separator: ", "))")
        }
        let names = targets.compactMap { draft.object($0)?.text("name") }
        let hint = Spelling.nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? "; 'trellis-project targets' lists them"
        throw fault("no-such-target", "the project has no target '\(name)'" + hint)
    }

    /// The name of a target, for messages.
    func name(ofTarget identifier: String) -> String { draft.object(identifier)?.text("name") ?? identifier }

    /// The build phases of a target by now, with their identifiers.
    func phases(of target: String) -> [(identifier: String, object: DraftObject, kind: BuildPhase.Kind)] {
        (draft.object(target)?.texts("buildPhases") ?? []).compactMap { identifier in
            guard let object = draft.object(identifier), let kind = object.objectClass.flatMap(BuildPhase.Kind.init) else { return nil }
            return (identifier, object, kind)
        }
    }

    /// The phase of a target with a name, such as `Embed Frameworks`, or the one of a kind, such as `resources`.
    func phase(_ name: String, of target: String) throws(DiagnosticError) -> String {
        let phases = phases(of: target)
        let named = phases.filter { ($0.object.text("name") ?? $0.kind.defaultName) == name }
        let found = named.isEmpty ? phases.filter { $0.kind.rawValue == name } : named
        if found.count == 1 { return found[0].identifier }
        if let phase = phases.first(where: { $0.identifier == name }) { return phase.identifier }
        let target = self.name(ofTarget: target)
        guard found.isEmpty else {
            throw fault(
                "ambiguous-phase",
                "the target '\(target)' has \(found.count) phases '\(name)'; name one by its identifier: "
                    + found.map(\.identifier).joined(separator: ", "))
        }
        throw fault(
            "no-such-phase", "the target '\(target)' has no phase '\(name)'; 'trellis-project add phase' or 'add script' makes one")
    }
}
