import BundleInspection
import Testing

@Suite struct CleanProductTests {
    @Test("an xcframework for the phone, its simulator and macOS has no finding")
    func xcframework() {
        #expect(CleanProducts.xcframework.findings() == [])
        #expect(CleanProducts.phone.findings() == [])
    }

    @Test("an app of 6 extensions and 40 frameworks has no finding")
    func app() {
        #expect(CleanProducts.app(extensions: 6, frameworks: 40).findings() == [])
    }

    @Test("a framework for macOS and artifact bundles have no finding")
    func others() {
        #expect(CleanProducts.deepFramework.findings() == [])
        #expect(CleanProducts.libraryBundle.findings() == [])
        #expect(CleanProducts.programBundle.findings() == [])
    }
}
