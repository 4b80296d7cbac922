/// A SHA-256 checksum: 32 bytes that stand for a content, on every machine the same.
package struct Digest: Sendable, Hashable, Comparable {
    /// The bytes, as four numbers with the first byte highest, so that comparing them costs little.
    private let words: (UInt64, UInt64, UInt64, UInt64)

    /// The number of bytes.
    package static let byteCount = 32

    /// Takes the bytes of a checksum; `nil` when they are not 32.
    package init?(_ bytes: some Collection<UInt8>) {
        guard bytes.count == Self.byteCount else { return nil }
        let array = Array(bytes)
        self = array.withUnsafeBytes { Digest(complete: $0) }
    }

    /// Takes the bytes of a checksum; `nil` when they are not 32.
    package init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count == Self.byteCount else { return nil }
        self.init(complete: bytes)
    }

    /// Takes bytes that are known to be 32.
    init(complete bytes: UnsafeRawBufferPointer) {
        func word(_ place: Int) -> UInt64 { UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) }
        words = (word(0), word(8), word(16), word(24))
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

    /// The first half, as two numbers.
    var firstWords: (UInt64, UInt64) { (words.0, words.1) }

    /// The bytes.
    package var bytes: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: Self.byteCount) { buffer, count in
            for place in 0..<Self.byteCount { buffer[place] = byte(place) }
            count = Self.byteCount
        }
    }

    /// The checksum in 64 lower-case hexadecimal digits, as `shasum -a 256` prints it.
    package var text: String {
        func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10 }
        return String(unsafeUninitializedCapacity: 2 * Self.byteCount) { buffer in
            for place in 0..<Self.byteCount {
                buffer[2 * place] = digit(byte(place) >> 4)
                buffer[2 * place + 1] = digit(byte(place) & 15)
            }
            return 2 * Self.byteCount
        }
    }

    private func byte(_ place: Int) -> UInt8 {
        let word =
            switch place / 8 {
            case 0: words.0
            case 1: words.1
            case 2: words.2
            default: words.3
            }
        return UInt8(truncatingIfNeeded: word >> UInt64(56 - place % 8 * 8))
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
