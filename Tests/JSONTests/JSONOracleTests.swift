import Diagnostics
import Foundation
import JSON
import TestSupport
import Testing

/// What Foundation reads, taken as the truth about JSON.
@Suite("JSON beside Foundation")
struct JSONOracleTests {
    @Test("values that are written here are read by Foundation and by us as they were", arguments: 0..<20)
    func generatedValues(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            let value = Self.value(depth: 0, &generator)
            let text = JSONWriter.text(value)
            #expect(try JSONReader.read(Array(text.utf8), path: "a.json") == value)
            let object = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
            #expect(Self.matches(value, object), "seed \(seed): \(text)")
        }
    }

    private static func value(depth: Int, _ generator: inout SeededGenerator) -> JSONValue {
        switch Int.random(in: 0..<(depth < 5 ? 7 : 5), using: &generator) {
        case 0: return .null
        case 1: return .boolean(Bool.random(using: &generator))
        case 2: return .integer(Int.random(in: -1_000_000...1_000_000, using: &generator))
        case 3, 4: return .string(text(&generator))
        case 5: return .array((0..<Int.random(in: 0..<5, using: &generator)).map { _ in value(depth: depth + 1, &generator) })
        default:
            // The number in front keeps the keys apart: Foundation forgets all but one of equal keys.
            return .object(
                (0..<Int.random(in: 0..<5, using: &generator)).map { index in
                    JSONValue.Member("\(index)" + text(&generator), value(depth: depth + 1, &generator))
                }
            )
        }
    }

    private static func text(_ generator: inout SeededGenerator) -> String {
        let scalars: [Unicode.Scalar] = [
            "a", "\"", "\\", "/", "\n", "\u{0}", "\u{1F}", "\u{7F}",
            "é", "€", "😀", "\u{2028}", "\u{FFFD}", " ",
        ]
        var text = ""
        for _ in 0..<Int.random(in: 0..<12, using: &generator) {
            text.unicodeScalars.append(scalars[Int.random(in: 0..<scalars.count, using: &generator)])
        }
        return text
    }

    private static func matches(_ value: JSONValue, _ object: Any) -> Bool {
        switch value {
        case .null: object is NSNull
        case .boolean(let truth): (object as? Bool) == truth
        case .number(let text): (object as? NSNumber)?.doubleValue == Double(text)
        case .string(let text): (object as? String).map { Array($0.unicodeScalars) == Array(text.unicodeScalars) } ?? false
        case .array(let items):
            (object as? [Any]).map { $0.count == items.count && zip(items, $0).allSatisfy(matches) } ?? false
        case .object(let members):
            (object as? [String: Any]).map { dictionary in
                dictionary.count == members.count
                    && members.allSatisfy { member in dictionary[member.key].map { matches(member.value, $0) } ?? false }
            } ?? false
        }
    }
}
