import Diagnostics
import ObjectFiles
import TestSupport
import Testing

@Suite struct SimulatorRetargetTests {
    private static let relocations: [UInt8] = [0, 0, 0, 0, 1, 0, 0, 0x2d]

    private static func object(_ architecture: String = "arm64", alignmentPower: UInt32 = 2, mark: (inout MachOBuilder) -> Void)
        -> MachOBuilder
    {
        var builder = MachOBuilder(architecture: architecture)
        builder.addSection("__TEXT", "__text", [1, 2, 3, 4, 5, 6, 7, 8], alignmentPower: alignmentPower, relocations: relocations)
        mark(&builder)
        builder.addSymbol("_one", section: 1)
        builder.addSymbol("_other", type: 1)
        return builder
    }

    private static func source(_ builder: MachOBuilder, path: String = "a.o") -> ByteSource {
        ByteSource(builder.bytes(), path: path)
    }

    @Test(
        "a new command gets the number of the simulator and nothing else changes",
        arguments: [(2, .iOSSimulator), (3, .tvOSSimulator), (4, .watchOSSimulator), (11, .visionOSSimulator)] as [(UInt32, ApplePlatform)])
    func newCommand(platform: UInt32, simulator: ApplePlatform) throws {
        let builder = Self.object { $0.addBuildVersion(platform: platform, minimum: "12.1") }
        let outcome = try SimulatorRetarget.retarget(Self.source(builder))
        #expect(outcome.changedCount == 1)
        #expect(outcome.source.count == builder.bytes().count)
        let file = try MachOFile(outcome.source)
        #expect(file.platforms == [simulator])
        #expect(file.buildVersions.first?.minimumVersion.description == "12.1")
        let changed = try zip(outcome.source.readAll(), builder.bytes()).filter { $0 != $1 }
        #expect(changed.count == 1)
    }

    @Test(
        "an old command becomes a new one, and what stands behind it moves with its alignment",
        arguments: [(0x25, .iOSSimulator), (0x2f, .tvOSSimulator), (0x30, .watchOSSimulator)] as [(UInt32, ApplePlatform)],
        [2, 4, 8] as [UInt32])
    func oldCommand(command: (UInt32, ApplePlatform), alignmentPower: UInt32) throws {
        let builder = Self.object(alignmentPower: alignmentPower) { builder in
            builder.addVersionMinimum(command.0, minimum: "9.3", sdk: "10.2")
            builder.addCommand(0x29, words: [0, 0])
        }
        let original = try MachOFile(Self.source(builder))
        let outcome = try SimulatorRetarget.retarget(original.source)
        let file = try MachOFile(outcome.source)
        #expect(file.platforms == [command.1])
        #expect(file.buildVersions.map(\.isOldCommand) == [false])
        #expect(file.buildVersions.first?.minimumVersion.description == "9.3")
        #expect(file.buildVersions.first?.sdkVersion.description == "10.2")
        #expect(file.loadCommands.count == original.loadCommands.count)

        let section = try #require(file.sections.first)
        #expect(section.fileOffset % (1 << alignmentPower) == 0)
        #expect(section.fileOffset - file.segments[0].fileOffset == 0)
        #expect(try file.source.read(at: section.fileOffset, count: 8) == [1, 2, 3, 4, 5, 6, 7, 8])
        #expect(try file.source.read(at: section.relocationOffset, count: 8) == Self.relocations)
        #expect(try file.symbolNames() == original.symbolNames())
        // Room that was left by the alignment is used before anything moves.
        #expect(outcome.source.count - original.source.count <= 1 << max(3, alignmentPower))
    }

    @Test("room between the load commands and the data is used, so that nothing moves")
    func room() throws {
        let builder = Self.object(alignmentPower: 12) { $0.addVersionMinimum() }
        let outcome = try SimulatorRetarget.retarget(Self.source(builder))
        #expect(outcome.source.count == builder.bytes().count)
        #expect(try MachOFile(outcome.source).platforms == [.iOSSimulator])
        #expect(try MachOFile(outcome.source).symbolNames().exported == ["_one"])
    }

    @Test("what is for a simulator already stays as it is, also where an x86 says so", arguments: ["arm64", "x86_64", "i386"])
    func already(architecture: String) throws {
        let builder = Self.object(architecture) { builder in
            if architecture == "arm64" { builder.addBuildVersion(platform: 7) } else { builder.addVersionMinimum() }
        }
        let outcome = try SimulatorRetarget.retarget(Self.source(builder))
        #expect(outcome.changedCount == 0)
        #expect(try outcome.source.readAll() == builder.bytes())
    }

    @Test("a file without a mark stays as it is, with a warning")
    func unmarked() throws {
        let builder = Self.object { _ in }
        let outcome = try SimulatorRetarget.retarget(Self.source(builder))
        #expect(outcome.changedCount == 0)
        #expect(
            outcome.warnings.map(\.description) == [
                "a.o: warning: a.o [arm64]: it does not say which platform it was built for and stays as it is [retarget-unmarked]"
            ])
    }

    @Test("what no simulator runs, has, or would accept is refused")
    func refused() throws {
        func code(_ builder: MachOBuilder) -> String? {
            let error = #expect(throws: DiagnosticError.self) { try SimulatorRetarget.retarget(Self.source(builder)) }
            return error?.diagnostics.first?.code
        }
        for architecture in ["armv7", "arm64e", "arm64_32", "armv7k"] {
            #expect(code(Self.object(architecture) { $0.addBuildVersion(platform: 2) }) == "retarget-architecture")
            #expect(code(Self.object(architecture) { $0.addVersionMinimum() }) == "retarget-architecture")
        }
        for platform: UInt32 in [1, 5, 6, 10, 99] {
            #expect(code(Self.object { $0.addBuildVersion(platform: platform) }) == "retarget-platform")
        }
        var linked = Self.object { $0.addVersionMinimum() }
        linked.fileType = 6
        #expect(code(linked) == "retarget-linked")
        var signed = Self.object { $0.addBuildVersion(platform: 2) }
        signed.fileType = 6
        signed.addCommand(0x1d, words: [0, 0])
        #expect(code(signed) == "retarget-signed")
        #expect(
            code(
                Self.object {
                    $0.addVersionMinimum()
                    $0.addCommand(0x99, words: [1, 2])
                }) == "retarget-command")
        #expect(throws: DiagnosticError.self) { try SimulatorRetarget.retarget(ByteSource(ELFBuilder().bytes(), path: "a.o")) }
        #expect(throws: DiagnosticError.self) { try SimulatorRetarget.retarget(ByteSource([0x42, 0x43, 0xc0, 0xde], path: "a.bc")) }
    }

    @Test("a linked file without a signature whose mark has a number may change it")
    func linked() throws {
        var builder = Self.object { $0.addBuildVersion(platform: 2) }
        builder.fileType = 6
        let outcome = try SimulatorRetarget.retarget(Self.source(builder))
        #expect(try MachOFile(outcome.source).platforms == [.iOSSimulator])
        #expect(outcome.source.count == builder.bytes().count)
    }

    @Test("an archive whose members keep their size keeps everything else, times and table included")
    func archiveInPlace() throws {
        var builder = ArchiveBuilder(isDarwin: true)
        builder.add("one.o", Self.object { $0.addBuildVersion(platform: 2) }.bytes(), defines: ["_one"])
        builder.add("readme", Array("12345678".utf8))
        builder.add("two.o", Self.object { $0.addBuildVersion(platform: 7) }.bytes())
        let bytes = builder.bytes()
        let outcome = try SimulatorRetarget.retarget(ByteSource(bytes, path: "libX.a"))
        #expect(outcome.changedCount == 1)
        #expect(outcome.warnings.map(\.code) == ["member-skipped"])
        let changed = try outcome.source.readAll()
        #expect(changed.count == bytes.count)
        #expect(zip(changed, bytes).filter { $0 != $1 }.count == 1)
        #expect(try StaticArchive(outcome.source).facts().platforms == [.iOSSimulator])
    }

    @Test("an archive of which a member grows gets a new table of symbols", arguments: [true, false])
    func archiveAgain(isDarwin: Bool) throws {
        var builder = ArchiveBuilder(isDarwin: isDarwin)
        builder.add("one.o", Self.object { $0.addVersionMinimum() }.bytes())
        builder.add("two.o", Self.object { $0.addVersionMinimum() }.bytes())
        let outcome = try SimulatorRetarget.retarget(ByteSource(builder.bytes(), path: "libX.a"))
        #expect(outcome.changedCount == 2)
        let archive = try StaticArchive(outcome.source)
        #expect(archive.dialect == (isDarwin ? .darwin : .gnu))
        #expect(try archive.facts().platforms == [.iOSSimulator])
        #expect(try archive.symbolTable?.entries().map(\.memberOffset) == archive.members.map(\.headerOffset))
    }

    @Test("each part of a universal file is changed, and one that cannot be is named")
    func universal() throws {
        let parts = [Self.object { $0.addVersionMinimum() }, Self.object("x86_64") { $0.addVersionMinimum() }]
        let whole = try UniversalWriter.join(parts.map { Self.source($0) }, path: "X")
        let outcome = try SimulatorRetarget.retarget(whole)
        #expect(outcome.changedCount == 1)
        #expect(try ObjectFile(outcome.source).slicesByPlatform().map(\.platforms) == [[.iOSSimulator]])
        let device = try UniversalWriter.join(
            [Self.source(parts[0]), Self.source(Self.object("armv7") { $0.addVersionMinimum() })], path: "X")
        let error = #expect(throws: DiagnosticError.self) { try SimulatorRetarget.retarget(device) }
        #expect(
            error?.diagnostics.first?.message
                == "X [armv7]: no simulator runs 'armv7'; take the part for 'arm64' out of the file first")
    }
}
