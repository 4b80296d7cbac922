import Diagnostics
import JSON
import Packaging
import TestSupport
import Testing

@Suite struct XCFrameworkBuildTests {
    private func request(_ project: String, _ words: [String]) throws -> XCFrameworkBuildRequest {
        XCFrameworkBuildRequest(
            project: project, scheme: "My Kit", platforms: try words.map { try #require(XCFrameworkPlatform(word: $0)) },
            output: "out/Kit.xcframework")
    }

    @Test("a project is archived for each platform, and the archives are put together")
    func project() throws {
        let plan = XCFrameworkBuildPlan(
            try request("Kit.xcodeproj", ["ios", "ios-simulator", "maccatalyst", "macos"]), workingDirectory: "/here")
        let settings = "SKIP_INSTALL=NO BUILD_LIBRARY_FOR_DISTRIBUTION=YES SWIFT_SERIALIZE_DEBUGGING_OPTIONS=NO"
        let archive = "xcodebuild archive -project Kit.xcodeproj -scheme 'My Kit' -configuration Release -destination"
        #expect(
            plan.text == """
                \(archive) generic/platform=iOS -archivePath out/archives/ios.xcarchive \(settings)
                \(archive) 'generic/platform=iOS Simulator' -archivePath out/archives/ios-simulator.xcarchive \(settings)
                \(archive) 'generic/platform=macOS,variant=Mac Catalyst' -archivePath out/archives/ios-maccatalyst.xcarchive \(settings)
                \(archive) generic/platform=macOS -archivePath out/archives/macos.xcarchive \(settings)
                trellis-package xcframework create -archive out/archives/ios.xcarchive -framework 'My Kit.framework' \
                -archive out/archives/ios-simulator.xcarchive -framework 'My Kit.framework' \
                -archive out/archives/ios-maccatalyst.xcarchive -framework 'My Kit.framework' \
                -archive out/archives/macos.xcarchive -framework 'My Kit.framework' -output out/Kit.xcframework

                """)
    }

    @Test("a package is built in its folder, with archives where the user meant them")
    func package() throws {
        var request = try request("Packages/Kit", ["visionos-simulator"])
        request.product = "libKit.a"
        request.configuration = "Debug"
        request.machOType = "staticlib"
        request.archives = "arch"
        request.settings = ["OTHER_LDFLAGS=-ObjC -lz"]
        request.isMerging = true
        request.isForced = true
        let plan = XCFrameworkBuildPlan(request, workingDirectory: "/here/a b")
        #expect(
            plan.text == """
                (cd Packages/Kit && xcodebuild archive -scheme 'My Kit' -configuration Debug -destination \
                'generic/platform=visionOS Simulator' -archivePath '/here/a b/arch/xros-simulator.xcarchive' SKIP_INSTALL=NO \
                BUILD_LIBRARY_FOR_DISTRIBUTION=YES SWIFT_SERIALIZE_DEBUGGING_OPTIONS=NO MACH_O_TYPE=staticlib 'OTHER_LDFLAGS=-ObjC -lz')
                trellis-package xcframework create -archive '/here/a b/arch/xros-simulator.xcarchive' -library libKit.a \
                -output out/Kit.xcframework -merge -force

                """)
    }

    @Test("the plan in JSON has the words one by one")
    func json() throws {
        let plan = XCFrameworkBuildPlan(try request("Kit.xcworkspace", ["tvos"]), workingDirectory: "/here")
        let steps = try #require(plan.json["steps"])
        guard case .array(let items) = steps else {
            Issue.record("the steps are no list")
            return
        }
        #expect(items.count == 2)
        #expect(items[0]["platform"] == "tvos")
        #expect(items[0]["folder"] == .null)
        #expect(
            items[0]["command"]
                == .strings([
                    "xcodebuild", "archive", "-workspace", "Kit.xcworkspace", "-scheme", "My Kit", "-configuration", "Release",
                    "-destination", "generic/platform=tvOS", "-archivePath", "out/archives/tvos.xcarchive", "SKIP_INSTALL=NO",
                    "BUILD_LIBRARY_FOR_DISTRIBUTION=YES", "SWIFT_SERIALIZE_DEBUGGING_OPTIONS=NO",
                ]))
        #expect(items[1]["platform"] == .null)
    }

    @Test(
        "a word for a shell is quoted where it must be",
        arguments: [
            ("a-b_c.d/e=f", "a-b_c.d/e=f"), ("", "''"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("$HOME", "'$HOME'"), ("ö", "'ö'"),
        ])
    func quoting(word: String, expected: String) {
        #expect(ShellText.quoted(word) == expected)
    }

    @Test("each archive is one run of xcodebuild with the words of the plan")
    func run() throws {
        try ScratchFolder.with { folder in
            try folder.writeStandIn(
                "for word; do printf '%s|' \"$word\"; done >> calls; echo >> calls; "
                    + "mkdir -p \"${11}/Products/Library/Frameworks/My Kit.framework\"", to: "bin/xcodebuild")
            let plan = XCFrameworkBuildPlan(try request("Kit.xcodeproj", ["ios", "macos"]), workingDirectory: folder.path)
            try XCFrameworkBuild(plan, workingDirectory: folder.path).archive(searchPath: folder.path("bin"))
            let expected = plan.archiving.map { $0.words.dropFirst().map { $0 + "|" }.joined() + "\n" }.joined()
            #expect(folder.text("calls") == expected)
        }
    }

    @Test("a build that fails says for what and why, and the next one is not started")
    func failure() throws {
        try ScratchFolder.with { folder in
            try folder.writeStandIn(
                "echo call >> calls; echo noise; echo 'K.swift:1:2: error: no such thing' >&2; exit 65", to: "bin/xcodebuild")
            let plan = XCFrameworkBuildPlan(try request("Kit.xcodeproj", ["ios", "macos"]), workingDirectory: folder.path)
            let error = #expect(throws: DiagnosticError.self) {
                try XCFrameworkBuild(plan, workingDirectory: folder.path).archive(searchPath: folder.path("bin"))
            }
            #expect(
                error?.diagnostics == [
                    Diagnostic(
                        .error, "build-failed", "xcodebuild ended with status 65 when it built for 'ios'",
                        notes: [.init("K.swift:1:2: error: no such thing")])
                ])
            #expect(folder.text("calls") == "call\n")
        }
    }

    @Test("an archive without the product is refused, with what it has")
    func noProduct() throws {
        try ScratchFolder.with { folder in
            try folder.writeStandIn("mkdir -p \"${11}/Products/usr/local/lib/libKit.a\"", to: "bin/xcodebuild")
            let plan = XCFrameworkBuildPlan(try request("Kit.xcodeproj", ["ios"]), workingDirectory: folder.path)
            let error = #expect(throws: DiagnosticError.self) {
                try XCFrameworkBuild(plan, workingDirectory: folder.path).archive(searchPath: folder.path("bin"))
            }
            #expect(
                error?.diagnostics.map(\.message) == [
                    "the archive 'out/archives/ios.xcarchive' has 'libKit.a', and no 'My Kit.framework'; name what the scheme builds with "
                        + "'--product', and see that its target sets neither 'SKIP_INSTALL' nor 'INSTALL_PATH'"
                ])
        }
    }

    @Test("without Xcode the error says where to go")
    func noXcode() throws {
        try ScratchFolder.with { folder in
            let plan = XCFrameworkBuildPlan(try request("Kit.xcodeproj", ["ios"]), workingDirectory: folder.path)
            let error = #expect(throws: DiagnosticError.self) {
                try XCFrameworkBuild(plan, workingDirectory: folder.path).archive(searchPath: folder.path)
            }
            #expect(
                error?.diagnostics.map(\.message) == [
                    "there is no 'xcodebuild' here; run this on a Mac with Xcode, or print what would be run with '--dry-run'"
                ])
        }
    }
}
