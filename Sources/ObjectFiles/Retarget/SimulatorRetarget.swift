package import Diagnostics

/// Turns object files and static archives for devices into ones for the simulator, by changing what they say they were built for.
///
/// The machine code of `arm64` is the same for both; only the mark differs. What was compiled under a condition for devices stays
/// as it is, and calls of functions that simulators do not have fail when they are linked.
///
///     let outcome = try SimulatorRetarget.retarget(ByteSource(contentsOf: "libX.a"))
///     try outcome.source.write(to: &sink)
package enum SimulatorRetarget {
    /// What came of it.
    package struct Outcome: Sendable {
        /// The bytes of the result, read when they are written.
        package var source: ByteSource
        /// How many object files were changed.
        package var changedCount = 0
        /// What stayed as it was, and why.
        package var warnings: [Diagnostic] = []
    }

    /// Changes each object file in a file of any kind.
    ///
    /// An archive is written again with a new table of symbols when a member grew, and keeps its size otherwise.
    ///
    /// - Throws: ``DiagnosticError`` when a file is for a processor that no simulator has or for a platform without one, is linked
    ///   and signed, or holds something that cannot be moved.
    package static func retarget(_ source: ByteSource) throws(DiagnosticError) -> Outcome {
        let file = try ObjectFile(source)
        guard file.isUniversal else { return try retarget(file.slices[0]) }
        var outcome = Outcome(source: source)
        var parts: [ByteSource] = []
        for slice in file.slices {
            let part = try retarget(slice)
            outcome.changedCount += part.changedCount
            outcome.warnings += part.warnings
            parts.append(part.source)
        }
        outcome.source = try UniversalWriter.join(parts, path: source.place.path)
        return outcome
    }

    private static func retarget(_ slice: ObjectSlice) throws(DiagnosticError) -> Outcome {
        switch slice.content {
        case .machO(let file): return try retarget(file)
        case .archive(let archive): return try retarget(archive)
        case .elf: throw slice.source.place.error("retarget-kind", "it is an ELF file, for which there are no simulators")
        case .bitcode:
            throw slice.source.place.error(
                "retarget-kind", "it is bitcode, in which the target stands in a form that only the compiler changes")
        }
    }

    private static func retarget(_ archive: StaticArchive) throws(DiagnosticError) -> Outcome {
        var outcome = Outcome(source: archive.source)
        var members = archive.members
        for index in members.indices {
            let member = members[index]
            switch try member.content() {
            case .machO(let file):
                let part = try retarget(file)
                members[index].source = part.source
                outcome.changedCount += part.changedCount
                outcome.warnings += part.warnings
            case .elf: throw member.source.place.error("retarget-kind", "it is an ELF file, for which there are no simulators")
            case .bitcode:
                throw member.source.place.error(
                    "retarget-kind", "it is bitcode, in which the target stands in a form that only the compiler changes")
            case .other(let kind):
                outcome.warnings.append(
                    member.source.place.diagnostic(
                        "member-skipped", "it is no object file but \(kind.displayName), which no linker uses", severity: .warning))
            }
        }
        guard outcome.changedCount > 0 else { return outcome }
        if zip(members, archive.members).allSatisfy({ $0.source.count == $1.source.count }) {
            outcome.source = try replacing(members, in: archive)
        } else {
            outcome.source = try ArchiveWriter(dialect: archive.dialect).archive(of: members, path: archive.source.place.path).source
        }
        return outcome
    }

    /// The archive with other bytes of the same number in its members.
    private static func replacing(_ members: [ArchiveMember], in archive: StaticArchive) throws(DiagnosticError) -> ByteSource {
        var pieces: [ByteSource] = []
        var end = 0
        for (member, old) in zip(members, archive.members) {
            let start = old.source.place.start - archive.source.place.start
            pieces.append(try archive.source.window(at: end, count: start - end))
            pieces.append(member.source)
            end = start + old.source.count
        }
        pieces.append(try archive.source.window(at: end, count: archive.source.count - end))
        return ByteSource(joining: pieces, as: archive.source.place)
    }

    private static func retarget(_ file: MachOFile) throws(DiagnosticError) -> Outcome {
        let place = file.source.place
        guard !file.buildVersions.isEmpty else {
            let warning = place.diagnostic(
                "retarget-unmarked", "it does not say which platform it was built for and stays as it is", severity: .warning)
            return Outcome(source: file.source, warnings: [warning])
        }
        var needsChange = false
        for version in file.buildVersions {
            guard let platform = version.platform else {
                throw place.error("retarget-platform", "the number \(version.platformNumber) is that of no known platform")
            }
            if platform.isSimulator { continue }
            guard platform.simulator != nil else {
                throw place.error("retarget-platform", "it is built for \(platform.displayName), which has no simulator")
            }
            needsChange = true
        }
        guard needsChange else { return Outcome(source: file.source) }
        guard file.architecture.runsInSimulators else {
            throw place.error(
                "retarget-architecture", "no simulator runs '\(file.architecture.name)'; take the part for 'arm64' out of the file first")
        }
        var retargeting = MachORetargeting(file)
        return Outcome(source: try retargeting.result(), changedCount: 1)
    }
}
