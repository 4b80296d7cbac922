package import Diagnostics

/// The facts of a Mach-O file of one architecture, as its load commands give them.
///
///     let file = try MachOFile(source)
///     file.architecture.name                    // "arm64"
///     file.buildVersions.first?.platform        // .iOSSimulator
package struct MachOFile: Sendable {
    /// The bytes of the file.
    package let source: ByteSource
    /// Whether its structures are those for 64-bit addresses.
    package let is64Bit: Bool
    /// Whether its numbers begin with the highest byte.
    package let isBigEndian: Bool
    /// What it runs on.
    package let architecture: Architecture
    /// The number of its type.
    package let fileTypeNumber: UInt32
    /// The flags of the header.
    package let flags: UInt32
    /// Its load commands in their order.
    package internal(set) var loadCommands: [LoadCommand] = []
    /// What it says it was built for, one for each command that says so.
    package internal(set) var buildVersions: [BuildVersion] = []
    /// The name and versions that a dynamic library has for itself.
    package internal(set) var installName: DylibReference?
    /// The dynamic libraries that it needs.
    package internal(set) var dependencies: [DylibDependency] = []
    /// Where `@rpath` leads, as written.
    package internal(set) var runPaths: [String] = []
    /// Sixteen bytes that tie it to its dSYM.
    package internal(set) var uuid: [UInt8]?
    /// Whether it has a code signature, which does not outlive a change.
    package internal(set) var hasCodeSignature = false
    /// The bytes of the code signature; `nil` when no command names them.
    package internal(set) var codeSignaturePlace: Range<Int>?
    /// The number of the encryption system; `nil` without such a command, 0 for a file that is not encrypted.
    package internal(set) var encryptionSystem: UInt32?
    /// Whether it is a mergeable library.
    package internal(set) var hasAtomInfo = false
    /// Its segments in their order.
    package internal(set) var segments: [MachOSegment] = []
    /// Where its symbols are.
    package internal(set) var symbolTable: SymbolTableLocation?

    /// Where the symbols of a Mach-O file are.
    package struct SymbolTableLocation: Sendable, Hashable {
        /// Where the entries begin in the Mach-O file.
        package var symbolOffset: Int
        /// How many there are.
        package var symbolCount: Int
        /// Where the names begin in the Mach-O file.
        package var stringOffset: Int
        /// The bytes of the names.
        package var stringSizeBytes: Int
    }

    init(source: ByteSource, header: MachOHeader) {
        self.source = source
        is64Bit = header.is64Bit
        isBigEndian = header.isBigEndian
        architecture = header.architecture
        fileTypeNumber = header.fileType
        flags = header.flags
    }

    /// Reads the header and the load commands.
    ///
    /// - Throws: ``DiagnosticError`` that names the byte when it is no Mach-O file, is cut off or contradicts itself.
    package init(_ source: ByteSource) throws(DiagnosticError) {
        self = try MachOReader.read(source)
    }

    /// What it is for; `nil` when the number is not known.
    package var fileType: MachOFileType? { MachOFileType(rawValue: fileTypeNumber) }

    /// All its sections.
    package var sections: [MachOSection] { segments.flatMap(\.sections) }

    /// Whether it has debug information in sections of its own.
    package var hasDebugInformation: Bool {
        segments.contains { $0.name == "__DWARF" || $0.sections.contains { $0.segmentName == "__DWARF" } }
    }

    /// Whether it holds bitcode beside its machine code.
    package var hasBitcode: Bool {
        sections.contains { $0.segmentName == "__LLVM" && ["__bitcode", "__bundle", "__cmdline"].contains($0.name) }
    }

    /// The UUID as tools print it; `nil` when there is none.
    package var uuidText: String? {
        guard let uuid, uuid.count == 16 else { return nil }
        var text = ""
        for (index, byte) in uuid.enumerated() {
            if [4, 6, 8, 10].contains(index) { text += "-" }
            text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return text
    }

    /// The known platforms, sorted by their numbers; none when no command says one.
    package var platforms: [ApplePlatform] {
        Set(buildVersions.compactMap(\.platform)).sorted { $0.rawValue < $1.rawValue }
    }
}
