import Diagnostics
import ObjectFiles
import TestSupport
import Testing

@Suite struct ObjectKindTests {
    @Test(
        "the beginning tells what bytes are",
        arguments: [
            ([0xce, 0xfa, 0xed, 0xfe], .machO), ([0xcf, 0xfa, 0xed, 0xfe], .machO), ([0xfe, 0xed, 0xfa, 0xce], .machO),
            ([0xfe, 0xed, 0xfa, 0xcf], .machO), ([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 2], .universal),
            ([0xca, 0xfe, 0xba, 0xbf, 0, 0, 0, 1], .universal), ([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 52], .javaClass),
            (Array("!<arch>\n".utf8), .archive), (Array("!<thin>\n".utf8), .thinArchive), ([0x7f, 0x45, 0x4c, 0x46, 2], .elf),
            ([0x42, 0x43, 0xc0, 0xde], .bitcode), ([0xde, 0xc0, 0x17, 0x0b], .bitcode), ([], .empty), (Array("words\n".utf8), .text),
            ([1, 2, 3, 4], .unknown),
        ] as [([UInt8], ObjectKind)])
    func recognized(bytes: [UInt8], kind: ObjectKind) throws {
        #expect(try ObjectKind(of: ByteSource(bytes, path: "file")) == kind)
    }

    @Test("what no linker takes is refused by what it is")
    func refused() throws {
        let error = #expect(throws: DiagnosticError.self) { try ObjectFile(ByteSource(Array("words\n".utf8), path: "/a/X")) }
        #expect(
            error?.description
                == "/a/X: error: X: it is neither a Mach-O file, a static archive, an ELF file nor bitcode (text) [object-unknown]")
    }

    @Test("a universal file has a slice for each part, any other file one")
    func slices() throws {
        var builder = UniversalBuilder()
        var device = MachOBuilder(architecture: "arm64")
        device.addBuildVersion(platform: 2)
        var simulator = MachOBuilder(architecture: "x86_64")
        simulator.addBuildVersion(platform: 7)
        builder.add(cpuType: 0x0100_000c, subtype: 0, alignmentPower: 14, device.bytes())
        builder.add(cpuType: 0x0100_0007, subtype: 3, alignmentPower: 12, simulator.bytes())
        let file = try ObjectFile(ByteSource(builder.bytes(), path: "X"))
        #expect(file.isUniversal)
        #expect(file.slices.map(\.architectureName) == ["arm64", "x86_64"])
        #expect(try file.slices.map { try $0.facts().platforms } == [[.iOS], [.iOSSimulator]])
        let thin = try ObjectFile(ByteSource(device.bytes(), path: "X"))
        #expect(!thin.isUniversal)
        #expect(thin.slices.map(\.architectureName) == ["arm64"])
    }

    @Test("a part for another architecture than the header says is refused")
    func lyingHeader() throws {
        var builder = UniversalBuilder()
        builder.add(cpuType: 0x0100_0007, subtype: 3, alignmentPower: 12, MachOBuilder(architecture: "arm64").bytes())
        let error = #expect(throws: DiagnosticError.self) { try ObjectFile(ByteSource(builder.bytes(), path: "X")) }
        #expect(
            error?.diagnostics.first?.message
                == "X [x86_64]: it is for 'arm64', but the header of the universal file says 'x86_64' at byte 0x1000")
    }
}
