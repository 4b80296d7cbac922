import CodeGeneration
import Diagnostics
import Testing

/// Resources for which generated code has one name.
@Suite struct IdentifierCollisionsTests {
    private func message(_ first: String, _ second: String, _ name: String) -> String {
        "'\(first)' and '\(second)' are both called '\(name)' in generated code; rename one of them"
    }

    @Test(
        "keys collide in their level only, with both places",
        arguments: [
            (["a.b", "a.c", "ab"], []),
            (["sign-in", "sign_in"], [["sign-in", "sign_in", "signIn"]]),
            (["a-b.one", "a_b.two"], [["a-b", "a_b", "AB"]]),
            (["a-b.one", "a_b.one"], [["a-b", "a_b", "AB"]]),
            (["x.go on", "x.go-on", "y.goOn"], [["x.go on", "x.go-on", "goOn"]]),
            (["a..b", "a.b"], [["a..b", "a.b", "b"]]),
            (["a", "A.b"], []),
        ])
    func strings(keys: [String], expected: [[String]]) throws {
        let text = keys.map { "\"\($0)\" = \"x\";\n" }.joined()
        let findings = try ResourceFolder(["en.lproj/T.strings": text]).report(rules: ["identifier-collision"]).findings
        #expect(findings.map(\.message) == expected.map { message($0[0], $0[1], $0[2]) })
        for (finding, names) in zip(findings, expected) {
            #expect(finding.notes.map(\.message) == ["'\(names[0])' is here"])
            #expect((finding.notes[0].location?.line ?? 0) < (finding.location?.line ?? 0))
        }
    }

    @Test("texts collide as a note, and as a warning in a project with code that was made of resources")
    func severities() throws {
        var folder = ResourceFolder(["en.lproj/T.strings": #""%@" = "x"; "," = "y";"#, "A.swift": "struct A {}"])
        let findings = try folder.report(rules: ["identifier-collision"]).findings
        #expect(findings.map(\.message) == [message("%@", ",", "_")])
        #expect(findings.map(\.severity) == [.note])
        folder.files["Strings.swift"] = Array("// Generated using SwiftGen\n".utf8)
        #expect(try folder.report(rules: ["identifier-collision"]).findings.map(\.severity) == [.warning])
    }

    @Test("assets of all kinds share the names of their catalog, and groups that provide a namespace have names of their own")
    func assets() throws {
        let folder = ResourceFolder([
            "A.xcassets/red.colorset/Contents.json": #"{"colors":[]}"#, "A.xcassets/red.imageset/Contents.json": #"{"images":[]}"#,
            "A.xcassets/Red/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
            "A.xcassets/Red/red.imageset/Contents.json": #"{"images":[]}"#,
            "A.xcassets/Plain/Red.dataset/Contents.json": #"{"data":[]}"#, "B.xcassets/red.imageset/Contents.json": #"{"images":[]}"#,
        ])
        #expect(
            try folder.findings("identifier-collision") == [
                "A.xcassets/red.colorset/Contents.json:1:1: " + message("Red.dataset", "red.colorset", "red"),
                "A.xcassets/red.imageset/Contents.json:1:1: " + message("Red.dataset", "red.imageset", "red"),
            ])
    }

    @Test("files that are copied to one place collide, translations of one do not")
    func files() throws {
        let folder = ResourceFolder(["a b.json": "{}", "a-b.json": "{}", "en.lproj/c.html": "", "de.lproj/c.html": ""])
        #expect(try folder.findings("identifier-collision") == ["a-b.json: " + message("a b.json", "a-b.json", "abJson")])
    }
}
