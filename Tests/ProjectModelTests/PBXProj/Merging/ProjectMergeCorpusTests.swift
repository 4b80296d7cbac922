import Diagnostics
import ProjectModel
import PropertyLists
import SystemSupport
import TestSupport
import Testing

@Suite("Real projects changed and merged", .enabled(if: Corpus.isPresent, "the corpus of real projects is not beside the repository"))
struct ProjectMergeCorpusTests {
    /// How many random changes of each file are tried; `TRELLIS_EDIT_ROUNDS=140` makes it more than 20,000 in all.
    private static let rounds = ProcessEnvironment.variable("TRELLIS_EDIT_ROUNDS").flatMap(Int.init) ?? 4

    /// Every text project that can be read and is not larger than most.
    private func documents() throws -> [PBXProjDocument] {
        try Corpus.files(in: "pbxproj", suffix: ".pbxproj").compactMap { path in
            var diagnostics: [Diagnostic] = []
            let bytes = try DiskFileSystem().read(path)
            guard bytes.count < 150_000 else { return nil }
            guard let document = try? PBXProjDocument.read(bytes, path: path, diagnostics: &diagnostics) else { return nil }
            return document.propertyList.format == .openStep && document.shadowedObjects.isEmpty ? document : nil
        }
    }

    /// A random change: a text of an object differs, a file is new, or an object goes.
    private func randomChange(of document: PBXProjDocument, using generator: inout SeededGenerator, tag: String) -> ObjectChanges {
        var changes = ObjectChanges()
        let objects = document.objects.filter { $0.objectClass != nil && $0.objectClass != .project }
        guard let object = objects.randomElement(using: &generator) else { return changes }
        switch Int.random(in: 0..<3, using: &generator) {
        case 0:
            guard case .dictionary(var pairs) = PropertyListTree(object.value) else { return changes }
            pairs.removeAll { $0.key == "comments" }
            pairs.append(.init("comments", .string("changed by \(tag), \"quoted\"")))
            changes.write(.dictionary(pairs), to: object.identifier)
        case 1:
            let file: [PropertyListTree.Pair] = [
                .init("isa", .string("PBXFileReference")), .init("path", .string("\(tag) new.swift")),
                .init("sourceTree", .string("<group>")),
            ]
            changes.write(.dictionary(file), to: "0123456789ABCDEF\(tag)")
        default:
            changes.remove(object.identifier)
        }
        return changes
    }

    private func read(_ bytes: [UInt8], _ path: String) throws -> PBXProjDocument {
        var diagnostics: [Diagnostic] = []
        return try PBXProjDocument.read(bytes, path: path, diagnostics: &diagnostics)
    }

    @Test("a change that only they have made is what the merge gives, byte for byte, and one that only we have made as well")
    func oneSide() throws {
        var generator = SeededGenerator(seed: 4)
        var count = 0
        for document in try documents() {
            for round in 0..<Self.rounds {
                let changes = randomChange(of: document, using: &generator, tag: "T\(round)")
                guard let bytes = try? document.text(applying: changes, projectName: "App"), let changed = try? read(bytes, "theirs") else {
                    continue
                }
                let theirs = try ProjectMerge(base: document, ours: document, theirs: changed, projectName: "App")
                #expect(theirs.conflicts.isEmpty && theirs.bytes == bytes, "\(document.propertyList.path) \(round)")
                let ours = try ProjectMerge(base: document, ours: changed, theirs: document, projectName: "App")
                #expect(ours.conflicts.isEmpty && ours.bytes == bytes, "\(document.propertyList.path) \(round)")
                count += 1
            }
        }
        #expect(count > 150 * Self.rounds)
    }

    @Test("an object that is added and taken out again leaves the bytes as they were")
    func inverse() throws {
        for document in try documents() {
            var changes = ObjectChanges()
            let file: [PropertyListTree.Pair] = [.init("isa", .string("PBXFileReference")), .init("path", .string("A.swift"))]
            changes.write(.dictionary(file), to: "0123456789ABCDEF01234567")
            let added = try read(try document.text(applying: changes, projectName: "App"), "added")
            var back = ObjectChanges()
            back.remove("0123456789ABCDEF01234567")
            #expect(try added.text(applying: back, projectName: "App") == document.propertyList.bytes, "\(document.propertyList.path)")
        }
    }

    @Test("a pair that is set and set back leaves the bytes as they were, whoever wrote the file")
    func setAndBack() throws {
        var generator = SeededGenerator(seed: 6)
        for document in try documents() {
            let objects = document.objects.filter { $0.objectClass != nil && $0.value["comments"] == nil }
            guard let object = objects.randomElement(using: &generator) else { continue }
            guard case .dictionary(let pairs) = PropertyListTree(object.value) else { continue }
            var changes = ObjectChanges()
            changes.write(.dictionary(pairs + [.init("comments", .string("a \"b\" c"))]), to: object.identifier)
            let changed = try read(try document.text(applying: changes, projectName: "App"), "changed")
            var back = ObjectChanges()
            back.write(.dictionary(pairs), to: object.identifier)
            let restored = try changed.text(applying: back, projectName: "App")
            #expect(restored == document.propertyList.bytes, "\(document.propertyList.path) \(object.identifier)")
        }
    }

    @Test("changes of both sides are both in the result")
    func bothSides() throws {
        var generator = SeededGenerator(seed: 5)
        for document in try documents() {
            let ourBytes = try document.text(applying: randomChange(of: document, using: &generator, tag: "O"), projectName: "App")
            let theirBytes = try document.text(applying: randomChange(of: document, using: &generator, tag: "T"), projectName: "App")
            let (ours, theirs) = (try read(ourBytes, "ours"), try read(theirBytes, "theirs"))
            let merge = try ProjectMerge(base: document, ours: ours, theirs: theirs, projectName: "App")
            guard merge.conflicts.isEmpty else { continue }
            let merged = try read(merge.bytes, "merged")
            for object in document.objects {
                let (own, other) = (ours.object(object.identifier), theirs.object(object.identifier))
                let isGone = merged.object(object.identifier) == nil
                #expect(isGone == (own == nil || other == nil), "\(document.propertyList.path) \(object.identifier)")
            }
        }
    }
}
