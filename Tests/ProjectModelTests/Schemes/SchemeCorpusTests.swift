import Diagnostics
import ProjectModel
import SystemSupport
import TestSupport
import Testing

@Suite("real schemes", .enabled(if: Corpus.isPresent, "the corpus of real projects is not beside the repository"))
struct SchemeCorpusTests {
    private func schemes() throws -> [(name: String, bytes: [UInt8], scheme: SchemeDocument)] {
        try Corpus.files(in: "xcscheme", suffix: ".xcscheme").map { file in
            let bytes = try DiskFileSystem().read(file)
            return (PathText.lastComponent(of: file), bytes, try SchemeDocument.read(bytes, path: file))
        }
    }

    @Test("every scheme comes back byte for byte")
    func sameBytes() throws {
        let schemes = try schemes()
        #expect(schemes.count == 41)
        for (name, bytes, scheme) in schemes {
            let isSame = scheme.bytes == bytes
            #expect(isSame, "\(name)")
        }
    }

    @Test("what real schemes hold is counted")
    func counts() throws {
        let actions = try schemes().flatMap { scheme in SchemeAction.Kind.allCases.compactMap { scheme.scheme[$0] } }
        #expect(actions.count == 6 * 41 + 2)
        #expect(actions.map { $0.buildEntries.count }.reduce(0, +) == 173)
        #expect(actions.map { $0.testables.count }.reduce(0, +) == 104)
        #expect(actions.map { $0.testPlans.count }.reduce(0, +) == 17)
        #expect(actions.map { $0.arguments.count }.reduce(0, +) == 72)
        #expect(actions.map { $0.environmentVariables.count }.reduce(0, +) == 47)
        #expect(actions.map { $0.preActions.count + $0.postActions.count }.reduce(0, +) == 34)
        #expect(actions.flatMap(\.testables).map { $0.skippedTests.count }.reduce(0, +) == 94)
        #expect(actions.count { $0.runnable != nil } == 65)
    }

    @Test("every reference to a target is complete")
    func references() throws {
        for (name, _, scheme) in try schemes() {
            for entry in scheme[.build]?.buildEntries ?? [] {
                let reference = try #require(entry.reference)
                #expect(reference.blueprintIdentifier?.isEmpty == false, "\(name)")
                #expect(reference.containerPath(in: "/w") != nil, "\(name)")
            }
        }
    }
}
