import SystemSupport

/// Decides what one item of a synchronized folder is to one target.
struct SynchronizedItemReader {
    let target: Target
    let rule: SynchronizedFolderRule
    /// The absolute path of the folder.
    let root: String
    /// The folder as the project names it, for reasons.
    let folderName: String

    /// The memberships of an item: in the phase that its type asks for, and in the phases that ask for it by name.
    func memberships(of item: SynchronizedItem) -> [Membership] {
        let row = FileTypeTable.row(forFileName: item.typeName, extension: PathText.fileExtension(of: item.typeName))
        let explicitType = rule.explicitFileTypes[item.path]
        let ownType = FileTypeTable.type(forExtension: PathText.fileExtension(of: item.name)) ?? row.type
        let file = ProjectFile(
            path: .absolute(root + "/" + item.path),
            fileType: explicitType ?? (item.isExplicitFolder ? "folder" : ownType),
            language: item.language
        )
        var result: [Membership] = []
        if rule.exceptions.contains(item) != rule.isOwner {
            let phase = item.isExplicitFolder ? .resources : explicitType.map(DefaultPhase.init(forFileType:)) ?? row.phase
            if let phase = phase.phase(in: target.phases) {
                result.append(membership(of: file, item: item, phase: phase, attributes: rule.attributes, reason: reason(for: item)))
            }
        }
        for inclusion in rule.phaseInclusions where inclusion.paths.contains(item) {
            guard let phase = target.phases.first(where: { $0.identifier == inclusion.phase }) else { continue }
            result.append(
                membership(
                    of: file,
                    item: item,
                    phase: phase,
                    attributes: inclusion.attributes,
                    reason: .phaseInclusion(folder: folderName)
                )
            )
        }
        return result
    }

    private func reason(for item: SynchronizedItem) -> Membership.Reason {
        if !rule.isOwner { return .inclusion(folder: folderName) }
        return item.isExplicitFolder ? .explicitFolder(folder: folderName) : .synchronizedFolder(folder: folderName)
    }

    private func membership(
        of file: ProjectFile,
        item: SynchronizedItem,
        phase: BuildPhase,
        attributes: SynchronizedFolderRule.FileAttributes,
        reason: Membership.Reason
    ) -> Membership {
        let path = item.localizedPath ?? item.path
        var names = attributes.attributes[path] ?? []
        if attributes.publicHeaders.contains(path) { names.append("Public") }
        if attributes.privateHeaders.contains(path) { names.append("Private") }
        return Membership(
            file: file,
            target: target.identifier,
            phase: phase,
            role: Membership.Role(phase: phase, attributes: names),
            platforms: attributes.platforms[path] ?? [],
            compilerFlags: attributes.compilerFlags[path],
            reason: reason
        )
    }
}
