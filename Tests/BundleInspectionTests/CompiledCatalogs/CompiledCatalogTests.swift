import BundleInspection
import SystemSupport
import TestSupport
import Testing

@Suite struct CompiledCatalogTests {
    private func read(_ bytes: [UInt8]) -> CompiledCatalog? {
        var product = ExampleProduct()
        product.add("Assets.car", bytes)
        let inspection = product.inspection(ReadingOptions(wantsCopies: true))
        guard case .catalog(let catalog)? = inspection.facts(at: "Assets.car")?.content else { return nil }
        return catalog
    }

    @Test(
        "assets and renditions are read from catalogs of both generations, also through inner nodes",
        arguments: [(false, false), (true, false), (false, true)])
    func content(isOld: Bool, hasInnerNode: Bool) throws {
        var builder = CatalogBuilder(["logo": [4, 5], "photo": [1, 2, 3]])
        builder.isOld = isOld
        builder.hasInnerNode = hasInnerNode
        let catalog = try #require(read(builder.bytes()))
        #expect(catalog.assets == ["logo", "photo"])
        #expect(catalog.renditions.map(\.asset) == ["logo", "photo"])
        #expect(catalog.renditions.map(\.fileName) == ["logo.png", "photo.png"])
        #expect(catalog.renditions.map(\.width) == [20, 20])
        #expect(catalog.renditions.map(\.height) == [10, 10])
        #expect(catalog.renditions.map(\.sizeBytes) == [186, 187])
    }

    @Test("the time of a source does not make another rendition of it, its content does")
    func digests() throws {
        var builder = CatalogBuilder(["photo": [1, 2, 3]])
        let first = try #require(read(builder.bytes())?.renditions.first?.digest)
        builder.time = 99
        #expect(read(builder.bytes())?.renditions.first?.digest == first)
        builder.assets["photo"] = [1, 2, 4]
        #expect(read(builder.bytes())?.renditions.first?.digest != first)
    }

    @Test("a rendition without content of its own, such as a place in an atlas, has no checksum")
    func links() {
        #expect(read(CatalogBuilder(["photo": []]).bytes())?.renditions.map { $0.digest == nil } == [true])
    }

    @Test("damaged catalogs are read without a trap, and are no fault of the app")
    func damage() {
        let count = ProcessEnvironment.variable("TRELLIS_PRODUCT_MUTATIONS").flatMap { Int($0) } ?? 2000
        let bytes = CatalogBuilder(["logo": [4, 5], "photo": [1, 2, 3]]).bytes()
        for damaged in Mutations(of: bytes, structure: "\0\u{01}\u{7f}", count: count, seed: 74) {
            var product = CleanProducts.app
            product.add("App.app/Assets.car", damaged)
            // The icon that is gone is one.
            #expect(product.findings().filter { !$0.hasPrefix("app-icon App.app/") } == [])
        }
        for length in stride(from: 0, to: bytes.count, by: 7) { _ = read(Array(bytes.prefix(length))) }
    }

    @Test("catalogs that Apple's tool made have as many renditions as their header says", .enabled(if: Corpus.isPresent))
    func corpus() throws {
        var seen = 0
        for file in Corpus.files(below: "car", suffix: ".car") {
            let bytes = [UInt8](try DiskFileSystem().read(file))
            let header = try #require(bytes.firstRange(of: Array("RATC".utf8)))
            let expected = (0..<4).reduce(0) { $0 | Int(bytes[header.lowerBound + 16 + $1]) << (8 * $1) }
            let catalog = try #require(read(bytes), "\(file)")
            #expect(catalog.renditions.count == expected, "\(file)")
            #expect(catalog.assets.count == Set(catalog.assets).count)
            seen += 1
        }
        #expect(seen > 5)
    }
}
