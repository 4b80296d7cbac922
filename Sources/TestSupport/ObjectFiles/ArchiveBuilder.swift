/// Makes the bytes of a static archive for tests.
///
///     var builder = ArchiveBuilder(isDarwin: true)
///     builder.add("one.o", object)
///     let bytes = builder.bytes()
package struct ArchiveBuilder: Sendable {
    private let isDarwin: Bool
    private var members: [(name: String, bytes: [UInt8])] = []
    private var symbols: [(name: String, member: Int)] = []
    /// The seconds since 1970 of all members.
    package var modificationTime = 1_600_000_000
    /// Whether there is a table of symbols.
    package var hasSymbolTable = true

    /// Begins an archive in the way of Darwin or of GNU.
    package init(isDarwin: Bool) {
        self.isDarwin = isDarwin
    }

    /// Adds a member, and the symbols that the table says it defines.
    package mutating func add(_ name: String, _ bytes: [UInt8], defines names: [String] = []) {
        symbols += names.map { ($0, members.count) }
        members.append((name, bytes))
    }

    /// The archive.
    package func bytes() -> [UInt8] {
        var longNames: [UInt8] = []
        let bodies = members.map { isDarwin ? darwinMember($0) : gnuMember($0, &longNames) }
        // The table refers to places behind it, and its length does not depend on them.
        let tableSize = symbolTable(places: bodies.map { _ in 0 }).count
        let namesMember = longNames.isEmpty ? [] : member(header: "//", longNames, filler: 0x0a)
        var place = 8 + tableSize + namesMember.count
        var places: [Int] = []
        for body in bodies {
            places.append(place)
            place += body.count
        }
        return Array("!<arch>\n".utf8) + symbolTable(places: places) + namesMember + bodies.flatMap { $0 }
    }

    private func symbolTable(places: [Int]) -> [UInt8] {
        guard hasSymbolTable else { return [] }
        var names: [UInt8] = []
        var table = ByteWriter(isBigEndian: !isDarwin)
        table.add(UInt32(symbols.count * (isDarwin ? 8 : 1)))
        for symbol in symbols {
            if isDarwin { table.add(UInt32(names.count)) }
            table.add(UInt32(places[symbol.member]))
            names += Array(symbol.name.utf8) + [0]
        }
        if isDarwin { table.add(UInt32(names.count)) }
        table.add(names)
        table.align(to: isDarwin ? 8 : 2)
        return isDarwin ? darwinMember(("__.SYMDEF", table.bytes)) : member(header: "/", table.bytes, filler: 0x0a)
    }

    private func darwinMember(_ part: (name: String, bytes: [UInt8])) -> [UInt8] {
        var name = Array(part.name.utf8)
        while (name.count + 60) % 8 != 0 { name.append(0) }
        var body = name + part.bytes
        while body.count % 8 != 4 { body.append(0x0a) }
        return member(header: "#1/\(name.count)", body, filler: 0x0a)
    }

    private func gnuMember(_ part: (name: String, bytes: [UInt8]), _ longNames: inout [UInt8]) -> [UInt8] {
        guard part.name.utf8.count > 15 else { return member(header: part.name + "/", part.bytes, filler: 0x0a) }
        let offset = longNames.count
        longNames += Array("\(part.name)/\n".utf8)
        return member(header: "/\(offset)", part.bytes, filler: 0x0a)
    }

    private func member(header name: String, _ body: [UInt8], filler: UInt8) -> [UInt8] {
        var writer = ByteWriter()
        for (text, width) in [(name, 16), ("\(modificationTime)", 12), ("501", 6), ("20", 6), ("100644", 8), ("\(body.count)", 10)] {
            writer.add(text, width: width, filledWith: 0x20)
        }
        writer.add([0x60, 0x0a])
        writer.add(body)
        writer.align(to: 2, with: filler)
        return writer.bytes
    }
}
