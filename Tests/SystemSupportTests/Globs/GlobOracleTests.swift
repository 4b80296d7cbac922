import Foundation
import SystemSupport
import Testing

@Suite("Globs beside the system's own")
struct GlobOracleTests {
    @Test("patterns of one component match what fnmatch matches")
    func againstTheSystem() throws {
        var generator = Numbers(state: 7)
        let pieces = ["*", "?", "a", "b", ".", "/", "[ab]", "[!a]", "[a-c]", "\\*", "c"]
        let letters = ["a", "b", "c", ".", "/", "*"]
        for _ in 0..<20_000 {
            // Two stars in a row mean more to us than to the system.
            let pattern = generator.text(of: pieces, upTo: 7).replacing(/\*\*+/, with: "*")
            let text = generator.text(of: letters, upTo: 7)
            let expected = fnmatch(pattern, text, FNM_PATHNAME) == 0
            #expect(try Glob(pattern).matches(text) == expected, "'\(pattern)' and '\(text)'")
        }
    }

    @Test("any text is either a pattern or refused")
    func anyText() {
        var generator = Numbers(state: 11)
        let pieces = ["*", "**/", "?", "[", "]", "{", "}", ",", "\\", "-", "!", "/", "a", "é"]
        var accepted = 0
        for _ in 0..<20_000 {
            guard let glob = try? Glob(generator.text(of: pieces, upTo: 12)) else { continue }
            accepted += 1
            _ = glob.matches(generator.text(of: pieces, upTo: 12))
        }
        #expect(accepted > 1000)
    }

    /// Numbers that are the same on each run.
    private struct Numbers {
        var state: UInt64

        mutating func next(below bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }

        mutating func text(of pieces: [String], upTo count: Int) -> String {
            (0..<next(below: count + 1)).map { _ in pieces[next(below: pieces.count)] }.joined()
        }
    }
}
