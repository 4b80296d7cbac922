import BuildSettings
import Diagnostics
import SystemSupport
import TestSupport
import Testing

@Suite("xcconfig files of real projects", .enabled(if: Corpus.isPresent))
struct XCConfigCorpusTests {
    private static let paths = ["xcconfig", "trees"].flatMap { Corpus.files(below: $0, suffix: ".xcconfig") }

    /// Files that builds make, and files of other repositories.
    private static let missing = [
        ("apple-oss-distributions__WebCore/Configurations/DebugRelease.xcconfig:64", "../../../Tools/ccache/ccache.xcconfig"),
        ("localsend__localsend/app/ios/Flutter/Debug.xcconfig:2", "Generated.xcconfig"),
        ("localsend__localsend/app/ios/Flutter/Release.xcconfig:2", "Generated.xcconfig"),
        ("localsend__localsend/app/macos/Flutter/Flutter-Debug.xcconfig:2", "ephemeral/Flutter-Generated.xcconfig"),
        ("localsend__localsend/app/macos/Flutter/Flutter-Release.xcconfig:2", "ephemeral/Flutter-Generated.xcconfig"),
    ].map { "\($0): cannot find the included file '\($1)'; '#include?' allows it to be missing" }

    @Test("all come back byte for byte")
    func roundTrip() throws {
        #expect(Self.paths.count == 69)
        for path in Self.paths {
            let bytes = try DiskFileSystem().read(path)
            var diagnostics: [Diagnostic] = []
            let document = XCConfigDocument.read(bytes, path: path, diagnostics: &diagnostics)
            #expect(document.items.flatMap { document.bytes[$0.range] } == bytes, "\(path)")
            #expect(diagnostics == [], "\(path)")
        }
    }

    @Test("all load, and what is missing is missing in the corpus")
    func load() {
        var loader = XCConfigLoader(fileSystem: DiskFileSystem())
        var diagnostics: [Diagnostic] = []
        for path in Self.paths { _ = loader.load(path, diagnostics: &diagnostics) }
        let folder = Corpus.path("xcconfig") + "/"
        let lines = diagnostics.map { diagnostic in
            diagnostic.location.map { "\($0.path.dropFirst(folder.utf8.count)):\($0.line ?? 0): \(diagnostic.message)" } ?? ""
        }
        #expect(lines.sorted() == Self.missing)
    }
}
