import Diagnostics
import ResourceFormats
import SystemSupport
import TestSupport
import Testing

@Suite struct AssetCatalogTests {
    private static let namespace = #"{"properties": {"provides-namespace": true}}"#
    private static let image = #"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"}]}"#

    private func read(_ files: [String: String]) throws -> (catalog: AssetCatalog, messages: [String]) {
        var diagnostics: [Diagnostic] = []
        let fileSystem = MemoryFileSystem(Dictionary(files.map { ("/A.xcassets/\($0)", $1) }, uniquingKeysWith: { $1 }))
        let catalog = try AssetCatalogReader.read(
            at: "/A.xcassets", shownPath: "A.xcassets", fileSystem: fileSystem, diagnostics: &diagnostics)
        return (catalog, diagnostics.map(\.description))
    }

    /// The paths, kinds and names of all items.
    private func lines(_ items: [AssetItem], indent: String = "") -> [String] {
        items.flatMap { item -> [String] in
            switch item {
            case .group(let group):
                ["\(indent)\(group.name)\(group.providesNamespace ? " *" : "")"] + lines(group.items, indent: indent + "  ")
            case .asset(let asset):
                ["\(indent)\(asset.kind) \(asset.runtimeName)"] + lines(asset.items, indent: indent + "  ")
            }
        }
    }

    @Test("groups nest, and only those that provide a namespace are part of the names of their assets")
    func namespaces() throws {
        let (catalog, messages) = try read([
            "Contents.json": "{}", "Exotic/Contents.json": Self.namespace, "Exotic/Banana.imageset/Contents.json": Self.image,
            "Exotic/Plain/Mango.imageset/Contents.json": Self.image, "Exotic/Deep/Contents.json": Self.namespace,
            "Exotic/Deep/Tint.colorset/Contents.json": "{}", "Round/Apricot.dataset/Contents.json": "{}", "Empty/": "",
            "Stack.imagestack/Front.imagestacklayer/Content.imageset/Contents.json": Self.image,
        ])
        #expect(messages == [])
        #expect(catalog.name == "A")
        #expect(
            lines(catalog.items) == [
                "Empty", "Exotic *", "  image Exotic/Banana", "  Deep *", "    color Exotic/Deep/Tint", "  Plain", "    image Exotic/Mango",
                "Round", "  data Apricot", "imageStack Stack", "  imageStackLayer Front", "    image Content",
            ])
    }

    @Test("every key of an entry is read")
    func entryKeys() throws {
        let contents = """
            {"images": [{"idiom": "ipad", "scale": "2x", "filename": "a.png", "appearances": [{"appearance": "luminosity",
            "value": "dark"}],
              "display-gamut": "display-P3", "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1},
              "cap-insets": {"top": 2, "left": 3.5}}, "alignment-insets": {"bottom": 1}, "new-key": "x"}],
             "properties": {"template-rendering-intent": "template", "on-demand-resource-tags": ["a", "b"]},
             "info": {"author": "xcode", "version": 1}}
            """
        let (catalog, messages) = try read(["I.imageset/Contents.json": contents, "I.imageset/a.png": ""])
        #expect(messages == [])
        guard case .asset(let asset) = catalog.items.first, let entry = asset.contents?.entries.first else {
            Issue.record("there is no asset")
            return
        }
        #expect(entry.fileName == "a.png")
        #expect(entry["idiom"] == "ipad")
        #expect(entry["display-gamut"] == "display-P3")
        #expect(entry.appearances == [.init(key: "luminosity", value: "dark")])
        #expect(entry.resizing?.mode == "9-part")
        #expect(entry.resizing?.center?.value == "tile")
        #expect(entry.resizing?.capInsets?.distances == [.init(key: "top", value: "2"), .init(key: "left", value: "3.5")])
        #expect(entry.alignmentInsets?.distances == [.init(key: "bottom", value: "1")])
        #expect(entry.unknownKeys == [.init(key: "new-key", value: "x")])
        #expect(entry.location.description == "A.xcassets/I.imageset/Contents.json:1:13")
        #expect(asset.contents?.properties.map(\.name) == ["template-rendering-intent", "on-demand-resource-tags"])
        #expect(asset.contents?.properties.last?.texts == ["a", "b"])
        #expect(asset.files == ["a.png"])
    }

    @Test("a colour has its space and its components as they are written")
    func color() throws {
        let contents = """
            {"colors": [{"color": {"color-space": "srgb", "components": {"red": "0x80", "alpha": "1.000"}}},
              {"color": {"platform": "ios", "reference": "labelColor"}}]}
            """
        let (catalog, _) = try read(["C.colorset/Contents.json": contents])
        guard case .asset(let asset) = catalog.items.first, let entries = asset.contents?.entries else {
            Issue.record("there is no asset")
            return
        }
        #expect(entries.first?.color?.space == "srgb")
        #expect(entries.first?.color?.components == [.init(key: "red", value: "0x80"), .init(key: "alpha", value: "1.000")])
        #expect(entries.last?.color?.reference == "labelColor")
    }

    @Test("a folder of an unknown kind is left out with a warning, and broken JSON does not hide the asset")
    func faults() throws {
        let (catalog, messages) = try read([
            "A.imagset/Contents.json": "{}", "B.imageset/Contents.json": "{\n  \"images\": [,]}",
            "C.imageset/Contents.json": #"{"images": {}}"#,
        ])
        #expect(lines(catalog.items) == ["image B", "image C"])
        #expect(messages.count == 3)
        #expect(
            messages.first
                == "A.xcassets/A.imagset: warning: the folder 'A.imagset' is of no known kind and is left out; did you mean "
                + "'imageset' [asset-kind]"
        )
        #expect(messages[1].hasPrefix("A.xcassets/B.imageset/Contents.json:2:14: warning: "))
        #expect(
            messages.last
                == "A.xcassets/C.imageset/Contents.json:1:12: warning: 'images' is no list; asset catalogs have another "
                + "structure [asset-contents]"
        )
    }

    @Test(
        "only the scales have to be filled that displays of the platform ask for",
        arguments: [
            ("universal", ["iphoneos", "iphonesimulator"], ["2x", "3x"]), ("universal", ["macosx"], ["1x", "2x"]),
            ("universal", ["appletvos"], ["1x", "2x"]), ("universal", ["watchos"], ["2x"]), ("universal", ["xros"], ["2x"]),
            ("universal", ["iphoneos", "macosx"], ["1x", "2x", "3x"]), ("universal", [], ["2x", "3x"]), ("ipad", ["iphoneos"], ["2x"]),
            ("mac", ["iphoneos"], ["1x", "2x"]), ("phone", ["watchos"], ["2x"]),
        ])
    func scales(idiom: String, platforms: [String], expected: [String]) throws {
        for scale in ["1x", "2x", "3x"] {
            let contents = """
                {"images": [{"idiom": "\(idiom)", "scale": "4x", "filename": "a.png"}, {"idiom": "\(idiom)", "scale": "\(scale)"}]}
                """
            let (catalog, _) = try read(["I.imageset/Contents.json": contents, "I.imageset/a.png": ""])
            let findings = AssetCatalogCheck.findings(in: catalog, shownPath: "A.xcassets", platforms: Set(platforms))
            #expect(findings.map(\.code) == (expected.contains(scale) ? ["asset-scale-missing"] : []), "\(scale)")
        }
    }

    @Test("the files that the properties of a scan name are named")
    func scans() throws {
        let contents = #"{"properties": {"preview": "p.jpg", "content": "c.cv3dmap", "rotation": [0, 1]}}"#
        let (catalog, _) = try read([
            "S.arobject/Contents.json": contents, "S.arobject/p.jpg": "", "S.arobject/c.cv3dmap": "", "S.arobject/x": "",
        ])
        #expect(
            AssetCatalogCheck.findings(in: catalog, shownPath: "A.xcassets").map(\.location?.path) == ["A.xcassets/S.arobject/x"])
    }

    @Test("files that are not there, not named or named in another case are found with their places, and so are empty scales")
    func check() throws {
        let contents = """
            {"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png"},
             {"idiom": "universal", "scale": "2x"},
             {"idiom": "universal", "scale": "3x", "filename": "Big.PNG"},
             {"idiom": "ipad", "scale": "1x"}]}
            """
        let (catalog, _) = try read([
            "I.imageset/Contents.json": contents, "I.imageset/big.png": "", "I.imageset/left.png": "", "J.colorset/": "",
        ])
        let findings = AssetCatalogCheck.findings(in: catalog, shownPath: "A.xcassets").map(\.description)
        let file = "A.xcassets/I.imageset/Contents.json"
        #expect(
            findings == [
                "\(file):1:13: warning: the file 'a.png' of 'I' is not there; add it, or empty its place [asset-file-missing]",
                "\(file):3:2: warning: 'Big.PNG' of 'I' is 'big.png' on disk, which is another file where case counts; rename one of them "
                    + "[asset-file-case]",
                "A.xcassets/I.imageset/left.png: warning: no entry of 'I' names the file 'left.png', so that nothing shows it; remove it "
                    + "[asset-file-unnamed]",
                "\(file):2:2: warning: 'I' has no image for 2x; add one, or remove the entry [asset-scale-missing]",
                "A.xcassets/J.colorset: warning: the asset 'J' has no 'Contents.json'; open it in Xcode, or remove it "
                    + "[asset-contents-missing]",
            ])
    }

    @Test("folders that are nested too deeply are an error")
    func depth() {
        let path = String(repeating: "a/", count: 100)
        #expect(
            thrown { _ = try read([path + "b.imageset/Contents.json": "{}"]) }.map { $0.hasSuffix("; flatten the catalog [asset-depth]") }
                == [true])
        var diagnostics: [Diagnostic] = []
        let file = AssetFile(path: path + "x")
        #expect(thrown { _ = try AssetCatalogReader.read([file], shownPath: "A.xcassets", diagnostics: &diagnostics) }.count == 1)
    }

    @Test("every catalog of real projects is read", .enabled(if: Corpus.isPresent))
    func corpus() throws {
        let contents = Corpus.files(below: "xcassets", suffix: "Contents.json")
        #expect(contents.count > 100)
        let folders = Set(
            contents.map { path in
                let parts = path.split(separator: "/", omittingEmptySubsequences: false)
                return parts[...(parts.firstIndex { $0.hasSuffix(".xcassets") } ?? 0)].joined(separator: "/")
            })
        #expect(folders.count > 10)
        var count = 0
        for folder in folders.sorted() {
            var diagnostics: [Diagnostic] = []
            let catalog = try AssetCatalogReader.read(
                at: folder, shownPath: PathText.lastComponent(of: folder), fileSystem: DiskFileSystem(), diagnostics: &diagnostics)
            count += lines(catalog.items).count
            #expect(diagnostics.allSatisfy { $0.location != nil })
            _ = AssetCatalogCheck.findings(in: catalog, shownPath: "x")
        }
        #expect(count > 500)
    }

    @Test("damaged contents never stop the reading")
    func mutations() throws {
        let images = #""images":[{"idiom":"universal","appearances":[{"appearance":"a"}],"resizing":{"cap-insets":{"top":1}}}]"#
        let seed = Array(("{" + images + #","properties":{"a":["b"]}}"#).utf8)
        let count = mutationCount(3000, ProcessEnvironment.variable("TRELLIS_MUTATIONS"))
        for bytes in Mutations(of: seed, structure: #"{}[]",:"#, count: count, seed: 12) {
            var diagnostics: [Diagnostic] = []
            let files = [AssetFile(path: "I.imageset/Contents.json", bytes: bytes), AssetFile(path: "G/Contents.json", bytes: bytes)]
            let catalog = try AssetCatalogReader.read(files, shownPath: "A.xcassets", diagnostics: &diagnostics)
            #expect(catalog.items.count == 2)
            #expect(diagnostics.allSatisfy { $0.location?.line != nil })
        }
    }
}
