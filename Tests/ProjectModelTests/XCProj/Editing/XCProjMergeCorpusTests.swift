import Diagnostics
import ProjectModel
import SystemSupport
import TestSupport
import Testing

@Suite("Merging real projects in JSON", .enabled(if: Corpus.isPresent, "the corpus of real projects is not beside the repository"))
struct XCProjMergeCorpusTests {
    private static func read(_ bytes: [UInt8], _ path: String) throws -> XCProjDocument {
        var diagnostics: [Diagnostic] = []
        return try XCProjDocument.read(bytes, path: path, diagnostics: &diagnostics)
    }

    /// A file with a random change.
    private static func changed(_ document: XCProjDocument, number: Int, _ generator: inout SeededGenerator) throws -> XCProjDocument {
        var diagnostics: [Diagnostic] = []
        let objects = try document.objects(diagnostics: &diagnostics)
        guard let change = RandomProjectChange(of: objects, number: number, using: &generator) else { return document }
        guard let bytes = try? document.text(applying: change.changes) else { return document }
        return try read(bytes, document.path)
    }

    @Test("a side without changes gives the other one, byte for byte, in the layout of Xcode and in any other")
    func oneSide() throws {
        var generator = SeededGenerator(seed: 21)
        for (path, bytes) in try XCProjEditingCorpusTests.projects() {
            let base = try Self.read(bytes, path)
            let side = try Self.changed(base, number: 1, &generator)
            let relaid = try Self.read(HandLayout.text(bytes, using: &generator), path)
            for other in [side, relaid] {
                for (ours, theirs) in [(base, other), (other, base), (other, other)] {
                    let merge = try XCProjMerge(base: base, ours: ours, theirs: theirs)
                    let isOther = merge.bytes == other.bytes && merge.conflicts.isEmpty
                    #expect(isOther, "\(path)")
                }
            }
            // The layout of one side and the change of the other one.
            let both = try XCProjMerge(base: base, ours: relaid, theirs: side)
            #expect(both.conflicts.isEmpty, "\(path)")
        }
    }

    @Test("what both sides change is in the result, and a result without conflicts is in the layout of Xcode when the sides are")
    func bothSides() throws {
        var generator = SeededGenerator(seed: 22)
        var clean = 0
        for (path, bytes) in try XCProjEditingCorpusTests.projects() {
            let base = try Self.read(bytes, path)
            let ours = try Self.changed(base, number: 1, &generator)
            let theirs = try Self.changed(base, number: 2, &generator)
            let merge = try XCProjMerge(base: base, ours: ours, theirs: theirs)
            let hasMarkers = String(decoding: merge.bytes, as: UTF8.self).contains("<<<<<<< ours\n")
            #expect(hasMarkers == !merge.conflicts.isEmpty, "\(path)")
            guard merge.conflicts.isEmpty else { continue }
            let merged = try Self.read(merge.bytes, path)
            #expect(merged.formatted() == merge.bytes, "\(path)")
            let result = Self.lines(merge.bytes)
            for side in [ours, theirs] {
                let isThere = Self.lines(side.bytes).subtracting(Self.lines(bytes)).isSubset(of: result)
                #expect(isThere, "\(path)")
            }
            clean += 1
        }
        #expect(clean > 100)
    }

    private static func lines(_ bytes: [UInt8]) -> Set<String> {
        Set(bytes.split(separator: 0x0A).map { String(decoding: $0.drop { $0 == 0x20 }, as: UTF8.self) })
    }
}
