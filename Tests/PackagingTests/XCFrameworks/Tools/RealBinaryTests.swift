import Diagnostics
import ObjectFiles
import Packaging
import SystemSupport
import TestSupport
import Testing

/// The same with binaries that compilers and linkers have made, compared with the tools of LLVM.
@Suite(.enabled(if: BinaryTool.areThere(.clang, .archiver, .lipo), "no clang, llvm-ar or llvm-lipo on PATH"))
struct RealBinaryTests {
    private static let code = "int whisk_count(int eggs) { return eggs * 2; }\n"

    private func writeLibrary(_ folder: ScratchFolder, _ name: String, _ triple: String) throws {
        try folder.makeFolder(name)
        try BinaryTool.compile(Self.code, for: triple, to: name + "/whisk.o", in: folder)
        try BinaryTool.archiver.run(["--format=darwin", "rcsD", name + "/libWhisk.a", name + "/whisk.o"], in: folder.path)
    }

    private static let slices = [
        ("ios", "arm64-apple-ios15.0", "ios-arm64"), ("tv", "arm64-apple-tvos15.0", "tvos-arm64"),
        ("watch", "arm64_32-apple-watchos8.0", "watchos-arm64_32"), ("mac", "arm64-apple-macos12.0", "macos-arm64"),
        ("catalyst", "x86_64-apple-ios15.0-macabi", "ios-x86_64-maccatalyst"), ("vision", "arm64-apple-xros1.0", "xros-arm64"),
        ("old", "x86_64-apple-ios9.0-simulator", "ios-x86_64-simulator"),
    ]

    @Test("the platform of each target triple of clang is found")
    func platforms() throws {
        try ScratchFolder.with { folder in
            var line = ""
            for (name, triple, _) in Self.slices {
                try writeLibrary(folder, name, triple)
                line += "-library \(name)/libWhisk.a "
            }
            #expect(try XCFrameworkCreation.run(folder.request(line + "-output Whisk.xcframework")) == [])
            let info = try XCFrameworkInfoTests.read(folder.bytes("Whisk.xcframework/Info.plist"))
            #expect(info.libraries.map(\.identifier) == Self.slices.map(\.2).sorted())
        }
    }

    @Test("merged libraries are those that lipo makes, and thinned and split ones too")
    func lipo() throws {
        try ScratchFolder.with { folder in
            try writeLibrary(folder, "arm", "arm64-apple-ios15.0-simulator")
            try writeLibrary(folder, "intel", "x86_64-apple-ios15.0-simulator")
            try writeLibrary(folder, "device", "arm64-apple-ios15.0")
            _ = try XCFrameworkCreation.run(
                folder.request("-library arm/libWhisk.a -library intel/libWhisk.a -merge -output Whisk.xcframework"))
            try BinaryTool.lipo.run(["-create", "arm/libWhisk.a", "intel/libWhisk.a", "-output", "fat.a"], in: folder.path)
            #expect(try folder.bytes("Whisk.xcframework/ios-arm64_x86_64-simulator/libWhisk.a") == folder.bytes("fat.a"))

            _ = try ThinRequest(path: folder.path("fat.a"), choice: .keeping(["x86_64"]), output: folder.path("thin.a")).run()
            #expect(try folder.bytes("thin.a") == folder.bytes("intel/libWhisk.a"))

            try BinaryTool.lipo.run(["-create", "device/libWhisk.a", "intel/libWhisk.a", "-output", "libWhisk.a"], in: folder.path)
            _ = try SplitRequest(path: folder.path("libWhisk.a"), output: folder.path("parts")).run()
            #expect(try folder.bytes("parts/ios/libWhisk.a") == folder.bytes("device/libWhisk.a"))
            #expect(try folder.bytes("parts/ios-simulator/libWhisk.a") == folder.bytes("intel/libWhisk.a"))
        }
    }

    @Test(
        "a library for the device that was changed for the simulator says so, and links there",
        .enabled(if: BinaryTool.areThere(.appleLinker, .objectTool), "no ld64.lld or llvm-otool on PATH"))
    func retarget() throws {
        try ScratchFolder.with { folder in
            try writeLibrary(folder, "device", "arm64-apple-ios15.0")
            _ = try RetargetRequest(path: folder.path("device/libWhisk.a"), output: folder.path("libWhisk.a")).run()
            try Self.link(folder, ["-all_load", "libWhisk.a"], "arm64", "ios-simulator", "Whisk.dylib")
            let before = try BinaryTool.objectTool.run(["-l", "device/libWhisk.a"], in: folder.path)
            let after = try BinaryTool.objectTool.run(["-l", "libWhisk.a"], in: folder.path)
            #expect(before.contains(" platform ios\n") && !before.contains(" platform iossimulator\n"))
            #expect(after.contains(" platform iossimulator\n") && !after.contains(" platform ios\n"))
        }
    }

    private static func link(
        _ folder: ScratchFolder, _ inputs: [String], _ architecture: String, _ platform: String, _ output: String
    ) throws {
        try BinaryTool.appleLinker.run(
            ["-dylib", "-arch", architecture, "-platform_version", platform, "15.0", "15.0", "-undefined", "dynamic_lookup"]
                + ["-install_name", "@rpath/Whisk.framework/Whisk"] + inputs + ["-o", output], in: folder.path)
    }

    @Test(
        "linked frameworks are joined as lipo does, and stay executable",
        .enabled(if: BinaryTool.areThere(.appleLinker), "no ld64.lld on PATH"))
    func frameworks() throws {
        try ScratchFolder.with { folder in
            for (name, architecture) in [("a", "arm64"), ("b", "x86_64")] {
                try folder.writeFramework(in: name, [architecture], "ios-simulator")
                try BinaryTool.compile(Self.code, for: "\(architecture)-apple-ios15.0-simulator", to: name + "/whisk.o", in: folder)
                try Self.link(folder, [name + "/whisk.o"], architecture, "ios-simulator", name + "/Whisk.framework/Whisk")
            }
            #expect(try XCFrameworkCreation.run(folder.request(SliceMergeTests.line)) == [])
            try BinaryTool.lipo.run(
                ["-create", "a/Whisk.framework/Whisk", "b/Whisk.framework/Whisk", "-output", "fat"], in: folder.path)
            let slice = "Whisk.xcframework/ios-arm64_x86_64-simulator/Whisk.framework/Whisk"
            #expect(try folder.bytes(slice) == folder.bytes("fat"))
            #expect(ExecutableSearch.find(folder.path(slice), path: "") != nil)
        }
    }
}
