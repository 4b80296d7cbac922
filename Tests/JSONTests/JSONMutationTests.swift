import Diagnostics
import Foundation
import JSON
import TestSupport
import Testing

@Suite("damaged JSON")
struct JSONMutationTests {
    private static let standardText = """
        {"schema": "a/1", "list": [null, true, false, -12.5e+3, 0, "é€😀 \\" \\\\ \\u00e9\\u20ac"],
         "object": {"x": {"y": [[], {}, [1, 2, 3]]}, "z": "text"}, "escapes": "\\b\\f\\n\\r\\t\\/"}
        """
    private static let json5Text = """
        // comment
        {bare: +1, $b: .5, 'c': 0x1F, /* more */ list: [Infinity, -NaN, 'it\\'s', "a\\
        b", '\\x41\\v\\0'], nested: {deep: {deeper: [1., 2.e3,],},},}
        """
    private static let structure = "{}[]\",:\\'/*\n \t0-+.eux"

    @Test("what Foundation refuses is refused with a place, what it reads is read", arguments: 1...8 as ClosedRange<UInt64>)
    func standard(seed: UInt64) {
        for bytes in Mutations(of: Array(Self.standardText.utf8), structure: Self.structure, count: 2_500, seed: seed) {
            let isRead = reads(bytes, .standard)
            guard String(validating: bytes, as: UTF8.self) != nil, !Self.isOddity(bytes) else { continue }
            let isReadByFoundation = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
            #expect(isRead == isReadByFoundation, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test("damaged JSON5 is read or refused with a place", arguments: 1...8 as ClosedRange<UInt64>)
    func json5(seed: UInt64) {
        for bytes in Mutations(of: Array(Self.json5Text.utf8), structure: Self.structure, count: 2_500, seed: seed) {
            _ = reads(bytes, .json5)
        }
    }

    private func reads(_ bytes: [UInt8], _ dialect: JSONDialect) -> Bool {
        do throws(DiagnosticError) {
            var diagnostics: [Diagnostic] = []
            let node = try JSONReader.readNode(bytes, path: "a.json", dialect: dialect, diagnostics: &diagnostics)
            let text = JSONWriter.text(node.value)
            #expect((try? JSONReader.read(Array(text.utf8), path: "b.json")) == node.value)
            return true
        } catch {
            let location = error.diagnostics[0].location
            #expect(location?.line != nil && location?.column != nil)
            return false
        }
    }

    /// Where Foundation differs from RFC 8259: it takes a comma behind the last item, and refuses half of a surrogate
    /// pair and numbers that a `Double` cannot hold.
    private static func isOddity(_ bytes: [UInt8]) -> Bool {
        let dense = bytes.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        let text = String(decoding: dense, as: UTF8.self)
        let numbers = text.split { !"0123456789+-.eE".contains($0) }
        return [",]", ",}", "\\ud", "\\uD"].contains { text.contains($0) } || numbers.contains { Double($0)?.isFinite == false }
    }
}
