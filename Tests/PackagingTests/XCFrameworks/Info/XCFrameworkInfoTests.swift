import Diagnostics
import Packaging
import PropertyLists
import SystemSupport
import TestSupport
import Testing

@Suite struct XCFrameworkInfoTests {
    static let path = "W.xcframework/Info.plist"

    static func read(_ bytes: [UInt8]) throws(DiagnosticError) -> XCFrameworkInfo {
        var diagnostics: [Diagnostic] = []
        return try XCFrameworkInfo.read(bytes, path: path, diagnostics: &diagnostics)
    }

    @Test("the file that is written has its keys in the order of their bytes and the slices in that of their identifiers")
    func writing() throws {
        var dynamic = XCFrameworkLibrary(
            identifier: "macos-arm64", libraryPath: "W.framework", binaryPath: "W.framework/Versions/A/W", architectures: ["arm64"],
            platform: .init("macos"))
        dynamic.isMergeable = true
        let catalyst = XCFrameworkLibrary(
            identifier: "ios-arm64-maccatalyst", libraryPath: "W.framework", binaryPath: "W.framework/Versions/A/W",
            architectures: ["arm64"], platform: .init("ios", variant: "maccatalyst"))
        let text = String(decoding: XCFrameworkInfo(libraries: [dynamic, catalyst]).bytes, as: UTF8.self)
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<key>AvailableLibraries</key>
                \t<array>
                \t\t<dict>
                \t\t\t<key>BinaryPath</key>
                \t\t\t<string>W.framework/Versions/A/W</string>
                \t\t\t<key>LibraryIdentifier</key>
                \t\t\t<string>ios-arm64-maccatalyst</string>
                \t\t\t<key>LibraryPath</key>
                \t\t\t<string>W.framework</string>
                \t\t\t<key>SupportedArchitectures</key>
                \t\t\t<array>
                \t\t\t\t<string>arm64</string>
                \t\t\t</array>
                \t\t\t<key>SupportedPlatform</key>
                \t\t\t<string>ios</string>
                \t\t\t<key>SupportedPlatformVariant</key>
                \t\t\t<string>maccatalyst</string>
                \t\t</dict>
                \t\t<dict>
                \t\t\t<key>BinaryPath</key>
                \t\t\t<string>W.framework/Versions/A/W</string>
                \t\t\t<key>LibraryIdentifier</key>
                \t\t\t<string>macos-arm64</string>
                \t\t\t<key>LibraryPath</key>
                \t\t\t<string>W.framework</string>
                \t\t\t<key>MergeableMetadata</key>
                \t\t\t<true/>
                \t\t\t<key>SupportedArchitectures</key>
                \t\t\t<array>
                \t\t\t\t<string>arm64</string>
                \t\t\t</array>
                \t\t\t<key>SupportedPlatform</key>
                \t\t\t<string>macos</string>
                \t\t</dict>
                \t</array>
                \t<key>CFBundlePackageType</key>
                \t<string>XFWK</string>
                \t<key>XCFrameworkFormatVersion</key>
                \t<string>1.1</string>
                </dict>
                </plist>

                """)
    }

    @Test("what is written is read as the same, in any order of the slices")
    func roundTrip() throws {
        let slices = ["b", "a", "c"].map {
            XCFrameworkLibrary(
                identifier: $0, libraryPath: "libW.a", headersPath: "Headers", architectures: ["arm64", "x86_64"], platform: .init($0))
        }
        let info = try Self.read(XCFrameworkInfo(libraries: slices).bytes)
        #expect(info.libraries == [slices[1], slices[0], slices[2]])
        #expect(info.bytes == XCFrameworkInfo(libraries: slices.reversed()).bytes)
    }

    @Test("unknown keys of the file and of a slice are kept")
    func unknownKeys() throws {
        let info = try Self.read(
            PropertyListText.xml(
                """
                <key>AvailableLibraries</key><array><dict>
                <key>LibraryIdentifier</key><string>ios-arm64</string><key>LibraryPath</key><string>libW.a</string>
                <key>SupportedArchitectures</key><array><string>arm64</string></array><key>SupportedPlatform</key><string>ios</string>
                <key>Vendor</key><integer>7</integer></dict></array>
                <key>CFBundlePackageType</key><string>XFWK</string><key>XCFrameworkFormatVersion</key><string>1.0</string>
                <key>Note</key><string>kept</string>
                """))
        #expect(info.otherKeys == [.init("Note", .string("kept"))])
        #expect(info.libraries[0].otherKeys == [.init("Vendor", .integer(7))])
        #expect(try Self.read(info.bytes) == info)
    }

    @Test("another package type is worth a warning at its place")
    func packageType() throws {
        var diagnostics: [Diagnostic] = []
        let text = String(
            decoding: XCFrameworkInfo(libraries: [
                XCFrameworkLibrary(identifier: "a", libraryPath: "libW.a", architectures: ["arm64"], platform: .init("ios"))
            ]).bytes, as: UTF8.self
        ).replacing("XFWK", with: "FMWK")
        _ = try XCFrameworkInfo.read(Array(text.utf8), path: Self.path, diagnostics: &diagnostics)
        #expect(diagnostics.map(\.message) == ["'CFBundlePackageType' is 'FMWK'; an xcframework has 'XFWK'"])
        #expect(diagnostics.first?.location?.line == 21)
    }

    @Test(
        "the identifier names the platform, the sorted architectures and the variant",
        arguments: [
            ("ios", ["arm64"], "ios-arm64"), ("ios-simulator", ["x86_64", "arm64"], "ios-arm64_x86_64-simulator"),
            ("maccatalyst", ["x86_64", "arm64"], "ios-arm64_x86_64-maccatalyst"), ("macos", ["x86_64", "arm64"], "macos-arm64_x86_64"),
            ("watchos", ["armv7k", "arm64_32", "arm64"], "watchos-arm64_arm64_32_armv7k"), ("visionos", ["arm64"], "xros-arm64"),
            ("ios", ["i386", "armv7", "arm64e", "arm64"], "ios-arm64_arm64e_armv7_i386"),
        ])
    func identifier(word: String, architectures: [String], expected: String) {
        #expect(XCFrameworkPlatform(word: word)?.identifier(architectures) == expected)
    }

    @Test("every file of the corpus is read, and made again from its own facts", .enabled(if: Corpus.isPresent))
    func corpus() throws {
        let files = Corpus.files(in: "xcframework-info", suffix: ".plist")
        #expect(files.count == 28)
        var identicalCount = 0
        for path in files {
            let bytes = try DiskFileSystem().read(path)
            var diagnostics: [Diagnostic] = []
            let info = try XCFrameworkInfo.read(bytes, path: path, diagnostics: &diagnostics)
            #expect(diagnostics.isEmpty)
            #expect(try Self.read(info.bytes).bytes == info.bytes)
            // The facts are the same when the slices are put into the order of the original.
            var old = PropertyListTree(try PropertyListDocument.read(bytes, path: path, diagnostics: &diagnostics).root)
            var new = PropertyListTree(try PropertyListDocument.read(info.bytes, path: path, diagnostics: &diagnostics).root)
            old.sortSlices()
            new.sortSlices()
            #expect(old == new, "\(path)")
            if XMLWriter.bytes(of: old) == info.bytes { identicalCount += 1 }
        }
        #expect(identicalCount == files.count)
    }
}

/// Makes XML property lists of the pairs of their dictionary.
enum PropertyListText {
    static func xml(_ pairs: String) -> [UInt8] {
        Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n\(pairs)\n</dict>\n</plist>\n".utf8)
    }
}

extension PropertyListTree {
    /// Puts the slices into the order of their identifiers.
    fileprivate mutating func sortSlices() {
        guard case .dictionary(var pairs) = self else { return }
        for (index, pair) in pairs.enumerated() {
            guard pair.key == "AvailableLibraries", case .array(let slices) = pair.value else { continue }
            pairs[index].value = .array(slices.sorted { $0.identifier < $1.identifier })
        }
        self = .dictionary(pairs)
    }

    private var identifier: String {
        guard case .dictionary(let pairs) = self, case .string(let text)? = pairs.first(where: { $0.key == "LibraryIdentifier" })?.value
        else { return "" }
        return text
    }
}
