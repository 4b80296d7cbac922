package import Diagnostics
import PropertyLists

extension XcodeProject {
    private var tree: GroupTree { paths.tree }

    /// Groups that contain themselves, objects that stand in two groups, and source trees that nobody defines.
    package func groupFaults() -> [Diagnostic] {
        cyclicGroups() + objectsInTwoGroups() + unknownSourceTrees() + longPaths()
    }

    private func cyclicGroups() -> [Diagnostic] {
        var states = [UInt8](repeating: 0, count: document.objectCount)
        var findings: [Diagnostic] = []
        for start in states.indices where states[start] == 0 {
            var chain: [Int] = []
            var current: Int? = start
            while let ordinal = current, states[ordinal] == 0 {
                states[ordinal] = 1
                chain.append(ordinal)
                current = tree.parent(of: ordinal)
            }
            // A mark of this very climb means that it came back to where it had been.
            if let ordinal = current, states[ordinal] == 1 { findings.append(cycle(at: ordinal)) }
            for ordinal in chain { states[ordinal] = 2 }
        }
        return findings
    }

    private func cycle(at ordinal: Int) -> Diagnostic {
        let group = object(ordinal)
        return Diagnostic(
            .error,
            "cyclic-group",
            "the group '\(label(group))' contains itself; the paths in it are taken from the project's folder",
            at: group.location
        )
    }

    private func objectsInTwoGroups() -> [Diagnostic] {
        tree.objectsWithSecondParent.map { child, group in
            Diagnostic(
                .warning,
                "two-groups",
                "'\(label(object(child)))' is in the group '\(label(object(group)))' as well; its path is taken from the first group",
                at: object(group).location,
                notes: [Diagnostic.Note("the object is here", at: object(child).location)]
            )
        }
    }

    private func unknownSourceTrees() -> [Diagnostic] {
        var seen: Set<String> = []
        return document.objects.compactMap { object in
            guard let name = object.text("sourceTree"), !name.hasPrefix("<"), !name.isEmpty, name != "SOURCE_ROOT" else { return nil }
            guard !paths.isKnown(sourceTree: name), seen.insert(name).inserted else { return nil }
            return Diagnostic(
                .warning,
                "unknown-source-tree",
                "the source tree '\(name)' is not defined; give its folder with '--source-tree \(name)=FOLDER'",
                at: object.value["sourceTree"]?.location
            )
        }
    }

    /// The first group of a chain whose path is too long; what lies below it is nowhere for the same reason.
    private func longPaths() -> [Diagnostic] {
        document.objects.compactMap { object in
            guard object.objectClass?.isGroup == true, paths.path(of: object.ordinal) == .tooLong else { return nil }
            guard tree.parent(of: object.ordinal).map({ paths.path(of: $0) }) != .tooLong else { return nil }
            return Diagnostic(
                .error,
                "long-path",
                "the path of the group '\(label(object))' has more than \(ResolvedPath.lengthLimit) bytes; flatten the groups",
                at: object.location
            )
        }
    }

    private func object(_ ordinal: Int) -> PBXObject { PBXObject(table: document.table, ordinal: ordinal) }

    private func label(_ object: PBXObject) -> String {
        object.text("name") ?? object.text("path") ?? object.identifier
    }
}
