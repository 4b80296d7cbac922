public import Diagnostics
import PropertyLists
import SystemSupport

extension ProjectEdit {
    /// Makes a file that the project has a member of a target.
    ///
    /// A file of a synchronized folder becomes one through the exceptions of the folder: an exception against it goes when the
    /// target owns the folder, one for it is made when the target does not.
    ///
    /// - Parameters:
    ///   - path: the file, absolute or from the source root of the project.
    ///   - target: the name of the target, or its identifier.
    ///   - phase: the name or kind of the phase; the one that the type of the file asks for when `nil`.
    ///   - attributes: what is special about it there.
    /// - Throws: `DiagnosticError` when there is no such file, target or phase, or the file is a member of the phase already.
    public mutating func addMember(
        _ path: String,
        target: String,
        phase: String? = nil,
        attributes: MemberAttributes = MemberAttributes()
    ) throws(DiagnosticError) {
        let file = absolutePath(path)
        let target = try self.target(target)
        if let folder = synchronizedFolder(around: file) {
            return try include(file, of: folder, in: target, phase: phase, attributes: attributes)
        }
        let member = memberReference(try reference(to: file))
        let type = draft.object(member).flatMap { $0.text("explicitFileType") ?? $0.text("lastKnownFileType") }
        let phase = try memberPhase(forFile: file, type: type, target: target, phase: phase)
        guard buildFiles(of: member, inPhase: phase).isEmpty else {
            throw fault(
                "already-a-member", "'\(shown(file))' is a member of the target '\(name(ofTarget: target))' in that phase already",
                at: member)
        }
        insertBuildFile(of: member, intoPhase: phase, attributes: attributes)
    }

    /// Ends the membership of a file in a target. The project keeps the file.
    ///
    /// A file of a synchronized folder ceases to be one through the exceptions of the folder.
    ///
    /// - Parameters:
    ///   - path: the file, absolute or from the source root of the project.
    ///   - target: the name of the target, or its identifier.
    ///   - phase: the name or kind of the phase; all of them when `nil`.
    /// - Throws: `DiagnosticError` when there is no such file, target or phase, or the file is no member.
    public mutating func removeMember(_ path: String, target: String, phase: String? = nil) throws(DiagnosticError) {
        let file = absolutePath(path)
        let target = try self.target(target)
        if let folder = synchronizedFolder(around: file) {
            return try exclude(file, of: folder, from: target, phase: phase)
        }
        let member = memberReference(try reference(to: file))
        let named = try phase.map { name throws(DiagnosticError) in try self.phase(name, of: target) }
        let phases = named.map { [$0] } ?? phases(of: target).map(\.identifier)
        let found = phases.flatMap { buildFiles(of: member, inPhase: $0) }
        guard !found.isEmpty else {
            throw fault("not-a-member", "'\(shown(file))' is no member of the target '\(name(ofTarget: target))'", at: member)
        }
        for buildFile in found { removeBuildFile(buildFile) }
    }

    /// What targets refer to when they mean a file: for the file of a language the group of its languages.
    private func memberReference(_ reference: String) -> String {
        guard let parent = draft.parent(of: reference), draft.objectClass(of: parent) == .variantGroup else { return reference }
        return parent
    }

    /// The phase for a file in a target.
    ///
    /// - Parameters:
    ///   - file: the file, for its extension and for messages.
    ///   - type: the type that the reference gives it.
    ///   - phase: the name or kind that somebody wants.
    func memberPhase(forFile file: String, type: String?, target: String, phase: String?) throws(DiagnosticError) -> String {
        if let phase { return try self.phase(phase, of: target) }
        let name = PathText.lastComponent(of: file)
        let row = FileTypeTable.row(forFileName: name, extension: PathText.fileExtension(of: name))
        let wanted = type.flatMap { $0 == row.type ? nil : DefaultPhase(forFileType: $0) } ?? row.phase
        if wanted == .none {
            throw fault("no-phase", "a file such as '\(name)' belongs to no phase; name one with '--phase' to build it all the same")
        }
        let known = phases(of: target).map { phase in
            BuildPhase(
                identifier: phase.identifier, kind: phase.kind, name: phase.object.text("name") ?? phase.kind.defaultName,
                destination: phase.kind == .copy ? CopyDestination(phase.object) : nil)
        }
        if let phase = wanted.phase(in: known) { return phase.identifier }
        let targetName = self.name(ofTarget: target)
        throw fault(
            "no-such-phase",
            "the target '\(targetName)' has no phase for '\(name)'; "
                + "'trellis-project add phase \(wanted.kind.rawValue) --target \(targetName)' makes one",
            at: target)
    }

    /// The build files of a phase that refer to something.
    func buildFiles(of reference: String, inPhase phase: String) -> [String] {
        let candidates = draft.referrers(of: reference).filter { draft.objectClass(of: $0) == .buildFile }
        guard !candidates.isEmpty else { return [] }
        let files = Set(draft.object(phase)?.texts("files") ?? [])
        return candidates.filter { files.contains($0) }
    }

    /// Puts a build file at the end of a phase.
    mutating func insertBuildFile(of reference: String, intoPhase phase: String, attributes: MemberAttributes, key: String = "fileRef") {
        var object = DraftObject(.buildFile, [key: .string(reference)])
        attributes.apply(to: &object)
        _ = draft.insert(object, path: Self.buildFilePath(reference, inPhase: phase), intoList: "files", of: phase)
    }

    /// Takes a build file out of its phases.
    mutating func removeBuildFile(_ identifier: String) {
        let reference = draft.object(identifier).flatMap { $0.text("fileRef") ?? $0.text("productRef") } ?? ""
        for phase in draft.referrers(of: identifier) {
            draft.remove(identifier, madeAs: Self.buildFilePath(reference, inPhase: phase), fromList: "files", of: phase)
        }
        draft.remove(identifier)
    }

    /// What a build file is.
    private static func buildFilePath(_ reference: String, inPhase phase: String) -> String { "build-file/\(phase)/\(reference)" }
}

extension CopyDestination {
    /// Where a copy phase puts its files.
    init(_ phase: DraftObject) {
        self.init(path: phase.text("dstPath"), name: phase.text("dstSubfolder"), number: phase.text("dstSubfolderSpec").flatMap { Int($0) })
    }
}

extension DefaultPhase {
    /// The kind of the phase.
    var kind: BuildPhase.Kind {
        switch self {
        case .sources, .none: .sources
        case .headers: .headers
        case .resources: .resources
        case .frameworks: .frameworks
        case .rez: .rez
        case .appleScript: .appleScript
        case .copy: .copy
        }
    }
}
