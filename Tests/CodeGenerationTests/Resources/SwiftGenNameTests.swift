import CodeGeneration
import Testing

/// The words by which configurations of SwiftGen mean templates.
@Suite struct SwiftGenNameTests {
    private func messages(_ parser: String, _ word: String) -> [String] {
        let project = MemoryProject([
            "swiftgen.yml": "\(parser):\n  inputs: R\n  outputs: { templateName: \(word), output: out.swift }\n", "R/none.zzz": "",
        ])
        return project.messages()
    }

    @Test(
        "each word of SwiftGen means a template that ships, whatever its version of Swift",
        arguments: [
            ("colors", "swift5"), ("colors", "literals-swift4"), ("coredata", "swift4"), ("files", "flat-swift5"),
            ("files", "structured-swift4"),
            ("fonts", "swift3"), ("ib", "scenes-swift5"), ("ib", "segues-swift4"), ("json", "inline-swift5"), ("json", "runtime-swift5"),
            ("plist", "runtime-swift4"), ("xcassets", "swift5"), ("yaml", "inline-swift5"), ("xcassets", "AssetIdentifiers"),
            ("yaml", "TextStyles"),
        ])
    func known(parser: String, word: String) {
        #expect(messages(parser, word) == [])
    }

    @Test("another word, and a template of another parser, are errors that name the nearest")
    func unknown() {
        #expect(
            messages("files", "flat-swfit5") == [
                "swiftgen.yml:3:28: error: no template 'flat-swfit5' of 'files' ships; did you mean 'flat-swift5', and a file is named as "
                    + "'templatePath' [unknown-template]"
            ])
        #expect(messages("fonts", "Colors").first?.hasPrefix("swiftgen.yml:3:28: error: no template 'Colors' of 'fonts' ships; ") == true)
        #expect(
            messages("json", "objc-h") == [
                "swiftgen.yml:3:28: error: the template 'objc-h' for Objective-C does not ship; write it as a '.stencil' "
                    + "file and name it as "
                    + "'templatePath' [unknown-template]"
            ])
    }

    @Test("names that collide get a number, with a warning that tells both")
    func collisions() throws {
        let project = MemoryProject([
            "swiftgen.yml": "colors:\n  inputs: R/c.txt\n  outputs: { templatePath: T.stencil, output: out.txt }\n",
            "R/c.txt": "a-b: #000000\na b: #000000\nA_B: #000000\n",
            "T.stencil":
                "{% for c in palettes.0.colors %}{{ c.name|swiftIdentifier:\"pretty\"|lowerFirstWord|uniqueName:\"\",c.name "
                + "}} {% endfor %}{% for n in \"\"|declaredNames %}{{ n.origin }};{% endfor %}",
        ])
        #expect(try project.outputs()["out.txt"] == "ab ab2 ab3 A_B;a b;a-b;")
        #expect(
            project.messages() == [
                "R/c.txt: warning: 'A_B' and 'a b' give one name, so that the second is called 'ab2' and not 'ab'; rename one of them "
                    + "[identifier-collision]",
                "R/c.txt: warning: 'A_B' and 'a-b' give one name, so that the second is called 'ab3' and not 'ab'; rename one of them "
                    + "[identifier-collision]",
            ])
    }
}
