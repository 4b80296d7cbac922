/// A SHA-256 checksum: 32 bytes that stand for a content, on every machine the same.
package struct Digest: Sendable, Hashable, Comparable {
    /// The bytes, as four numbers with the first byte highest, so that comparing them costs little.
    private let words: (UInt64, UInt64, UInt64, UInt64)

    /// The number of bytes.
    package static let byteCount = 32

    /// Takes the bytes of a checksum; `nil` when they are not 32.
    package init?(_ bytes: some Collection<UInt8>) {
        guard bytes.count == Self.byteCount else { return nil }
        self.init(complete: bytes)
    }

    /// Takes bytes that are known to be 32.
    init(complete bytes: some Collection<UInt8>) {
        var words: [UInt64] = [0, 0, 0, 0]
        for (index, byte) in bytes.enumerated() { words[index / 8] = words[index / 8] << 8 | UInt64(byte) }
        self.words = (words[0], words[1], words[2], words[3])
    }

    /// Reads the 64 hexadecimal digits of a checksum; `nil` when the text is none.
    package init?(text: String) {
        var bytes: [UInt8] = []
        var high: UInt8?
        for character in text.utf8 {
            guard let digit = Self.value(ofDigit: character) else { return nil }
            if let first = high {
                bytes.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        guard high == nil else { return nil }
        self.init(bytes)
    }

    /// The bytes.
    package var bytes: [UInt8] {
        [words.0, words.1, words.2, words.3].flatMap { word in
            stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt64($0)) }
        }
    }

    /// The checksum in 64 lower-case hexadecimal digits, as `shasum -a 256` prints it.
    package var text: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    package static func == (left: Digest, right: Digest) -> Bool { left.words == right.words }

    package static func < (left: Digest, right: Digest) -> Bool { left.words < right.words }

    package func hash(into hasher: inout Hasher) { hasher.combine(words.0) }

    private static func value(ofDigit character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

extension Digest: CustomStringConvertible {
    package var description: String { text }
}
