import PropertyLists

/// One file in one phase of a target, as a build file says it: which objects they are, and what is made of them only when
/// somebody asks.
struct BuildFileMember: Sendable {
    let phase: MemberPhase
    private let buildFileOrdinal: Int32
    private let fileOrdinal: Int32
    /// The variant group that the build file names in place of the file; -1 when it names the file.
    private let groupOrdinal: Int32

    init(phase: MemberPhase, buildFile: Int, file: Int, group: Int? = nil) {
        self.phase = phase
        buildFileOrdinal = Int32(buildFile)
        fileOrdinal = Int32(file)
        groupOrdinal = group.map(Int32.init) ?? -1
    }

    var projectFile: ProjectFile {
        ProjectFile(FileObject(paths: phase.paths, ordinal: Int(fileOrdinal), isVariant: groupOrdinal >= 0))
    }

    var role: Membership.Role {
        Membership.Role(phase: phase.phase, attributes: buildFile.settings?["ATTRIBUTES"].map(Self.texts) ?? [])
    }

    var platforms: [String] {
        let buildFile = buildFile
        let platforms = buildFile.platformFilters
        return platforms.isEmpty ? buildFile.platformFilter.map { [$0] } ?? [] : platforms
    }

    var compilerFlags: String? { buildFile.settings?["COMPILER_FLAGS"]?.text }

    var reason: Membership.Reason {
        let identifier = buildFile.identifier
        guard groupOrdinal >= 0 else { return .buildFile(identifier: identifier) }
        let group = object(groupOrdinal)
        return .variantGroup(name: group.text("name") ?? group.text("path") ?? "", buildFile: identifier)
    }

    private var buildFile: PBXBuildFile { PBXBuildFile(object(buildFileOrdinal)) }

    private func object(_ ordinal: Int32) -> PBXObject { PBXObject(table: phase.paths.table, ordinal: Int(ordinal)) }

    private static func texts(of value: PropertyListValue) -> [String] {
        value.kind == .array ? value.items.compactMap(\.text) : value.text.map { [$0] } ?? []
    }
}

/// A phase of a target, which its members share.
final class MemberPhase: Sendable {
    let paths: PathResolver
    /// The identifier of the target.
    let target: String
    let phase: BuildPhase

    init(paths: PathResolver, target: String, phase: BuildPhase) {
        self.paths = paths
        self.target = target
        self.phase = phase
    }
}
