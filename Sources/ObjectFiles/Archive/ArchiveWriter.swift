package import Diagnostics

/// Makes static archives with a table of symbols that depends on nothing but the members: no time, no user, fixed permissions.
///
///     let whole = try ArchiveWriter(dialect: .darwin).archive(of: members, path: "libX.a")
///     try whole.source.write(to: &sink)
package struct ArchiveWriter: Sendable {
    /// How the archive is written.
    package let dialect: StaticArchive.Dialect

    /// Makes a writer.
    package init(dialect: StaticArchive.Dialect) {
        self.dialect = dialect
    }

    /// An archive, whose members are read when it is written.
    package struct Outcome: Sendable {
        /// Its bytes.
        package var source: ByteSource
        /// A warning for each member of which the table of symbols has nothing.
        package var warnings: [Diagnostic]
    }

    /// The archive of members in their order.
    ///
    /// - Parameter path: what messages call it.
    /// - Throws: ``DiagnosticError`` that names the member when its symbols cannot be read, or when no header can hold its name or size.
    package func archive(of members: [ArchiveMember], path: String) throws(DiagnosticError) -> Outcome {
        var table = ArchiveTableBuilder(dialect: dialect)
        var warnings: [Diagnostic] = []
        for member in members {
            try Self.checkHeader(of: member)
            if let warning = try table.add(member) { warnings.append(warning) }
        }
        var names = ArchiveLongNames()
        let headers = members.map { member in
            dialect == .darwin ? Self.darwinHeader(of: member) : Self.gnuHeader(of: member, &names)
        }
        let namesMember = names.member
        var sizes: [Int] = []
        for (header, member) in zip(headers, members) { sizes.append(header.count + member.source.count + padding(of: member).count) }
        let tableMember = table.member(sizes: sizes, namesSize: namesMember.count)

        var pieces = [ByteSource(StaticArchive.magic + tableMember + namesMember, path: path)]
        pieces.reserveCapacity(3 * members.count + 1)
        for (header, member) in zip(headers, members) {
            pieces.append(ByteSource(header, path: path))
            pieces.append(member.source)
            let padding = padding(of: member)
            if !padding.isEmpty { pieces.append(ByteSource(padding, path: path)) }
        }
        return Outcome(source: ByteSource(joining: pieces, as: BytePlace(path: path)), warnings: warnings)
    }

    /// The largest size that its field holds.
    private static let sizeLimit = 9_999_999_999

    private static func checkHeader(of member: ArchiveMember) throws(DiagnosticError) {
        guard member.source.count + member.name.utf8.count + 16 <= sizeLimit else {
            throw member.source.place.error("archive-member", "it has \(member.source.count) bytes, more than a member can have")
        }
        guard !member.name.isEmpty, member.name.utf8.count <= ReadLimits.memberNameBytes,
            !member.name.utf8.contains(where: { $0 == 0 || $0 == 0x0a })
        else {
            throw member.source.place.error("archive-member", "its name is empty, too long, or has a line break or a NUL; rename it")
        }
    }

    /// Line breaks, which the size of a member of Darwin counts and that of one of GNU does not.
    private func padding(of member: ArchiveMember) -> [UInt8] {
        let multiple = dialect == .darwin ? 8 : 2
        return [UInt8](repeating: 0x0a, count: (multiple - member.source.count % multiple) % multiple)
    }

    private static func darwinHeader(of member: ArchiveMember) -> [UInt8] {
        let padded = (member.source.count + 7) / 8 * 8
        return darwinHeader(name: member.name, size: padded, mode: "644")
    }

    /// The name stands behind the header and is filled up so that what follows begins at a multiple of 8.
    static func darwinHeader(name: String, size: Int, mode: String) -> [UInt8] {
        let nameSize = name.utf8.count + (8 - (60 + name.utf8.count) % 8) % 8
        let filler = [UInt8](repeating: 0, count: nameSize - name.utf8.count)
        return header(field: "#1/\(nameSize)", size: size + nameSize, mode: mode) + Array(name.utf8) + filler
    }

    private static func gnuHeader(of member: ArchiveMember, _ names: inout ArchiveLongNames) -> [UInt8] {
        let isShort = member.name.utf8.count < 16 && !member.name.utf8.contains(UInt8(ascii: "/"))
        return header(field: isShort ? member.name + "/" : "/\(names.offset(of: member.name))", size: member.source.count, mode: "644")
    }

    static func header(field: String, size: Int, mode: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for (text, width) in [(field, 16), ("0", 12), ("0", 6), ("0", 6), (mode, 8), ("\(size)", 10)] {
            bytes += Array(text.utf8)
            bytes += [UInt8](repeating: 0x20, count: max(0, width - text.utf8.count))
        }
        return bytes + [0x60, 0x0a]
    }
}

/// The names that do not fit into headers of GNU.
private struct ArchiveLongNames {
    private var bytes: [UInt8] = []
    private var offsets: [String: Int] = [:]

    mutating func offset(of name: String) -> Int {
        if let offset = offsets[name] { return offset }
        offsets[name] = bytes.count
        defer { bytes += Array("\(name)/\n".utf8) }
        return bytes.count
    }

    /// The member that holds them; nothing when there are none.
    var member: [UInt8] {
        guard !bytes.isEmpty else { return [] }
        let filler: [UInt8] = bytes.count % 2 == 0 ? [] : [0x0a]
        let size = "\(bytes.count + filler.count)"
        let field = "//" + String(repeating: " ", count: 46) + size + String(repeating: " ", count: 10 - size.utf8.count)
        return Array(field.utf8) + [0x60, 0x0a] + bytes + filler
    }
}
