import Diagnostics
import ObjectFiles
import TestSupport
import Testing

@Suite struct StaticArchiveTests {
    private static let longName = "a name that does not fit into the header.o"

    private static func object(_ defines: [String] = [], needs: [String] = [], platform: UInt32? = 2, architecture: String = "arm64")
        -> [UInt8]
    {
        var builder = MachOBuilder(architecture: architecture)
        builder.addSection()
        if let platform { builder.addBuildVersion(platform: platform) }
        for name in defines { builder.addSymbol(name, section: 1) }
        for name in needs { builder.addSymbol(name, type: 1) }
        return builder.bytes()
    }

    @Test("members have their names, places and bytes in both dialects", arguments: [true, false])
    func members(isDarwin: Bool) throws {
        var builder = ArchiveBuilder(isDarwin: isDarwin)
        builder.add("one.o", Array("first".utf8), defines: ["_one", "_uno"])
        builder.add(Self.longName, Array("second!".utf8), defines: ["_two"])
        builder.add("one.o", Array("third".utf8))
        let bytes = builder.bytes()
        let archive = try StaticArchive(ByteSource(bytes, path: "libX.a"))
        #expect(archive.dialect == (isDarwin ? .darwin : .gnu))
        #expect(archive.members.map(\.name) == ["one.o", Self.longName, "one.o"])
        #expect(archive.members.map(\.mode) == [0o100644, 0o100644, 0o100644])
        #expect(archive.members.map(\.modificationTime) == [1_600_000_000, 1_600_000_000, 1_600_000_000])
        let texts = try archive.members.map { String(decoding: try $0.source.readAll(), as: UTF8.self) }
        #expect(texts.map { $0.filter { $0 != "\n" } } == ["first", "second!", "third"])
        for member in archive.members { #expect(bytes[member.headerOffset + 58] == 0x60) }
        let table = try #require(archive.symbolTable)
        let places = archive.members.map(\.headerOffset)
        #expect(
            try table.entries() == [
                .init(name: "_one", memberOffset: places[0]), .init(name: "_uno", memberOffset: places[0]),
                .init(name: "_two", memberOffset: places[1]),
            ])
    }

    @Test("an archive without a table of symbols has none")
    func withoutTable() throws {
        var builder = ArchiveBuilder(isDarwin: false)
        builder.hasSymbolTable = false
        builder.add("one.o", [1])
        let archive = try StaticArchive(ByteSource(builder.bytes(), path: "libX.a"))
        #expect(archive.symbolTable == nil)
        #expect(archive.members.count == 1)
    }

    @Test("a thin archive is refused with what to do")
    func thin() throws {
        let error = #expect(throws: DiagnosticError.self) { try ObjectFile(ByteSource(Array("!<thin>\n".utf8), path: "libX.a")) }
        #expect(
            error?.diagnostics.first?.message
                == "libX.a: it is a thin archive, which names its members instead of holding them; make it again without 'T'"
        )
        #expect(error?.diagnostics.first?.code == "archive-thin")
    }

    @Test(
        "a damaged header is refused by its byte",
        arguments: [
            (58, "x", "libX.a: the header of a member does not end with a grave accent and a line break at byte 0x8"),
            (48, "94", "libX.a: member 'one.o/' has 94 bytes, but the archive ends before them at byte 0x8"),
            (48, "x", "libX.a: the size of member 'one.o/' is no number at byte 0x38"),
            (0, "/7    ", "libX.a: member '/7' has its name behind the table of names at byte 0x8"),
            (0, "#1/9  ", "libX.a: the name of a member has 9 bytes, more than it can at byte 0x8"),
        ])
    func damaged(offset: Int, text: String, message: String) throws {
        var builder = ArchiveBuilder(isDarwin: false)
        builder.hasSymbolTable = false
        builder.add("one.o", Array("four".utf8))
        var bytes = builder.bytes()
        bytes.replaceSubrange(8 + offset..<8 + offset + text.utf8.count, with: Array(text.utf8))
        let error = #expect(throws: DiagnosticError.self) { try StaticArchive(ByteSource(bytes, path: "libX.a")) }
        #expect(error?.diagnostics.first?.message == message)
    }

    @Test("text, nothing and bitcode are left out with a warning each")
    func skipped() throws {
        var builder = ArchiveBuilder(isDarwin: false)
        builder.add("one.o", Self.object(platform: 2))
        builder.add("old.o", Self.object(platform: nil))
        builder.add("readme", Array("words".utf8))
        builder.add("empty", [])
        builder.add("code.bc", [0x42, 0x43, 0xc0, 0xde])
        let facts = try StaticArchive(ByteSource(builder.bytes(), path: "libX.a")).facts()
        #expect(facts.platforms == [.iOS])
        #expect(facts.architectures.map(\.name) == ["arm64"])
        #expect(facts.membersWithoutPlatform == ["old.o"])
        #expect((facts.machOCount, facts.elfCount, facts.bitcodeCount) == (2, 0, 1))
        #expect(
            facts.warnings.map(\.description) == [
                "libX.a: warning: libX.a(readme): it is no object file but text, which no linker uses [member-skipped]",
                "libX.a: warning: libX.a(empty): it is empty, which no linker uses [member-skipped]",
                "libX.a: warning: libX.a(code.bc): it is LLVM bitcode, whose facts are not read [member-bitcode]",
            ])
    }

    @Test("an error in a member names the member, its architecture and the byte in the archive")
    func memberError() throws {
        var object = Self.object()
        object[36] = 7
        var builder = ArchiveBuilder(isDarwin: false)
        builder.hasSymbolTable = false
        builder.add("foo.o", object)
        let error = #expect(throws: DiagnosticError.self) { try StaticArchive(ByteSource(builder.bytes(), path: "/a/libX.a")).facts() }
        #expect(
            error?.description
                == "/a/libX.a: error: libX.a(foo.o) [arm64]: load command 0 (0x19) at byte 0x64 has the impossible size 7 [macho-malformed]"
        )
    }

    @Test("what all members need and none defines is left over, sorted")
    func unresolved() throws {
        var builder = ArchiveBuilder(isDarwin: true)
        builder.add("one.o", Self.object(["_one"], needs: ["_two", "_puts"]))
        builder.add("two.o", Self.object(["_two"], needs: ["_one", "_abort"]))
        #expect(try StaticArchive(ByteSource(builder.bytes(), path: "libX.a")).unresolvedSymbols() == ["_abort", "_puts"])
        var elf = ArchiveBuilder(isDarwin: false)
        var object = ELFBuilder()
        object.symbols = [.init("one", isDefined: true), .init("two", isDefined: false), .init("weak", isDefined: false, binding: 2)]
        elf.add("one.o", object.bytes())
        object.symbols = [.init("two", isDefined: true), .init("local", isDefined: true, binding: 0), .init("local2", isDefined: false)]
        elf.add("two.o", object.bytes())
        #expect(try StaticArchive(ByteSource(elf.bytes(), path: "libX.a")).unresolvedSymbols() == ["local2"])
    }

    @Test("a name that no header can hold is refused", arguments: ["", "a\nb", "a\u{0}b", String(repeating: "a", count: 5000)])
    func names(name: String) {
        let member = ArchiveMember(name: name, source: ByteSource(Self.object(), path: "a.o"))
        let error = #expect(throws: DiagnosticError.self) { try ArchiveWriter(dialect: .gnu).archive(of: [member], path: "libX.a") }
        #expect(error?.diagnostics.first?.code == "archive-member")
    }

    @Test("a member of more than ten digits of bytes is refused")
    func largeMember() throws {
        try ScratchFolder.with { folder in
            // A hole, which takes no room on the disk.
            _ = try ShellScript.run("truncate -s 10000000000 large", in: folder.path)
            let member = ArchiveMember(name: "large", source: try ByteSource(contentsOf: folder.path("large")))
            let error = #expect(throws: DiagnosticError.self) { try ArchiveWriter(dialect: .darwin).archive(of: [member], path: "libX.a") }
            #expect(error?.diagnostics.first?.message == "large(large): it has 10000000000 bytes, more than a member can have")
        }
    }

    @Test("above 4 GiB the table of symbols has numbers of 64 bits", arguments: [true, false])
    func wideTable(isDarwin: Bool) throws {
        try ScratchFolder.with { folder in
            _ = try ShellScript.run("truncate -s 4294967296 large", in: folder.path)
            let members = [
                ArchiveMember(name: "large", source: try ByteSource(contentsOf: folder.path("large"))),
                ArchiveMember(name: "one.o", source: ByteSource(Self.object(["_one"]), path: "one.o")),
            ]
            let outcome = try ArchiveWriter(dialect: isDarwin ? .darwin : .gnu).archive(of: members, path: "libX.a")
            let archive = try StaticArchive(outcome.source)
            #expect(archive.symbolTable?.form == (isDarwin ? .darwin64 : .gnu64))
            #expect(archive.members.map(\.name) == ["large", "one.o"])
            #expect(try archive.symbolTable?.entries() == [.init(name: "_one", memberOffset: archive.members[1].headerOffset)])
            #expect(try archive.members[1].source.prefix(4) == [0xcf, 0xfa, 0xed, 0xfe])
        }
    }

    @Test("archives are merged in order, and refused when they are for different things")
    func merge() throws {
        func archive(_ name: String, _ bytes: [UInt8]) -> ByteSource {
            var builder = ArchiveBuilder(isDarwin: true)
            builder.add(name, bytes)
            return ByteSource(builder.bytes(), path: name + ".a")
        }
        let writer = ArchiveWriter(dialect: .darwin)
        let sources = [
            archive("one.o", Self.object(["_one"])), ByteSource(Self.object(["_two"]), path: "/a/two.o"),
            archive("one.o", Self.object(["_three"])),
        ]
        let merged = try StaticArchive(writer.merge(sources, path: "libX.a").source)
        #expect(merged.members.map(\.name) == ["one.o", "two.o", "one.o"])
        let places = merged.members.map(\.headerOffset)
        #expect(try merged.symbolTable?.entries().map(\.memberOffset) == places)
        #expect(try merged.symbolTable?.entries().map(\.name) == ["_one", "_two", "_three"])
        #expect(merged.members.map(\.modificationTime) == [0, 0, 0])
        for other in [Self.object(platform: 7), Self.object(architecture: "x86_64")] {
            let error = #expect(throws: DiagnosticError.self) { try writer.merge(sources + [archive("other.o", other)], path: "libX.a") }
            #expect(error?.diagnostics.first?.code == "archive-merge")
        }
    }
}
