import Diagnostics
import Packaging
import SystemSupport
import TestSupport
import Testing

@Suite struct XCFrameworkCreationTests {
    private static let headersText = "int whisk(void);\n"

    /// Three platforms of one static library, each with its headers.
    static func writeLibraries(_ folder: ScratchFolder) throws {
        try folder.writeLibrary("ios/libWhisk.a", ["arm64"], "ios")
        try folder.writeLibrary("sim/libWhisk.a", ["x86_64", "arm64"], "ios-simulator")
        try folder.writeLibrary("mac/libWhisk.a", ["arm64"], "macos")
        try folder.write(headersText, to: "include/Whisk/whisk.h")
        try folder.write("module Whisk { header \"whisk.h\" export * }\n", to: "include/Whisk/module.modulemap")
    }

    static let libraryLine =
        "-library ios/libWhisk.a -headers include -library sim/libWhisk.a -headers include -library mac/libWhisk.a -headers include"

    @Test("libraries of three platforms become three slices with their headers")
    func libraries() throws {
        try ScratchFolder.with { folder in
            try Self.writeLibraries(folder)
            #expect(try XCFrameworkCreation.run(folder.request(Self.libraryLine + " -output out/Whisk.xcframework")) == [])
            let files = folder.names().filter { $0.hasPrefix("out/") && DiskFileSystem().kind(at: folder.path($0)) == .file }
            let slice = ["Headers/Whisk/module.modulemap", "Headers/Whisk/whisk.h", "libWhisk.a"]
            #expect(
                files == ["out/Whisk.xcframework/Info.plist"]
                    + ["ios-arm64", "ios-arm64_x86_64-simulator", "macos-arm64"].flatMap { identifier in
                        slice.map { "out/Whisk.xcframework/\(identifier)/\($0)" }
                    })
            #expect(try folder.bytes("out/Whisk.xcframework/ios-arm64_x86_64-simulator/libWhisk.a") == folder.bytes("sim/libWhisk.a"))
            let info = try XCFrameworkInfoTests.read(folder.bytes("out/Whisk.xcframework/Info.plist"))
            #expect(
                info.libraries == [
                    XCFrameworkLibrary(
                        identifier: "ios-arm64", libraryPath: "libWhisk.a", binaryPath: "libWhisk.a", headersPath: "Headers",
                        architectures: ["arm64"], platform: .init("ios")),
                    XCFrameworkLibrary(
                        identifier: "ios-arm64_x86_64-simulator", libraryPath: "libWhisk.a", binaryPath: "libWhisk.a",
                        headersPath: "Headers",
                        architectures: ["arm64", "x86_64"], platform: .init("ios", variant: "simulator")),
                    XCFrameworkLibrary(
                        identifier: "macos-arm64", libraryPath: "libWhisk.a", binaryPath: "libWhisk.a", headersPath: "Headers",
                        architectures: ["arm64"], platform: .init("macos")),
                ])
        }
    }

    @Test("a framework keeps its links and its interfaces, and loses the modules of one compiler")
    func frameworks() throws {
        try ScratchFolder.with { folder in
            try folder.writeFramework(in: "ios", ["arm64"], "ios")
            try folder.writeFramework(in: "mac", ["arm64", "x86_64"], "macos")
            try folder.write("sources", to: "ios/Whisk.framework/Modules/Whisk.swiftmodule/Project/arm64-apple-ios.swiftsourceinfo")
            let request = try folder.request(
                "-framework ios/Whisk.framework -framework mac/Whisk.framework -output Whisk.xcframework")
            #expect(try XCFrameworkCreation.run(request) == [])
            let names = Set(folder.names())
            let ios = "Whisk.xcframework/ios-arm64/Whisk.framework"
            #expect(names.contains(ios + "/Modules/Whisk.swiftmodule/arm64-apple-ios.swiftinterface"))
            #expect(!names.contains { $0.hasPrefix("Whisk.xcframework") && $0.hasSuffix("-ios.swiftmodule") })
            #expect(!names.contains { $0.hasPrefix("Whisk.xcframework") && $0.hasSuffix(".swiftsourceinfo") })
            let mac = folder.path("Whisk.xcframework/macos-arm64_x86_64/Whisk.framework")
            #expect(SymbolicLink.target(of: mac + "/Versions/Current") == "A")
            #expect(SymbolicLink.target(of: mac + "/Whisk") == "Versions/Current/Whisk")
            let info = try XCFrameworkInfoTests.read(folder.bytes("Whisk.xcframework/Info.plist"))
            #expect(info.libraries.map(\.binaryPath) == ["Whisk.framework/Whisk", "Whisk.framework/Versions/A/Whisk"])
            #expect(info.formatVersion == "1.0")
        }
    }

    @Test("for internal distribution the modules of one compiler stay, and no interface is needed")
    func internalDistribution() throws {
        try ScratchFolder.with { folder in
            try folder.writeFramework(in: "ios", ["arm64"], "ios", .init(hasInterface: false))
            let request = try folder.request("-framework ios/Whisk.framework -allow-internal-distribution -output Whisk.xcframework")
            _ = try XCFrameworkCreation.run(request)
            let module = "Whisk.xcframework/ios-arm64/Whisk.framework/Modules/Whisk.swiftmodule/arm64-apple-ios.swiftmodule"
            #expect(folder.text(module) == "binary module for arm64")
        }
    }

    @Test("mergeable libraries are marked, which only version 1.1 can say")
    func mergeable() throws {
        try ScratchFolder.with { folder in
            try folder.writeFramework(in: "ios", ["arm64"], "ios", .init(isMergeable: true))
            try folder.writeFramework(in: "tv", ["arm64"], "tvos")
            let request = try folder.request("-framework ios/Whisk.framework -framework tv/Whisk.framework -output Whisk.xcframework")
            _ = try XCFrameworkCreation.run(request)
            let info = try XCFrameworkInfoTests.read(folder.bytes("Whisk.xcframework/Info.plist"))
            #expect(info.libraries.map(\.isMergeable) == [true, false])
            #expect(folder.text("Whisk.xcframework/Info.plist")?.contains("<string>1.1</string>") == true)
        }
    }

    @Test("an archive gives the framework with its debug symbols, and a library with headers")
    func archive() throws {
        try ScratchFolder.with { folder in
            try folder.writeFramework(in: "ios.xcarchive/Products/Library/Frameworks", ["arm64"], "ios")
            try folder.writeDebugSymbols(in: "ios.xcarchive/dSYMs", ["arm64"], "ios")
            _ = try XCFrameworkCreation.run(
                folder.request("-archive ios.xcarchive -framework Whisk.framework -output Whisk.xcframework"))
            #expect(
                try folder.content("Whisk.xcframework/ios-arm64/dSYMs/Whisk.framework.dSYM")
                    == folder.content("ios.xcarchive/dSYMs/Whisk.framework.dSYM"))
            let info = try XCFrameworkInfoTests.read(folder.bytes("Whisk.xcframework/Info.plist"))
            #expect(info.libraries[0].debugSymbolsPath == "dSYMs")
        }
    }

    @Test("what describes the Swift module of a library comes along")
    func swiftSiblings() throws {
        try ScratchFolder.with { folder in
            try folder.writeLibrary("ios/libWhisk.a", ["arm64"], "ios")
            for name in ["Whisk.swiftinterface", "Whisk.swiftdoc", "Whisk.swiftmodule", "Other.swiftdoc", "Whisk.txt"] {
                try folder.write(name, to: "ios/" + name)
            }
            _ = try XCFrameworkCreation.run(folder.request("-library ios/libWhisk.a -output Whisk.xcframework"))
            #expect(
                folder.names().filter { $0.hasPrefix("Whisk.xcframework/ios-arm64/") }
                    == ["Whisk.swiftdoc", "Whisk.swiftinterface", "libWhisk.a"].map { "Whisk.xcframework/ios-arm64/" + $0 })
        }
    }

    @Test("what the Finder leaves behind stays there, and is named")
    func junk() throws {
        try ScratchFolder.with { folder in
            try folder.writeFramework(in: "ios", ["arm64"], "ios")
            try folder.write("", to: "ios/Whisk.framework/Headers/.DS_Store")
            let notes = try XCFrameworkCreation.run(folder.request("-framework ios/Whisk.framework -output Whisk.xcframework"))
            let path = folder.path("ios/Whisk.framework/Headers/.DS_Store")
            #expect(
                notes == [
                    Diagnostic(
                        .note, "left-out", "'.DS_Store' is left out: it means nothing to anybody else", at: SourceLocation(path: path))
                ])
            #expect(!folder.names().contains { $0.hasPrefix("Whisk.xcframework") && $0.hasSuffix(".DS_Store") })
        }
    }

    @Test("whether a file may be executed is kept")
    func executeBits() throws {
        try ScratchFolder.with { folder in
            try folder.writeFramework(in: "ios", ["arm64"], "ios")
            try folder.writeScript("exit 0", to: "ios/Whisk.framework/strip.sh")
            _ = try XCFrameworkCreation.run(folder.request("-framework ios/Whisk.framework -output Whisk.xcframework"))
            let output = "Whisk.xcframework/ios-arm64/Whisk.framework/"
            #expect(ExecutableSearch.find(folder.path(output + "strip.sh"), path: "") != nil)
            #expect(ExecutableSearch.find(folder.path(output + "Info.plist"), path: "") == nil)
        }
    }

    @Test("a module map at the top of the headers is worth a warning, because it clashes with others")
    func moduleMapClash() throws {
        try ScratchFolder.with { folder in
            try folder.writeLibrary("libWhisk.a", ["arm64"], "ios")
            try folder.write("module Whisk {}\n", to: "include/module.modulemap")
            let notes = try XCFrameworkCreation.run(folder.request("-library libWhisk.a -headers include -output Whisk.xcframework"))
            #expect(notes.map(\.code) == ["module-map-clash"])
            #expect(notes.first?.location == SourceLocation(path: folder.path("include/module.modulemap")))
        }
    }

    @Test("code that does not say what it runs on takes the platform that is named")
    func fallback() throws {
        try ScratchFolder.with { folder in
            try folder.write(
                TestBinary.archive([("a.o", TestBinary.object("arm64", nil, "a")), ("b.o", TestBinary.object("arm64", nil, "b"))]),
                to: "libWhisk.a")
            _ = try XCFrameworkCreation.run(folder.request("-library libWhisk.a -platform maccatalyst -output Whisk.xcframework"))
            #expect(folder.names().contains("Whisk.xcframework/ios-arm64-maccatalyst/libWhisk.a"))
        }
    }

    @Test("members that do not say what they run on follow those that do, and text among them is skipped with a warning")
    func memberPlatforms() throws {
        try ScratchFolder.with { folder in
            try folder.write(
                TestBinary.archive([
                    ("a.o", TestBinary.object("arm64", nil, "a")), ("b.o", TestBinary.object("arm64", "tvos", "b")),
                    ("README", Array("hello\n".utf8)),
                ]), to: "libWhisk.a")
            let notes = try XCFrameworkCreation.run(folder.request("-library libWhisk.a -output Whisk.xcframework"))
            #expect(folder.names().contains("Whisk.xcframework/tvos-arm64/libWhisk.a"))
            let path = folder.path("libWhisk.a")
            #expect(
                notes.map(\.message) == ["the member 'README' of '\(path)' is no object file, and nothing is known about it"])
        }
    }

    @Test("old objects for an x86 are for the simulator")
    func oldSimulator() throws {
        try ScratchFolder.with { folder in
            var builder = MachOBuilder(architecture: "x86_64")
            builder.addSection()
            builder.addVersionMinimum()
            try folder.write(TestBinary.archive([("a.o", builder.bytes())]), to: "libWhisk.a")
            _ = try XCFrameworkCreation.run(folder.request("-library libWhisk.a -output Whisk.xcframework"))
            #expect(folder.names().contains("Whisk.xcframework/ios-x86_64-simulator/libWhisk.a"))
        }
    }

    @Test("an ELF library makes a slice for Linux")
    func linux() throws {
        try ScratchFolder.with { folder in
            try folder.write(TestBinary.archive([("a.o", ELFBuilder(type: 1, machine: 62).bytes())]), to: "libWhisk.a")
            _ = try XCFrameworkCreation.run(folder.request("-library libWhisk.a -output Whisk.xcframework"))
            #expect(folder.names().contains("Whisk.xcframework/linux-x86_64/libWhisk.a"))
        }
    }
}
