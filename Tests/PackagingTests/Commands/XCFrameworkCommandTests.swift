import Packaging
import SystemSupport
import TestSupport
import Testing

/// `trellis-package xcframework …`, run as a user runs it.
@Suite struct XCFrameworkCommandTests {
    private func run(_ line: String, in folder: ScratchFolder, _ environment: [String: String] = [:]) throws -> BuiltProgram.Outcome {
        var outcome = try BuiltProgram("trellis-package").run(
            line.split(separator: " ").map { String($0) }, in: folder.path, environment: environment)
        outcome.standardError = outcome.standardError.replacing(folder.path, with: "~")
        outcome.standardOutput = outcome.standardOutput.replacing(folder.path, with: "~")
        return outcome
    }

    private let silence = BuiltProgram.Outcome(status: 0)

    @Test("create takes the words of xcodebuild, and is silent when all is well")
    func create() throws {
        try ScratchFolder.with { folder in
            try XCFrameworkCreationTests.writeLibraries(folder)
            let line = "xcframework create -create-xcframework \(XCFrameworkCreationTests.libraryLine) -output W.xcframework"
            #expect(try run(line, in: folder) == silence)
            #expect(folder.names().contains("W.xcframework/ios-arm64/libWhisk.a"))
            #expect(try run("verify W.xcframework", in: folder) == silence)
            let again = try run(line, in: folder)
            #expect(again.status == 2)
            #expect(
                again.standardError
                    == "~/W.xcframework: error: '~/W.xcframework' exists already; replace it with '--force' [output-exists]\n")
            #expect(try run(line + " --force", in: folder) == silence)
        }
    }

    @Test("words that make no sense end with 64 and the usage, and inputs that are wrong with 2")
    func faults() throws {
        try ScratchFolder.with { folder in
            let usage = try run("xcframework create -framework A.framework", in: folder)
            #expect(usage.status == 64)
            #expect(usage.standardError.hasPrefix("error: there is no output; write '-output NAME.xcframework'\nUsage: trellis-package "))
            let input = try run("xcframework create -framework A.framework -output A.xcframework", in: folder)
            #expect(input.status == 2)
            #expect(input.standardError == "~/A.framework: error: there is no framework at '~/A.framework' [no-framework]\n")
            #expect(folder.names() == [])
        }
    }

    @Test("the help is shown for each of the words that ask for it", arguments: ["-h", "-help", "--help"])
    func help(word: String) throws {
        try ScratchFolder.with { folder in
            let outcome = try run("xcframework create -framework A \(word)", in: folder)
            #expect(outcome.status == 0)
            #expect(outcome.standardOutput.contains("--debug-symbols DSYM"))
        }
    }

    @Test("slices are added, removed, joined, thinned and split")
    func edits() throws {
        try ScratchFolder.with { folder in
            try XCFrameworkCreationTests.writeLibraries(folder)
            #expect(try run("xcframework create -library ios/libWhisk.a -output A.xcframework", in: folder) == silence)
            #expect(
                try run("xcframework add A.xcframework -library sim/libWhisk.a -output A.xcframework -force", in: folder) == silence)
            #expect(try run("xcframework create -library mac/libWhisk.a -output B.xcframework", in: folder) == silence)
            #expect(try run("xcframework merge A.xcframework B.xcframework -o C.xcframework", in: folder) == silence)
            #expect(try run("xcframework remove C.xcframework ios macos-arm64 -o D.xcframework", in: folder) == silence)
            #expect(try run("xcframework thin D.xcframework --keep arm64 -o E.xcframework", in: folder) == silence)
            #expect(folder.names().filter { $0.hasPrefix("E.xcframework/") }.contains("E.xcframework/ios-arm64-simulator/libWhisk.a"))
            #expect(try run("xcframework retarget ios/libWhisk.a -o arm/libWhisk.a", in: folder) == silence)
            #expect(try run("xcframework split arm/libWhisk.a -o F.xcframework", in: folder) == silence)
            #expect(
                try folder.bytes("F.xcframework/ios-arm64-simulator/libWhisk.a")
                    == folder.bytes("E.xcframework/ios-arm64-simulator/libWhisk.a"))
        }
    }

    @Test(
        "arguments that contradict each other end with 64",
        arguments: [
            ("thin A.xcframework -o B.xcframework", "say with '--keep' or '--remove' which architectures there shall be"),
            ("thin A.xcframework --keep a --remove b -o B.xcframework", "either '--keep' or '--remove'"),
            ("add", "missing argument XCFRAMEWORK"), ("add -framework A.framework", "missing argument XCFRAMEWORK"),
            ("add A.xcframework", "there is neither a framework nor a library; name one with '-framework' or '-library'"),
            ("create", "there is neither a framework nor a library; name one with '-framework' or '-library'"),
            ("thin A.xcframework --keep a", "say with '--output' what is made"),
            ("merge A.xcframework -o B", "the output '~/B' does not end in '.xcframework'"),
            ("build A.xcodeproj -o A.xcframework", "'build' needs '--scheme SCHEME'"),
            ("build A.xcodeproj --scheme A -o A.xcframework", "'build' needs '--platforms LIST'"),
            ("build A.xcodeproj --scheme A --platforms ios", "'build' needs '--output NAME.xcframework'"),
            ("build A.xcodeproj --scheme A --platforms ios,ios -o A.xcframework", "the platform 'ios' stands twice in '--platforms'"),
            (
                "build A.xcodeproj --scheme A --platforms ios --setting A -o A.xcframework", "'A' is no setting; write NAME=VALUE"
            ),
            ("build A.xcodeproj --scheme A --platforms ios --json -o A.xcframework", "'--json' needs '--dry-run'"),
        ])
    func contradictions(line: String, message: String) throws {
        try ScratchFolder.with { folder in
            let outcome = try run("xcframework " + line, in: folder)
            #expect(outcome.status == 64)
            #expect(outcome.standardError.split(separator: "\n").first.map(String.init) == "error: " + message)
        }
    }

    @Test("a build prints its plan anywhere, and needs Xcode to be run")
    func build() throws {
        try ScratchFolder.with { folder in
            let line = "xcframework build W.xcodeproj --scheme Whisk --platforms ios,macos -o W.xcframework"
            let plan = try run(line + " --dry-run", in: folder)
            #expect(plan.standardOutput.split(separator: "\n").count == 3)
            #expect(plan.standardOutput.hasSuffix("-framework Whisk.framework -output W.xcframework\n"))
            #expect(try run(line + " --dry-run --json", in: folder).standardOutput.hasPrefix("{\n  \"steps\": ["))
            let outcome = try run(line, in: folder, ["PATH": folder.path])
            #expect(outcome.status == 2)
            #expect(outcome.standardError.contains("there is no 'xcodebuild' here"))
        }
    }

    @Test("a build with a program in the place of xcodebuild makes the xcframework of its archives")
    func standInBuild() throws {
        try ScratchFolder.with { folder in
            for platform in ["ios", "macos"] {
                try folder.writeFramework(in: "built/\(platform)/Products/Library/Frameworks", ["arm64"], platform)
                try folder.writeDebugSymbols(in: "built/\(platform)/dSYMs", ["arm64"], platform)
            }
            try folder.writeStandIn(
                "mkdir -p \"$(dirname \"${11}\")\" && cp -R \"built/$(basename \"${11}\" .xcarchive)\" \"${11}\"", to: "bin/xcodebuild")
            let outcome = try run(
                "xcframework build W.xcodeproj --scheme Whisk --platforms ios,macos -o out/W.xcframework", in: folder,
                ["PATH": folder.path("bin") + ":/usr/bin:/bin"])
            #expect(outcome == silence)
            #expect(folder.names().contains("out/W.xcframework/ios-arm64/dSYMs/Whisk.framework.dSYM"))
            #expect(folder.names().contains("out/W.xcframework/macos-arm64/Whisk.framework/Versions/A/Whisk"))
        }
    }

    @Test("a trellis.yml says what is packed, and the checksums are printed")
    func runConfiguration() throws {
        try ScratchFolder.with { folder in
            try XCFrameworkCreationTests.writeLibraries(folder)
            try folder.write(
                """
                package:
                  - name: Whisk
                    kind: xcframework
                    inputs: [{ library: ios/libWhisk.a, headers: include }]
                    output: out/Whisk.xcframework
                    zip: out/Whisk.xcframework.zip

                """, to: "trellis.yml")
            let outcome = try run("run", in: folder)
            let checksum = try run("checksum out/Whisk.xcframework.zip", in: folder).standardOutput.dropLast()
            #expect(outcome == BuiltProgram.Outcome(status: 0, standardOutput: checksum + "  out/Whisk.xcframework.zip\n"))
            try folder.write("package: [{ name: W, kinds: xcframework }]\n", to: "trellis.yml")
            let fault = try run("run", in: folder)
            #expect(fault.status == 2)
            #expect(
                fault.standardError
                    == "trellis.yml:1:22: error: unknown key 'kinds' in an entry of 'package'; did you mean 'kind' [unknown-key]\n")
        }
    }
}
