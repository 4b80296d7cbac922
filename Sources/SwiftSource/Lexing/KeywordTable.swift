/// Finds the keyword of an identifier with one look at memory.
struct KeywordTable {
    /// A slot: the first and the last eight bytes of a keyword, which of up to sixteen bytes leave nothing open.
    struct Entry {
        var first: UInt64 = 0
        var last: UInt64 = 0
        var length = 0
        var keyword = Keyword.none
    }

    /// The slots; a free one has the length 0.
    private let entries: ContiguousArray<Entry>

    /// The table of all keywords.
    static let shared = KeywordTable()

    private init() {
        var entries = ContiguousArray(repeating: Entry(), count: 1 << Self.bits)
        for keyword in Keyword.allCases where keyword != .none {
            let (first, last) = Self.halves(Array(keyword.rawValue.utf8))
            var slot = Self.slot(first, last, keyword.rawValue.utf8.count)
            while entries[slot].length != 0 { slot = (slot + 1) & (entries.count - 1) }
            entries[slot] = Entry(first: first, last: last, length: keyword.rawValue.utf8.count, keyword: keyword)
        }
        self.entries = entries
    }

    /// The keyword that stands in `start..<end`; `end` is the end of the identifier, `limit` that of the memory.
    @inline(__always)
    func keyword(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int, limit: Int) -> Keyword {
        let length = end &- start
        guard length >= 2, length <= 16 else { return .none }
        let first: UInt64
        let last: UInt64
        if length >= 8 {
            let raw = UnsafeRawPointer(base + start)
            first = raw.loadUnaligned(as: UInt64.self)
            last = raw.loadUnaligned(fromByteOffset: length &- 8, as: UInt64.self)
        } else if start &+ 8 <= limit {
            first = UnsafeRawPointer(base + start).loadUnaligned(as: UInt64.self) & ((1 &<< UInt64(length &* 8)) &- 1)
            last = first
        } else {
            (first, last) = Self.halves(UnsafeBufferPointer(start: base + start, count: length))
        }
        var slot = Self.slot(first, last, length)
        while entries[slot].length != 0 {
            if entries[slot].first == first, entries[slot].last == last, entries[slot].length == length { return entries[slot].keyword }
            slot = (slot &+ 1) & (1 &<< Self.bits &- 1)
        }
        return .none
    }

    private static let bits = 10

    @inline(__always)
    private static func slot(_ first: UInt64, _ last: UInt64, _ length: Int) -> Int {
        let mixed = (first ^ (last &<< 7) ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed &>> (64 - UInt64(bits)))
    }

    /// The first and the last eight bytes in the order in which the machine loads them; the same twice when there are fewer.
    private static func halves(_ bytes: some RandomAccessCollection<UInt8>) -> (UInt64, UInt64) {
        func word(_ bytes: some Collection<UInt8>) -> UInt64 {
            var word: UInt64 = 0
            for (index, byte) in bytes.enumerated() { word |= UInt64(byte) << UInt64(index * 8) }
            return UInt64(littleEndian: word)
        }
        return (word(bytes.prefix(8)), word(bytes.suffix(8)))
    }
}
