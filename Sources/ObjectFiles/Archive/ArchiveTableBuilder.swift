import Diagnostics

/// Builds the table of symbols of a new static archive.
struct ArchiveTableBuilder {
    private let dialect: StaticArchive.Dialect
    private var names: [UInt8] = []
    /// For each symbol the index of its member, and where its name begins.
    private var symbols: [(member: Int, name: Int)] = []
    private var memberCount = 0

    init(dialect: StaticArchive.Dialect) {
        self.dialect = dialect
    }

    /// Adds the definitions of a member; answers a warning when nobody can know them.
    mutating func add(_ member: ArchiveMember) throws(DiagnosticError) -> Diagnostic? {
        defer { memberCount += 1 }
        switch try member.content() {
        case .machO(let file):
            try file.forEachSymbol { symbol throws(DiagnosticError) in
                if symbol.isDefinition { add(symbol.name) }
                return true
            }
        case .elf(let file):
            try file.forEachSymbol { symbol throws(DiagnosticError) in
                if symbol.isDefinition, !Self.isMappingSymbol(symbol.name) { add(symbol.name) }
            }
        case .bitcode:
            return member.source.place.diagnostic(
                "member-bitcode", "it is LLVM bitcode, of which the table of symbols has nothing", severity: .warning)
        case .other: break
        }
        return nil
    }

    private mutating func add(_ name: String) {
        symbols.append((memberCount, names.count))
        names += Array(name.utf8)
        names.append(0)
    }

    /// Marks between code and data in sections for arm.
    private static func isMappingSymbol(_ name: String) -> Bool {
        name.utf8.count == 2 && ["$a", "$d", "$t", "$x"].contains(name)
    }

    /// The member that holds the table; nothing when it would be empty and the linker does without.
    ///
    /// - Parameters:
    ///   - sizes: the bytes of each member with its header and what fills it up.
    ///   - namesSize: the bytes of the member with the long names.
    func member(sizes: [Int], namesSize: Int) -> [UInt8] {
        if symbols.isEmpty, dialect == .gnu { return [] }
        let narrow = member(sizes: sizes, namesSize: namesSize, width: 4)
        return narrow ?? member(sizes: sizes, namesSize: namesSize, width: 8) ?? []
    }

    /// The member with numbers of a width; `nil` when that is too small for them.
    private func member(sizes: [Int], namesSize: Int, width: Int) -> [UInt8]? {
        let isDarwin = dialect == .darwin
        let contentSize = (symbols.count * (isDarwin ? 2 : 1) + (isDarwin ? 2 : 1)) * width + names.count
        let alignment = isDarwin ? 8 : 2
        let size = (contentSize + alignment - 1) / alignment * alignment
        let header =
            isDarwin
            ? ArchiveWriter.darwinHeader(name: width == 4 ? "__.SYMDEF" : "__.SYMDEF_64", size: size, mode: "0")
            : ArchiveWriter.header(field: width == 4 ? "/" : "/SYM64/", size: size, mode: "0")
        var places: [Int] = []
        var place = StaticArchive.magic.count + header.count + size + namesSize
        for memberSize in sizes {
            places.append(place)
            place += memberSize
        }
        if width == 4, max(places.last ?? 0, contentSize) > Int(UInt32.max) { return nil }
        var encoder = ByteEncoder(isBigEndian: !isDarwin)
        encoder.add(isDarwin ? symbols.count * 2 * width : symbols.count, width: width)
        for symbol in symbols {
            if isDarwin { encoder.add(symbol.name, width: width) }
            encoder.add(places[symbol.member], width: width)
        }
        if isDarwin { encoder.add(names.count, width: width) }
        encoder.add(names)
        encoder.pad(to: alignment, with: 0)
        return header + encoder.bytes
    }
}
