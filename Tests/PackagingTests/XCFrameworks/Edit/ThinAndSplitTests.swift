import Diagnostics
import ObjectFiles
import Packaging
import SystemSupport
import TestSupport
import Testing

@Suite struct ThinAndSplitTests {
    private func message(_ folder: ScratchFolder, _ body: () throws -> [Diagnostic]) -> String? {
        let error = #expect(throws: DiagnosticError.self) { try body() }
        return error?.diagnostics.first?.message.replacing(folder.path, with: "~")
    }

    @Test("architectures go with everything that is there for them")
    func thin() throws {
        try ScratchFolder.with { folder in
            try XCFrameworkEditTests.create(folder, "A.xcframework", [("ios-simulator", ["arm64", "x86_64"]), ("macos", ["arm64"])])
            try XCFrameworkEditTests.create(folder, "Expected.xcframework", [("ios-simulator", ["arm64"]), ("macos", ["arm64"])])
            let request = ThinRequest(
                path: folder.path("A.xcframework"), choice: .removing(["x86_64"]), output: folder.path("B.xcframework"))
            #expect(try request.run() == [])
            #expect(try folder.content("B.xcframework") == folder.content("Expected.xcframework"))
        }
    }

    @Test("sections of a header of Swift go with their architecture, and so does the seal")
    func thinHeader() throws {
        try ScratchFolder.with { folder in
            for (name, architecture) in [("a", "arm64"), ("b", "x86_64")] {
                try folder.writeFramework(in: name, [architecture], "ios-simulator", .init(swiftHeader: "// \(architecture)\n"))
            }
            _ = try XCFrameworkCreation.run(folder.request(SliceMergeTests.line))
            let seal = "Whisk.xcframework/ios-arm64_x86_64-simulator/Whisk.framework/_CodeSignature/CodeResources"
            try folder.write("seal", to: seal)
            _ = try ThinRequest(path: folder.path("Whisk.xcframework"), choice: .keeping(["arm64"]), output: folder.path("B.xcframework"))
                .run()
            let framework = "B.xcframework/ios-arm64-simulator/Whisk.framework"
            #expect(
                folder.text(framework + "/Headers/Whisk-Swift.h")
                    == "#if 0\n#elif defined(__arm64__) && __arm64__\n// arm64\n#else\n#error unsupported Swift architecture\n#endif\n")
            #expect(!folder.names().contains(framework + "/_CodeSignature/CodeResources"))
        }
    }

    @Test("what cannot be taken out is refused")
    func thinRefusals() throws {
        try ScratchFolder.with { folder in
            try XCFrameworkEditTests.create(folder, "A.xcframework", [("ios-simulator", ["arm64", "x86_64"]), ("macos", ["x86_64"])])
            func thin(_ choice: ArchitectureChoice, _ platform: String? = nil) -> String? {
                message(folder) {
                    var request = ThinRequest(path: folder.path("A.xcframework"), choice: choice, output: folder.path("B.xcframework"))
                    request.platform = platform.flatMap { XCFrameworkPlatform(word: $0) }
                    return try request.run()
                }
            }
            #expect(thin(.removing(["i386"])) == "no slice has code for 'i386'; there is code for: 'arm64', 'x86_64'")
            #expect(
                thin(.keeping(["arm64"]))
                    == "nothing would be left of the slice 'macos-x86_64'; take it out with 'trellis-package xcframework remove'")
            #expect(thin(.keeping(["arm64"]), "tvos") == "there is no slice for 'tvos'")
            #expect(!folder.names().contains("B.xcframework"))
            var request = ThinRequest(path: folder.path("A.xcframework"), choice: .keeping(["arm64"]), output: folder.path("B.xcframework"))
            request.platform = XCFrameworkPlatform(word: "ios-simulator")
            _ = try request.run()
            #expect(folder.names().filter { $0.split(separator: "/").count == 2 && $0.hasPrefix("B.") }.count == 3)
        }
    }

    @Test("a universal file is thinned as well")
    func thinFile() throws {
        try ScratchFolder.with { folder in
            try folder.writeLibrary("libWhisk.a", ["arm64", "x86_64", "i386"], "ios-simulator")
            func thin(_ choice: ArchitectureChoice, _ output: String) throws -> [Diagnostic] {
                try ThinRequest(path: folder.path("libWhisk.a"), choice: choice, output: folder.path(output)).run()
            }
            #expect(try thin(.keeping(["arm64"]), "libA.a") == [])
            #expect(try folder.bytes("libA.a") == TestBinary.archive("arm64", "ios-simulator"))
            #expect(try thin(.removing(["i386"]), "libB.a") == [])
            #expect(try SliceMergeTests.architectures(folder.path("libB.a")) == ["arm64", "x86_64"])
            #expect(
                message(folder) { try thin(.keeping(["armv7"]), "libC.a") }
                    == "'~/libWhisk.a' has no code for 'armv7'; there is code for: 'arm64', 'i386', 'x86_64'")
            #expect(
                message(folder) { try thin(.removing(["arm64", "i386", "x86_64"]), "libC.a") } == "nothing would be left of '~/libWhisk.a'")
            #expect(message(folder) { try thin(.keeping(["arm64"]), "libA.a") }?.hasSuffix("replace it with '--force'") == true)
        }
    }

    /// A library with code for the device and the simulator, as they were made before there were xcframeworks.
    private func writeFat(_ folder: ScratchFolder, _ path: String) throws {
        try folder.write(
            TestBinary.universal([
                ("armv7", TestBinary.archive("armv7", "ios")), ("arm64", TestBinary.archive("arm64", "ios")),
                ("x86_64", TestBinary.archive("x86_64", "ios-simulator")),
            ]), to: path)
    }

    @Test("a library for device and simulator is taken apart into a folder, or straight into an xcframework")
    func split() throws {
        try ScratchFolder.with { folder in
            try writeFat(folder, "libWhisk.a")
            try folder.write("void whisk(void);\n", to: "include/Whisk/whisk.h")
            var request = SplitRequest(path: folder.path("libWhisk.a"), output: folder.path("parts"))
            #expect(try request.run() == [])
            #expect(try SliceMergeTests.architectures(folder.path("parts/ios/libWhisk.a")) == ["arm64", "armv7"])
            #expect(try folder.bytes("parts/ios-simulator/libWhisk.a") == TestBinary.archive("x86_64", "ios-simulator"))
            request.output = folder.path("Whisk.xcframework")
            request.headers = folder.path("include")
            #expect(try request.run() == [])
            let info = try XCFrameworkInfoTests.read(folder.bytes("Whisk.xcframework/Info.plist"))
            #expect(info.libraries.map(\.identifier) == ["ios-arm64_armv7", "ios-x86_64-simulator"])
            #expect(info.libraries.map(\.headersPath) == ["Headers", "Headers"])
        }
    }

    @Test("a framework for device and simulator is taken apart with its module, and names its platform")
    func splitFramework() throws {
        try ScratchFolder.with { folder in
            try folder.writeFramework(in: "fat", ["arm64"], "ios", .init(infoPlist: ["CFBundleIdentifier": "org.example.whisk"]))
            try writeFat(folder, "fat/Whisk.framework/Whisk")
            try folder.write(
                "// interface\n", to: "fat/Whisk.framework/Modules/Whisk.swiftmodule/x86_64-apple-ios-simulator.swiftinterface")
            try folder.write(
                PropertyListText.xml(
                    "<key>CFBundleSupportedPlatforms</key><array><string>iPhoneOS</string><string>iPhoneSimulator</string></array>"),
                to: "fat/Whisk.framework/Info.plist")
            _ = try SplitRequest(path: folder.path("fat/Whisk.framework"), output: folder.path("parts")).run()
            for (platform, name, interface) in [
                ("ios", "iPhoneOS", "arm64-apple-ios"), ("ios-simulator", "iPhoneSimulator", "x86_64-apple-ios-simulator"),
            ] {
                let framework = "parts/\(platform)/Whisk.framework"
                #expect(
                    folder.names().filter { $0.hasPrefix(framework) && $0.hasSuffix(".swiftinterface") }
                        == ["\(framework)/Modules/Whisk.swiftmodule/\(interface).swiftinterface"])
                #expect(folder.text(framework + "/Info.plist")?.contains("<array>\n\t\t<string>\(name)</string>\n\t</array>") == true)
            }
        }
    }

    @Test("code that does not say what it runs on is taken for what is named")
    func splitFallback() throws {
        try ScratchFolder.with { folder in
            try folder.write(
                TestBinary.universal([
                    ("arm64", TestBinary.archive("arm64", nil)), ("x86_64", TestBinary.archive("x86_64", "ios-simulator")),
                ]), to: "libWhisk.a")
            var request = SplitRequest(path: folder.path("libWhisk.a"), output: folder.path("parts"))
            #expect(message(folder) { try request.run() }?.hasPrefix("'~/libWhisk.a' does not say for 'arm64' what it runs on") == true)
            request.fallbackPlatform = XCFrameworkPlatform("ios")
            _ = try request.run()
            #expect(folder.names().contains("parts/ios/libWhisk.a"))
        }
    }

    @Test("a static library for the device becomes one for the simulator")
    func retarget() throws {
        try ScratchFolder.with { folder in
            try folder.writeLibrary("libWhisk.a", ["arm64"], "ios")
            let request = RetargetRequest(path: folder.path("libWhisk.a"), output: folder.path("sim/libWhisk.a"))
            #expect(try request.run() == [])
            #expect(try folder.bytes("sim/libWhisk.a") == TestBinary.archive("arm64", "ios-simulator"))
            _ = try XCFrameworkCreation.run(folder.request("-library libWhisk.a -library sim/libWhisk.a -output Whisk.xcframework"))
            #expect(folder.names().contains("Whisk.xcframework/ios-arm64-simulator/libWhisk.a"))
            #expect(
                message(folder) {
                    try RetargetRequest(path: folder.path("sim/libWhisk.a"), output: folder.path("libNo.a")).run()
                } == "'~/sim/libWhisk.a' has no code for a device, so that there is nothing to change")
        }
    }

    @Test("a static framework becomes one for the simulator, unless it has a Swift module")
    func retargetFramework() throws {
        try ScratchFolder.with { folder in
            try folder.write(TestBinary.archive("arm64", "ios"), to: "Whisk.framework/Whisk")
            try folder.write("void whisk(void);\n", to: "Whisk.framework/Headers/Whisk.h")
            try folder.write("seal", to: "Whisk.framework/_CodeSignature/CodeResources")
            let request = RetargetRequest(path: folder.path("Whisk.framework"), output: folder.path("sim/Whisk.framework"))
            #expect(try request.run() == [])
            #expect(try folder.bytes("sim/Whisk.framework/Whisk") == TestBinary.archive("arm64", "ios-simulator"))
            #expect(folder.text("sim/Whisk.framework/Headers/Whisk.h") == "void whisk(void);\n")
            #expect(!folder.names().contains("sim/Whisk.framework/_CodeSignature"))
            try folder.write("", to: "Whisk.framework/Modules/Whisk.swiftmodule/arm64-apple-ios.swiftinterface")
            #expect(
                message(folder) { try RetargetRequest(path: folder.path("Whisk.framework"), output: folder.path("no.framework")).run() }
                    == "'Whisk.framework/Modules/Whisk.swiftmodule' says itself what it is for, so that the framework must be built "
                    + "again for the simulator")
        }
    }
}
