import Diagnostics
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Foundation as the oracle")
struct FoundationOracleTests {
    /// Whether a value is what Foundation made of the same bytes.
    private func agrees(_ value: PropertyListValue, _ object: Any) -> Bool {
        switch value.kind {
        case .dictionary:
            guard let dictionary = object as? [String: Any] else { return false }
            var own: [String: PropertyListValue] = [:]
            for (key, member) in value.pairs { own[key.text ?? ""] = member }
            return own.count == dictionary.count && own.allSatisfy { key, member in dictionary[key].map { agrees(member, $0) } ?? false }
        case .array:
            guard let array = object as? [Any] else { return false }
            let items = Array(value.items)
            return items.count == array.count && zip(items, array).allSatisfy { agrees($0, $1) }
        case .string: return value.text == object as? String
        case .data: return value.data.map { Data($0) } == object as? Data
        case .boolean: return value.boolean == object as? Bool
        case .integer: return value.integer == (object as? NSNumber)?.intValue
        case .real: return value.text.flatMap(Double.init) == (object as? NSNumber)?.doubleValue
        case .date: return (object as? Date)?.ISO8601Format() == value.text
        case .uniqueIdentifier: return true
        }
    }

    private func read(_ file: String) throws -> (bytes: [UInt8], root: PropertyListValue) {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
        var diagnostics: [Diagnostic] = []
        return (bytes, try PropertyListDocument.read(bytes, path: file, diagnostics: &diagnostics).root)
    }

    @Test(
        "real projects are read as Foundation reads them",
        .enabled(if: Corpus.isPresent, "the corpus of real projects is not beside the repository")
    )
    func projects() throws {
        let broken = Corpus.brokenProjectNames
        var compared = 0
        for file in Corpus.files(in: "pbxproj", suffix: ".pbxproj") where !broken.contains(URL(filePath: file).lastPathComponent) {
            let (bytes, root) = try read(file)
            // Foundation is slow, and large files have nothing that small ones have not.
            guard bytes.count < 200_000, let object = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) else {
                continue
            }
            compared += 1
            #expect(agrees(root, object), "\(file)")
        }
        #expect(compared > 200)
    }

    @Test(
        "real property lists are read as Foundation reads them",
        .enabled(if: Corpus.isPresent, "the corpus of real projects is not beside the repository")
    )
    func propertyLists() throws {
        let folder = Corpus.path("plist")
        var compared = 0
        for name in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }).sorted() ?? [] {
            var isDirectory: ObjCBool = false
            let file = folder + "/" + name
            guard FileManager.default.fileExists(atPath: file, isDirectory: &isDirectory), !isDirectory.boolValue else { continue }
            let data = try Data(contentsOf: URL(filePath: file))
            guard let object = try? PropertyListSerialization.propertyList(from: data, format: nil) else { continue }
            compared += 1
            #expect(agrees(try read(file).root, object), "\(file)")
        }
        #expect(compared > 50)
    }
}
