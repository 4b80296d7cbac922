import PropertyLists

/// Reads the build files of one phase into memberships.
struct BuildFileReader {
    let paths: PathResolver
    /// The identifier of the target.
    let target: String
    let phase: BuildPhase

    /// Adds the memberships that a build file makes: one, or one for each language of a variant group; none when it refers
    /// to a package product or to nothing.
    func appendMemberships(of buildFile: PBXBuildFile, to memberships: inout [Membership]) {
        guard let reference = buildFile.fileReference else { return }
        guard reference.objectClass == .variantGroup else {
            memberships.append(membership(of: buildFile, reference: reference, reason: .buildFile(identifier: buildFile.identifier)))
            return
        }
        let group = PBXVariantGroup(reference)
        let name = group.name ?? group.path ?? ""
        for child in group.children {
            var membership = membership(
                of: buildFile,
                reference: child.object,
                reason: .variantGroup(name: name, buildFile: buildFile.identifier)
            )
            membership.file.language = child.name ?? child.path
            memberships.append(membership)
        }
    }

    private func membership(of buildFile: PBXBuildFile, reference: PBXObject, reason: Membership.Reason) -> Membership {
        let settings = buildFile.settings
        let attributes = settings?["ATTRIBUTES"].map(Self.texts) ?? []
        return Membership(
            file: ProjectFile(path: paths.path(of: reference.ordinal), fileType: fileType(of: reference)),
            target: target,
            phase: phase,
            role: Membership.Role(phase: phase, attributes: attributes),
            platforms: platforms(of: buildFile),
            compilerFlags: settings?["COMPILER_FLAGS"]?.text,
            reason: reason
        )
    }

    private func platforms(of buildFile: PBXBuildFile) -> [String] {
        let platforms = buildFile.platformFilters
        return platforms.isEmpty ? buildFile.platformFilter.map { [$0] } ?? [] : platforms
    }

    private func fileType(of reference: PBXObject) -> String? {
        reference.text("explicitFileType") ?? reference.text("lastKnownFileType") ?? reference.text("fileType")
            ?? reference.text("versionGroupType")
    }

    private static func texts(of value: PropertyListValue) -> [String] {
        value.kind == .array ? value.items.compactMap(\.text) : value.text.map { [$0] } ?? []
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
