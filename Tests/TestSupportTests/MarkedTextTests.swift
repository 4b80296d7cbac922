import Diagnostics
import TestSupport
import Testing

@Suite("marked texts")
struct MarkedTextTests {
    @Test("marks are taken out and name the places behind them, in bytes")
    func places() {
        let marked = MarkedText("①a: ②é③\r\n④\n  ⑤😀⑥x")
        #expect(marked.text == "a: é\r\n\n  😀x")
        let places = ["①", "②", "③", "④", "⑤", "⑥"].map { marked.location(Character($0), in: "f").description }
        #expect(places == ["f:1:1", "f:1:4", "f:1:6", "f:2:1", "f:3:3", "f:3:7"])
    }

    @Test("a mark that is missing has no place")
    func missing() {
        #expect(MarkedText("a").location("①", in: "f").description == "f")
    }
}
