import ObjectFiles
import TestSupport
import Testing

@Suite(.enabled(if: BinaryTool.areThere(.clang, .objectTool, .appleLinker, .names), "no clang, llvm-otool, llvm-nm or ld64.lld on PATH"))
struct MachOToolTests {
    @Test("the platform of what clang makes is known for all of Apple's platforms")
    func platforms() throws {
        try ScratchFolder.with { folder in
            for (triple, platform, isOld) in appleTriples {
                try BinaryTool.compile(otherCode, for: triple, to: "one.o", in: folder)
                let file = try MachOFile(folder.source("one.o"))
                #expect(file.platforms == [platform], "\(triple)")
                #expect(file.buildVersions.map(\.isOldCommand) == [isOld], "\(triple)")
                #expect(file.architecture.name == triple.prefix { $0 != "-" })
                #expect(file.fileType == .object)
            }
        }
    }

    @Test("load commands are those that otool prints")
    func loadCommands() throws {
        try ScratchFolder.with { folder in
            for triple in ["arm64-apple-ios9.0", "i386-apple-ios9.0-simulator", "x86_64-apple-macos12.0"] {
                try BinaryTool.compile(oneCode, for: triple, to: "one.o", options: ["-g"], in: folder)
                let file = try MachOFile(folder.source("one.o"))
                let lines = try BinaryTool.objectTool.run(["-l", "one.o"], in: folder.path).split(separator: "\n").map {
                    $0.split(separator: " ")
                }
                #expect(file.loadCommands.map { "\($0.sizeBytes)" } == lines.filter { $0.first == "cmdsize" }.map { String($0[1]) })
                #expect(file.sections.map(\.name) == lines.filter { $0.first == "sectname" }.map { String($0[1]) })
                #expect(file.sections.map { "\($0.fileOffset)" } == lines.filter { $0.first == "offset" }.map { String($0[1]) })
                #expect(file.sections.map { "\($0.relocationCount)" } == lines.filter { $0.first == "nreloc" }.map { String($0[1]) })
                #expect(file.sections.map { "2^\($0.alignmentPower)" } == lines.filter { $0.first == "align" }.map { String($0[1]) })
                #expect(file.hasDebugInformation)
            }
        }
    }

    @Test("symbols are those that nm prints")
    func symbols() throws {
        try ScratchFolder.with { folder in
            for triple in ["arm64-apple-ios15.0", "armv7-apple-ios9.0"] {
                try BinaryTool.compile(oneCode, for: triple, to: "one.o", in: folder)
                let names = try MachOFile(folder.source("one.o")).symbolNames()
                func listed(_ option: String) throws -> [String] {
                    try BinaryTool.names.run(["-j", option, "one.o"], in: folder.path).split(separator: "\n").map(String.init).sorted()
                }
                #expect(names.undefined.sorted() == (try listed("-u")))
                // nm counts a hidden symbol as an external one.
                #expect((names.exported + ["_hidden"]).sorted() == (try listed("-gU")))
            }
        }
    }

    @Test("what a linker puts into a dynamic library is read")
    func linked() throws {
        try ScratchFolder.with { folder in
            try BinaryTool.compile(oneCode, for: "arm64-apple-ios15.0-simulator", to: "one.o", options: ["-g"], in: folder)
            try BinaryTool.appleLinker.run(
                [
                    "-dylib", "-arch", "arm64", "-platform_version", "ios-simulator", "15.0", "17.2", "-undefined", "dynamic_lookup",
                    "-adhoc_codesign",
                    "-install_name", "@rpath/X.framework/X", "-current_version", "1.2.3", "-rpath", "@loader_path/Frameworks", "one.o",
                    "-o", "X",
                ], in: folder.path)
            let file = try MachOFile(folder.source("X"))
            #expect(file.fileType == .dynamicLibrary)
            #expect(file.platforms == [.iOSSimulator])
            #expect(file.buildVersions.first?.sdkVersion.description == "17.2")
            #expect(file.installName?.name == "@rpath/X.framework/X")
            #expect(file.installName?.currentVersion.description == "1.2.3")
            #expect(file.runPaths == ["@loader_path/Frameworks"])
            #expect(file.uuid?.count == 16)
            // A linker signs with checksums only.
            let signature = try #require(try file.codeSignature())
            #expect(signature.identifier == "X")
            #expect(signature.isAdHoc)
            #expect(signature.team == nil && !signature.hasCertificate && signature.entitlements == nil)
            let names = try file.symbolNames()
            #expect(names.exported.sorted() == ["_common_one", "_one", "_two"])
            #expect(names.undefined.contains("_other"))
            #expect(names.objectPaths == [folder.path("one.o")])
            #expect(BuildPathScanner.scan(try folder.source("X").readAll()).contains { $0.text == folder.path("one.o") })
        }
    }
}
