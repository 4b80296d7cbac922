import Reports
import TestSupport
import Testing

@Suite struct SizeTextTests {
    private static let sizes: [(Int, String)] = [
        (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB"), (1049, "1.0 kB"), (1050, "1.1 kB"), (5249, "5.2 kB"),
        (5250, "5.3 kB"), (999_949, "999.9 kB"), (999_950, "1.0 MB"), (1_000_000, "1.0 MB"), (60_000_000, "60.0 MB"),
        (999_950_000, "1.0 GB"), (1_234_567_890, "1.2 GB"), (5_000_000_000_000, "5000.0 GB"), (-1, "\u{2212}1 byte"),
        (-2_000, "\u{2212}2.0 kB"),
    ]

    @Test("sizes are rounded to a tenth of the greatest unit that they reach", arguments: sizes)
    func rounding(size: Int, text: String) {
        #expect(SizeText.text(size) == text)
    }

    @Test("the greatest numbers have a text")
    func extremes() {
        #expect(SizeText.text(.max) == "9223372036.9 GB")
        #expect(SizeText.text(.min) == "\u{2212}9223372036.9 GB")
    }

    @Test("pages write sizes as texts do", .enabled(if: HeadlessPage.browser != nil, Comment(rawValue: HeadlessPage.absence)))
    func pages() throws {
        var generator = SeededGenerator(seed: 41)
        let random = (0..<400).map { _ in Int.random(in: 0...Int.random(in: 1...10_000_000_000_000, using: &generator), using: &generator) }
        let sizes = Self.sizes.map(\.0) + random + random.map { -($0 % 100_000) } + (1...200).map { $0 * 50 }
        let page = HeadlessPage(html: "<html><body><script>\(SizeText.script)</script></body></html>")
        let texts: [String] = try page.result("return [\(sizes.map(String.init).joined(separator: ","))].map(bytes);")
        #expect(texts == sizes.map(SizeText.text))
    }
}
