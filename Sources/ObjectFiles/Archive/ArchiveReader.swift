import Diagnostics

/// Reads the headers of static archives in all their dialects.
struct ArchiveReader {
    private var archive: StaticArchive
    private var longNames: ByteSource?

    private static let headerSize = 60
    private static let darwinTables: Set<String> = ["__.SYMDEF", "__.SYMDEF SORTED"]
    private static let darwinTables64: Set<String> = ["__.SYMDEF_64", "__.SYMDEF_64 SORTED"]

    /// A header as it stands in the archive.
    private struct Header {
        var offset: Int
        /// The field without the blanks at its end.
        var name: String
        var modificationTime: Int
        var mode: UInt32
        var data: ByteSource
    }

    static func read(_ source: ByteSource) throws(DiagnosticError) -> StaticArchive {
        let start = try source.prefix(8)
        if start == StaticArchive.thinMagic {
            throw source.place.error(
                "archive-thin", "it is a thin archive, which names its members instead of holding them; make it again without 'T'")
        }
        guard start == StaticArchive.magic else {
            throw source.place.error("archive-malformed", "it does not begin as a static archive does", at: 0)
        }
        var reader = ArchiveReader(archive: StaticArchive(unread: source))
        try reader.readAll()
        return reader.archive
    }

    private init(archive: StaticArchive) {
        self.archive = archive
    }

    private mutating func readAll() throws(DiagnosticError) {
        let source = archive.source
        var offset = 8
        while offset < source.count {
            // What is padded twice, or by old tools with a line break more, still ends here.
            if source.count - offset < Self.headerSize, try isPadding(from: offset) { return }
            let header = try header(at: offset)
            try add(header)
            guard archive.members.count <= ReadLimits.memberCount else {
                throw source.place.error("object-too-large", "it has more than \(ReadLimits.memberCount) members", at: offset)
            }
            offset += Self.headerSize + header.data.count
            offset += offset & 1
        }
    }

    private func isPadding(from offset: Int) throws(DiagnosticError) -> Bool {
        try archive.source.read(at: offset, count: archive.source.count - offset).allSatisfy { $0 == 0x0a || $0 == 0 }
    }

    private func header(at offset: Int) throws(DiagnosticError) -> Header {
        let source = archive.source
        let fields = try ByteFields(source, at: offset, count: Self.headerSize, isBigEndian: false, "the header of a member")
        guard fields.bytes[58] == 0x60, fields.bytes[59] == 0x0a else {
            throw source.place.error(
                "archive-malformed", "the header of a member does not end with a grave accent and a line break", at: offset)
        }
        let name = trimmed(fields.bytes[0..<16])
        guard let size = number(fields.bytes[48..<58], radix: 10), !trimmed(fields.bytes[48..<58]).isEmpty else {
            throw source.place.error("archive-malformed", "the size of member '\(name)' is no number", at: offset + 48)
        }
        guard source.contains(offset + Self.headerSize, size) else {
            throw source.place.error(
                "object-truncated", "member '\(name)' has \(size) bytes, but the archive ends before them", at: offset)
        }
        return Header(
            offset: offset,
            name: name,
            modificationTime: number(fields.bytes[16..<28], radix: 10) ?? 0,
            mode: UInt32(truncatingIfNeeded: number(fields.bytes[40..<48], radix: 8) ?? 0),
            data: try source.window(at: offset + Self.headerSize, count: size))
    }

    private mutating func add(_ header: Header) throws(DiagnosticError) {
        if header.name == "/" || header.name == "/SYM64/" {
            // Libraries of Windows have a second one, which says the same.
            if archive.symbolTable == nil {
                archive.symbolTable = ArchiveSymbolTable(form: header.name == "/" ? .gnu : .gnu64, source: header.data)
            }
            return
        }
        if header.name == "//" || header.name == "ARFILENAMES/" {
            guard header.data.count <= ReadLimits.archiveTableBytes else {
                throw archive.source.place.error("object-too-large", "its table of names is larger than any real one", at: header.offset)
            }
            longNames = header.data
            return
        }
        let (name, data) = try content(of: header)
        if Self.darwinTables.contains(name) || Self.darwinTables64.contains(name) {
            archive.dialect = .darwin
            archive.symbolTable = ArchiveSymbolTable(form: Self.darwinTables.contains(name) ? .darwin : .darwin64, source: data)
            return
        }
        archive.members.append(
            ArchiveMember(
                name: name, headerOffset: header.offset, mode: header.mode, modificationTime: header.modificationTime, source: data))
    }

    /// The name and the bytes, which are shorter when the name stands before them.
    private mutating func content(of header: Header) throws(DiagnosticError) -> (String, ByteSource) {
        let name = header.name
        if name.hasPrefix("#1/"), let length = number(name.utf8.dropFirst(3), radix: 10) {
            archive.dialect = .darwin
            guard length <= header.data.count, length <= ReadLimits.memberNameBytes else {
                throw archive.source.place.error(
                    "archive-malformed", "the name of a member has \(length) bytes, more than it can", at: header.offset)
            }
            let bytes = try header.data.read(at: 0, count: length)
            let data = try header.data.window(at: length, count: header.data.count - length)
            return (String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self), data)
        }
        if name.hasPrefix("/"), let offset = number(name.utf8.dropFirst(), radix: 10), name.utf8.count > 1 {
            return (try longName(at: offset, header), header.data)
        }
        return (name.hasSuffix("/") && name.utf8.count > 1 ? String(name.dropLast()) : name, header.data)
    }

    private func longName(at offset: Int, _ header: Header) throws(DiagnosticError) -> String {
        guard let longNames, offset < longNames.count else {
            throw archive.source.place.error(
                "archive-malformed", "member '\(header.name)' has its name behind the table of names", at: header.offset)
        }
        var end = offset
        var bytes: [UInt8] = []
        while end < longNames.count, bytes.count < ReadLimits.memberNameBytes {
            let part = try longNames.read(at: end, count: min(256, longNames.count - end))
            if let stop = part.firstIndex(where: { $0 == 0x0a || $0 == 0 }) {
                bytes += part[..<stop]
                break
            }
            bytes += part
            end += part.count
        }
        if bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        var rest = bytes
        while let last = rest.last, last == 0x20 || last == 0 { rest.removeLast() }
        return String(decoding: rest, as: UTF8.self)
    }

    /// The number that digits and blanks behind them make, 0 for blanks alone; `nil` for anything else.
    private func number(_ bytes: some Sequence<UInt8>, radix: Int) -> Int? {
        var value = 0
        var isOver = false
        for byte in bytes {
            if byte == 0x20 || byte == 0 {
                isOver = true
                continue
            }
            guard !isOver, byte >= 0x30, byte < 0x30 + UInt8(radix) else { return nil }
            let (product, overflow) = value.multipliedReportingOverflow(by: radix)
            let (sum, carry) = product.addingReportingOverflow(Int(byte - 0x30))
            guard !overflow, !carry else { return nil }
            value = sum
        }
        return value
    }
}
