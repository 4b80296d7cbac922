import TestSupport
import Testing

@Suite("damage to order")
struct MutationsTests {
    private func mutations(_ text: String, count: Int = 500, seed: UInt64 = 1) -> [[UInt8]] {
        Array(Mutations(of: Array(text.utf8), structure: "{}", count: count, seed: seed))
    }

    @Test("the same seed gives the same copies, another one gives others")
    func seeds() {
        #expect(mutations("some text") == mutations("some text"))
        #expect(mutations("some text") != mutations("some text", seed: 2))
        #expect(mutations("some text").count == 500)
    }

    @Test("there are shorter, longer, cut and altered copies, with characters of the structure put in")
    func kinds() {
        let text = "abcdefghijklmnopqrstuvwxyz"
        let copies = mutations(text).map { String(decoding: $0, as: UTF8.self) }
        #expect(copies.contains { $0.utf8.count < 26 && text.hasPrefix($0) })
        #expect(copies.contains { $0.utf8.count > 26 })
        #expect(copies.contains { $0.contains("{") })
        #expect(copies.contains { $0.utf8.count > 600 })
        #expect(Set(copies).count > 400)
    }

    @Test("an empty text can be damaged too")
    func empty() {
        #expect(mutations("").contains { !$0.isEmpty })
    }

    @Test("the generator gives the known sequence of SplitMix64")
    func generator() {
        var generator = SeededGenerator(seed: 1_234_567)
        #expect((0..<3).map { _ in generator.next() } == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
    }
}
