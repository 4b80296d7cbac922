import Checksums
import Configuration
import Diagnostics
import Packaging
import SystemSupport
import TestSupport
import Testing

@Suite struct PackageRunTests {
    private static let text = """
        package:
          - name: Whisk
            kind: xcframework
            inputs:
              - { library: ../ios/libWhisk.a, headers: ../include }
              - { library: ../sim/libWhisk.a, headers: ../include }
            output: out/Whisk.xcframework
            zip: out/Whisk.xcframework.zip
            checksum: out/Whisk.txt
          - name: whisk
            kind: artifactbundle
            version: 1.0.0
            inputs:
              - { static-library: ../linux/libWhisk.a, triple: x86_64-unknown-linux-gnu, headers: ../include/Whisk }
            output: out/whisk.artifactbundle

        """

    private func prepare(_ folder: ScratchFolder, _ text: String = text) throws {
        try XCFrameworkCreationTests.writeLibraries(folder)
        try folder.write(TestBinary.archive([("a.o", ELFBuilder(type: 1, machine: 62).bytes())]), to: "linux/libWhisk.a")
        try folder.write(text, to: "config/trellis.yml")
    }

    private func run(_ folder: ScratchFolder, _ names: [String] = [], isForced: Bool = false) throws -> PackageRun.Outcome {
        var diagnostics: [Diagnostic] = []
        let configuration = try TrellisConfiguration.load(
            at: "config/trellis.yml", workingDirectory: folder.path, fileSystem: DiskFileSystem(), section: .package,
            diagnostics: &diagnostics)
        return try PackageRun(configuration, names: names, workingDirectory: folder.path, isForced: isForced).run()
    }

    private func message(_ folder: ScratchFolder, _ names: [String] = []) -> String? {
        let error = #expect(throws: DiagnosticError.self) { try run(folder, names) }
        return error?.diagnostics.first?.message.replacing(folder.path, with: "~")
    }

    @Test("all entries are packed, with paths from the folder of the file")
    func all() throws {
        try ScratchFolder.with { folder in
            try prepare(folder)
            let outcome = try run(folder)
            let zip = try folder.bytes("config/out/Whisk.xcframework.zip")
            let checksum = "\(SHA256.digest(of: zip))"
            #expect(outcome.checksums == "\(checksum)  out/Whisk.xcframework.zip\n")
            #expect(folder.text("config/out/Whisk.txt") == checksum + "\n")
            let names = folder.names()
            #expect(names.contains("config/out/Whisk.xcframework/ios-arm64/libWhisk.a"))
            #expect(names.contains("config/out/whisk.artifactbundle/info.json"))
        }
    }

    @Test("entries are chosen by name, and what is there is replaced only with force")
    func names() throws {
        try ScratchFolder.with { folder in
            try prepare(folder)
            _ = try run(folder, ["Whisk"])
            #expect(!folder.names().contains("config/out/whisk.artifactbundle"))
            let content = try folder.content("config/out")
            #expect(message(folder) == "'~/config/out/Whisk.xcframework' exists already; replace it with '--force'")
            #expect(try folder.content("config/out") == content)
            _ = try run(folder, ["Whisk"], isForced: true)
            #expect(try folder.content("config/out") == content)
            #expect(message(folder, ["Wisk"]) == "there is no entry 'Wisk'; did you mean 'Whisk'?")
        }
    }

    @Test(
        "what makes no sense is told",
        arguments: [
            ("lint: {}\n", "the file has no section 'package', so that there is nothing to pack"),
            (
                "package: [{ name: W, kind: xcframework, inputs: [{ library: a.a }], platform: phone, output: W.xcframework }]",
                "'phone' is no platform; use one of: 'driverkit', 'ios', 'ios-maccatalyst', 'ios-simulator', 'macos', 'tvos', "
                    + "'tvos-simulator', 'watchos', 'watchos-simulator', 'xros', 'xros-simulator'"
            ),
            (
                "package: [{ name: W, kind: xcframework, inputs: [{ library: a.a }, { framework: A.framework }], output: W.xcframework }]",
                "an xcframework holds frameworks or libraries, but not both"
            ),
            (
                "package: [{ name: W, kind: artifactbundle, version: 1, output: W.artifactbundle, inputs: [{ static-library: a.a, "
                    + "triple: x86_64-unknown-linux-gnu, headers: [a, b] }] }]",
                "a library has one folder of headers; put them together"
            ),
            (
                "package: [{ name: W, kind: artifactbundle, version: 1, output: W.artifactbundle, inputs: [{ executable: a, "
                    + "triple: x86_64-unknown-linux-gnu }, { static-library: a.a, triple: aarch64-unknown-linux-gnu }] }]",
                "the files of the artifact 'W' are of one kind, with the same headers"
            ),
        ])
    func faults(text: String, expected: String) throws {
        try ScratchFolder.with { folder in
            try prepare(folder, text)
            #expect(message(folder) == expected)
        }
    }

    @Test("the example of the documentation is one that is understood")
    func documentation() throws {
        let page = PathText.normalized(PathText.join(#filePath, "../../../../docs/formats/xcframeworks.md"))
        let text = String(decoding: try DiskFileSystem().read(page), as: UTF8.self)
        let example = try #require(text.split(separator: "```yaml\n").last?.split(separator: "```\n").first)
        var diagnostics: [Diagnostic] = []
        let configuration = try TrellisConfiguration.read(Array(example.utf8), path: page, diagnostics: &diagnostics)
        #expect(diagnostics.isEmpty)
        #expect(configuration.package?.entries.map(\.name.value) == ["Whisk", "whisk-tools"])
        #expect(configuration.package?.entries.map(\.output.value) == ["build/Whisk.xcframework", "build/whisk-tools.artifactbundle"])
    }

    @Test("an archive of Xcode gives its framework with the debug symbols")
    func archive() throws {
        try ScratchFolder.with { folder in
            try prepare(
                folder,
                "package: [{ name: W, kind: xcframework, inputs: [{ archive: ../ios.xcarchive, framework: Whisk.framework }], "
                    + "output: W.xcframework }]")
            try folder.writeFramework(in: "ios.xcarchive/Products/Library/Frameworks", ["arm64"], "ios")
            try folder.writeDebugSymbols(in: "ios.xcarchive/dSYMs", ["arm64"], "ios")
            _ = try run(folder)
            #expect(folder.names().contains("config/W.xcframework/ios-arm64/dSYMs/Whisk.framework.dSYM"))
        }
    }
}
