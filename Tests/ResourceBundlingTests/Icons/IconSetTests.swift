import Diagnostics
import ResourceBundling
import Testing

@Suite("Icons for macOS")
struct IconSetTests {
    @Test("the images stand in the file as they are, by size, whatever their order in the folder")
    func file() throws {
        let small = PNGImage.bytes(width: 16, height: 16)
        let large = PNGImage.bytes(width: 256, height: 256)
        let images = [("icon_128x128@2x.png", large), (".DS_Store", [1]), ("icon_16x16.png", small)]
        let length = UInt8(small.count + 8)
        let expected =
            Array("icns".utf8) + [0, 0, 0, 2 * length + 8] + "icp4".utf8 + [0, 0, 0, length] + small + "ic13".utf8 + [0, 0, 0, length]
            + large
        #expect(try IconSet.file(of: images, path: "App.iconset") == expected)
        #expect(try IconSet.file(of: images.reversed(), path: "App.iconset") == expected)
    }

    @Test("every file that does not belong there is named")
    func problems() {
        let images = [
            ("icon_16x16.png", PNGImage.bytes(width: 17, height: 16)), ("icon_32x32.png", [1, 2]),
            ("icon.png", PNGImage.bytes(width: 1, height: 1)),
        ]
        let error = #expect(throws: DiagnosticError.self) { try IconSet.file(of: images, path: "A.iconset") }
        #expect(
            error?.diagnostics.map { "\($0.location?.path ?? ""): \($0.message)" } == [
                "A.iconset/icon.png: an icon set has no image of this name; name it like 'icon_128x128@2x.png'",
                "A.iconset/icon_16x16.png: the image is 17 × 16; its name promises 16 × 16",
                "A.iconset/icon_32x32.png: the file is no PNG image; export it as one",
            ])
        let empty = #expect(throws: DiagnosticError.self) { try IconSet.file(of: [], path: "A.iconset") }
        #expect(empty?.description == "A.iconset: error: the icon set is empty; put images into it [icon-set]")
    }
}
