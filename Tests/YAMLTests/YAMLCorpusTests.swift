import Diagnostics
import SystemSupport
import TestSupport
import Testing
import YAML

@Suite("YAML files of real projects", .enabled(if: Corpus.isPresent))
struct YAMLCorpusTests {
    @Test("all load", arguments: ["xcodegen", "swiftlint", "sourcery", "swiftgen"])
    func load(folder: String) throws {
        let paths = Corpus.files(below: folder, suffix: ".yml")
        #expect(!paths.isEmpty)
        for path in paths {
            let bytes = try DiskFileSystem().read(path)
            var diagnostics: [Diagnostic] = []
            #expect(throws: Never.self, "\(path)") { try YAMLReader.read(bytes, path: path, diagnostics: &diagnostics) }
        }
    }
}
