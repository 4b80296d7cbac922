import Archives
import Diagnostics
import Packaging
import SystemSupport
import TestSupport
import Testing

@Suite("Checksums of files")
struct ChecksumListingTests {
    private static let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    private static let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

    @Test("one file gives its checksum alone, several a line each")
    func text() throws {
        try ScratchFolder.with { scratch in
            try scratch.write("", to: "a.artifactbundleindex")
            try scratch.write("abc", to: "b.artifactbundleindex")
            let paths = [scratch.path("b.artifactbundleindex"), scratch.path("a.artifactbundleindex")]
            #expect(try ChecksumListing(of: [paths[0]]).text == Self.abc + "\n")
            #expect(try ChecksumListing(of: paths).text == "\(Self.abc)  \(paths[0])\n\(Self.empty)  \(paths[1])\n")
            #expect(try ChecksumListing(of: paths).diagnostics == [])
        }
    }

    @Test("what SwiftPM would not take as a binary target is told, and has a checksum all the same")
    func kinds() throws {
        try ScratchFolder.with { scratch in
            func notes(_ name: String, _ paths: [String]) throws -> [String] {
                var tree = OutputTree()
                for path in paths { try tree.add(path, bytes: []) }
                try OutputWriter(force: true).writeFile(to: scratch.path(name)) { (sink) throws(DiagnosticError) in
                    try ZipWriter().write(tree, to: sink)
                }
                let listing = try ChecksumListing(of: [scratch.path(name)])
                #expect(listing.text.utf8.count == 65)
                return listing.diagnostics.map { "\($0.severity): \($0.message)" }
            }
            #expect(try notes("a.zip", ["X.xcframework/Info.plist", "X.xcframework/ios/X.framework/Info.plist"]) == [])
            #expect(try notes("a.zip", ["x.artifactbundle/info.json"]) == [])
            #expect(try notes("a.zip", ["info.json", "tool/tool"]) == [])
            #expect(try notes("a.zip", ["Info.plist", "ios-arm64/X.framework/Info.plist"]) == [])
            #expect(
                try notes("a.zip", ["a/X.xcframework/Info.plist", "a/Y.xcframework/Info.plist"])
                    == ["note: it has several bundles, of which SwiftPM takes the last: a/X.xcframework, a/Y.xcframework"])
            #expect(
                try notes("a.zip", ["README"]) == ["note: it is an archive without an .xcframework or .artifactbundle"])
            #expect(try notes("a.tar", []) == ["note: SwiftPM downloads files that end in .zip or .artifactbundleindex only"])
            try scratch.write("no zip", to: "b.zip")
            let damaged = try ChecksumListing(of: [scratch.path("b.zip")])
            #expect(damaged.diagnostics.map { "\($0.severity) \($0.code)" } == ["warning archive-unreadable"])
        }
    }

    @Test("a folder has no checksum")
    func folder() throws {
        try ScratchFolder.with { scratch in
            let error = #expect(throws: DiagnosticError.self) { try ChecksumListing(of: [scratch.path]) }
            #expect(
                error?.diagnostics.first?.message
                    == "'\(scratch.path)' is a folder, which has no checksum; pack it with 'trellis-package zip'")
        }
    }
}
