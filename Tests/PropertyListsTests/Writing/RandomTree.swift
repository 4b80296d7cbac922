import PropertyLists
import TestSupport

/// Makes property lists full of what is hard to write, the same ones for the same seed.
struct RandomTree {
    /// What a notation can say.
    enum Kinds {
        case openStep
        case all
    }

    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// Pairs are sorted by key and have different keys, as writers leave them.
    mutating func tree(depth: Int, kinds: Kinds) -> PropertyListTree {
        switch Int.random(in: (depth == 0 ? 2 : 0)..<(kinds == .all ? 8 : 4), using: &generator) {
        case 0: return .array((0..<Int.random(in: 0...4, using: &generator)).map { _ in tree(depth: depth - 1, kinds: kinds) })
        case 1:
            let keys = Set((0..<Int.random(in: 0...4, using: &generator)).map { _ in text() })
            let sorted = keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            return .dictionary(sorted.map { .init($0, tree(depth: depth - 1, kinds: kinds)) })
        case 2: return .data((0..<Int.random(in: 0...70, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator) })
        case 4: return .integer(Int128.random(in: Int128(Int64.min)...Int128(UInt64.max), using: &generator))
        case 5: return .real(real())
        case 6: return .boolean(Bool.random(using: &generator))
        case 7: return .date("20\(Int.random(in: 10...99, using: &generator))-01-31T23:59:59Z")
        default: return .string(text())
        }
    }

    private mutating func real() -> Double {
        let number = Double(bitPattern: UInt64.random(in: .min ... .max, using: &generator))
        return number.isNaN ? .infinity : number
    }

    private mutating func text() -> String {
        let pieces = [
            "*/", "/*", "___", "//", "\u{1F600}", "\u{7F}", "a", "B0", "_", "/", "\\", "\"", "'", "\n", "\r", "\t", "\0", "\u{1}", "\u{1F}",
            "é", "e\u{301}", "\u{2028}", "\u{FEFF}", "\u{FFFF}", " ", "$", ".", "-", ":", "<", ">", "&", "&amp;", "]]>", "<![CDATA[",
            "\\U00e9",
            "\\101", ";", "=", "{", "}", "(", ")", ",", "\u{85}", "{\r\n", "bplist00", "<?xml",
        ]
        return (0..<Int.random(in: 0...5, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    }
}
