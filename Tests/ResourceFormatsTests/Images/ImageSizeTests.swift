import ResourceFormats
import TestSupport
import Testing

/// The sizes of images, from their first bytes.
@Suite struct ImageSizeTests {
    private static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 1, 4, 0, 0, 0, 7]
    private static let optimised: [UInt8] =
        png[..<8] + [0, 0, 0, 4] + Array("CgBI".utf8) + [1, 2, 3, 4, 5, 6, 7, 8] + [0, 0, 0, 13] + png[12...]
    private static let jpeg: [UInt8] =
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 2, 0xFF, 0xC2, 0, 11, 8, 1, 0, 2, 0, 3]
    private static let gif: [UInt8] = Array("GIF89a".utf8) + [2, 1, 3, 0]

    @Test("the size stands where each format has it")
    func sizes() {
        #expect(ImageSize(Self.png) == ImageSize(width: 260, height: 7))
        #expect(ImageSize(Self.optimised) == ImageSize(width: 260, height: 7))
        #expect(ImageSize(Self.jpeg) == ImageSize(width: 512, height: 256))
        #expect(ImageSize(Self.gif) == ImageSize(width: 258, height: 3))
        #expect(ImageSize(Array("<svg/>".utf8)) == nil)
        #expect(ImageSize([]) == nil)
    }

    @Test("a file that ends early, and one without pixels, have no size", arguments: [png, optimised, jpeg, gif])
    func ends(bytes: [UInt8]) {
        for length in bytes.indices.dropLast(1) where length < 16 { #expect(ImageSize(Array(bytes[..<length])) == nil) }
        #expect(ImageSize(Array("GIF89a".utf8) + [0, 0, 1, 0]) == nil)
        for damaged in Mutations(of: bytes, structure: "\u{FF}", count: 500, seed: 4) { _ = ImageSize(damaged) }
    }
}
