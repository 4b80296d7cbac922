import Packaging
import SystemSupport
import TestSupport
import Testing

@Suite struct XcodebuildWordsTests {
    private static let archives = MemoryFileSystem([
        "/here/ios.xcarchive/Products/usr/local/include/w.h": "", "/here/ios.xcarchive/dSYMs/W.framework.dSYM/": "",
        "/here/ios.xcarchive/dSYMs/libW.dylib.dSYM/": "", "/here/mac.xcarchive/": "",
    ])

    private func read(_ line: String) throws(XcodebuildWords.Fault) -> XCFrameworkRequest {
        let words = line.split(separator: " ").map { String($0) }
        return try XcodebuildWords.request(words, workingDirectory: "/here", fileSystem: Self.archives)
    }

    @Test("headers and debug symbols belong to the library before them, and paths begin in the working folder")
    func order() throws {
        let request = try read(
            "-library ios/libW.a -headers include -debug-symbols a.dSYM "
                + "-debug-symbols /b.dSYM -library mac/libW.a -output out/W.xcframework"
        )
        var first = XCFrameworkRequest.Input(library: "/here/ios/libW.a", headers: "/here/include")
        first.debugSymbols = ["/here/a.dSYM", "/b.dSYM"]
        #expect(request.inputs == [first, .init(library: "/here/mac/libW.a")])
        #expect(request.output == "/here/out/W.xcframework")
        #expect(!request.isForced && !request.isMerging && !request.allowsInternalDistribution && request.fallbackPlatform == nil)
    }

    @Test("each word may have two dashes, and a value may stand behind an equals sign")
    func twoDashes() throws {
        let short = try read(
            "-framework W.framework -output W.xcframework -allow-internal-distribution -merge -force -platform ios-simulator")
        let long = try read(
            "--framework=W.framework --output W.xcframework --allow-internal-distribution --merge --force --platform=ios-simulator")
        #expect(short == long)
        #expect(short.isForced && short.isMerging && short.allowsInternalDistribution)
        #expect(short.fallbackPlatform == XCFrameworkPlatform("ios", variant: "simulator"))
    }

    @Test("an archive changes what comes behind it, until the next one")
    func archive() throws {
        let frameworks = try read(
            "-framework A.framework -archive ios.xcarchive -framework W.framework "
                + "-archive mac.xcarchive -framework W.framework -output W.xcframework"
        )
        var inArchive = XCFrameworkRequest.Input(framework: "/here/ios.xcarchive/Products/Library/Frameworks/W.framework")
        inArchive.debugSymbols = ["/here/ios.xcarchive/dSYMs/W.framework.dSYM"]
        #expect(
            frameworks.inputs == [
                .init(framework: "/here/A.framework"), inArchive,
                .init(framework: "/here/mac.xcarchive/Products/Library/Frameworks/W.framework"),
            ])
        let libraries = try read(
            "-archive ios.xcarchive -library libW.dylib -archive mac.xcarchive -library libW.dylib -output W.xcframework")
        var library = XCFrameworkRequest.Input(
            library: "/here/ios.xcarchive/Products/usr/local/lib/libW.dylib",
            headers: "/here/ios.xcarchive/Products/usr/local/include")
        library.debugSymbols = ["/here/ios.xcarchive/dSYMs/libW.dylib.dSYM"]
        #expect(libraries.inputs == [library, .init(library: "/here/mac.xcarchive/Products/usr/local/lib/libW.dylib")])
    }

    @Test("what xcodebuild hands on for itself is passed over, and so is its own word for the command")
    func defaults() throws {
        let request = try read(
            "-create-xcframework -DVTProvisioningIsManaged=YES -DVTDefault YES -ExtraPlugInFolders a "
                + "-framework W.framework -output W.xcframework"
        )
        #expect(request.inputs == [.init(framework: "/here/W.framework")])
    }

    @Test(
        "a line that cannot be understood is refused with the word and the remedy",
        arguments: [
            ("-framework", "'-framework' needs a value behind it"), ("-library", "'-library' needs a value behind it"),
            ("-library l.a -headers", "'-headers' needs a value behind it"),
            ("-framework W -debug-symbols", "'-debug-symbols' needs a value behind it"),
            ("-archive", "'-archive' needs a value behind it"), ("-output", "'-output' needs a value behind it"),
            ("--output=", "'--output' needs a value behind it"),
            ("-frameworks W", "unknown argument '-frameworks'; did you mean '-framework'?"),
            ("W.framework", "unknown argument 'W.framework'"), ("-x", "unknown argument '-x'"),
            (
                "-headers include",
                "'-headers include' stands behind no library; write it behind the '-library' that it belongs to"
            ),
            (
                "-framework W.framework -headers include",
                "'-headers include' stands behind no library; write it behind the '-library' that it belongs to"
            ),
            (
                "-debug-symbols W.dSYM",
                "'-debug-symbols W.dSYM' stands behind no framework or library; write it behind the one that it belongs to"
            ),
            ("-framework W.framework -output W", "the output 'W' does not end in '.xcframework'"),
            (
                "-framework W.framework -output A.xcframework -output B.xcframework",
                "there are two outputs, 'A.xcframework' and 'B.xcframework'; write one"
            ),
            ("-framework W.framework", "there is no output; write '-output NAME.xcframework'"),
            ("-output W.xcframework", "there is neither a framework nor a library; name one with '-framework' or '-library'"),
            (
                "-library libW.a -framework W.framework -output W.xcframework",
                "an xcframework holds frameworks or libraries, but not both: '/here/W.framework' is a framework, '/here/libW.a' a library"
            ),
            (
                "-platform iphone",
                "'iphone' is no platform; use one of: driverkit, ios, ios-maccatalyst, ios-simulator, macos, tvos, tvos-simulator, "
                    + "watchos, watchos-simulator, xros, xros-simulator"
            ),
        ])
    func faults(line: String, message: String) {
        let fault = #expect(throws: XcodebuildWords.Fault.self) { try read(line) }
        #expect(fault?.message == message)
    }
}
