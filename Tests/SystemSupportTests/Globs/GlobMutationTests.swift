import SystemSupport
import TestSupport
import Testing

@Suite("damaged globs")
struct GlobMutationTests {
    @Test("damaged patterns match or are refused", arguments: 1...8 as ClosedRange<UInt64>)
    func damaged(seed: UInt64) {
        let pattern = "Sources/**/{App,Views/*}/[!a-z_]?*é\\*.{swift,h{,pp}}"
        var accepted = 0
        for bytes in Mutations(of: Array(pattern.utf8), structure: "*?[]{},\\!-/", count: 2_500, seed: seed) {
            let text = String(decoding: bytes, as: UTF8.self)
            guard let glob = try? Glob(text) else { continue }
            accepted += 1
            _ = glob.matches("Sources/deep/Views/Grid/Xyzé*.swift")
            _ = glob.matches(text)
        }
        #expect(accepted > 500)
    }
}
