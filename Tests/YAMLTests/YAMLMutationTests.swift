import Diagnostics
import TestSupport
import Testing
import YAML

@Suite("damaged YAML")
struct YAMLMutationTests {
    private static let text = """
        # comment
        base: &base {a: 1, "b": [x, 'y', ~], é: €}
        own: &own
          <<: *base
          list:
            - one
            - *base
            - {<<: [*base, *base], k: !!str v}
          text: |
            block
          folded: >-
            more
        ? complex
        : true
        """

    @Test("damaged texts are read or refused with a place in the text", arguments: 1...8 as ClosedRange<UInt64>)
    func damaged(seed: UInt64) {
        let structure = "{}[]\",:&*'#|>-?! \n\t@%<~."
        for bytes in Mutations(of: Array(Self.text.utf8), structure: structure, count: 2_500, seed: seed) {
            do throws(DiagnosticError) {
                var diagnostics: [Diagnostic] = []
                let node = try YAMLReader.read(bytes, path: "a.yml", diagnostics: &diagnostics)
                for diagnostic in diagnostics { expectPlace(diagnostic.location, in: bytes, seed) }
                expectPlace(node.location, in: bytes, seed)
            } catch {
                expectPlace(error.diagnostics[0].location, in: bytes, seed)
            }
        }
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
