import Checksums
import TestSupport
import Testing

@Suite struct ContentPrintTests {
    private static func value(_ pieces: [UInt8]...) -> ContentPrint.Value {
        var print = ContentPrint()
        for piece in pieces { piece.withUnsafeBytes { print.add($0) } }
        return print.value
    }

    private static func noise(_ count: Int) -> [UInt8] {
        var generator = SeededGenerator(seed: 31)
        return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }

    @Test("a print does not depend on the pieces in which the bytes come")
    func pieces() {
        let bytes = Self.noise(300)
        let whole = Self.value(bytes)
        for first in stride(from: 0, through: 300, by: 7) {
            for second in stride(from: first, through: 300, by: 31) {
                #expect(Self.value(Array(bytes[..<first]), Array(bytes[first..<second]), Array(bytes[second...])) == whole)
            }
        }
    }

    @Test("contents that differ in one bit have different prints, and so have their halves", arguments: [1, 8, 63, 64, 65, 200])
    func bits(count: Int) {
        for bytes in [[UInt8](repeating: 0, count: count), [UInt8](repeating: 0x2f, count: count), Self.noise(count)] {
            var texts: Set<String> = []
            var highs: Set<Substring> = []
            var lows: Set<Substring> = []
            for bit in -1..<count * 8 {
                var changed = bytes
                if bit >= 0 { changed[bit / 8] ^= 1 << (bit % 8) }
                let text = Self.value(changed).text
                texts.insert(text)
                highs.insert(text.split(separator: "-")[0])
                lows.insert(text.split(separator: "-")[1])
            }
            #expect([texts.count, highs.count, lows.count] == [1, 1, 1].map { $0 * (count * 8 + 1) })
        }
    }

    @Test("contents of zeros that differ in length only have different prints")
    func lengths() {
        let texts = (0..<500).map { Self.value([UInt8](repeating: 0, count: $0)).text }
        #expect(Set(texts).count == 500)
    }

    @Test("blocks and words that change places change the print")
    func order() {
        let bytes = Self.noise(256)
        for size in [8, 16, 32, 64, 128] {
            let swapped = Array(bytes[size..<2 * size] + bytes[..<size] + bytes[(2 * size)...])
            #expect(Self.value(swapped) != Self.value(bytes), "\(size)")
        }
    }

    @Test("a print is the same on every machine")
    func stability() {
        #expect(Self.value().text == "f37083a18fa08e17-79ceddb6c68b39f6")
        #expect(Self.value(Array("Trellis".utf8)).text == "49ceb6c378ccaa3c-d6e028f435d1abd0")
        #expect(Self.value(Array(0...255)).text == "b8104f6df678aa25-bd75eef5d4ce9c80")
    }

    @Test("a checksum can take the place of a print")
    func checksums() {
        let digest = SHA256.digest(of: Array("a".utf8))
        #expect(ContentPrint.Value(digest) == ContentPrint.Value(SHA256.digest(of: Array("a".utf8))))
        #expect(ContentPrint.Value(digest).text == "ca978112ca1bbdca-fac231b39a23dc4d")
    }
}
