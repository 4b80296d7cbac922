package import Diagnostics

/// A binary of any kind that can be looked into: its slices, of which a file that is not universal has one.
///
///     let file = try ObjectFile(ByteSource(contentsOf: "X.framework/X"))
///     for slice in file.slices { print(slice.architectureName ?? "", try slice.facts().platforms) }
package struct ObjectFile: Sendable {
    /// The bytes of the file.
    package let source: ByteSource
    /// What it is.
    package let kind: ObjectKind
    /// Its parts in the order of the file.
    package let slices: [ObjectSlice]

    /// Recognises and reads a file.
    ///
    /// - Throws: ``DiagnosticError`` with the code `object-unknown` when it is nothing that a linker or a loader takes, or
    ///   with another one when it is damaged.
    package init(_ source: ByteSource) throws(DiagnosticError) {
        self.source = source
        kind = try ObjectKind(of: source)
        guard kind == .universal else {
            let content = try ObjectSlice.content(of: source, kind)
            slices = [ObjectSlice(source: content.source ?? source, alignmentPower: nil, content: content)]
            return
        }
        var slices: [ObjectSlice] = []
        for part in try UniversalFile(source).slices {
            let kind = try ObjectKind(of: part.source)
            guard kind != .universal else { throw part.fault("universal-malformed", "it is a universal file in a universal file") }
            let content = try ObjectSlice.content(of: part.source, kind)
            if case .machO(let file) = content, !file.architecture.matches(part.architecture) {
                throw part.fault(
                    "universal-malformed",
                    "it is for '\(file.architecture.name)', but the header of the universal file says '\(part.architecture.name)'")
            }
            slices.append(
                ObjectSlice(
                    source: part.source, declaredArchitecture: part.architecture, alignmentPower: part.alignmentPower, content: content))
        }
        self.slices = slices
    }

    /// Whether it holds several files, or one with a header as if there were several.
    package var isUniversal: Bool { kind == .universal }
}

/// A file for one architecture: the whole file, or a part of a universal one.
package struct ObjectSlice: Sendable {
    /// What a slice is.
    package enum Content: Sendable {
        case machO(MachOFile)
        case archive(StaticArchive)
        case elf(ELFFile)
        case bitcode

        /// The bytes with a place that names the architecture, as far as one is known.
        var source: ByteSource? {
            switch self {
            case .machO(let file): file.source
            case .archive(let archive): archive.source
            case .elf(let file): file.source
            case .bitcode: nil
            }
        }
    }

    /// Its bytes.
    package let source: ByteSource
    /// What the header of the universal file says that it is for.
    package var declaredArchitecture: Architecture?
    /// The power of two that its offset in a universal file is a multiple of.
    package let alignmentPower: UInt32?
    /// What it is.
    package let content: Content

    static func content(of source: ByteSource, _ kind: ObjectKind) throws(DiagnosticError) -> Content {
        switch kind {
        case .machO: return .machO(try MachOFile(source))
        case .archive, .thinArchive: return .archive(try StaticArchive(source))
        case .elf: return .elf(try ELFFile(source))
        case .bitcode: return .bitcode
        default:
            throw source.place.error(
                "object-unknown", "it is neither a Mach-O file, a static archive, an ELF file nor bitcode (\(kind.displayName))")
        }
    }

    /// The name of its architecture; `nil` for an archive that is in no universal file, whose members have to be asked, and for bitcode.
    package var architectureName: String? {
        declaredArchitecture?.name ?? machO?.architecture.name ?? elf?.architectureName
    }

    /// The Mach-O file, when it is one.
    package var machO: MachOFile? { if case .machO(let file) = content { file } else { nil } }
    /// The static archive, when it is one.
    package var archive: StaticArchive? { if case .archive(let archive) = content { archive } else { nil } }
    /// The ELF file, when it is one.
    package var elf: ELFFile? { if case .elf(let file) = content { file } else { nil } }

    /// What it has in common, whether it is one file or many in an archive.
    ///
    /// - Throws: ``DiagnosticError`` that names the member when an object file is damaged.
    package func facts() throws(DiagnosticError) -> ArchiveFacts {
        switch content {
        case .archive(let archive): return try archive.facts()
        case .machO(let file):
            var facts = ArchiveFacts()
            facts.architectures = [file.architecture]
            facts.buildVersions = file.buildVersions
            facts.machOCount = 1
            return facts
        case .elf(let file):
            var facts = ArchiveFacts()
            facts.elfArchitectures = [file.architectureName]
            facts.triples = file.triples
            facts.elfCount = 1
            return facts
        case .bitcode:
            var facts = ArchiveFacts()
            facts.bitcodeCount = 1
            return facts
        }
    }
}
