import Diagnostics
import Packaging
import SystemSupport
import TestSupport
import Testing

/// Everything that makes the `Info.plist` of an xcframework invalid, each at its place.
@Suite struct XCFrameworkInfoFaultTests {
    /// A slice whose keys can be replaced; `nil` leaves one out.
    private func slice(_ changes: [String: String?] = [:], _ more: String = "") -> String {
        var pairs: [(String, String?)] = [
            ("LibraryIdentifier", "<string>ios-arm64</string>"), ("LibraryPath", "<string>libW.a</string>"),
            ("SupportedArchitectures", "<array><string>arm64</string></array>"), ("SupportedPlatform", "<string>ios</string>"),
        ]
        for index in pairs.indices { if let change = changes[pairs[index].0] { pairs[index].1 = change } }
        return "<dict>" + pairs.map { key, value in value.map { "<key>\(key)</key>\($0)\n" } ?? "" }.joined() + more + "</dict>"
    }

    private func file(_ slices: String, version: String = "<string>1.0</string>") -> String {
        "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>\n<key>AvailableLibraries</key>\(slices)\n"
            + "<key>CFBundlePackageType</key><string>XFWK</string>\n<key>XCFrameworkFormatVersion</key>\(version)</dict></plist>\n"
    }

    private func expectFault(_ text: String, _ code: String, _ message: String) {
        let marked = MarkedText(text)
        let error = #expect(throws: DiagnosticError.self) { try XCFrameworkInfoTests.read(marked.bytes) }
        #expect(error?.diagnostics.map(\.message) == [message])
        #expect(error?.diagnostics.first?.code == code)
        #expect(error?.diagnostics.first?.location == marked.location("①", in: XCFrameworkInfoTests.path))
    }

    @Test("a version that is newer, or none, is refused", arguments: ["1.2", "2.0", "10.0"])
    func newerVersion(version: String) {
        expectFault(
            file("<array>\(slice())</array>", version: "<string>①\(version)</string>"), "unsupported-version",
            "version '\(version)' of the format is newer than '1.1', the newest that is known")
    }

    @Test("a version that is no version is refused", arguments: ["", "1", "1.x", "-1.0", "1.0.0"])
    func noVersion(version: String) {
        expectFault(
            file("<array>\(slice())</array>", version: "<string>①\(version)</string>"), "unsupported-version",
            "'\(version)' is no version of the format; write '1.0'")
    }

    @Test("a file without libraries is refused")
    func noLibraries() {
        expectFault(file("①<array/>"), "no-libraries", "there is no library in 'AvailableLibraries'")
        expectFault(
            "<plist version=\"1.0\">①<dict><key>XCFrameworkFormatVersion</key><string>1.0</string></dict></plist>", "missing-key",
            "there is no 'AvailableLibraries', so that nothing is known about the slices")
        expectFault(
            "<plist version=\"1.0\">①<array/></plist>", "unexpected-value",
            "the file is no dictionary, so that it describes no xcframework")
    }

    @Test(
        "a key that a slice needs and does not have is an error", arguments: ["LibraryIdentifier", "LibraryPath", "SupportedArchitectures"])
    func missingKey(key: String) {
        expectFault(file("<array>①\(slice([key: Optional<String>.none]))</array>"), "missing-key", "there is no '\(key)'")
    }

    @Test("a value of another kind is an error")
    func otherKinds() {
        expectFault(file("<string>①x</string>"), "unexpected-value", "'AvailableLibraries' is no array")
        expectFault(file("<array><string>①x</string></array>"), "unexpected-value", "an item of 'AvailableLibraries' is no dictionary")
        expectFault(
            file("<array>\(slice(["LibraryPath": "<integer>①1</integer>"]))</array>"), "unexpected-value", "'LibraryPath' is no string")
        expectFault(
            file("<array>\(slice(["SupportedArchitectures": "<string>①arm64</string>"]))</array>"), "unexpected-value",
            "'SupportedArchitectures' is no array")
        expectFault(
            file("<array>\(slice(["SupportedArchitectures": "<array><integer>①1</integer></array>"]))</array>"), "unexpected-value",
            "an item of 'SupportedArchitectures' is no string")
        expectFault(
            file("<array>\(slice([:], "<key>MergeableMetadata</key><string>①maybe</string>"))</array>"), "unexpected-value",
            "'MergeableMetadata' is neither true nor false")
    }

    @Test("an empty value is an error", arguments: ["LibraryIdentifier", "LibraryPath", "SupportedPlatform"])
    func emptyValue(key: String) {
        let identifier = key == "LibraryIdentifier" ? "" : "ios-arm64"
        expectFault(file("<array>\(slice([key: "<string>①</string>"]))</array>"), "empty-value", "'\(key)' of '\(identifier)' is empty")
    }

    @Test("an empty value that need not be there is an error", arguments: ["HeadersPath", "DebugSymbolsPath", "SupportedPlatformVariant"])
    func emptyOptionalValue(key: String) {
        expectFault(
            file("<array>\(slice([:], "<key>\(key)</key><string>①</string>"))</array>"), "empty-value", "'\(key)' of 'ios-arm64' is empty")
    }

    @Test("a path that leads out of the xcframework is an error", arguments: ["../libW.a", "/libW.a", "a/../../libW.a"])
    func pathOutside(path: String) {
        expectFault(
            file("<array>\(slice(["LibraryPath": "<string>①\(path)</string>"]))</array>"), "path-outside",
            "'LibraryPath' is '\(path)', which leads out of the xcframework")
    }

    @Test("a library of an unknown kind is refused")
    func unknownKind() {
        expectFault(
            file("<array>\(slice(["LibraryPath": "<string>①W.o</string>"]))</array>"), "unknown-library-kind",
            "'W.o' is of no kind that is known; a library ends in '.framework', '.a', '.dylib' or '.so'")
    }

    @Test("two kinds of library in one xcframework are refused")
    func mixedKinds() {
        let other = slice([
            "LibraryIdentifier": "<string>macos-arm64</string>", "LibraryPath": "<string>①W.framework</string>",
            "SupportedPlatform": "<string>macos</string>",
        ])
        expectFault(
            file("<array>\(slice())\(other)</array>"), "mixed-library-kinds",
            "'W.framework' is a framework, but 'libW.a' is a static library; an xcframework holds one kind")
    }

    @Test("headers beside a framework are refused")
    func headersOfFramework() {
        let headers = "<key>HeadersPath</key><string>①Headers</string>"
        expectFault(
            file(
                "<array>\(slice(["LibraryPath": "<string>W.framework</string>"], headers))</array>"
            ),
            "headers-of-framework", "'W.framework' is a framework, which has its headers inside; remove 'HeadersPath'")
    }

    @Test("mergeable metadata of a static library, or without a binary path, is refused")
    func mergeable() {
        expectFault(
            file("<array>\(slice([:], "<key>MergeableMetadata</key><①true/>"))</array>"), "mergeable-static-library",
            "'libW.a' is a static library, which has no mergeable metadata; remove 'MergeableMetadata'")
        expectFault(
            file("<array>\(slice(["LibraryPath": "<string>W.framework</string>"], "<key>MergeableMetadata</key><①true/>"))</array>"),
            "mergeable-without-binary", "'ios-arm64' has mergeable metadata, so that 'BinaryPath' must name its binary")
    }

    @Test("two slices for one platform are refused, whatever their architectures")
    func equivalent() {
        let other = slice([
            "LibraryIdentifier": "<string>ios-armv7</string>", "SupportedArchitectures": "<array><string>armv7</string></array>",
            "SupportedPlatform": "<string>①ios</string>",
        ])
        expectFault(
            file("<array>\(slice())\(other)</array>"), "equivalent-libraries",
            "'ios-arm64' and 'ios-armv7' are equivalent library definitions: both are for 'ios', and readers take the first; "
                + "merge them into one")
    }

    @Test("on other than Apple's platforms the architectures distinguish slices")
    func otherPlatforms() throws {
        let linux = ["arm64", "x86_64"].map {
            slice([
                "LibraryIdentifier": "<string>linux-\($0)</string>", "SupportedArchitectures": "<array><string>\($0)</string></array>",
                "SupportedPlatform": "<string>linux</string>",
            ])
        }
        let info = try XCFrameworkInfoTests.read(Array(file("<array>\(linux.joined())</array>").utf8))
        #expect(info.libraries.map(\.identifier) == ["linux-arm64", "linux-x86_64"])
    }

    @Test("an identifier that stands twice is refused")
    func repeatedIdentifier() {
        let other = slice(["LibraryIdentifier": "<string>①ios-arm64</string>", "SupportedPlatform": "<string>macos</string>"])
        expectFault(
            file("<array>\(slice())\(other)</array>"), "repeated-identifier",
            "the identifier 'ios-arm64' already exists; each slice has a folder of its own")
    }

    @Test("all that is wrong is told, and not the first only")
    func everything() {
        let text = file("<array>\(slice(["LibraryPath": "<string>W.o</string>", "SupportedPlatform": "<string></string>"]))</array>")
        let error = #expect(throws: DiagnosticError.self) { try XCFrameworkInfoTests.read(Array(text.utf8)) }
        #expect(error?.diagnostics.map(\.code) == ["empty-value", "unknown-library-kind"])
    }

    /// How often files are damaged; the variable `TRELLIS_XCFRAMEWORK_MUTATIONS` makes it more.
    private static let count = ProcessEnvironment.variable("TRELLIS_XCFRAMEWORK_MUTATIONS").flatMap(Int.init) ?? 2000

    @Test("no damage to the file makes the reader trap")
    func mutations() throws {
        let seed = Array(file("<array>\(slice([:], "<key>HeadersPath</key><string>Headers</string>"))</array>").utf8)
        for bytes in Mutations(of: seed, structure: "<>/&;\"", count: Self.count, seed: 1) { _ = try? XCFrameworkInfoTests.read(bytes) }
    }
}
