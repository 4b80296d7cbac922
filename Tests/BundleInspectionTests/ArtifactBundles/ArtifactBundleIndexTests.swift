import BundleInspection
import Diagnostics
import TestSupport
import Testing

@Suite("Indexes of artifact bundles")
struct ArtifactBundleIndexTests {
    private func read(_ text: String) throws -> ArtifactBundleIndex {
        var diagnostics: [Diagnostic] = []
        let index = try ArtifactBundleIndex.read(Array(text.utf8), path: "x.artifactbundleindex", diagnostics: &diagnostics)
        #expect(diagnostics == [])
        return index
    }

    @Test("an index is written under the name that SwiftPM reads, and read again")
    func roundTrip() throws {
        let index = ArtifactBundleIndex(archives: [.init(fileName: "a.zip", checksum: "00", supportedTriples: ["t-u-v"])])
        #expect(
            index.text == """
                {
                  "schemaVersion": "1.0",
                  "archives": [
                    {
                      "fileName": "a.zip",
                      "checksum": "00",
                      "supportedTriples": [
                        "t-u-v"
                      ]
                    }
                  ]
                }

                """)
        #expect(try read(index.text) == index)
    }

    @Test(
        "what SwiftPM would not download is an error with its place",
        arguments: [
            (#"①{"schemaVersion": "1.0", "bundles": []}"#, "the list of archives goes by the name 'archives', not 'bundles'"),
            (#"{"schemaVersion": ①"2.0", "archives": []}"#, "the schema of an index is '1.0', not '2.0'"),
            (
                #"{"schemaVersion": "1.0", "archives": [{"fileName": ①"../a.zip", "checksum": ""}]}"#,
                "'../a.zip' must stand beside the index, so that it is a name without folders"
            ),
            (#"{"schemaVersion": "1.0", "archives": [{"fileName": ①"a.tar", "checksum": ""}]}"#, "'a.tar' must end in '.zip'"),
            (#"{"schemaVersion": "1.0", "archives": [①{"fileName": "a.zip"}]}"#, "an archive has no 'checksum'"),
        ]
    )
    func faults(marked: String, message: String) {
        let text = MarkedText(marked)
        let error = #expect(throws: DiagnosticError.self) { try read(text.text) }
        let place = text.location("①", in: "x.artifactbundleindex")
        #expect(error?.diagnostics == [Diagnostic(.error, "invalid-bundle-info", message, at: place)])
    }
}
