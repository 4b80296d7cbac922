import Diagnostics
import ProjectModel
import SystemSupport
import TestSupport
import Testing

@Suite("Editing real projects in JSON", .enabled(if: Corpus.isPresent, "the corpus of real projects is not beside the repository"))
struct XCProjEditingCorpusTests {
    /// How many random changes of each file are tried.
    private static let rounds = ProcessEnvironment.variable("TRELLIS_EDIT_ROUNDS").flatMap(Int.init) ?? 4

    /// The real projects that are not larger than most, in JSON.
    static func projects() throws -> [(path: String, bytes: [UInt8])] {
        try Corpus.files(in: "pbxproj", suffix: ".pbxproj").compactMap { path in
            var diagnostics: [Diagnostic] = []
            var losses: [ConversionLoss] = []
            let bytes = try DiskFileSystem().read(path)
            guard bytes.count < 100_000, let document = try? PBXProjDocument.read(bytes, path: path, diagnostics: &diagnostics) else {
                return nil
            }
            return (try? XCProjDocument.converting(document, path: path, losses: &losses)).map { (path, $0.bytes) }
        }
    }

    private static func read(_ bytes: [UInt8], _ path: String) throws -> XCProjDocument {
        var diagnostics: [Diagnostic] = []
        return try XCProjDocument.read(bytes, path: path, diagnostics: &diagnostics)
    }

    /// A text with a change, and the text with the change and its inverse.
    private struct RoundTrip {
        var changed: [UInt8]
        var back: [UInt8]
        var isAddition: Bool

        /// Makes a change and takes it back; `nil` when the format has no place for it.
        init?(_ bytes: [UInt8], _ path: String, number: Int, _ generator: inout SeededGenerator) throws {
            var diagnostics: [Diagnostic] = []
            let document = try XCProjEditingCorpusTests.read(bytes, path)
            let objects = try document.objects(diagnostics: &diagnostics)
            guard let change = RandomProjectChange(of: objects, number: number, using: &generator) else { return nil }
            guard let text = try XCProjEditingCorpusTests.text(of: document, applying: change.changes) else { return nil }
            let changed = try XCProjEditingCorpusTests.read(text, path)
            let inverse = RandomProjectChange.difference(from: try changed.objects(diagnostics: &diagnostics), to: objects)
            self.changed = text
            back = try changed.text(applying: inverse)
            isAddition = change.isAddition
        }
    }

    private static func text(of document: XCProjDocument, applying changes: ObjectChanges) throws -> [UInt8]? {
        do {
            return try document.text(applying: changes)
        } catch {
            guard error.diagnostics.first?.code == "no-place" else { throw error }
            return nil
        }
    }

    @Test("a change and its inverse leave the bytes of a file in the layout of Xcode as they were")
    func canonical() throws {
        var generator = SeededGenerator(seed: 11)
        var count = 0
        for (path, bytes) in try Self.projects() {
            for round in 0..<Self.rounds {
                guard let trip = try RoundTrip(bytes, path, number: round, &generator) else { continue }
                #expect(trip.changed != bytes)
                let isRestored = trip.back == bytes
                #expect(isRestored, "\(path) \(round)")
                #expect(try Self.read(trip.changed, path).formatted() == trip.changed)
                count += 1
            }
        }
        #expect(count > 100 * Self.rounds)
    }

    @Test("in a file that was written by hand a change keeps all comments and lines around it, and its inverse restores the bytes")
    func handwritten() throws {
        var generator = SeededGenerator(seed: 12)
        var count = 0
        for (path, canonical) in try Self.projects() {
            for round in 0..<Self.rounds {
                let bytes = HandLayout.text(canonical, using: &generator)
                guard let trip = try RoundTrip(bytes, path, number: round, &generator) else { continue }
                // What goes takes the comments inside along.
                guard trip.isAddition else { continue }
                let lost = Self.lostNotes(from: bytes, to: trip.changed)
                #expect(lost == [], "\(path) \(round)")
                let isRestored = trip.back == bytes
                #expect(isRestored, "\(path) \(round)")
                count += 1
            }
        }
        #expect(count > 50 * Self.rounds)
    }

    /// The comments with lines of their own that are in one text and not in the other.
    private static func lostNotes(from old: [UInt8], to new: [UInt8]) -> [String] {
        let notes = { (bytes: [UInt8]) -> [String] in
            bytes.split(separator: 0x0A).map { String(decoding: $0.drop { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self) }
                .filter { $0.hasPrefix("/* note ") || $0.hasPrefix("// note ") }
        }
        let left = Set(notes(new))
        return notes(old).filter { !left.contains($0) }
    }
}
