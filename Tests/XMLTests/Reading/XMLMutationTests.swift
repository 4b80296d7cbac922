import Diagnostics
import TestSupport
import Testing
import XML

@Suite("damaged XML")
struct XMLMutationTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE a PUBLIC "-//Example//EN" "a.dtd">
        <!-- comment -->
        <a
           b = "1&amp;&#10;é"
           p:c = '"'>
           text &lt; <b/><![CDATA[<x>]]>
           <p:d xmlns:p="u">€🐞</p:d><?go on?>
        </a>
        <!-- end -->

        """

    @Test("damaged texts are read or refused with a place in the text", arguments: 1...8 as ClosedRange<UInt64>)
    func damaged(seed: UInt64) {
        for bytes in Mutations(of: Array(Self.text.utf8), structure: "<>/=\"'&;![]-?# \n\0", count: 2_500, seed: seed) {
            do throws(DiagnosticError) {
                let document = try XMLReader.read(bytes, path: "a.xml")
                expectPlaces(of: document.root, in: bytes, seed)
                expectStableText(document, seed)
            } catch {
                for diagnostic in error.diagnostics { expectPlace(diagnostic.location, in: bytes, seed) }
                for note in error.diagnostics[0].notes { expectPlace(note.location, in: bytes, seed) }
            }
        }
    }

    private func expectPlaces(of element: XML.XMLElement, in bytes: [UInt8], _ seed: UInt64) {
        expectPlace(element.location, in: bytes, seed)
        let start = element.location.flatMap { byte(at: $0, in: bytes) }
        #expect(start == UInt8(ascii: "<"), "no '<' at \(element.location as Any); seed \(seed)")
        for child in element.elements { expectPlaces(of: child, in: bytes, seed) }
    }

    /// What is written has the same elements as what was read, and is written the same again.
    private func expectStableText(_ document: XML.XMLDocument, _ seed: UInt64) {
        let text = XcodeXMLWriter.bytes(of: document)
        do {
            let again = try XMLReader.read(text, path: "b.xml")
            let isSame = XcodeXMLWriter.bytes(of: again) == text
            #expect(isSame, "seed \(seed): \(String(decoding: text, as: UTF8.self))")
        } catch {
            Issue.record("\(error); seed \(seed): \(String(decoding: text, as: UTF8.self))")
        }
    }

    private func byte(at location: Diagnostics.SourceLocation, in bytes: [UInt8]) -> UInt8? {
        guard let line = location.line, let column = location.column else { return nil }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
        guard line <= lines.count, column <= lines[line - 1].count else { return nil }
        return lines[line - 1].dropFirst(column - 1).first
    }

    private func expectPlace(_ location: Diagnostics.SourceLocation?, in bytes: [UInt8], _ seed: UInt64) {
        guard let line = location?.line, let column = location?.column else {
            Issue.record("no place; seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
            return
        }
        let isInside = line >= 1 && column >= 1 && line + column <= bytes.count + 3
        #expect(isInside, "\(line):\(column); seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
    }
}
