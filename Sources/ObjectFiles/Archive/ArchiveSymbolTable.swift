package import Diagnostics

/// The table of symbols of a static archive, read when it is asked for.
package struct ArchiveSymbolTable: Sendable {
    /// The ways in which it is written.
    package enum Form: Sendable, Hashable {
        /// `__.SYMDEF` with its variants.
        case darwin
        case darwin64
        /// `/`.
        case gnu
        /// `/SYM64/`.
        case gnu64
    }

    /// How it is written.
    package let form: Form
    /// The bytes of the table.
    package let source: ByteSource

    /// A symbol, and the member that defines it.
    package struct Entry: Sendable, Hashable {
        /// The name.
        package var name: String
        /// Where the header of the member begins in the archive.
        package var memberOffset: Int

        /// Makes an entry.
        package init(name: String, memberOffset: Int) {
            self.name = name
            self.memberOffset = memberOffset
        }
    }

    /// All entries in their order.
    ///
    /// - Throws: ``DiagnosticError`` when the table contradicts itself.
    package func entries() throws(DiagnosticError) -> [Entry] {
        guard source.count <= ReadLimits.archiveTableBytes else {
            throw source.place.error("object-too-large", "its table of symbols has \(source.count) bytes, more than any real one", at: 0)
        }
        switch form {
        case .darwin: return try darwinEntries(width: 4)
        case .darwin64: return try darwinEntries(width: 8)
        case .gnu: return try gnuEntries(width: 4)
        case .gnu64: return try gnuEntries(width: 8)
        }
    }

    /// Bytes of pairs, the pairs of name and member, bytes of names, the names. It is in the byte order of the machine.
    private func darwinEntries(width: Int) throws(DiagnosticError) -> [Entry] {
        let little = try fields(isBigEndian: false)
        let fields = try number(little, 0, width) <= source.count ? little : try fields(isBigEndian: true)
        let size = try number(fields, 0, width)
        guard source.contains(width, size), source.contains(width + size, width), size % (2 * width) == 0 else { throw fault() }
        let nameSize = try number(fields, width + size, width)
        guard source.contains(2 * width + size, nameSize) else { throw fault() }
        var names = try StringTable(try source.window(at: 2 * width + size, count: nameSize))
        var entries: [Entry] = []
        entries.reserveCapacity(size / (2 * width))
        for start in stride(from: width, to: width + size, by: 2 * width) {
            guard let name = try names.name(at: try number(fields, start, width)) else { throw fault() }
            entries.append(Entry(name: name, memberOffset: try number(fields, start + width, width)))
        }
        return entries
    }

    /// The number of symbols, the member of each, and their names one behind the other; always with the highest byte first.
    private func gnuEntries(width: Int) throws(DiagnosticError) -> [Entry] {
        let fields = try fields(isBigEndian: true)
        let count = try number(fields, 0, width)
        guard count <= source.count / width, source.contains(width, count * width) else { throw fault() }
        var entries: [Entry] = []
        entries.reserveCapacity(count)
        var start = width + count * width
        for index in 0..<count {
            guard start < fields.bytes.count, let end = fields.bytes[start...].firstIndex(of: 0) else { throw fault() }
            let name = String(decoding: fields.bytes[start..<end], as: UTF8.self)
            entries.append(Entry(name: name, memberOffset: try number(fields, width + index * width, width)))
            start = end + 1
        }
        return entries
    }

    private func fields(isBigEndian: Bool) throws(DiagnosticError) -> ByteFields {
        try ByteFields(source, at: 0, count: source.count, isBigEndian: isBigEndian, "the table of symbols")
    }

    private func number(_ fields: ByteFields, _ offset: Int, _ width: Int) throws(DiagnosticError) -> Int {
        width == 4 ? try fields.count(offset) : Int(clamping: try fields.long(offset) & UInt64(Int.max / 4))
    }

    private func fault() -> DiagnosticError {
        source.place.error("archive-malformed", "its table of symbols contradicts itself; rebuild it with ranlib", at: 0)
    }
}
