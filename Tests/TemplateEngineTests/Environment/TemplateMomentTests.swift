import Foundation
import TemplateEngine
import TestSupport
import Testing

@Suite("moments")
struct TemplateMomentTests {
    @Test("patterns give what Foundation gives", arguments: 1...4 as ClosedRange<UInt64>)
    func oracle(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        let patterns = [
            "yyyy-MM-dd 'at' HH:mm", "yy M d H m s", "EEEE d MMMM yyyy", "EEE, MMM dd", "h:mm a", "hh KK kk", "yyyy-MM-dd'T'HH:mm:ssXXX",
            "Z", "'it''s'",
        ]
        for _ in 0..<200 {
            let seconds = Int.random(in: -10_000_000_000...10_000_000_000, using: &generator)
            let offset = Int.random(in: -14...14, using: &generator) * 3600
            formatter.timeZone = TimeZone(secondsFromGMT: offset)
            // Before 1582 Foundation uses another calendar.
            guard seconds > -12_000_000_000 else { continue }
            for pattern in patterns {
                formatter.dateFormat = pattern
                let expected = formatter.string(from: Date(timeIntervalSince1970: Double(seconds)))
                #expect(TemplateMoment(secondsSince1970: seconds, offsetSeconds: offset).text(pattern) == expected, "\(seconds) \(pattern)")
            }
        }
    }

    @Test(
        "letters without a meaning stay, and an open quote ends with the pattern",
        arguments: [("?-", "?-"), ("'open", "open"), ("''", "'"), ("", "")])
    func odd(pattern: String, text: String) {
        #expect(TemplateMoment(secondsSince1970: 0).text(pattern) == text)
    }

    @Test("moments far away do not end the process")
    func extremes() {
        #expect(TemplateMoment(secondsSince1970: .max).text("yyyy-MM-dd") == "9999-12-31")
        #expect(TemplateMoment(secondsSince1970: .min, offsetSeconds: .max).text("yyyy") == "0001")
    }
}
