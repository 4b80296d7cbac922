import Diagnostics
import ObjectFiles
import SystemSupport
import TestSupport
import Testing

@Suite struct UniversalWriterTests {
    private static func object(_ architecture: String, _ content: [UInt8] = [1, 2, 3, 4], platform: UInt32 = 2) -> [UInt8] {
        var builder = MachOBuilder(architecture: architecture)
        builder.addSection("__TEXT", "__text", content)
        builder.addBuildVersion(platform: platform)
        return builder.bytes()
    }

    private static func source(_ architecture: String, platform: UInt32 = 2) -> ByteSource {
        ByteSource(object(architecture, platform: platform), path: "\(architecture).o")
    }

    @Test("files are sorted by alignment with arm64 behind all others, and begin at pages")
    func order() throws {
        let sources = ["arm64e", "arm64", "armv7", "x86_64"].map { Self.source($0) }
        let file = try UniversalFile(UniversalWriter.join(sources, path: "X"))
        #expect(file.slices.map(\.architecture.name) == ["x86_64", "armv7", "arm64", "arm64e"])
        #expect(file.slices.map(\.offset) == [0x1000, 0x4000, 0x8000, 0xc000])
        #expect(file.slices.map(\.alignmentPower) == [12, 14, 14, 14])
        #expect(!file.is64Bit)
    }

    @Test("the parts of universal files are taken with their alignment")
    func nested() throws {
        var builder = UniversalBuilder()
        builder.add(cpuType: 0x0100_0007, subtype: 3, alignmentPower: 5, Self.object("x86_64"))
        let whole = try UniversalWriter.join([Self.source("arm64"), ByteSource(builder.bytes(), path: "fat")], path: "X")
        let file = try UniversalFile(whole)
        #expect(file.slices.map(\.alignmentPower) == [5, 14])
        #expect(try file.thin("x86_64").readAll() == Self.object("x86_64"))
        #expect(try file.thin("arm64").readAll() == Self.object("arm64"))
    }

    @Test("arm64 is behind the others also when less alignment would bring it to the front")
    func arm64Last() throws {
        var builder = UniversalBuilder()
        builder.add(cpuType: 0x0100_000c, subtype: 0, alignmentPower: 5, Self.object("arm64"))
        let universal = ByteSource(builder.bytes(), path: "universal")
        let others = [Self.source("x86_64"), Self.source("armv7")]
        for sources in [[universal] + others, others + [universal]] {
            let whole = try UniversalWriter.join(sources, path: "X")
            #expect(try UniversalFile(whole).slices.map(\.architecture.name) == ["x86_64", "armv7", "arm64"])
        }
    }

    @Test("an architecture that comes twice is refused with both files")
    func duplicate() throws {
        let error = #expect(throws: DiagnosticError.self) {
            try UniversalWriter.join(
                [Self.source("arm64"), ByteSource(Self.object("arm64", platform: 7), path: "simulator.o")], path: "X")
        }
        #expect(
            error?.diagnostics.first?.message
                == "simulator.o [arm64]: its architecture 'arm64' is that of 'arm64.o' too; a universal file has each once")
    }

    @Test("an archive is taken by the architecture of its members, and refused when they have none or several")
    func archives() throws {
        func archive(_ members: [(String, [UInt8])]) -> ByteSource {
            var builder = ArchiveBuilder(isDarwin: true)
            for (name, bytes) in members { builder.add(name, bytes) }
            return ByteSource(builder.bytes(), path: "libX.a")
        }
        let good = try UniversalFile(
            UniversalWriter.join([archive([("a.o", Self.object("arm64"))]), archive([("a.o", Self.object("armv7"))])], path: "X"))
        #expect(good.slices.map(\.architecture.name) == ["armv7", "arm64"])
        #expect(good.slices.map(\.alignmentPower) == [2, 3])

        let bad: [([(String, [UInt8])], String)] = [
            ([], "libX.a: it is an archive without members"),
            (
                [("a.o", Self.object("arm64")), ("b.o", Self.object("x86_64"))],
                "libX.a(b.o): it is for 'x86_64', but 'a.o' for 'arm64'; it can have one only"
            ),
            ([("a.txt", Array("text".utf8))], "libX.a(a.txt): it is no Mach-O file (text); take it out of the archive before joining"),
            (
                [("a.o", Self.object("arm64")), ("b.bc", [0x42, 0x43, 0xc0, 0xde])],
                "libX.a(b.bc): it is no Mach-O file (LLVM bitcode); take it out of the archive before joining"
            ),
        ]
        for (members, message) in bad {
            let error = #expect(throws: DiagnosticError.self) { try UniversalWriter.join([archive(members)], path: "X") }
            #expect(error?.diagnostics.first?.message == message)
        }
    }

    @Test("what universal files do not hold is refused")
    func otherKinds() throws {
        for bytes in [ELFBuilder().bytes(), [0x42, 0x43, 0xc0, 0xde]] {
            let error = #expect(throws: DiagnosticError.self) { try UniversalWriter.join([ByteSource(bytes, path: "X")], path: "Y") }
            #expect(error?.diagnostics.first?.code == "universal-kind")
        }
        let none: [ByteSource] = []
        #expect(throws: DiagnosticError.self) { try UniversalWriter.join(none, path: "Y") }
    }

    @Test("offsets of 64 bits are taken only when a part ends behind 4 GiB")
    func large() throws {
        try ScratchFolder.with { folder in
            let object = Self.object("x86_64")
            try folder.write(object, to: "large.o")
            // A hole, which takes no room on the disk.
            _ = try ShellScript.run("truncate -s 4294967296 large.o", in: folder.path)
            let whole = try UniversalWriter.join([folder.source("large.o"), Self.source("arm64")], path: "X")
            let file = try UniversalFile(whole)
            #expect(file.is64Bit)
            #expect(file.slices.map(\.offset) == [0x1000, 0x1_0000_4000])
            #expect(try file.thin("arm64").readAll() == Self.object("arm64"))
            #expect(try file.thin("x86_64").prefix(object.count) == object)
        }
    }

    @Test("a file for devices and simulators is split by platform, and each half is whole")
    func split() throws {
        let parts = [("arm64", 2), ("armv7", 2), ("x86_64", 7)].map { Self.source($0, platform: UInt32($1)) }
        let file = try ObjectFile(UniversalWriter.join(parts, path: "X"))
        let groups = try file.slicesByPlatform()
        #expect(groups.map(\.platforms) == [[.iOS], [.iOSSimulator]])
        let device = try UniversalFile(groups[0].joined(path: "device"))
        #expect(device.slices.map(\.architecture.name) == ["armv7", "arm64"])
        #expect(try groups[1].joined(path: "simulator").readAll() == Self.object("x86_64", platform: 7))
    }

    @Test("a slice that says no platform needs a fallback")
    func fallback() throws {
        let file = try ObjectFile(ByteSource(MachOBuilder().bytes(), path: "X"))
        let error = #expect(throws: DiagnosticError.self) { try file.slicesByPlatform() }
        #expect(error?.diagnostics.first?.code == "platform-unknown")
        #expect(try file.slicesByPlatform(fallback: .tvOS).map(\.platforms) == [[.tvOS]])
    }
}
