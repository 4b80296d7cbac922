import CodeGeneration
import Diagnostics
import Testing

/// What is found in a configuration without rendering anything.
@Suite struct ConfigurationLintTests {
    private func findings(_ configuration: String) throws -> [String] {
        let project = MemoryProject(["swiftgen.yml": configuration, "R/a.json": "{ broken", "T.stencil": "{% if %}"])
        return try project.session().configurationFindings.map(\.description)
    }

    @Test("a configuration whose files are there has no findings, whatever is in them")
    func clean() throws {
        #expect(try findings("json:\n  inputs: R\n  outputs: { templatePath: T.stencil, output: A.swift }\n") == [])
    }

    @Test("keys, templates and inputs that are wrong, and one output of two entries, have their places")
    func faults() throws {
        let configuration = """
            json:
              - inputs: R
                outputs: { templatePath: T.stencil, output: A.swift, parms: 1 }
              - inputs: [R, gone]
                outputs: { templatePath: Gone.stencil, output: ./A.swift }
            yaml:
              inputs: R
              filter: yml$
              outputs: { templateName: inline-swift5, output: B.swift }
            """
        #expect(
            try findings(configuration) == [
                "swiftgen.yml:3:58: warning: unknown key 'parms' in 'outputs'; did you mean 'params' [unknown-key]",
                "swiftgen.yml:5:30: error: there is no template 'Gone.stencil'; correct the path [template-missing]",
                "swiftgen.yml:4:17: error: there is no file or folder 'gone'; correct the path [input-missing]",
                "swiftgen.yml:5:52: error: './A.swift' is the output of two entries; give one of them another 'output' [output-collision]\n"
                    + "swiftgen.yml:3:49: note: the other one is here",
                "swiftgen.yml:7:3: warning: no file of 'R' matches the filter; correct one of them [inputs-empty]",
            ])
    }

    @Test("the guide names every parser with its templates")
    func guide() {
        let text = ConfigurationGuide.text
        for parser in StandardParsers.all { #expect(text.contains("\n\(parser.name)\n")) }
        #expect(text.contains("Assets, AssetIdentifiers") || text.contains("AssetIdentifiers, Assets"))
    }
}
