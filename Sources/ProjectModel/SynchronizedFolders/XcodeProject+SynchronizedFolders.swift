import SystemSupport

extension XcodeProject {
    /// The memberships that synchronized folders give a target.
    func synchronizedMemberships(of target: Target) -> [Membership] {
        guard let ordinal = document.object(target.identifier)?.ordinal else { return [] }
        return synchronizedFolders.rules(forTarget: ordinal).flatMap { rule in
            memberships(of: target, rule: rule)
        }
    }

    private func memberships(of target: Target, rule: SynchronizedFolderRule) -> [Membership] {
        guard let root = paths.path(of: rule.folder).absolutePath else { return [] }
        let folder = PBXFileSystemSynchronizedRootGroup(PBXObject(table: document.table, ordinal: rule.folder))
        let reader = SynchronizedItemReader(
            target: target,
            rule: rule,
            root: root,
            folderName: folder.path ?? folder.name ?? ""
        )
        let walk = SynchronizedFolderWalk(fileSystem: fileSystem, root: root, explicitFolders: rule.explicitFolders)
        return walk.items().flatMap(reader.memberships)
    }
}
