/// The content of a file of a cache: a line that says what it is, the lengths of key and value in decimal digits, a hash
/// of both, and then the key and the value as they are.
enum CacheEntry {
    private static let mark = "trellis-cache 1"

    /// The content that holds a value for a key.
    static func bytes(of value: [UInt8], for key: [UInt8]) -> [UInt8] {
        Array("\(mark)\n\(header(of: value, for: key))\n".utf8) + key + value
    }

    /// The value in the content of a file; `nil` when the file is for another key, or damaged.
    static func value(in bytes: [UInt8], for key: [UInt8]) -> [UInt8]? {
        let lines = bytes.split(separator: 0x0A, maxSplits: 2, omittingEmptySubsequences: false)
        guard lines.count == 3, lines[0].elementsEqual(mark.utf8), lines[2].starts(with: key) else { return nil }
        let value = Array(lines[2].dropFirst(key.count))
        guard lines[1].elementsEqual(header(of: value, for: key).utf8) else { return nil }
        return value
    }

    private static func header(of value: [UInt8], for key: [UInt8]) -> String {
        var hash = StableHash(key)
        hash.add(value)
        return "\(key.count) \(value.count) \(hash.text)"
    }
}
