import Diagnostics
import Packaging
import PropertyLists
import SystemSupport
import TestSupport
import Testing

@Suite struct XCFrameworkEditTests {
    /// Makes an xcframework with a framework for some platforms.
    static func create(_ folder: ScratchFolder, _ output: String, _ platforms: [(platform: String, architectures: [String])]) throws {
        var line = ""
        for (platform, architectures) in platforms {
            let place = "in/\(output)/\(platform)"
            try folder.writeFramework(in: place, architectures, platform)
            try folder.writeDebugSymbols(in: place, architectures, platform)
            line += "-framework \(place)/Whisk.framework -debug-symbols \(place)/Whisk.framework.dSYM "
        }
        _ = try XCFrameworkCreation.run(folder.request(line + "-output \(output)"))
    }

    private func info(_ folder: ScratchFolder, _ name: String) throws -> XCFrameworkInfo {
        try XCFrameworkInfoTests.read(folder.bytes(name + "/Info.plist"))
    }

    private func edit(
        _ folder: ScratchFolder, _ names: [String], _ change: XCFrameworkEditRequest.Change, _ output: String, isMerging: Bool = false,
        isForced: Bool = false
    ) throws -> [Diagnostic] {
        var request = XCFrameworkEditRequest(paths: names.map { folder.path($0) }, change: change, output: folder.path(output))
        request.isMerging = isMerging
        request.isForced = isForced
        return try request.run()
    }

    @Test("two xcframeworks become one, the same as if it had been made at once")
    func joining() throws {
        try ScratchFolder.with { folder in
            try Self.create(folder, "A.xcframework", [("ios", ["arm64"])])
            try Self.create(folder, "B.xcframework", [("macos", ["arm64", "x86_64"]), ("ios-simulator", ["arm64"])])
            try Self.create(folder, "C.xcframework", [("macos", ["arm64", "x86_64"]), ("ios-simulator", ["arm64"]), ("ios", ["arm64"])])
            #expect(try edit(folder, ["A.xcframework", "B.xcframework"], .joining, "AB.xcframework") == [])
            #expect(try folder.content("AB.xcframework") == folder.content("C.xcframework"))
        }
    }

    @Test("slices of two xcframeworks for one platform clash, unless they are merged")
    func joiningEquivalent() throws {
        try ScratchFolder.with { folder in
            try Self.create(folder, "A.xcframework", [("ios-simulator", ["arm64"])])
            try Self.create(folder, "B.xcframework", [("ios-simulator", ["x86_64"])])
            let error = #expect(throws: DiagnosticError.self) {
                try edit(folder, ["A.xcframework", "B.xcframework"], .joining, "AB.xcframework")
            }
            #expect(error?.diagnostics.map(\.code) == ["equivalent-libraries"])
            _ = try edit(folder, ["A.xcframework", "B.xcframework"], .joining, "AB.xcframework", isMerging: true)
            #expect(try info(folder, "AB.xcframework").libraries.map(\.identifier) == ["ios-arm64_x86_64-simulator"])
            #expect(
                try SliceMergeTests.architectures(
                    folder.path("AB.xcframework/ios-arm64_x86_64-simulator/dSYMs/Whisk.framework.dSYM/Contents/Resources/DWARF/Whisk"))
                    == ["arm64", "x86_64"])
        }
    }

    @Test("a framework is added to an xcframework, which may be replaced by the result")
    func adding() throws {
        try ScratchFolder.with { folder in
            try Self.create(folder, "A.xcframework", [("ios", ["arm64"])])
            try folder.writeFramework(in: "tv", ["arm64"], "tvos")
            let request = try folder.request("-framework tv/Whisk.framework -output A.xcframework")
            let error = #expect(throws: DiagnosticError.self) {
                try edit(folder, ["A.xcframework"], .adding(request), "A.xcframework")
            }
            #expect(error?.diagnostics.map(\.code) == ["output-exists"])
            _ = try edit(folder, ["A.xcframework"], .adding(request), "A.xcframework", isForced: true)
            #expect(try info(folder, "A.xcframework").libraries.map(\.identifier) == ["ios-arm64", "tvos-arm64"])
        }
    }

    @Test("slices are removed by their identifiers or platforms")
    func removing() throws {
        try ScratchFolder.with { folder in
            try Self.create(folder, "A.xcframework", [("ios", ["arm64"]), ("ios-simulator", ["arm64"]), ("macos", ["arm64"])])
            _ = try edit(folder, ["A.xcframework"], .removing(["ios-arm64", "macos"]), "B.xcframework")
            #expect(try info(folder, "B.xcframework").libraries.map(\.identifier) == ["ios-arm64-simulator"])
            #expect(!folder.names().contains { $0.hasPrefix("B.xcframework/macos") })
            func message(_ selectors: [String]) -> String? {
                let error = #expect(throws: DiagnosticError.self) {
                    try edit(folder, ["A.xcframework"], .removing(selectors), "C.xcframework")
                }
                return error?.diagnostics.first?.message
            }
            #expect(
                message(["tvos"]) == "there is no slice 'tvos'; there are: 'ios-arm64', 'ios-arm64-simulator', 'macos-arm64'")
            #expect(
                message(["ios", "ios-simulator", "macos"])
                    == "no slice would be left; delete the xcframework if it is of no use any more")
        }
    }

    @Test("unknown keys and odd names of folders do not get in the way of a change")
    func unknownKeys() throws {
        try ScratchFolder.with { folder in
            try folder.writeLibrary("A.xcframework/odd/libWhisk.a", ["x86_64", "arm64"], "macos")
            try folder.write("void whisk(void);\n", to: "A.xcframework/odd/include/whisk.h")
            try folder.write(
                PropertyListText.xml(
                    """
                    <key>AvailableLibraries</key><array><dict><key>HeadersPath</key><string>include</string>
                    <key>LibraryIdentifier</key><string>odd</string><key>LibraryPath</key><string>libWhisk.a</string>
                    <key>SupportedArchitectures</key><array><string>x86_64</string><string>arm64</string></array>
                    <key>SupportedPlatform</key><string>macos</string><key>Vendor</key><string>me</string></dict></array>
                    <key>CFBundlePackageType</key><string>XFWK</string><key>XCFrameworkFormatVersion</key><string>1.0</string>
                    <key>Note</key><true/>
                    """), to: "A.xcframework/Info.plist")
            try folder.write("seal", to: "A.xcframework/_CodeSignature/CodeResources")
            let notes = try edit(folder, ["A.xcframework"], .joining, "B.xcframework")
            #expect(notes.map(\.code) == ["signature-dropped"])
            let info = try info(folder, "B.xcframework")
            #expect(info.otherKeys == [.init("Note", .boolean(true))])
            #expect(info.libraries.map(\.identifier) == ["macos-arm64_x86_64"])
            #expect(info.libraries.map(\.headersPath) == ["include"])
            #expect(info.libraries.map(\.otherKeys) == [[.init("Vendor", .string("me"))]])
            #expect(folder.text("B.xcframework/macos-arm64_x86_64/include/whisk.h") == "void whisk(void);\n")
        }
    }

    @Test("an xcframework that contradicts its files is refused")
    func broken() throws {
        try ScratchFolder.with { folder in
            func messages() -> [String]? {
                let error = #expect(throws: DiagnosticError.self) { try edit(folder, ["A.xcframework"], .joining, "B.xcframework") }
                return error?.diagnostics.map { $0.message.replacing(folder.path, with: "~") }
            }
            #expect(messages() == ["there is no xcframework at '~/A.xcframework'"])
            try folder.makeFolder("A.xcframework")
            #expect(messages() == ["cannot read '~/A.xcframework/Info.plist': no such file or folder"])
            let library = XCFrameworkLibrary(
                identifier: "ios-arm64", libraryPath: "libWhisk.a", headersPath: "Headers", architectures: ["arm64"], platform: .init("ios")
            )
            try folder.write(XCFrameworkInfo(libraries: [library]).bytes, to: "A.xcframework/Info.plist")
            #expect(messages() == ["'HeadersPath' of 'ios-arm64' is 'Headers', but there is no such folder"])
            try folder.makeFolder("A.xcframework/ios-arm64/Headers")
            #expect(messages() == ["the slice 'ios-arm64' has no binary 'libWhisk.a'"])
            try folder.writeLibrary("libWhisk.a", ["arm64"], "ios")
            try folder.link("A.xcframework/ios-arm64/libWhisk.a", to: "../../libWhisk.a")
            #expect(
                messages() == ["the binary of 'ios-arm64' is a link that leads out of the slice, to '~/libWhisk.a'"])
        }
    }
}
