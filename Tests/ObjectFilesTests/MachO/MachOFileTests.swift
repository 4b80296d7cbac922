import Diagnostics
import ObjectFiles
import TestSupport
import Testing

@Suite struct MachOFileTests {
    @Test("a dynamic library tells its name, what it needs and where that is looked for")
    func library() throws {
        var builder = MachOBuilder(architecture: "arm64", fileType: 6)
        builder.addSection()
        builder.addInstallName("@rpath/X.framework/X", current: "3.2.1", compatibility: "2.0")
        builder.addDependency("/usr/lib/libSystem.B.dylib")
        builder.addDependency("@rpath/Weak.framework/Weak", kind: 0x8000_0018)
        builder.addDependency("@rpath/Again.framework/Again", kind: 0x8000_001f)
        builder.addDependency("/usr/lib/liblazy.dylib", kind: 0x20)
        builder.addDependency("/usr/lib/libupward.dylib", kind: 0x8000_0023)
        builder.addRunPath("@loader_path/Frameworks")
        builder.addRunPath("@executable_path/Frameworks")
        builder.addUUID(Array(0..<16))
        builder.addCommand(0x2c, words: [0, 0, 1, 0])
        builder.addCommand(0x1d, words: [0, 0])
        builder.addCommand(0x36, words: [0, 0])
        let file = try MachOFile(ByteSource(builder.bytes(), path: "X"))

        #expect(file.fileType == .dynamicLibrary)
        #expect(file.architecture.name == "arm64")
        #expect(file.is64Bit && !file.isBigEndian)
        #expect(file.installName?.name == "@rpath/X.framework/X")
        #expect(file.installName?.currentVersion.description == "3.2.1")
        #expect(file.installName?.compatibilityVersion.description == "2.0")
        #expect(file.dependencies.map(\.kind) == [.regular, .weak, .reexported, .lazy, .upward])
        #expect(file.dependencies.map(\.library.name).first == "/usr/lib/libSystem.B.dylib")
        #expect(file.dependencies.first?.library.currentVersion.description == "1.2.3")
        #expect(file.runPaths == ["@loader_path/Frameworks", "@executable_path/Frameworks"])
        #expect(file.uuidText == "00010203-0405-0607-0809-0A0B0C0D0E0F")
        #expect(file.encryptionSystem == 1)
        #expect(file.hasCodeSignature && file.hasAtomInfo)
        #expect(!file.hasBitcode && !file.hasDebugInformation)
    }

    @Test("the new command names the platform, and several may", arguments: ["arm64", "x86_64", "armv7", "arm64_32"])
    func buildVersions(architecture: String) throws {
        var builder = MachOBuilder(architecture: architecture)
        builder.addBuildVersion(platform: 1, minimum: "12.3", sdk: "14.0.1")
        builder.addBuildVersion(platform: 6, minimum: "15.3")
        let file = try MachOFile(ByteSource(builder.bytes(), path: "X"))
        #expect(file.platforms == [.macOS, .macCatalyst])
        #expect(file.buildVersions.map(\.minimumVersion.description) == ["12.3", "15.3"])
        #expect(file.buildVersions.first?.sdkVersion.description == "14.0.1")
        #expect(file.buildVersions.map(\.isOldCommand) == [false, false])
    }

    @Test(
        "an old command means the device, and its simulator on an x86",
        arguments: [
            (0x24, "x86_64", .macOS), (0x25, "arm64", .iOS), (0x25, "armv7", .iOS), (0x25, "x86_64", .iOSSimulator),
            (0x25, "i386", .iOSSimulator), (0x2f, "arm64", .tvOS), (0x2f, "x86_64", .tvOSSimulator), (0x30, "armv7k", .watchOS),
            (0x30, "i386", .watchOSSimulator),
        ] as [(UInt32, String, ApplePlatform)])
    func oldCommands(kind: UInt32, architecture: String, platform: ApplePlatform) throws {
        var builder = MachOBuilder(architecture: architecture)
        builder.addVersionMinimum(kind, minimum: "9.0")
        let file = try MachOFile(ByteSource(builder.bytes(), path: "X"))
        #expect(file.platforms == [platform])
        #expect(file.buildVersions.first?.minimumVersion.description == "9.0")
        #expect(file.buildVersions.first?.isOldCommand == true)
    }

    @Test("a platform that is not known is kept by its number")
    func unknownPlatform() throws {
        var builder = MachOBuilder()
        builder.addBuildVersion(platform: 99)
        let file = try MachOFile(ByteSource(builder.bytes(), path: "X"))
        #expect(file.platforms == [])
        #expect(file.buildVersions.map(\.platformNumber) == [99])
    }

    @Test("symbols are sorted into what is exported, needed, and for debuggers", arguments: ["arm64", "i386", "ppc"])
    func symbols(architecture: String) throws {
        var builder = MachOBuilder(architecture: architecture)
        builder.addSection()
        builder.addSymbol("_local", type: 14, section: 1)
        builder.addSymbol("_shown", type: 15, section: 1)
        builder.addSymbol("_private", type: 31, section: 1)
        builder.addSymbol("_common", type: 1, value: 4)
        builder.addSymbol("_absolute", type: 3)
        builder.addSymbol("_needed", type: 1)
        builder.addSymbol("_weak", type: 1, description: 0x40)
        builder.addSymbol("\(macHome)/a.o", type: 0x66)
        builder.addSymbol("\(macHome)/src/", type: 0x64)
        builder.addSymbol("_function", type: 0x24, section: 1)
        let file = try MachOFile(ByteSource(builder.bytes(), path: "X"))
        let names = try file.symbolNames()
        #expect(names.exported == ["_shown", "_common", "_absolute"])
        #expect(names.undefined == ["_needed", "_weak"])
        #expect(names.objectPaths == ["\(macHome)/a.o"])
        #expect(names.sourcePaths == ["\(macHome)/src/"])
        var definitions: [String] = []
        try file.forEachSymbol { symbol in
            if symbol.isDefinition { definitions.append(symbol.name) }
            return symbol.name != "_common"
        }
        #expect(definitions == ["_shown", "_private", "_common"])
    }

    @Test("sections have their alignment and place, and tell bitcode and debug information")
    func sections() throws {
        var builder = MachOBuilder()
        builder.addSection("__TEXT", "__text", [1, 2, 3, 4], alignmentPower: 4)
        builder.addSection("__LLVM", "__bitcode", [0])
        builder.addSection("__DWARF", "__debug_info", [0, 1], alignmentPower: 0)
        let bytes = builder.bytes()
        let file = try MachOFile(ByteSource(bytes, path: "X"))
        #expect(file.sections.map(\.name) == ["__text", "__bitcode", "__debug_info"])
        #expect(file.sections.map(\.alignmentPower) == [4, 2, 0])
        let text = try #require(file.sections.first)
        #expect(Array(bytes[text.fileOffset..<text.fileOffset + text.sizeBytes]) == [1, 2, 3, 4])
        #expect(text.fileOffset % 16 == 0)
        #expect(file.hasBitcode && file.hasDebugInformation)
    }

    @Test("a load command that lies names its number, its kind and its byte")
    func impossibleSize() throws {
        var builder = MachOBuilder()
        builder.addUUID(Array(0..<16))
        var bytes = builder.bytes()
        bytes[36] = 7
        let error = #expect(throws: DiagnosticError.self) { try MachOFile(ByteSource(bytes, path: "/a/libX.a")) }
        #expect(
            error?.description
                == "/a/libX.a: error: libX.a [arm64]: load command 0 (0x1b) at byte 0x20 has the impossible size 7 [macho-malformed]")
    }

    @Test(
        "a file that contradicts itself is refused",
        arguments: [
            (0, UInt32(0x1234), "it does not begin as a Mach-O file does at byte 0x0"),
            (16, 3, "load command 1 of 3 lies behind the load commands at byte 0x38"),
            (20, 0xffff_ffff, "it has 4294967295 bytes of load commands, more than any real file at byte 0x14"),
            (20, 0x1000, "load commands of 4096 bytes does not fit into its 78 bytes at byte 0x20"),
            (40, 0x100, "load command 0 (0x2) at byte 0x20 has names of symbols behind the end of the file"),
            (44, 0xffff_ffff, "load command 0 (0x2) at byte 0x20 has symbols behind the end of the file"),
        ])
    func contradictions(offset: Int, word: UInt32, message: String) throws {
        var builder = MachOBuilder()
        builder.addSymbol("_one")
        var bytes = builder.bytes()
        if offset == 40 {
            bytes.replaceSubrange(48..<52, with: [0, 1, 0, 0])
        } else {
            withUnsafeBytes(of: word.littleEndian) { bytes.replaceSubrange(offset..<offset + 4, with: $0) }
        }
        let error = #expect(throws: DiagnosticError.self) { try MachOFile(ByteSource(bytes, path: "X")) }
        #expect(error?.diagnostics.first?.message.hasSuffix(message) == true, "\(error?.description ?? "")")
    }

    @Test("names that overlap so much that they would fill the memory are refused")
    func overlappingNames() throws {
        var builder = MachOBuilder()
        builder.addSymbol(String(repeating: "a", count: 100_000))
        for _ in 0..<200 { builder.addSymbol("b") }
        var bytes = builder.bytes()
        let start = 56
        for index in 1...200 { bytes.replaceSubrange(start + index * 16..<start + index * 16 + 4, with: [1, 0, 0, 0]) }
        let file = try MachOFile(ByteSource(bytes, path: "X"))
        let error = #expect(throws: DiagnosticError.self) { try file.symbolNames() }
        #expect(error?.diagnostics.first?.code == "object-malformed")
    }
}
