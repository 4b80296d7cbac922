import Diagnostics
import ProjectModel
import TestSupport
import Testing

@Suite("project.xcproj")
struct XCProjDocumentTests {
    private func read(_ text: String) throws -> XCProjDocument {
        var diagnostics: [Diagnostic] = []
        return try XCProjDocument.read(Array(text.utf8), path: "project.xcproj", diagnostics: &diagnostics)
    }

    private func formatted(_ text: String, omittingDefaults: Bool = false) throws -> String {
        String(decoding: try read(text).formatted(omittingDefaults: omittingDefaults), as: UTF8.self)
    }

    private func failure(_ text: String) -> String? {
        do {
            _ = try read(text)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("a file that was not edited is saved with the bytes that were read")
    func unedited() throws {
        let text = "// by hand\n{targets: [], 'files': [{path: 'A.swift',},],  later: 0x1F}"
        #expect(try read(text).bytes == Array(text.utf8))
    }

    @Test("keys stand in the order of the schema, unknown ones behind them, and settings by name")
    func keyOrder() throws {
        #expect(
            try formatted("{later: [1, {}], 'build-settings': {B: '1', 'A[sdk=x]': '/a'}, id: 'P', sooner: null}") == """
                {
                  "id": "P",
                  "build-settings": {
                    "A[sdk=x]": "/a",
                    "B": "1",
                  },
                  "later": [
                    1,
                    {},
                  ],
                  "sooner": null,
                }

                """
        )
    }

    @Test("simple dictionaries stand on one line, and long ones that follow each other are joined")
    func layout() throws {
        let text = """
            {files: [{path: 'A.swift', 'target-membership': ['App/sources']}, {kind: 'group', children: []},
            {kind: 'group', children: [{path: 'B', id: 'X'}]}, {path: 'C', 'target-membership': ['A/x', 'B/x']}]}
            """
        #expect(
            try formatted(text) == """
                {
                  "files": [
                    { "path": "A.swift", "target-membership": ["App/sources"] },
                    { "kind": "group", "children": [] },
                    {
                      "kind": "group",
                      "children": [
                        { "id": "X", "path": "B" },
                      ],
                    }, {
                      "path": "C",
                      "target-membership": [
                        "A/x",
                        "B/x",
                      ],
                    },
                  ],
                }

                """
        )
    }

    @Test("what holds anyway is left out on request")
    func defaults() throws {
        let text = "{files: [{kind: 'file', path: 'A', children: []}], packages: [], targets: [{kind: 'native', name: 'T'}]}"
        #expect(
            try formatted(text, omittingDefaults: true) == """
                {
                  "files": [
                    { "path": "A" },
                  ],
                  "targets": [
                    { "name": "T" },
                  ],
                }

                """
        )
    }

    @Test("an unknown capability is refused at its place")
    func capability() throws {
        #expect(
            failure("{\n  'required-capabilities': ['time-travel'],\n}")
                == "project.xcproj:2:29: error: the project requires the capability 'time-travel', which is not understood; "
                + "open it in a newer Xcode [unknown-capability]"
        )
        #expect(failure("{'required-capabilities': []}") == nil)
    }

    @Test("what is no project is refused at its place")
    func noProject() {
        #expect(failure("[]") == "project.xcproj:1:1: error: a project file begins with a dictionary '{…}' [invalid-xcproj]")
        #expect(
            failure("{'required-capabilities': 1}")?.hasPrefix("project.xcproj:1:27: error: 'required-capabilities' must be a list") == true
        )
    }
}
