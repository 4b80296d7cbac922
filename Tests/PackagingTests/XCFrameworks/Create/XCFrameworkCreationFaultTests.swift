import Diagnostics
import Packaging
import SystemSupport
import TestSupport
import Testing

/// Everything for which `create` refuses its inputs, before it writes anything.
@Suite struct XCFrameworkCreationFaultTests {
    private func expectFault(
        _ folder: ScratchFolder, _ line: String, _ code: String, _ message: String,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let before = folder.names()
        let request = try folder.request(line + " -output out/Whisk.xcframework")
        let error = #expect(throws: DiagnosticError.self, sourceLocation: sourceLocation) { try XCFrameworkCreation.run(request) }
        let told = message.replacing("~", with: folder.path)
        #expect(error?.diagnostics.map(\.message) == [told], sourceLocation: sourceLocation)
        #expect(error?.diagnostics.first?.code == code, sourceLocation: sourceLocation)
        #expect(folder.names() == before, sourceLocation: sourceLocation)
    }

    @Test("what is named must be there")
    func missingInputs() throws {
        try ScratchFolder.with { folder in
            try folder.writeLibrary("libWhisk.a", ["arm64"], "ios")
            try folder.writeFramework(in: "ios", ["arm64"], "ios")
            try expectFault(folder, "-framework No.framework", "no-framework", "there is no framework at '~/No.framework'")
            try expectFault(folder, "-library libNo.a", "no-library", "there is no library at '~/libNo.a'")
            try expectFault(folder, "-library ios", "no-library", "there is no library at '~/ios'")
            try expectFault(folder, "-library libWhisk.a -headers no", "no-headers", "there is no folder with headers at '~/no'")
            try expectFault(
                folder, "-framework ios/Whisk.framework -debug-symbols No.dSYM", "no-debug-symbols",
                "there are no debug symbols at '~/No.dSYM'")
        }
    }

    @Test("a name must say what it is")
    func names() throws {
        try ScratchFolder.with { folder in
            try folder.writeLibrary("Whisk.o", ["arm64"], "ios")
            try folder.makeFolder("Whisk.bundle")
            try expectFault(
                folder, "-library Whisk.o", "unknown-library-kind",
                "'~/Whisk.o' is no library; its name ends in '.a', '.dylib' or '.so'")
            try expectFault(
                folder, "-framework Whisk.bundle", "unknown-library-kind",
                "'~/Whisk.bundle' is no framework; its name ends in '.framework'")
        }
    }

    @Test("the binary of a framework has the name of the framework and lies in it")
    func binaryOfFramework() throws {
        try ScratchFolder.with { folder in
            try folder.writeFramework(in: "ios", ["arm64"], "ios")
            try folder.makeFolder("No.framework")
            try expectFault(
                folder, "-framework No.framework", "no-binary",
                "'~/No.framework' has no binary 'No', which has the name of the framework; link it, or rename the framework")
            try folder.makeFolder("Out.framework")
            try folder.link("Out.framework/Out", to: "../ios/Whisk.framework/Whisk")
            try expectFault(
                folder, "-framework Out.framework", "link-outside",
                "the binary '~/Out.framework/Out' is a link that leads out of the framework, to '~/ios/Whisk.framework/Whisk'")
            try folder.makeFolder("Gone.framework")
            try folder.link("Gone.framework/Gone", to: "Versions/Current/Gone")
            try expectFault(
                folder, "-framework Gone.framework", "no-binary",
                "'~/Gone.framework' has no binary 'Gone', which has the name of the framework; link it, or rename the framework")
        }
    }

    @Test("a link out of the framework does not come along, and is refused")
    func linkOutside() throws {
        try ScratchFolder.with { folder in
            try folder.writeFramework(in: "relative", ["arm64"], "ios")
            try folder.write("", to: "relative/other.h")
            try folder.link("relative/Whisk.framework/Headers/other.h", to: "../../other.h")
            try expectFault(
                folder, "-framework relative/Whisk.framework", "link-outside",
                "'~/relative/Whisk.framework/Headers/other.h' is a link to '../../other.h', which does not come along; "
                    + "put a copy in its place")
            try folder.writeFramework(in: "ios", ["arm64"], "ios")
            try folder.link("ios/Whisk.framework/Headers/absolute.h", to: "/usr/include/stdio.h")
            try expectFault(
                folder, "-framework ios/Whisk.framework", "link-outside",
                "'~/ios/Whisk.framework/Headers/absolute.h' is a link to '/usr/include/stdio.h', which does not come along; "
                    + "put a copy in its place")
        }
    }

    @Test("the binary must be one, for known architectures and one known platform")
    func binaries() throws {
        try ScratchFolder.with { folder in
            func library(_ bytes: [UInt8], _ code: String, _ message: String) throws {
                try folder.write(bytes, to: "libWhisk.a")
                try expectFault(folder, "-library libWhisk.a", code, message)
            }
            try library(
                Array("hello".utf8), "object-unknown",
                "libWhisk.a: it is neither a Mach-O file, a static archive, an ELF file nor bitcode (text)")
            try library(
                TestBinary.archive([("README", Array("hello".utf8))]), "no-architecture",
                "'~/libWhisk.a' has no object file in it, so that nothing says its architecture or platform")
            try library(
                TestBinary.archive("arm64", nil), "no-platform",
                "'~/libWhisk.a' does not say for 'arm64' what it runs on; check the deployment target that it was built with, "
                    + "or say it with '-platform'")
            try library(
                TestBinary.archive("arm64", "later"), "unknown-platform",
                "'whisk.o' in '~/libWhisk.a' (arm64) is for the platform with the number 99, which is not known")
            try library(
                TestBinary.archive("arm64", "bridgeos"), "unknown-platform",
                "'whisk.o' in '~/libWhisk.a' (arm64) is for bridgeOS, for which there are no xcframeworks")
            var other = TestBinary.object("arm64", "ios")
            other.replaceSubrange(4..<8, with: [8, 0, 0, 0])
            try library(
                TestBinary.archive([("a.o", other)]), "no-architecture",
                "'~/libWhisk.a' is for cputype 8 subtype 0, which is no architecture of a platform of Apple")
        }
    }

    @Test("objects of one archive are for one architecture and one platform")
    func mixedMembers() throws {
        try ScratchFolder.with { folder in
            func library(_ members: [(String, [UInt8])], _ code: String, _ message: String) throws {
                try folder.write(TestBinary.archive(members.map { (name: $0.0, bytes: $0.1) }), to: "libWhisk.a")
                try expectFault(folder, "-library libWhisk.a", code, message)
            }
            let device = TestBinary.object("arm64", "ios", "a")
            try library(
                [("a.o", device), ("b.o", TestBinary.object("x86_64", "ios", "b"))], "mixed-architectures",
                "'~/libWhisk.a' holds objects for 'arm64' and for 'x86_64' ('b.o') in one archive; "
                    + "make an archive of each and join them with 'lipo'")
            try library(
                [("a.o", device), ("b.o", TestBinary.object("arm64", "ios-simulator", "b"))], "several-platforms",
                "'~/libWhisk.a' is built for 'ios' (as 'a.o') and 'ios-simulator' (as 'b.o') in its part for 'arm64'; "
                    + "build it for one platform at a time")
            try library(
                [("a.o", device), ("b.o", ELFBuilder(type: 1, machine: 62).bytes())], "mixed-objects",
                "'~/libWhisk.a' holds objects of Mach-O and of ELF, which nothing can link together")
        }
    }

    @Test("a library that is for two platforms at once, or for another one in each architecture, is refused")
    func severalPlatforms() throws {
        try ScratchFolder.with { folder in
            try folder.write(TestBinary.dynamicLibrary("arm64", "macos", otherPlatform: "ios-maccatalyst"), to: "libWhisk.dylib")
            try expectFault(
                folder, "-library libWhisk.dylib", "several-platforms",
                "'~/libWhisk.dylib' is built for 'macos' and 'ios-maccatalyst' in its part for 'arm64'; build it for one platform at a time"
            )
            try folder.write(
                TestBinary.universal([
                    ("arm64", TestBinary.archive("arm64", "ios")), ("x86_64", TestBinary.archive("x86_64", "ios-simulator")),
                ]), to: "libWhisk.a")
            try expectFault(
                folder, "-library libWhisk.a", "several-platforms",
                "'~/libWhisk.a' holds code for several platforms, which an xcframework keeps apart: 'arm64' for 'ios', 'x86_64' for "
                    + "'ios-simulator'; take it apart with 'trellis-package xcframework split'")
        }
    }

    @Test("either all architectures of a binary are mergeable, or none")
    func mixedMergeability() throws {
        try ScratchFolder.with { folder in
            try folder.write(
                TestBinary.universal([
                    ("arm64", TestBinary.dynamicLibrary("arm64", "macos", isMergeable: true)),
                    ("x86_64", TestBinary.dynamicLibrary("x86_64", "macos")),
                ]), to: "libWhisk.dylib")
            try expectFault(
                folder, "-library libWhisk.dylib", "mixed-mergeability",
                "'~/libWhisk.dylib' is mergeable for 'arm64', but not for 'x86_64'; build all of it one way")
        }
    }

    @Test("a Swift module without an interface is of no use to others")
    func noInterface() throws {
        try ScratchFolder.with { folder in
            try folder.writeFramework(in: "ios", ["arm64"], "ios", .init(hasInterface: false))
            let remedy =
                "so that only the compiler that built it can use it; build it with 'BUILD_LIBRARY_FOR_DISTRIBUTION=YES', or pass "
                + "'-allow-internal-distribution'"
            try expectFault(
                folder, "-framework ios/Whisk.framework", "no-interface", "the module 'Whisk' has no '.swiftinterface', " + remedy)
            try folder.writeLibrary("libWhisk.a", ["arm64"], "ios")
            try folder.write("", to: "include/Whisk.swiftmodule/arm64-apple-ios.swiftmodule")
            try expectFault(
                folder, "-library libWhisk.a -headers include", "no-interface", "the module 'Whisk' has no '.swiftinterface', " + remedy)
        }
    }

    @Test("two slices for one platform are refused, with the way to make one of them")
    func equivalent() throws {
        try ScratchFolder.with { folder in
            try folder.writeLibrary("a/libWhisk.a", ["arm64"], "ios-simulator")
            try folder.writeLibrary("b/libWhisk.a", ["x86_64"], "ios-simulator")
            try expectFault(
                folder, "-library a/libWhisk.a -library b/libWhisk.a", "equivalent-libraries",
                "'ios-arm64-simulator' and 'ios-x86_64-simulator' are equivalent library definitions: both are for 'ios-simulator', "
                    + "and readers take the first; merge them into one")
            try expectFault(
                folder, "-library a/libWhisk.a -library a/libWhisk.a", "repeated-identifier",
                "the identifier 'ios-arm64-simulator' already exists; each slice has a folder of its own")
        }
    }

    @Test("static and dynamic libraries do not go together")
    func mixedKinds() throws {
        try ScratchFolder.with { folder in
            try folder.writeLibrary("libWhisk.a", ["arm64"], "ios")
            try folder.write(TestBinary.dynamicLibrary("arm64", "macos"), to: "libWhisk.dylib")
            try expectFault(
                folder, "-library libWhisk.a -library libWhisk.dylib", "mixed-library-kinds",
                "'libWhisk.dylib' is a dynamic library, but 'libWhisk.a' is a static library; an xcframework holds one kind")
        }
    }

    @Test("debug symbols that are none are left out, and those of one name are refused")
    func debugSymbols() throws {
        try ScratchFolder.with { folder in
            try folder.writeLibrary("libWhisk.a", ["arm64"], "ios")
            try folder.writeDebugSymbols(in: "a", ["arm64"], "ios")
            try folder.writeDebugSymbols(in: "b", ["arm64"], "ios")
            try expectFault(
                folder, "-library libWhisk.a -debug-symbols a/Whisk.framework.dSYM -debug-symbols b/Whisk.framework.dSYM", "repeated-name",
                "there are two debug symbols of the name 'Whisk.framework.dSYM'")
            for name in ["Whisk.bcsymbolmap", "Whisk.dSYM"] {
                try folder.write("", to: name)
                let request = try folder.request("-library libWhisk.a -debug-symbols \(name) -output Whisk.xcframework -force")
                #expect(
                    try XCFrameworkCreation.run(request).map(\.message) == ["'\(name)' is left out: only '.dSYM' bundles are copied"])
            }
        }
    }

    @Test("all that is wrong with the inputs is told at once")
    func everything() throws {
        try ScratchFolder.with { folder in
            let request = try folder.request("-library libA.a -library libB.a -output Whisk.xcframework")
            let error = #expect(throws: DiagnosticError.self) { try XCFrameworkCreation.run(request) }
            #expect(
                error?.diagnostics.map(\.message) == [
                    "there is no library at '\(folder.path)/libA.a'", "there is no library at '\(folder.path)/libB.a'",
                ])
        }
    }
}
