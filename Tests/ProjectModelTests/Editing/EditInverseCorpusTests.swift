import Diagnostics
import ProjectModel
import PropertyLists
import SystemSupport
import TestSupport
import Testing

/// Edits of real projects, each followed by its inverse.
@Suite("Real projects edited and restored", .enabled(if: Corpus.isPresent, "the corpus of real projects is not beside the repository"))
struct EditInverseCorpusTests {
    /// How many random edits of each file are tried; `TRELLIS_EDIT_ROUNDS=140` makes it more than 20,000 in all.
    private static let rounds = ProcessEnvironment.variable("TRELLIS_EDIT_ROUNDS").flatMap(Int.init) ?? 4

    private func open(_ path: String, _ bytes: [UInt8]) throws -> ProjectEdit {
        var diagnostics: [Diagnostic] = []
        let fileSystem = ReplacedFile(base: DiskFileSystem(), path: path, bytes: bytes)
        return try ProjectEdit(at: path, fileSystem: fileSystem, diagnostics: &diagnostics)
    }

    @Test("an edit touches the lines of what it is about, loads again, and its inverse restores the bytes")
    func filesAndGroups() throws {
        try check("files, groups and members", seed: 11, make: RandomEdit.make)
    }

    @Test("an edit of targets, phases, settings or packages touches the lines of what it is about, and its inverse restores the bytes")
    func targets() throws {
        try check("targets, phases, settings and packages", seed: 12, make: RandomTargetEdit.make)
    }

    private func check(
        _ subject: String, seed: UInt64, make: (ProjectEdit, Int, inout SeededGenerator) -> RandomEdit?
    ) throws {
        var generator = SeededGenerator(seed: seed)
        var counts: [String: Int] = [:]
        for path in Corpus.files(in: "pbxproj", suffix: ".pbxproj") {
            let bytes = try DiskFileSystem().read(path)
            guard bytes.count < 150_000, let edit = try? open(path, bytes) else { continue }
            let document = edit.project.document
            guard document.propertyList.format == .openStep, document.shadowedObjects.isEmpty else { continue }
            let name = ProjectNameInComments.name(path: path, bytes: bytes)
            let isCanonical = XcodeTextWriter.text(of: document, projectName: name) == bytes
            for round in 0..<Self.rounds {
                guard let pair = make(edit, round, &generator) else { continue }
                var changed = edit
                do { try pair.forward(&changed) } catch is DiagnosticError { continue }
                let text = try changed.text()
                if isCanonical {
                    let difference = EditFaults.firstDifference(between: try changed.textPrintedAnew(), and: text)
                    #expect(difference == nil, "\(path) \(pair.name), printed anew")
                }
                #expect(text != bytes, "\(path) \(pair.name)")
                var back = try open(path, text)
                let faults = EditFaults.faults(from: edit, to: back)
                #expect(faults.isEmpty, "\(path) \(pair.name): \(faults.prefix(3))")
                do { try pair.backward(&back) } catch {
                    Issue.record("\(path) \(pair.name): \(error)")
                    continue
                }
                let difference = EditFaults.firstDifference(between: bytes, and: try back.text())
                #expect(difference == nil, "\(path) \(pair.name)")
                counts[pair.name, default: 0] += 1
            }
        }
        print("edits of \(subject) undone:", counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", "))
        #expect(counts.values.reduce(0, +) > 100 * Self.rounds)
    }
}
