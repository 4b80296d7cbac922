import PropertyLists

/// Reads the build files of one phase into memberships.
struct BuildFileReader {
    let table: PBXObjectTable
    let phase: MemberPhase

    /// Adds the members of the phase with an ordinal, in the order of its build files. One that refers to a package product or to
    /// nothing makes none.
    func appendMembers(ofPhase ordinal: Int, to memberships: inout [Membership]) {
        let document = table.document
        guard let list = document.valueIndex(forKey: "files", inDictionary: Int(table.entries[ordinal].value)) else { return }
        document.withBuffer { buffer in
            let buildFiles = table.ordinals(ofItems: list, in: buffer).filter { $0 >= 0 }.compactMap { ordinal in
                let dictionary = Int(table.entries[Int(ordinal)].value)
                return document.valueIndex(forKey: "fileRef", inDictionary: dictionary).map { (ordinal, reference: Int32($0)) }
            }
            let files = table.ordinals(ofNodes: buildFiles.map(\.reference), in: buffer)
            memberships.reserveCapacity(memberships.count + files.count)
            for (buildFile, file) in zip(buildFiles, files) where file >= 0 { append(Int(buildFile.0), Int(file), to: &memberships) }
        }
    }

    /// Adds the members that a build file makes of a file: one, or one for each language of a variant group.
    private func append(_ buildFile: Int, _ file: Int, to memberships: inout [Membership]) {
        guard table.entries[file].objectClass == .variantGroup else {
            memberships.append(Membership(BuildFileMember(phase: phase, buildFile: buildFile, file: file)))
            return
        }
        for child in PBXObject(table: table, ordinal: file).references("children") {
            memberships.append(Membership(BuildFileMember(phase: phase, buildFile: buildFile, file: child.ordinal, group: file)))
        }
    }
}

extension Membership.Role {
    /// What a file is in a phase, given the attributes that are set for it there.
    init(phase: BuildPhase, attributes: [String]) {
        switch phase.kind {
        case .headers:
            let isPublic = attributes.contains("Public")
            self = .header(isPublic ? .public : attributes.contains("Private") ? .private : .project)
        case .frameworks:
            self = .linked(isWeak: attributes.contains("Weak"))
        case .copy:
            self = .copied(isSignedOnCopy: attributes.contains("CodeSignOnCopy"))
        default:
            self = .plain
        }
    }
}
