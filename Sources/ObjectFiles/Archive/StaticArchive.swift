package import Diagnostics

/// A static library: object files one behind the other, with a table of the symbols that they define.
///
///     for member in try StaticArchive(source).members { print(member.name) }
package struct StaticArchive: Sendable {
    /// The ways in which long names and the table of symbols are written.
    package enum Dialect: Sendable, Hashable {
        /// That of BSD and Darwin.
        case darwin
        /// That of System V and GNU.
        case gnu
    }

    /// The bytes of the archive.
    package let source: ByteSource
    /// How it is written; an archive that does not show it counts as one of GNU.
    package internal(set) var dialect = Dialect.gnu
    /// Its files, without the tables.
    package internal(set) var members: [ArchiveMember] = []
    /// The table of symbols; `nil` without one, so that linkers refuse it or look into each member.
    package internal(set) var symbolTable: ArchiveSymbolTable?

    static let magic = Array("!<arch>\n".utf8)
    static let thinMagic = Array("!<thin>\n".utf8)

    init(unread source: ByteSource) {
        self.source = source
    }

    /// Reads the headers of all members.
    ///
    /// - Throws: ``DiagnosticError`` that names the member and the byte when it is no archive, is thin, or is damaged.
    package init(_ source: ByteSource) throws(DiagnosticError) {
        self = try ArchiveReader.read(source)
    }
}
