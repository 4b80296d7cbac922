/// Texts that stand for all texts that a component can be.
///
/// Two texts that no constant names and that the same types read are the same to every route. So one of each kind is enough, and
/// what is proved for these texts holds for all.
struct ComponentAlphabet {
    /// A text, and what types that only the generated program knows make of it.
    struct Letter: Hashable {
        /// The text.
        var text: String
        /// Which of the types of unknown contents read it.
        var readers: Readers = .none
    }

    /// Which types of unknown contents read a text: as each of them may or may not, none, each alone and all together are tried.
    enum Readers: Hashable {
        case none
        case only(DeepLinkType)
        case all
    }

    /// The letters for texts that no constant names.
    let representatives: [Letter]
    private let unknown: [DeepLinkType]
    private let ignoresCase: Bool

    init(_ table: DeepLinkTable, constants: Set<String>) {
        ignoresCase = table.ignoresCase
        unknown = table.types.filter { type in Self.pool.contains { type.reads($0(0)) == nil } }
        // What an enumeration reads is few texts, each of which stands for itself.
        var listed: [String] = []
        for type in table.types.flatMap(\.parts) {
            if case .enumeration(_, let values) = type { listed += values.map(\.text) }
            if type == .boolean { listed += ["true", "false"] }
        }
        let named = constants.union(listed)
        var texts: [String] = []
        var known: Set<[Bool?]> = []
        for candidate in Self.pool {
            let free = (0..<Self.attempts(named.count)).lazy.map(candidate).first { !named.contains($0) }
            guard let free, known.insert(table.types.map { $0.reads(free) }).inserted else { continue }
            texts.append(free)
        }
        var all: Set<String> = []
        representatives = (texts + listed).filter { all.insert($0).inserted }.flatMap { [unknown] text in Self.letters(text, unknown) }
    }

    /// The letters of a constant.
    func letters(_ text: String) -> [Letter] { Self.letters(text, unknown) }

    private static func letters(_ text: String, _ unknown: [DeepLinkType]) -> [Letter] {
        let alone = unknown.map { Letter(text: text, readers: .only($0)) }
        return [Letter(text: text)] + alone + (unknown.count > 1 ? [Letter(text: text, readers: .all)] : [])
    }

    /// Whether an edge takes a letter.
    func takes(_ edge: RouteEdge, _ letter: Letter) -> Bool {
        switch edge {
        case .wildcard: return true
        case .literal(let text): return text == (ignoresCase ? letter.text.asciiLowercased : letter.text)
        case .parameter(let type), .list(let type):
            if let known = type.reads(letter.text) { return known }
            return letter.readers == .all || letter.readers == .only(type)
        }
    }

    private static func attempts(_ namedCount: Int) -> Int { min(namedCount + 10, 4_000) }

    /// Texts of every kind that the types tell apart; of each as many as are asked for, as far as there are so many.
    private static let pool: [@Sendable (Int) -> String] =
        [{ "sample" + ($0 == 0 ? "" : String($0)) }, { String($0 % 10) }, { letter($0) }]
        + [
            "17", "-7", "200", "-200", "1000", "40000", "-40000", "100000", "3000000000", "-3000000000", "5000000000",
            "10000000000000000000", "100000000000000000000",
        ].map { number in { @Sendable count in padded(number, count) } }
        + [{ "1.5" + String(repeating: "0", count: $0) }, { uuid($0) }, { "2026-03-04T05:06:07." + String($0 + 1) + "Z" }]

    private static func letter(_ count: Int) -> String {
        Unicode.Scalar(UInt32(0x61 + count % 26) + (count < 26 ? 0 : UInt32(0x1000 + count / 26 * 26))).map { String($0) } ?? "a"
    }

    private static func padded(_ number: String, _ count: Int) -> String {
        let zeros = String(repeating: "0", count: count)
        return number.hasPrefix("-") ? "-" + zeros + number.dropFirst() : zeros + number
    }

    private static func uuid(_ count: Int) -> String {
        let digits = String(count, radix: 16, uppercase: true)
        return "6F9619FF-8B86-D011-B42D-" + String(repeating: "0", count: max(0, 12 - digits.utf8.count)) + digits
    }
}
