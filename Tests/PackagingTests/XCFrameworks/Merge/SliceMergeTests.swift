import Diagnostics
import ObjectFiles
import Packaging
import PropertyLists
import SystemSupport
import TestSupport
import Testing

@Suite struct SliceMergeTests {
    static let line = "-framework a/Whisk.framework -framework b/Whisk.framework -output Whisk.xcframework -merge"

    static func architectures(_ path: String) throws -> [String] {
        try ObjectFile(ByteSource(contentsOf: path)).slices.map { slice in
            try #require(slice.declaredArchitecture ?? slice.machO?.architecture).name
        }.sorted()
    }

    @Test("static libraries for one platform become one library")
    func libraries() throws {
        try ScratchFolder.with { folder in
            for (name, architecture) in [("a", "arm64"), ("b", "x86_64")] {
                try folder.writeLibrary("\(name)/libWhisk.a", [architecture], "ios-simulator")
                try folder.write("void whisk(void);\n", to: "\(name)/include/Whisk/whisk.h")
            }
            let line = "-library b/libWhisk.a -headers b/include -library a/libWhisk.a -headers a/include -merge -output Whisk.xcframework"
            #expect(try XCFrameworkCreation.run(folder.request(line)) == [])
            let slice = "Whisk.xcframework/ios-arm64_x86_64-simulator"
            #expect(try Self.architectures(folder.path(slice + "/libWhisk.a")) == ["arm64", "x86_64"])
            #expect(folder.text(slice + "/Headers/Whisk/whisk.h") == "void whisk(void);\n")
            for (name, architecture) in [("a", "arm64"), ("b", "x86_64")] {
                let whole = try ObjectFile(ByteSource(contentsOf: folder.path(slice + "/libWhisk.a")))
                let part = try #require(whole.slices.first { $0.declaredArchitecture?.name == architecture })
                #expect(try part.source.readAll() == folder.bytes("\(name)/libWhisk.a"))
            }
        }
    }

    @Test("frameworks are joined: code, modules, the header of Swift, the property list, debug symbols; the seals go")
    func frameworks() throws {
        try ScratchFolder.with { folder in
            try folder.writeFramework(
                in: "a", ["arm64"], "ios-simulator",
                .init(swiftHeader: "// for arm64\n", infoPlist: ["CFBundleIdentifier": "org.example.whisk", "DTXcodeBuild": "1"]))
            try folder.writeFramework(
                in: "b", ["x86_64"], "ios-simulator",
                .init(
                    swiftHeader: "// for x86_64\n",
                    infoPlist: ["CFBundleIdentifier": "org.example.whisk", "DTXcodeBuild": "2", "BuildMachineOSBuild": "24A"]))
            try folder.write("seal", to: "a/Whisk.framework/_CodeSignature/CodeResources")
            try folder.writeDebugSymbols(in: "a", ["arm64"], "ios-simulator")
            try folder.writeDebugSymbols(in: "b", ["x86_64"], "ios-simulator")
            let line =
                "-framework b/Whisk.framework -debug-symbols b/Whisk.framework.dSYM -framework a/Whisk.framework "
                + "-debug-symbols a/Whisk.framework.dSYM -output Whisk.xcframework -merge"
            #expect(try XCFrameworkCreation.run(folder.request(line)) == [])
            let slice = "Whisk.xcframework/ios-arm64_x86_64-simulator/"
            let names = folder.names().filter { $0.hasPrefix(slice) && DiskFileSystem().kind(at: folder.path($0)) == .file }
            #expect(
                names.map { String($0.dropFirst(slice.count)) } == [
                    "Whisk.framework/Headers/Whisk-Swift.h", "Whisk.framework/Headers/Whisk.h", "Whisk.framework/Info.plist",
                    "Whisk.framework/Modules/Whisk.swiftmodule/arm64-apple-ios-simulator.swiftinterface",
                    "Whisk.framework/Modules/Whisk.swiftmodule/x86_64-apple-ios-simulator.swiftinterface",
                    "Whisk.framework/Modules/module.modulemap", "Whisk.framework/Whisk", "dSYMs/Whisk.framework.dSYM/Contents/Info.plist",
                    "dSYMs/Whisk.framework.dSYM/Contents/Resources/DWARF/Whisk",
                ])
            for path in ["Whisk.framework/Whisk", "dSYMs/Whisk.framework.dSYM/Contents/Resources/DWARF/Whisk"] {
                #expect(try Self.architectures(folder.path(slice + path)) == ["arm64", "x86_64"])
            }
            #expect(
                folder.text(slice + "Whisk.framework/Headers/Whisk-Swift.h") == """
                    #if 0
                    #elif defined(__arm64__) && __arm64__
                    // for arm64
                    #elif defined(__x86_64__) && __x86_64__
                    // for x86_64
                    #else
                    #error unsupported Swift architecture
                    #endif

                    """)
            #expect(
                try folder.bytes(slice + "Whisk.framework/Info.plist")
                    == XMLWriter.bytes(of: .dictionary([.init("CFBundleIdentifier", .string("org.example.whisk"))])))
        }
    }

    @Test("headers of Swift that have conditions already are put together by them, the special ones first")
    func guardedHeaders() throws {
        func guarded(_ sections: [(String, String)]) -> String {
            "#if 0\n" + sections.map { "#elif \($0.0)\n\($0.1)" }.joined() + "#else\n#error unsupported Swift architecture\n#endif\n"
        }
        let arm64 = ("defined(__arm64__) && __arm64__", "#if X\n// one\n#else\n// other\n#endif\n")
        let arm6432 = ("defined(__ARM64_ARCH_8_32__) && __ARM64_ARCH_8_32__", "// small\n")
        let armv7k = ("defined(__ARM_ARCH_7K__) && __ARM_ARCH_7K__", "// old\n")
        try ScratchFolder.with { folder in
            try folder.writeFramework(in: "a", ["arm64", "armv7k"], "watchos", .init(swiftHeader: guarded([arm64, armv7k])))
            try folder.writeFramework(in: "b", ["arm64_32"], "watchos", .init(swiftHeader: guarded([arm6432])))
            _ = try XCFrameworkCreation.run(folder.request(Self.line))
            #expect(
                folder.text("Whisk.xcframework/watchos-arm64_arm64_32_armv7k/Whisk.framework/Headers/Whisk-Swift.h")
                    == guarded([arm6432, arm64, armv7k]))
        }
    }

    @Test("every conflict is told, and not the first only; nothing is written")
    func conflicts() throws {
        try ScratchFolder.with { folder in
            try folder.writeFramework(
                in: "a", ["arm64", "x86_64"], "ios-simulator",
                .init(
                    headers: ["Whisk.h": "one\ntwo\n", "OnlyA.h": ""],
                    infoPlist: ["CFBundleIdentifier": "org.example.a", "MinimumOSVersion": "15.0"]))
            try folder.writeFramework(
                in: "b", ["x86_64"], "ios-simulator",
                .init(text: "other", headers: ["Whisk.h": "one\nzwei\n"], infoPlist: ["CFBundleIdentifier": "org.example.b"]))
            try folder.write("", to: "b/Whisk.framework/Assets")
            try folder.write("", to: "a/Whisk.framework/Assets/file")
            let error = #expect(throws: DiagnosticError.self) { try XCFrameworkCreation.run(folder.request(Self.line)) }
            let (a, b) = ("'\(folder.path)/a/Whisk.framework'", "'\(folder.path)/b/Whisk.framework'")
            #expect(
                error?.diagnostics.map(\.message)
                    == [
                        "'Whisk.framework/Whisk' has 'x86_64' in \(a) and in \(b), and the code differs; leave one of them out",
                        "'Whisk.framework/Assets' is a folder in \(a), but a file in \(b)",
                        "'Whisk.framework/Assets/file' is in \(a), but not in \(b)",
                        "'Whisk.framework/Headers/OnlyA.h' is in \(a), but not in \(b)",
                        "'Whisk.framework/Headers/Whisk.h' in \(a) differs from that in \(b), from line 2 on",
                        "'CFBundleIdentifier' of 'Whisk.framework/Info.plist' is 'org.example.a' in \(a), but 'org.example.b' in \(b)",
                        "'MinimumOSVersion' of 'Whisk.framework/Info.plist' is '15.0' in \(a), but nothing in \(b)",
                    ].map { "the slices for 'ios-simulator' cannot be merged: " + $0 })
            #expect(error?.diagnostics.allSatisfy { $0.code == "merge-conflict" } == true)
            #expect(!folder.names().contains { $0.hasPrefix("Whisk.xcframework") })
        }
    }

    @Test("other kinds of conflict: names, kinds of binary, links, headers of one architecture")
    func moreConflicts() throws {
        func expectConflict(_ folder: ScratchFolder, _ line: String, _ message: String) throws {
            let error = #expect(throws: DiagnosticError.self) {
                try XCFrameworkCreation.run(folder.request(line + " -merge -output W.xcframework"))
            }
            #expect(
                error?.diagnostics.map(\.message) == [
                    "the slices for 'ios-simulator' cannot be merged: " + message.replacing("~", with: folder.path)
                ])
        }
        try ScratchFolder.with { folder in
            try folder.writeLibrary("libA.a", ["arm64"], "ios-simulator")
            try folder.writeLibrary("libB.a", ["x86_64"], "ios-simulator")
            try expectConflict(
                folder, "-library libA.a -library libB.a", "'libA.a' of '~/libA.a' is 'libB.a' of '~/libB.a'; name them alike")
            try folder.writeFramework(in: "a", ["arm64"], "ios-simulator", .init(swiftHeader: "// a\n"))
            try folder.writeFramework(in: "b", ["arm64"], "ios-simulator", .init(swiftHeader: "// b\n"))
            try expectConflict(
                folder, "-framework a/Whisk.framework -framework b/Whisk.framework",
                "'Whisk.framework/Headers/Whisk-Swift.h' differs for 'defined(__arm64__) && __arm64__'; "
                    + "build all slices from the same sources")
            try folder.writeFramework(in: "c", ["arm64"], "ios-simulator")
            try folder.writeFramework(in: "d", ["arm64"], "ios-simulator")
            try folder.link("c/Whisk.framework/Headers/Link.h", to: "Whisk.h")
            try folder.link("d/Whisk.framework/Headers/Link.h", to: "../Headers/Whisk.h")
            try expectConflict(
                folder, "-framework c/Whisk.framework -framework d/Whisk.framework",
                "the link 'Whisk.framework/Headers/Link.h' leads to 'Whisk.h' in '~/c/Whisk.framework', but to '../Headers/Whisk.h' in "
                    + "'~/d/Whisk.framework'")
            try folder.writeFramework(in: "e", ["arm64"], "ios-simulator")
            try folder.writeFramework(in: "f", ["x86_64"], "ios-simulator")
            try folder.write(TestBinary.archive("x86_64", "ios-simulator"), to: "f/Whisk.framework/Whisk")
            try expectConflict(
                folder, "-framework e/Whisk.framework -framework f/Whisk.framework",
                "the binaries are of different kinds: '~/e/Whisk.framework' is dynamic, '~/f/Whisk.framework' is static")
        }
    }

    @Test("a slice is mergeable only if all of it is")
    func mergeability() throws {
        try ScratchFolder.with { folder in
            try folder.writeFramework(in: "a", ["arm64"], "ios-simulator", .init(isMergeable: true))
            try folder.writeFramework(in: "b", ["x86_64"], "ios-simulator")
            let notes = try XCFrameworkCreation.run(folder.request(Self.line))
            #expect(
                notes.map(\.message) == ["only some of the binaries for 'ios-simulator' are mergeable, so that the slice is not"])
            let info = try XCFrameworkInfoTests.read(folder.bytes("Whisk.xcframework/Info.plist"))
            #expect(info.libraries.map(\.isMergeable) == [false])
        }
    }

    @Test("the same architecture with the same code is taken once")
    func sameCode() throws {
        try ScratchFolder.with { folder in
            try folder.writeFramework(in: "a", ["arm64", "x86_64"], "macos")
            try folder.writeFramework(in: "b", ["x86_64"], "macos")
            _ = try XCFrameworkCreation.run(folder.request(Self.line))
            let binary = folder.path("Whisk.xcframework/macos-arm64_x86_64/Whisk.framework/Versions/A/Whisk")
            #expect(try Self.architectures(binary) == ["arm64", "x86_64"])
        }
    }

    @Test("the order in which the inputs are named does not matter")
    func order() throws {
        try ScratchFolder.with { folder in
            for (name, architecture) in [("a", "arm64"), ("b", "x86_64"), ("c", "i386")] {
                try folder.writeFramework(
                    in: name, [architecture], "ios-simulator", .init(swiftHeader: "// \(architecture)\n", infoPlist: ["DTXcode": name]))
            }
            func line(_ names: [String], _ output: String) -> String {
                names.map { "-framework \($0)/Whisk.framework" }.joined(separator: " ") + " -merge -output \(output)/Whisk.xcframework"
            }
            _ = try XCFrameworkCreation.run(folder.request(line(["a", "b", "c"], "one")))
            _ = try XCFrameworkCreation.run(folder.request(line(["c", "a", "b"], "two")))
            #expect(try folder.content("one") == folder.content("two"))
            #expect(folder.names().contains("one/Whisk.xcframework/ios-arm64_i386_x86_64-simulator"))
        }
    }
}
