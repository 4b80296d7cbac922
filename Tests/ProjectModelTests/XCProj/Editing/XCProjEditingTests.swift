import Diagnostics
import ProjectModel
import PropertyLists
import Testing

@Suite("Editing project.xcproj")
struct XCProjEditingTests {
    /// A project that was written by hand.
    private static let handwritten = """
        // ours
        {
            configurations: ['Debug'],
            files: [
                // the beginning
                { path: 'A.swift', "target-membership": ["App/sources"] }, // first
                { path: 'B.swift', mood: 'good' }
            ],
            targets: [{ name: 'App', 'product-type': 'tool', 'build-phases': [{ kind: 'sources' }] }],
        }

        """

    private func document(_ text: String) throws -> XCProjDocument {
        var diagnostics: [Diagnostic] = []
        return try XCProjDocument.read(Array(text.utf8), path: "project.xcproj", diagnostics: &diagnostics)
    }

    private func objects(_ text: String) throws -> PBXProjDocument {
        var diagnostics: [Diagnostic] = []
        return try document(text).objects(diagnostics: &diagnostics)
    }

    private func changed(_ text: String, _ body: (PBXProjDocument, inout ObjectChanges) -> Void) throws -> String {
        var changes = ObjectChanges()
        body(try objects(text), &changes)
        return String(decoding: try document(text).text(applying: changes), as: UTF8.self)
    }

    /// The text with another one, by the objects of both.
    private func changed(_ text: String, into other: String) throws -> String {
        let changes = RandomProjectChange.difference(from: try objects(text), to: try objects(other))
        return String(decoding: try document(text).text(applying: changes), as: UTF8.self)
    }

    @Test("a new file takes a line of its own, and a comma where one is missing; taking it out restores the bytes")
    func addition() throws {
        let line = "        { path: 'B.swift', mood: 'good' }"
        let goal = Self.handwritten.replacing(line, with: line + ",\n        { path: 'C.swift', 'target-membership': ['App/sources'] }")
        let result = try changed(Self.handwritten, into: goal)
        let new = line + ",\n        { \"path\": \"C.swift\", \"target-membership\": [\"App/sources\"] }"
        #expect(result == Self.handwritten.replacing(line, with: new))
        #expect(try changed(result, into: Self.handwritten) == Self.handwritten)
    }

    @Test("a file that goes takes its line along, and comments on other lines stay")
    func removal() throws {
        let line = "        { path: 'A.swift', \"target-membership\": [\"App/sources\"] }, // first\n"
        let goal = Self.handwritten.replacing(line, with: "")
        #expect(try changed(Self.handwritten, into: goal) == goal)
    }

    @Test("a membership changes in its place, and unknown keys stay")
    func membership() throws {
        let goal = Self.handwritten.replacing("mood: 'good'", with: "mood: 'good', \"target-membership\": [\"App/sources\"]")
        #expect(
            try changed(Self.handwritten, into: goal.replacing("mood: 'good', ", with: ""))
                == Self.handwritten.replacing(
                    "path: 'B.swift', ", with: "path: 'B.swift', \"target-membership\": [\"App/sources\"], "))
    }

    @Test("a change that the format has no place for is refused")
    func withoutPlace() throws {
        #expect {
            try changed(Self.handwritten) { document, changes in
                guard let file = document.objects.first(where: { $0.objectClass == .fileReference }) else { return }
                guard case .dictionary(let pairs) = PropertyListTree(file.value) else { return }
                changes.write(.dictionary(pairs + [.init("tabWidth", .string("3"))]), to: file.identifier)
            }
        } throws: {
            "\($0)" == "project.xcproj:2:1: error: 'project.xcproj' has no place for what is to be changed [no-place]"
        }
    }
}
