/// The size of a PNG image, from its first bytes.
package struct PNGHeader: Sendable, Hashable {
    /// The width in pixels.
    package var width: Int
    /// The height in pixels.
    package var height: Int

    /// How many bytes of a file are looked at.
    static let byteCount = 33

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Reads the beginning of a file; `nil` when it is no PNG image, also for the variant that Xcode optimizes for devices.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count >= Self.byteCount, bytes.starts(with: Self.signature), bytes[12..<16].elementsEqual("IHDR".utf8)
        else { return nil }
        func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        width = number(16)
        height = number(20)
        // The format has 31 bits for each.
        guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else { return nil }
    }
}
