import Configuration
import Diagnostics
import TestSupport
import Testing

@Suite struct PackageSectionTests {
    private func read(_ text: String) throws(DiagnosticError) -> PackageSection? {
        var diagnostics: [Diagnostic] = []
        return try TrellisConfiguration.read(Array(text.utf8), path: "trellis.yml", section: .package, diagnostics: &diagnostics).package
    }

    private static let xcframework = """
        package:
          - name: Whisk
            kind: xcframework
            inputs:
              - { library: ios/libWhisk.a, headers: include, debug-symbols: [a.dSYM, b.dSYM] }
              - { archive: mac.xcarchive, framework: Whisk.framework }
            merge: true
            allow-internal-distribution: true
            platform: ios-simulator
            output: Whisk.xcframework
            zip: Whisk.zip
            checksum: Whisk.txt
            force: true

        """

    @Test("all keys of an xcframework are read")
    func xcframework() throws {
        let entry = try #require(try read(Self.xcframework)).entries[0]
        #expect(entry.name.value == "Whisk")
        #expect(entry.output.value == "Whisk.xcframework")
        #expect(entry.zip?.value == "Whisk.zip")
        #expect(entry.checksum?.value == "Whisk.txt")
        #expect(entry.isForced)
        guard case .xcframework(let content) = entry.content else {
            Issue.record("it is no xcframework")
            return
        }
        #expect(content.isMerging && content.allowsInternalDistribution)
        #expect(content.platform?.value == "ios-simulator")
        #expect(content.inputs.map(\.path.value) == ["ios/libWhisk.a", "Whisk.framework"])
        #expect(content.inputs.map(\.isFramework) == [false, true])
        #expect(content.inputs.map(\.headers?.value) == ["include", nil])
        #expect(content.inputs.map(\.archive?.value) == [nil, "mac.xcarchive"])
        #expect(content.inputs[0].debugSymbols.map(\.value) == ["a.dSYM", "b.dSYM"])
    }

    @Test("all keys of an artifact bundle are read, and what is left out is off")
    func artifactBundle() throws {
        let entry = try #require(
            try read(
                """
                package:
                  - name: tools
                    kind: artifactbundle
                    version: 1.2.0
                    inputs:
                      - { executable: tool, artifact: first, triple: x86_64-unknown-linux-gnu }
                      - { static-library: libA.a, triples: [a, b], headers: include, module-map: include/module.modulemap }
                    output: tools.artifactbundle
                """)
        ).entries[0]
        #expect(!entry.isForced && entry.zip == nil && entry.checksum == nil)
        guard case .artifactBundle(let content) = entry.content else {
            Issue.record("it is no artifact bundle")
            return
        }
        #expect(content.version.value == "1.2.0")
        #expect(content.variants.map(\.isExecutable) == [true, false])
        #expect(content.variants.map { $0.triples.map(\.value) } == [["x86_64-unknown-linux-gnu"], ["a", "b"]])
        #expect(content.variants.map(\.artifact?.value) == ["first", nil])
        #expect(content.variants[1].headers.map(\.value) == ["include"])
        #expect(content.variants[1].moduleMap?.value == "include/module.modulemap")
    }

    @Test("the section of another tool is not read")
    func otherSection() throws {
        #expect(try read("lint: nonsense\n") == nil)
    }

    @Test(
        "what is wrong is an error with its place and a remedy",
        arguments: [
            ("package: ①x\n", "'package' is a text 'x', but a list was expected"),
            (
                "package:\n  - name: A\n    kind: xcframework\n    inputs: [{ library: a.a }]\n    ①outputs: A.xcframework\n",
                "unknown key 'outputs' in an entry of 'package'; did you mean 'output'"
            ),
            ("package:\n  - ①kind: xcframework\n", "there is no 'name'; name what is packed"),
            ("package:\n  - ①name: A\n", "there is no 'kind'; write 'xcframework' or 'artifactbundle'"),
            ("package:\n  - name: A\n    kind: ①zip\n", "'zip' is no kind; write 'xcframework' or 'artifactbundle'"),
            ("package:\n  - ①name: A\n    kind: xcframework\n    output: A.xcframework\n", "there is no 'inputs'; say what it is made of"),
            (
                "package:\n  - name: A\n    kind: xcframework\n    inputs: ①[]\n    output: A.xcframework\n", "'inputs' is empty; name one"
            ),
            (
                "package:\n  - name: A\n    kind: xcframework\n    inputs: [①{ headers: H }]\n    output: A.xcframework\n",
                "there is no 'framework'; name one, or a 'library'"
            ),
            (
                "package:\n  - name: A\n    kind: xcframework\n    inputs: [{ framework: F, library: ①L }]\n    output: A.xcframework\n",
                "an input is either a 'framework' or a 'library'"
            ),
            (
                "package:\n  - name: A\n    kind: xcframework\n    inputs: [{ framework: F, headers: ①H }]\n    output: A.xcframework\n",
                "a framework has its 'headers' inside; remove the key"
            ),
            (
                "package:\n  - name: A\n    kind: xcframework\n    inputs: [{ library: L }]\n    output: ①A.zip\n",
                "'output' is 'A.zip'; its name ends in '.xcframework'"
            ),
            (
                "package:\n  - name: A\n    kind: xcframework\n    inputs: [{ library: L }]\n    output: A.xcframework\n    checksum: ①C\n",
                "'checksum' is that of the zip; say with 'zip' where that is"
            ),
            (
                "package:\n  - name: A\n    kind: xcframework\n    ①version: 1\n    inputs: [{ library: L }]\n    output: A.xcframework\n",
                "unknown key 'version' in an xcframework; known are 'name', 'kind', 'inputs', 'output', 'zip', 'checksum', 'force', "
                    + "'merge', 'allow-internal-distribution', 'platform'"
            ),
        ])
    func faults(text: String, message: String) {
        let marked = MarkedText(text)
        let error = #expect(throws: DiagnosticError.self) { try read(marked.text) }
        #expect(error?.diagnostics.first?.message == message)
        #expect(error?.diagnostics.first?.location == marked.location("①", in: "trellis.yml"))
    }

    @Test(
        "what is wrong with an artifact bundle is an error as well",
        arguments: [
            (
                "package:\n  - ①name: A\n    kind: artifactbundle\n    inputs: [{ executable: L, triple: t }]\n",
                "there is no 'version'; without one no package accepts the bundle"
            ),
            (
                "package:\n  - name: A\n    kind: artifactbundle\n    version: 1\n    inputs: [①{ executable: L }]\n"
                    + "    output: A.artifactbundle\n",
                "there is no 'triple'; say what the input runs on, such as 'x86_64-unknown-linux-gnu'"
            ),
            (
                "package:\n  - name: A\n    kind: artifactbundle\n    version: 1\n    inputs: [{ executable: L, triple: t, headers: ①H }]\n"
                    + "    output: A.artifactbundle\n",
                "an executable has neither 'headers' nor a 'module-map'"
            ),
        ])
    func artifactBundleFaults(text: String, message: String) {
        faults(text: text, message: message)
    }

    @Test("two entries of one name are an error")
    func repeatedName() {
        let entry = "  - name: Whisk\n    kind: xcframework\n    inputs: [{ library: L }]\n    output: W.xcframework\n"
        let error = #expect(throws: DiagnosticError.self) { try read("package:\n" + entry + entry) }
        #expect(error?.diagnostics.map(\.message) == ["there is an entry 'Whisk' already; give this one another name"])
        #expect(error?.diagnostics.first?.location?.line == 6)
    }
}
