import Diagnostics
import ObjectFiles

/// Finds out what a binary is for.
struct SliceBinaryReader {
    /// The binary, as messages name it.
    let path: String
    /// What code runs on that does not say it.
    let fallback: XCFrameworkPlatform?
    /// What is worth telling and stops nothing.
    private(set) var notes: [Diagnostic] = []

    init(path: String, fallback: XCFrameworkPlatform?) {
        self.path = path
        self.fallback = fallback
    }

    /// Reads a binary; the platforms of its architectures may differ.
    ///
    /// - Throws: ``DiagnosticError`` when it is no binary or does not tell one platform for each architecture.
    mutating func binary(_ source: ByteSource) throws(DiagnosticError) -> SliceBinary {
        let file = try ObjectFile(source)
        var parts: [SliceBinary.Part] = []
        for slice in file.slices { parts.append(try part(slice)) }
        let isStatic = file.slices.allSatisfy { slice in
            if case .archive = slice.content { true } else { slice.machO?.fileType == .object }
        }
        let mergeable = parts.filter(\.isMergeable).map(\.architecture)
        if !mergeable.isEmpty, mergeable.count < parts.count {
            let others = parts.filter { !$0.isMergeable }.map(\.architecture)
            throw error(
                "mixed-mergeability",
                "'\(path)' is mergeable for \(Self.list(mergeable)), but not for \(Self.list(others)); build all of it one way")
        }
        return SliceBinary(parts: parts, isStatic: isStatic)
    }

    private mutating func part(_ slice: ObjectSlice) throws(DiagnosticError) -> SliceBinary.Part {
        switch slice.content {
        case .machO(let file):
            var part = try part(of: [(nil, file)], slice)
            part.isMergeable = file.hasAtomInfo
            return part
        case .archive(let archive): return try part(archive, slice)
        case .elf(let file): return elfPart(file, slice)
        case .bitcode:
            throw error("no-machine-code", "'\(path)' holds LLVM bitcode and no machine code; build it without '-emit-llvm' or LTO")
        }
    }

    // MARK: - Members

    private mutating func part(_ archive: StaticArchive, _ slice: ObjectSlice) throws(DiagnosticError) -> SliceBinary.Part {
        var files: [(member: String?, file: MachOFile)] = []
        var elfFile: ELFFile?
        var skipped: [String] = []
        for member in archive.members {
            switch try member.content() {
            case .machO(let file): files.append((member.name, file))
            case .elf(let file): elfFile = file
            case .bitcode, .other: skipped.append(member.name)
            }
        }
        if let elfFile, files.isEmpty { return elfPart(elfFile, slice) }
        guard !files.isEmpty else {
            throw error("no-architecture", "'\(path)' has no object file in it, so that nothing says its architecture or platform")
        }
        if elfFile != nil {
            throw error("mixed-objects", "'\(path)' holds objects of Mach-O and of ELF, which nothing can link together")
        }
        if let name = skipped.first {
            let what = skipped.count == 1 ? "the member '\(name)'" : "'\(name)' and \(skipped.count - 1) more members"
            notes.append(
                Diagnostic(
                    .warning, "skipped-member", "\(what) of '\(path)' is no object file, and nothing is known about it",
                    at: SourceLocation(path: path)))
        }
        return try part(of: files, slice)
    }

    /// What object files of one architecture have in common, which must be all of it.
    private func part(
        of files: [(member: String?, file: MachOFile)], _ slice: ObjectSlice
    ) throws(DiagnosticError) -> SliceBinary.Part {
        let first = files[0]
        let architecture = slice.declaredArchitecture ?? first.file.architecture
        if let other = files.first(where: { !$0.file.architecture.matches(architecture) }) {
            throw error(
                "mixed-architectures",
                "'\(path)' holds objects for '\(architecture.name)' and for '\(other.file.architecture.name)' "
                    + "('\(other.member ?? "")') in one archive; make an archive of each and join them with 'lipo'")
        }
        guard let name = architecture.knownName else {
            throw error("no-architecture", "'\(path)' is for \(architecture.name), which is no architecture of a platform of Apple")
        }
        let platform = try platform(of: files, architecture: name)
        return SliceBinary.Part(architecture: name, platform: platform, slice: slice)
    }

    private func platform(
        of files: [(member: String?, file: MachOFile)], architecture: String
    ) throws(DiagnosticError) -> XCFrameworkPlatform {
        var found: [(platform: XCFrameworkPlatform, member: String?)] = []
        for (member, file) in files {
            for version in file.buildVersions {
                let platform = try platform(version, member, architecture)
                if !found.contains(where: { $0.platform == platform }) { found.append((platform, member)) }
            }
        }
        guard let first = found.first else {
            if let fallback { return fallback }
            throw error(
                "no-platform",
                "'\(path)' does not say for '\(architecture)' what it runs on; check the deployment target that it was built with, "
                    + "or say it with '-platform'")
        }
        guard found.count == 1 else {
            let places = found.map { place in "'\(place.platform.word)'" + (place.member.map { " (as '\($0)')" } ?? "") }
            throw error(
                "several-platforms",
                "'\(path)' is built for \(places.joined(separator: " and ")) in its part for '\(architecture)'; "
                    + "build it for one platform at a time")
        }
        return first.platform
    }

    private func platform(
        _ version: BuildVersion, _ member: String?, _ architecture: String
    ) throws(DiagnosticError) -> XCFrameworkPlatform {
        let place = (member.map { "'\($0)' in " } ?? "") + "'\(path)' (\(architecture))"
        guard let platform = version.platform else {
            throw error("unknown-platform", "\(place) is for the platform with the number \(version.platformNumber), which is not known")
        }
        guard let name = platform.supportedPlatform else {
            throw error("unknown-platform", "\(place) is for \(platform.displayName), for which there are no xcframeworks")
        }
        return XCFrameworkPlatform(name, variant: platform.variant)
    }

    private func elfPart(_ file: ELFFile, _ slice: ObjectSlice) -> SliceBinary.Part {
        SliceBinary.Part(
            architecture: file.architectureName, platform: fallback ?? XCFrameworkPlatform("linux"), slice: slice)
    }

    private func error(_ code: String, _ message: String) -> DiagnosticError {
        DiagnosticError(code, message, at: SourceLocation(path: path))
    }

    private static func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
}
