/// Which synchronized folders say something about which target, found once for all of them.
struct SynchronizedFolderIndex: Sendable {
    /// The folders that each target owns or takes files from, by the ordinal of the target, in the order of the file.
    private var rulesByTarget: [Int: [SynchronizedFolderRule]] = [:]

    /// Looks at every synchronized folder, its owners and its exception sets.
    init(_ document: PBXProjDocument) {
        let table = document.table
        var rules: [Int: [Int: SynchronizedFolderRule]] = [:]
        var phaseOwners: [Int: Int] = [:]
        for (ordinal, entry) in table.entries.enumerated() where entry.objectClass?.isTarget == true {
            let target = PBXObject(table: table, ordinal: ordinal)
            for phase in target.references("buildPhases") where phaseOwners[phase.ordinal] == nil {
                phaseOwners[phase.ordinal] = ordinal
            }
            for folder in target.references("fileSystemSynchronizedGroups") {
                rules[ordinal, default: [:]][folder.ordinal, default: SynchronizedFolderRule(folder)].isOwner = true
            }
        }
        for (ordinal, entry) in table.entries.enumerated() where entry.objectClass == .synchronizedRootGroup {
            let folder = PBXObject(table: table, ordinal: ordinal)
            for exception in folder.references("exceptions") {
                if let set = PBXFileSystemSynchronizedBuildFileExceptionSet(checking: exception), let target = set.target {
                    rules[target.ordinal, default: [:]][ordinal, default: SynchronizedFolderRule(folder)].add(set)
                }
                if let set = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet(checking: exception),
                    let phase = set.buildPhase, let target = phaseOwners[phase.ordinal]
                {
                    rules[target, default: [:]][ordinal, default: SynchronizedFolderRule(folder)].add(set, phase: phase.identifier)
                }
            }
        }
        rulesByTarget = rules.mapValues { folders in
            folders.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    /// The folders that say something about a target.
    func rules(forTarget ordinal: Int) -> [SynchronizedFolderRule] {
        rulesByTarget[ordinal] ?? []
    }
}
