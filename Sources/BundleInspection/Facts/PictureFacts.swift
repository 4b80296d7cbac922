/// What the first bytes of a PNG say about the picture.
package struct PictureFacts: Sendable, Hashable {
    /// The width in pixels.
    package var width: Int
    /// The height in pixels.
    package var height: Int

    private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    private static let headerChunk = Array("IHDR".utf8)
    /// What Xcode puts before it into the pictures of apps, which have their colours in another order.
    private static let appleChunk = Array("CgBI".utf8)

    /// Reads the beginning of a file; `nil` when it is no PNG.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Self.signature) else { return nil }
        var place = Self.signature.count
        if bytes.count >= place + 8, Array(bytes[place + 4..<place + 8]) == Self.appleChunk {
            // Its length, name and content, and the checksum.
            place += 12 + Self.word(bytes, place) % 64
        }
        guard bytes.count >= place + 16, Array(bytes[place + 4..<place + 8]) == Self.headerChunk else { return nil }
        width = Self.word(bytes, place + 8)
        height = Self.word(bytes, place + 12)
    }

    /// As many bytes decide as this.
    static let headerBytes = 128

    private static func word(_ bytes: [UInt8], _ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
}
