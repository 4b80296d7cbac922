import CodeGeneration
import Diagnostics
import Testing

/// Equal images, and pixels that do not fit.
@Suite struct ImageChecksTests {
    private typealias File = (name: String, scale: String, bytes: [UInt8])

    @Test("equal images are told once for two names, and never within one")
    func equalImages() throws {
        let image = ResourceFolder.png(2, 2)
        var folder = ResourceFolder()
        folder.addImage("A", [("a.png", "1x", image), ("a@2x.png", "2x", image)])
        folder.addImage("B", [("b.png", "1x", image), ("b@2x.png", "2x", image)])
        folder.addImage("C", [("c.png", "1x", ResourceFolder.png(2, 2, number: 1))])
        folder.files["d.png"] = image
        folder.files["B.xcassets/A.imageset/Contents.json"] = folder.files["A.xcassets/A.imageset/Contents.json"]
        folder.files["B.xcassets/A.imageset/a.png"] = image
        let findings = try folder.report(rules: ["equal-images"]).findings
        #expect(
            findings.map { "\($0.location.map(\.description) ?? ""): \($0.message)" } == [
                "A.xcassets/B.imageset/Contents.json:1:12: 'B' has the same image as 'A'; use one of them for both",
                "d.png: 'd' has the same image as 'A'; use one of them for both",
            ])
        #expect(
            findings.first?.notes.map { "\($0.location.map(\.description) ?? ""): \($0.message)" } == [
                "A.xcassets/A.imageset/Contents.json:1:12: 'A' has it here"
            ])
    }

    @Test(
        "sizes fit when they differ by less than a pixel",
        arguments: [
            ([(10, 10, "1x"), (20, 20, "2x"), (30, 30, "3x")], 0), ([(17, 10, "1x"), (33, 20, "2x"), (50, 30, "3x")], 0),
            ([(10, 10, "1x"), (22, 20, "2x")], 1), ([(10, 10, "1x"), (10, 10, "2x"), (30, 30, "3x")], 1), ([(10, 10, "2x")], 0),
        ] as [([(UInt8, UInt8, String)], Int)])
    func scales(sizes: [(UInt8, UInt8, String)], count: Int) throws {
        var folder = ResourceFolder()
        folder.addImage("A", sizes.map { ("\($0.2).png", $0.2, ResourceFolder.png($0.0, $0.1)) })
        let findings = try folder.report(rules: ["image-size"]).findings
        #expect(findings.count == count)
    }

    @Test("the message has both sizes, also of images beside the code and of icons")
    func messages() throws {
        var folder = ResourceFolder([
            "A.xcassets/I.appiconset/Contents.json": #"{"images":[{"filename":"i.png","size":"20x20","scale":"2x","idiom":"iphone"}]}"#
        ])
        folder.files["A.xcassets/I.appiconset/i.png"] = ResourceFolder.png(41, 40)
        folder.files["a.png"] = ResourceFolder.png(10, 10)
        folder.files["a@2x.png"] = ResourceFolder.png(24, 20)
        folder.files["a@2x~ipad.png"] = ResourceFolder.png(99, 20)
        #expect(
            try folder.findings("image-size") == [
                "A.xcassets/I.appiconset/Contents.json:1:12: the image of 'I' has 41 × 40 pixels, and its entry wants 40 × 40; "
                    + "export it in that size",
                "a.png: the image of 'a' for 1x has 10 × 10 pixels, which does not fit to the 24 × 20 for 2x; export both again",
            ])
    }
}
