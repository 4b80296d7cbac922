import Diagnostics
import ResourceBundling
import Testing

@Suite("Images in several scales")
struct ScaleCheckTests {
    private func findings(_ images: [(String, Int, Int)]) throws -> [String] {
        let images = try images.map { path, width, height in
            ScaleCheck.Image(path: path, size: try #require(PNGHeader(PNGImage.bytes(width: width, height: height))))
        }
        return ScaleCheck.findings(images).map { "\($0.location?.path ?? ""): \($0.message)" }
    }

    @Test("sizes that fit to the names are fine, also with a half point and for one device only")
    func fitting() throws {
        #expect(try findings([("a/S.png", 10, 20), ("a/S@2x.png", 20, 40), ("a/S@3x.png", 30, 60)]) == [])
        #expect(try findings([("S@2x.png", 25, 25), ("S@3x.png", 38, 37)]) == [])
        #expect(try findings([("S.png", 10, 10), ("S@2x~ipad.png", 70, 70), ("S~ipad.png", 35, 35), ("T@2x.png", 9, 9)]) == [])
    }

    @Test("an image with the wrong size is named with the size that is expected")
    func wrongSize() throws {
        #expect(
            try findings([("b/S@2x.png", 20, 41), ("b/S.png", 10, 20), ("b/S@3x.png", 20, 40)]) == [
                "b/S@3x.png: the image is 20 × 40 and 'S.png' is 10 × 20, so that 30 × 60 is expected; "
                    + "export it anew or name it as what it is"
            ])
    }

    @Test("what is no PNG image has no size", arguments: [0, 8, 23, 32])
    func cut(length: Int) {
        #expect(PNGHeader(Array(PNGImage.bytes(width: 1, height: 1).prefix(length))) == nil)
        #expect(PNGHeader(PNGImage.bytes(width: 0, height: 1)) == nil)
        #expect(PNGHeader([UInt8](repeating: 0x89, count: 64)) == nil)
    }
}
