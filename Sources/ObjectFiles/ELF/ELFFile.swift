package import Diagnostics

/// The facts of an ELF file.
///
///     let file = try ELFFile(source)
///     file.triples      // ["x86_64-unknown-linux-gnu"]
package struct ELFFile: Sendable {
    /// The bytes of the file.
    package let source: ByteSource
    /// Whether addresses have 64 bits.
    package let is64Bit: Bool
    /// Whether its numbers begin with the highest byte.
    package let isBigEndian: Bool
    /// The number of the operating system; 0 and 3 are those of Linux.
    package let systemNumber: UInt8
    /// The number of its type.
    package let typeNumber: UInt16
    /// The number of the processor.
    package let machineNumber: UInt16
    /// Flags of the processor.
    package let flags: UInt32
    /// The program that loads it, for executables.
    package internal(set) var interpreter: String?
    /// The name that a shared library has for itself.
    package internal(set) var sharedName: String?
    /// The shared libraries that it needs.
    package internal(set) var needed: [String] = []
    /// The old form of where they are looked for.
    package internal(set) var runPathsBeforeEnvironment: [String] = []
    /// Where they are looked for.
    package internal(set) var runPaths: [String] = []
    /// Whether it has a dynamic section.
    package internal(set) var isDynamicallyLinked = false
    var symbolTables: [SymbolTable] = []

    struct SymbolTable: Sendable {
        var isDynamic: Bool
        var offset: Int
        var sizeBytes: Int
        var nameOffset: Int
        var nameSizeBytes: Int
    }

    /// Reads the headers and the dynamic section.
    ///
    /// - Throws: ``DiagnosticError`` that names the byte when it is no ELF file, is cut off or contradicts itself.
    package init(_ source: ByteSource) throws(DiagnosticError) {
        self = try ELFReader.read(source)
    }

    init(source: ByteSource, is64Bit: Bool, header: ByteFields) throws(DiagnosticError) {
        self.source = source
        self.is64Bit = is64Bit
        isBigEndian = header.isBigEndian
        systemNumber = try header.byte(7)
        typeNumber = try header.half(16)
        machineNumber = try header.half(18)
        flags = try header.word(is64Bit ? 48 : 36)
    }

    /// What it is for; `nil` when the number is not known.
    package var type: ELFType? { ELFType(rawValue: typeNumber) }
    /// The processor; `nil` when the number is not known.
    package var machine: ELFMachine? { ELFMachine(rawValue: machineNumber) }

    /// The name of the architecture as in target triples.
    package var architectureName: String {
        machine?.tripleArchitecture(is64Bit: is64Bit, isBigEndian: isBigEndian) ?? "machine \(machineNumber)"
    }

    /// The C library that its loader belongs to; `nil` for object files, libraries and static executables, which do not say.
    package var library: ELFLibrary? {
        if systemNumber == 9 { return .freeBSD }
        if let interpreter, let name = interpreter.split(separator: "/").last {
            if name.hasPrefix("ld-musl") { return .musl }
            if name.hasPrefix("ld-linux") || name.hasPrefix("ld64.so") || name == "ld.so.1" { return .glibc }
            if name.hasPrefix("linker") { return .bionic }
            if name.hasPrefix("ld-elf.so") { return .freeBSD }
        }
        if needed.contains(where: { $0.hasPrefix("libc.musl-") }) { return .musl }
        if needed.contains("libc.so.6") { return .glibc }
        return nil
    }

    /// The target triples that it can serve, the usual ones first; none when the processor is not known.
    package var triples: [String] {
        guard machine != nil else { return [] }
        let architecture = architectureName
        // Floats in registers are a calling convention of their own.
        let suffix = machine == .arm ? (flags & 0x200 != 0 ? "eabi" : "eabihf") : ""
        let gnu = "\(architecture)-unknown-linux-gnu\(suffix)"
        let musl = ["\(architecture)-swift-linux-musl\(suffix)", "\(architecture)-unknown-linux-musl\(suffix)"]
        let bionic = "\(architecture)-unknown-linux-android" + (machine == .arm ? "eabi" : "")
        switch library {
        case .glibc: return [gnu]
        case .musl: return musl
        case .bionic: return [bionic]
        case .freeBSD: return ["\(architecture)-unknown-freebsd"]
        case nil: return [gnu] + musl
        }
    }
}
