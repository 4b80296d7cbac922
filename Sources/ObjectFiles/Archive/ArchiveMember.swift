package import Diagnostics

/// A file in a static archive.
package struct ArchiveMember: Sendable {
    /// Its name; several members may have the same.
    package var name: String
    /// Where its header begins in the archive, which the table of symbols refers to.
    package var headerOffset: Int
    /// The permissions and the kind of file.
    package var mode: UInt32
    /// Seconds since 1970.
    package var modificationTime: Int
    /// Its bytes, without the name that may stand before them.
    package var source: ByteSource

    /// Makes a member for a new archive.
    package init(name: String, source: ByteSource, mode: UInt32 = 0o644) {
        self.init(name: name, headerOffset: 0, mode: mode, modificationTime: 0, source: source)
    }

    init(name: String, headerOffset: Int, mode: UInt32, modificationTime: Int, source: ByteSource) {
        self.name = name
        self.headerOffset = headerOffset
        self.mode = mode
        self.modificationTime = modificationTime
        self.source = source
        self.source.place.member = name
    }

    /// What a member is.
    package enum Content: Sendable {
        case machO(MachOFile)
        case elf(ELFFile)
        case bitcode
        /// Nothing that can be linked: text, nothing, or bytes of another kind.
        case other(ObjectKind)
    }

    /// Reads what it is.
    ///
    /// - Throws: ``DiagnosticError`` that names the member when it is damaged.
    package func content() throws(DiagnosticError) -> Content {
        let kind = try ObjectKind(of: source)
        switch kind {
        case .machO: return .machO(try MachOFile(source))
        case .elf: return .elf(try ELFFile(source))
        case .bitcode: return .bitcode
        default: return .other(kind)
        }
    }
}
