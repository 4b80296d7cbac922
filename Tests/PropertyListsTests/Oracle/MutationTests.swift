import Diagnostics
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Damaged property lists")
struct MutationTests {
    private static let openStep = """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tobjects = {
        \t\tA1 /* B in C */ = {isa = PBXBuildFile; fileRef = A2 /* "é" */; settings = {ATTRIBUTES = (Weak, ); }; };
        \t\t"x y" = "a \\U00e9 \\n \\"q\\" \\101";
        \t\tdata = <0102 ff>; 'single' = '//';
        \t};
        }
        """
    private static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict><key>a</key><array><string>b &amp; &#x41;</string><integer>-5</integer><real>1.5</real><true/>
        <data>SGVsbG8=</data><date>2020-01-01T00:00:00Z</date><!-- c --><string><![CDATA[<d>]]></string><dict/></array></dict></plist>
        """

    private static let json = """
        {"archiveVersion": "1", "objects": {"A1": {"isa": "PBXBuildFile", "settings": {"ATTRIBUTES": ["Weak", "\\u00e9\\ud83d\\ude00\\n"]}},
        "n": [1, -2.5e3, true, false, null, [], {}]}, "rootObject": "A1"}
        """

    /// Reads a damaged file and looks at everything in it; every place that is named must be in the file.
    private func exercise(_ bytes: [UInt8]) {
        var diagnostics: [Diagnostic] = []
        do {
            let document = try PropertyListDocument.read(bytes, path: "f", diagnostics: &diagnostics)
            visit(document.root)
            _ = document.duplicateKeys()
        } catch {
            diagnostics += error.diagnostics
        }
        let lineCount = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
        for location in diagnostics.flatMap({ [$0.location] + $0.notes.map(\.location) }).compactMap(\.self) {
            #expect((location.line ?? 1) <= lineCount)
            #expect((location.column ?? 1) >= 1)
        }
    }

    private func visit(_ value: PropertyListValue) {
        _ = (value.text, value.data, value.integer, value.boolean, value.offset)
        for (key, member) in value.pairs {
            _ = key.text
            visit(member)
        }
        for item in value.items { visit(item) }
    }

    @Test("no damage to OpenStep text makes the reader trap or name a place outside the file")
    func openStepText() {
        for bytes in Mutations(of: Array(Self.openStep.utf8), structure: "{}()<>;,=\"'\\/*", count: 24_000, seed: 1) { exercise(bytes) }
    }

    @Test("no damage to JSON makes the reader trap or name a place outside the file")
    func jsonText() {
        for bytes in Mutations(of: Array(Self.json.utf8), structure: "{}[]:,\"\\/", count: 24_000, seed: 4) { exercise(bytes) }
    }

    @Test("no damage to XML makes the reader trap or name a place outside the file")
    func xmlText() {
        for bytes in Mutations(of: Array(Self.xml.utf8), structure: "<>/&;![]?-\"", count: 24_000, seed: 2) { exercise(bytes) }
    }

    @Test("no damage to binary files makes the reader trap")
    func binary() throws {
        let object: [String: Any] = ["a": ["b", 1, true, Data([1, 2]), 1.5, Date(timeIntervalSinceReferenceDate: 5), ["é": "中"]]]
        let data = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
        for bytes in Mutations(of: [UInt8](data), structure: "\u{0}\u{10}OQS", count: 24_000, seed: 3) { exercise(bytes) }
    }
}
