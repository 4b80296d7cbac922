import BundleInspection
import Diagnostics
import JSON
import SystemSupport
import TestSupport
import Testing

@Suite("The info.json of artifact bundles")
struct ArtifactBundleInfoTests {
    private func read(_ text: String) throws -> (info: ArtifactBundleInfo, diagnostics: [String]) {
        var diagnostics: [Diagnostic] = []
        let info = try ArtifactBundleInfoReader.read(Array(text.utf8), path: "info.json", diagnostics: &diagnostics)
        return (info, diagnostics.map(\.description))
    }

    @Test("programs and libraries are read, and written in a fixed form")
    func reading() throws {
        let text = """
            {
              "schemaVersion": "1.0",
              "artifacts": {
                "Fast": {
                  "type": "staticLibrary",
                  "version": "2",
                  "variants": [
                    {
                      "path": "linux/libFast.a",
                      "supportedTriples": [
                        "x86_64-unknown-linux-gnu"
                      ],
                      "staticLibraryMetadata": {
                        "headerPaths": [
                          "include"
                        ],
                        "moduleMapPath": "include/module.modulemap"
                      }
                    }
                  ]
                },
                "tool": {
                  "type": "executable",
                  "version": "1",
                  "variants": []
                }
              }
            }

            """
        let (info, diagnostics) = try read(text)
        let metadata = ArtifactBundleInfo.StaticLibraryMetadata(headerPaths: ["include"], moduleMapPath: "include/module.modulemap")
        let variant = ArtifactBundleInfo.Variant(
            path: "linux/libFast.a", supportedTriples: ["x86_64-unknown-linux-gnu"], staticLibraryMetadata: metadata)
        #expect(
            info.artifacts == [
                .init(name: "Fast", type: .staticLibrary, version: "2", variants: [variant]),
                .init(name: "tool", type: .executable, version: "1", variants: []),
            ])
        #expect(diagnostics == [])
        #expect(info.text == text)
    }

    @Test("what SwiftPM passes over in silence is a warning with its place")
    func warnings() throws {
        let text = MarkedText(
            """
            {"schemaVersion": ①"2.0", "artifacts": {
              "a": ②{"type": ③"library", "variants": [{"path": "x", ④"headerPaths": ["h"]}]},
              "b": {"type": "executable", "version": null, "variants": [⑤{"path": "x", ⑥"supportedTriple": []}]},⑦
            }}
            """)
        let (info, diagnostics) = try read(text.text)
        func line(_ mark: Character, _ rest: String) -> String { "\(text.location(mark, in: "info.json")): warning: \(rest)" }
        #expect(
            diagnostics.filter { !$0.contains("[lenient-json]") } == [
                line("①", "SwiftPM takes the versions 1.0, 1.1, 1.2 of the schema, not '2.0' [unknown-schema]"),
                line(
                    "③",
                    "SwiftPM knows no type 'library'; it knows executable, staticLibrary, swiftSDK, crossCompilationDestination, "
                        + "experimentalWindowsDLL [unknown-artifact-type]"),
                line("②", "'a' has no 'version', without which SwiftPM takes nothing of the bundle [missing-version]"),
                line("④", "nobody reads 'headerPaths' in a variant of 'a' [unknown-key]"),
                "info.json:3:8: warning: 'b' has no 'version', without which SwiftPM takes nothing of the bundle [missing-version]",
                line("⑤", "a variant of 'b' has no 'supportedTriples', so that SwiftPM uses it nowhere [missing-triples]"),
                line("⑥", "nobody reads 'supportedTriple' in a variant of 'b'; did you mean 'supportedTriples'? [unknown-key]"),
            ])
        #expect(diagnostics.count { $0.contains("[lenient-json]") } == 1)
        #expect(info.artifacts[0].variants[0].unknown == [.init("headerPaths", ["h"])])
    }

    @Test(
        "what is missing or of the wrong kind is an error with its place",
        arguments: [
            ("①[]", "the file must be an object"),
            ("①{\"artifacts\": {}}", "the file has no 'schemaVersion'"),
            ("{\"schemaVersion\": ①1, \"artifacts\": {}}", "'schemaVersion' must be a text"),
            ("①{\"schemaVersion\": \"1.0\"}", "the file has no 'artifacts'"),
            ("{\"schemaVersion\": \"1.0\", \"artifacts\": ①[]}", "'artifacts' must be an object"),
            ("{\"schemaVersion\": \"1.0\", \"artifacts\": {\"a\": ①{}}}", "the artifact 'a' has no 'type'"),
            (
                "{\"schemaVersion\": \"1.0\", \"artifacts\": {\"a\": ①{\"type\": \"executable\", \"version\": \"1\"}}}",
                "the artifact 'a' has no 'variants'"
            ),
            (
                "{\"schemaVersion\": \"1.0\", \"artifacts\": {\"a\": {\"type\": \"executable\", \"version\": \"1\", \"variants\": ["
                    + "{\"path\": \"x\", \"supportedTriples\": [①1]}]}}}", "'supportedTriples' must be a list of texts"
            ),
            (
                "{\"schemaVersion\": \"1.0\", \"artifacts\": {\"a\": {\"type\": \"executable\", \"version\": \"1\", \"variants\": [①1]}}}",
                "a variant of 'a' must be an object"
            ),
            (
                "{\"schemaVersion\": \"1.0\", \"artifacts\": {\"a\": {\"type\": \"executable\", \"variants\": []}, "
                    + "①\"a\": {\"type\": \"executable\", \"variants\": []}}}", "the artifact 'a' stands twice"
            ),
        ]
    )
    func faults(marked: String, message: String) {
        let text = MarkedText(marked)
        let error = #expect(throws: DiagnosticError.self) { try read(text.text) }
        #expect(error?.diagnostics == [Diagnostic(.error, "invalid-bundle-info", message, at: text.location("①", in: "info.json"))])
    }

    @Test("damaged files are read or refused")
    func mutations() throws {
        let text =
            #"{"schemaVersion": "1.0", "artifacts": {"a": {"type": "staticLibrary", "version": "1", "variants": [{"path": "p","#
            + #""supportedTriples": ["t"], "staticLibraryMetadata": {"headerPaths": ["h"], "moduleMapPath": "m"}}]}}}"#
        var readable = 0
        for bytes in Mutations(of: Array(text.utf8), structure: "{}[]\",:", count: 3000, seed: 7) {
            var diagnostics: [Diagnostic] = []
            if let info = try? ArtifactBundleInfoReader.read(bytes, path: "info.json", diagnostics: &diagnostics) {
                readable += 1
                #expect(try read(info.text).info == info)
            }
        }
        #expect(readable > 100)
    }

    @Test("the files of real bundles are made again of their own facts", .enabled(if: Corpus.isPresent, "there is no corpus"))
    func corpus() throws {
        let files = Corpus.files(in: "artifactbundle-info", suffix: ".json")
        #expect(files.count == 9)
        for file in files {
            let bytes = try DiskFileSystem().read(file)
            var diagnostics: [Diagnostic] = []
            let info = try ArtifactBundleInfoReader.read(bytes, path: file, diagnostics: &diagnostics)
            var again = ArtifactBundleInfo(schemaVersion: info.schemaVersion, artifacts: [])
            for artifact in info.artifacts {
                var copy = ArtifactBundleInfo.Artifact(name: artifact.name, type: artifact.type, version: artifact.version, variants: [])
                for variant in artifact.variants {
                    var own = ArtifactBundleInfo.Variant(path: variant.path, supportedTriples: variant.supportedTriples)
                    own.staticLibraryMetadata = variant.staticLibraryMetadata.map {
                        .init(headerPaths: $0.headerPaths, moduleMapPath: $0.moduleMapPath)
                    }
                    own.unknown = variant.unknown
                    copy.variants.append(own)
                }
                again.artifacts.append(copy)
            }
            #expect(again == info)
            let original = try JSONReader.read(bytes, path: file, dialect: .json5)
            let written = try JSONReader.read(Array(again.text.utf8), path: file)
            #expect(Self.sorted(written) == Self.sorted(original), "\(file)")
        }
    }

    /// A value whose members are sorted, as their order means nothing.
    private static func sorted(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let items): .array(items.map(sorted))
        case .object(let members):
            .object(members.map { JSONValue.Member($0.key, sorted($0.value)) }.sorted { $0.key < $1.key })
        default: value
        }
    }
}
