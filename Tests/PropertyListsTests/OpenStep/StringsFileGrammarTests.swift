import Diagnostics
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Pairs without braces")
struct StringsFileGrammarTests {
    private func read(_ text: String) throws -> (shape: String, messages: [String]) {
        var diagnostics: [Diagnostic] = []
        let document = try PropertyListDocument.readStrings(Array(text.utf8), path: "f", diagnostics: &diagnostics)
        return (Reading.shape(document.root), diagnostics.map(\.description))
    }

    @Test(
        "a file is the dictionary of its pairs, as Foundation reads it",
        arguments: [
            "a = b;", "\"a\" = \"b\"; c;", "'x';", "a = { b = c; d = (e, f); }; g = <01 ff>;", "{ a = b; }", "/* c */ a = b; // d",
        ])
    func pairs(text: String) throws {
        let result = try read(text)
        #expect(result.messages == [])
        let object = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? NSDictionary
        var diagnostics: [Diagnostic] = []
        let document = try PropertyListDocument.readStrings(Array(text.utf8), path: "f", diagnostics: &diagnostics)
        let written = XMLWriter.bytes(of: PropertyListTree(document.root))
        #expect(try PropertyListSerialization.propertyList(from: Data(written), format: nil) as? NSDictionary == object)
    }

    @Test("a file without content is an empty dictionary", arguments: ["", " \n", "// only a comment", "/**/"])
    func empty(text: String) throws {
        #expect(try read(text).shape == "{}")
    }

    @Test("a key alone is its own value, at the outermost level only")
    func loneKeys() throws {
        #expect(try read("a; \"b c\" ; d = e;").shape == "{a=a,b c=b c,d=e}")
        #expect(throws: DiagnosticError.self) { try read("a = { b; };") }
        #expect(Reading.failure("{ b; }") != nil)
    }

    @Test("a separator that is missing is an error, and reading goes on")
    func missingSeparator() throws {
        #expect(
            try read("a = b\nc = d").messages == [
                "f:1:6: error: missing ';' after this value; add it [missing-separator]",
                "f:2:6: error: missing ';' after this value; add it [missing-separator]",
            ])
    }

    @Test("a container that is open at the end, and a brace too many, are errors")
    func braces() {
        #expect(throws: DiagnosticError.self) { try read("a = { b = c;") }
        #expect(throws: DiagnosticError.self) { try read("a = b; }") }
        #expect(throws: DiagnosticError.self) { try read("a = (b;") }
    }

    @Test("no damage makes the reader trap")
    func mutations() {
        let text = Array("a = \"b\"; /* c */ d; 'e' = { f = (g, <01>); };".utf8)
        for bytes in Mutations(of: text, structure: "{}()<>;,=\"'\\/*", count: 4_000, seed: 9) {
            var diagnostics: [Diagnostic] = []
            guard let document = try? PropertyListDocument.readStrings(bytes, path: "f", diagnostics: &diagnostics) else { continue }
            _ = PropertyListTree(document.root)
        }
    }
}
