package import Diagnostics

/// What bytes are, as their beginning tells.
package enum ObjectKind: Sendable, Hashable {
    /// Machine code of one architecture for a platform of Apple.
    case machO
    /// Several files, one for each architecture.
    case universal
    /// A static library.
    case archive
    /// A static library that names its members instead of holding them.
    case thinArchive
    /// Machine code for Linux and others.
    case elf
    /// Code of the compiler before it becomes machine code.
    case bitcode
    /// A class for a Java machine, whose beginning is that of a universal file.
    case javaClass
    /// Nothing at all.
    case empty
    /// Words.
    case text
    case unknown

    /// Looks at the first bytes.
    ///
    /// - Throws: ``DiagnosticError`` when they cannot be read.
    package init(of source: ByteSource) throws(DiagnosticError) {
        self = Self.recognized(try source.prefix(512))
    }

    /// Whether it is code in a form that is read.
    package var isCode: Bool {
        switch self {
        case .machO, .universal, .archive, .thinArchive, .elf, .bitcode: true
        case .javaClass, .empty, .text, .unknown: false
        }
    }

    /// What people call it.
    package var displayName: String {
        switch self {
        case .machO: "Mach-O file"
        case .universal: "universal file"
        case .archive: "static archive"
        case .thinArchive: "thin archive"
        case .elf: "ELF file"
        case .bitcode: "LLVM bitcode"
        case .javaClass: "Java class"
        case .empty: "empty file"
        case .text: "text"
        case .unknown: "unknown file"
        }
    }

    private static func recognized(_ bytes: [UInt8]) -> ObjectKind {
        if bytes.isEmpty { return .empty }
        if MachOHeader.form(bytes) != nil { return .machO }
        if bytes.starts(with: UniversalFile.magic) || bytes.starts(with: UniversalFile.magic64) {
            guard bytes.count >= 8 else { return .universal }
            let count = bytes[4..<8].reduce(0) { $0 << 8 | Int($1) }
            return count <= ReadLimits.architectureCount || bytes[3] == 0xbf ? .universal : .javaClass
        }
        if bytes.starts(with: StaticArchive.magic) { return .archive }
        if bytes.starts(with: StaticArchive.thinMagic) { return .thinArchive }
        if bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46]) { return .elf }
        if bytes.starts(with: [0x42, 0x43, 0xc0, 0xde]) || bytes.starts(with: [0xde, 0xc0, 0x17, 0x0b]) { return .bitcode }
        return isText(bytes) ? .text : .unknown
    }

    private static func isText(_ bytes: [UInt8]) -> Bool {
        bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7f || (0x09...0x0d).contains($0) }
    }
}
