import PropertyLists

/// Reads the build files of one phase into memberships.
struct BuildFileReader {
    let table: PBXObjectTable
    let phase: MemberPhase

    /// Adds the members of the phase with an ordinal, in the order of its build files.
    func appendMembers(ofPhase ordinal: Int, to memberships: inout [Membership]) {
        let document = table.document
        guard let list = document.valueIndex(forKey: "files", inDictionary: Int(table.entries[ordinal].value)) else { return }
        document.withBuffer { buffer in
            guard buffer.nodes[list].kind == .array else { return }
            let end = buffer.end(of: list)
            memberships.reserveCapacity(memberships.count + end - list)
            var item = list + 1
            while item < end {
                if let buildFile = table.ordinal(ofNode: item, in: buffer) { append(buildFile, buffer, to: &memberships) }
                item = buffer.end(of: item)
            }
        }
    }

    /// Adds the members that a build file makes: one, or one for each language of a variant group; none when it refers to a
    /// package product or to nothing.
    private func append(_ buildFile: Int, _ buffer: PropertyListBuffer, to memberships: inout [Membership]) {
        let dictionary = Int(table.entries[buildFile].value)
        guard let reference = table.document.valueIndex(forKey: "fileRef", inDictionary: dictionary),
            let file = table.ordinal(ofNode: reference, in: buffer)
        else { return }
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
