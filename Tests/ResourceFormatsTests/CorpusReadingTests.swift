import Diagnostics
import Foundation
import PropertyLists
import ResourceFormats
import TestSupport
import Testing

/// Real files, with Foundation as the oracle.
@Suite struct CorpusReadingTests {
    private func bytes(_ file: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: file))) }

    @Test(
        "real tables of texts are read as Foundation reads them",
        .enabled(if: Corpus.isPresent, "the corpus of real projects is not beside the repository")
    )
    func strings() throws {
        var compared = 0
        for file in Corpus.files(below: "strings", suffix: ".strings") {
            let bytes = try bytes(file)
            var diagnostics: [Diagnostic] = []
            let table = try StringsFile.read(bytes, path: file, diagnostics: &diagnostics)
            let own = Dictionary(uniqueKeysWithValues: table.entries.map { ($0.key, $0.value) })
            guard let object = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: String] else {
                continue
            }
            compared += 1
            #expect(own == object, "\(file)")
        }
        #expect(compared > 25)
    }

    @Test(
        "real string dictionaries are read whole, and are written as Foundation reads them",
        .enabled(if: Corpus.isPresent, "the corpus of real projects is not beside the repository")
    )
    func stringsDictionaries() throws {
        var compared = 0
        for file in Corpus.files(below: "strings", suffix: ".stringsdict") where !file.contains("LocPluralError") {
            let bytes = try bytes(file)
            var diagnostics: [Diagnostic] = []
            let dictionary = try StringsDictionary.read(bytes, path: file, diagnostics: &diagnostics)
            // One file of a test has faults on purpose, and one mentions a variable that it does not have.
            guard !diagnostics.contains(where: { $0.severity == .error }) else {
                #expect(
                    file.hasSuffix("ResourceApp/Strings/Generic.stringsdict")
                        || file.hasSuffix("App_iOS/Base.lproj/Localizable.stringsdict"))
                continue
            }
            let written = Data(XMLWriter.bytes(of: StringsDictionaryWriter.tree(dictionary.entries)))
            let mine = try PropertyListSerialization.propertyList(from: written, format: nil) as? NSDictionary
            let real = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? NSDictionary
            #expect(mine == real, "\(file)")
            compared += 1
        }
        #expect(compared > 8)
    }

    @Test(
        "real string catalogs are read whole",
        .enabled(if: Corpus.isPresent, "the corpus of real projects is not beside the repository")
    )
    func stringCatalogs() throws {
        var texts = 0
        for file in Corpus.files(below: "xcstrings", suffix: ".xcstrings") {
            var diagnostics: [Diagnostic] = []
            let catalog = try StringCatalog.read(try bytes(file), path: file, diagnostics: &diagnostics)
            texts += catalog.entries.flatMap(\.localizations).count { $0.value.unit != nil }
            #expect(diagnostics.filter { $0.severity == .error } == [])
            #expect(Set(diagnostics.map(\.code)).isSubset(of: ["unknown-version", "lenient-json", "duplicate-key"]), "\(file)")
        }
        #expect(texts > 18_000)
    }
}
