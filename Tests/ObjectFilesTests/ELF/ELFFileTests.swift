import Diagnostics
import ObjectFiles
import TestSupport
import Testing

@Suite struct ELFFileTests {
    @Test("a library tells its name, what it needs and where that is looked for", arguments: [true, false], [true, false])
    func library(is64Bit: Bool, hasSections: Bool) throws {
        for isBigEndian in [true, false] {
            var builder = ELFBuilder(type: 3, machine: 8)
            builder.is64Bit = is64Bit
            builder.isBigEndian = isBigEndian
            builder.hasSections = hasSections
            builder.dynamicNames = [(1, "libc.so.6"), (1, "libm.so.6"), (14, "libX.so.1"), (15, "/old:/older"), (29, "$ORIGIN/lib")]
            builder.symbols = [.init("shown", isDefined: true), .init("needed", isDefined: false)]
            let file = try ELFFile(ByteSource(builder.bytes(), path: "libX.so"))
            #expect(file.is64Bit == is64Bit && file.isBigEndian == isBigEndian)
            #expect(file.type == .dynamic)
            #expect(file.isDynamicallyLinked)
            #expect(file.needed == ["libc.so.6", "libm.so.6"])
            #expect(file.sharedName == "libX.so.1")
            #expect(file.runPathsBeforeEnvironment == ["/old", "/older"])
            #expect(file.runPaths == ["$ORIGIN/lib"])
            #expect(file.library == .glibc)
            let names = try file.symbolNames()
            #expect(names.defined == (hasSections ? ["shown"] : []))
            #expect(names.undefined == (hasSections ? ["needed"] : []))
        }
    }

    @Test(
        "an executable serves the triples of its processor and its loader",
        arguments: [
            (62, "/lib64/ld-linux-x86-64.so.2", ["x86_64-unknown-linux-gnu"]),
            (183, "/lib/ld-linux-aarch64.so.1", ["aarch64-unknown-linux-gnu"]),
            (62, "/lib/ld-musl-x86_64.so.1", ["x86_64-swift-linux-musl", "x86_64-unknown-linux-musl"]),
            (183, "/system/bin/linker64", ["aarch64-unknown-linux-android"]),
            (40, "/lib/ld-linux-armhf.so.3", ["armv7-unknown-linux-gnueabihf"]),
            (62, "/libexec/ld-elf.so.1", ["x86_64-unknown-freebsd"]),
            (62, nil, ["x86_64-unknown-linux-gnu", "x86_64-swift-linux-musl", "x86_64-unknown-linux-musl"]), (9999, nil, []),
        ] as [(UInt16, String?, [String])])
    func triples(machine: UInt16, interpreter: String?, triples: [String]) throws {
        var builder = ELFBuilder(type: 2, machine: machine)
        builder.interpreter = interpreter
        let file = try ELFFile(ByteSource(builder.bytes(), path: "tool"))
        #expect(file.interpreter == interpreter)
        #expect(file.triples == triples)
    }

    @Test("symbols of an object file are sorted into what is defined and needed", arguments: [true, false])
    func symbols(is64Bit: Bool) throws {
        var builder = ELFBuilder()
        builder.is64Bit = is64Bit
        builder.symbols = [
            .init("local", isDefined: true, binding: 0), .init("shown", isDefined: true), .init("weak", isDefined: true, binding: 2),
            .init("needed", isDefined: false), .init("maybe", isDefined: false, binding: 2),
        ]
        let names = try ELFFile(ByteSource(builder.bytes(), path: "a.o")).symbolNames()
        #expect(names.defined == ["shown", "weak"])
        #expect(names.undefined == ["needed"])
        #expect(names.weaklyUndefined == ["maybe"])
    }

    @Test("of several tables of symbols the first is read, so that no file makes the work more than linear")
    func manyTables() throws {
        var builder = ELFBuilder()
        builder.symbols = [.init("one", isDefined: true)]
        var bytes = builder.bytes()
        // The first section becomes one like the table of symbols.
        let sections = bytes.count - 3 * 64
        bytes.replaceSubrange(sections..<sections + 64, with: Array(bytes[sections + 64..<sections + 128]))
        #expect(try ELFFile(ByteSource(bytes, path: "a.o")).symbolNames().defined == ["one"])
    }

    @Test(
        "a file that contradicts itself is refused by its byte",
        arguments: [
            (0, [1], "a.o: it does not begin as an ELF file does at byte 0x0"), (4, [3], "a.o: 3 is no class of ELF files at byte 0x4"),
            (5, [0], "a.o: 0 is no byte order of ELF files at byte 0x5"),
            (58, [1, 0], "a.o [x86_64]: its section headers have 1 bytes each and need 64 at byte 0x3a"),
            (60, [0xff, 0xff], "a.o [x86_64]: section headers of 4194240 bytes does not fit into its 281 bytes at byte 0x59"),
            (40, [0, 0, 0, 0, 0, 0, 0, 0x80], "a.o: the number 0x8000000000000000 is too large for an offset or a size at byte 0x28"),
        ] as [(Int, [UInt8], String)])
    func contradictions(offset: Int, bytes: [UInt8], message: String) throws {
        var all = ELFBuilder().bytes()
        all.replaceSubrange(offset..<offset + bytes.count, with: bytes)
        let error = #expect(throws: DiagnosticError.self) { try ELFFile(ByteSource(all, path: "a.o")) }
        #expect(error?.diagnostics.first?.message == message)
    }
}
