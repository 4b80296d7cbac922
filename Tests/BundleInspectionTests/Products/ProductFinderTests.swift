import BundleInspection
import TestSupport
import Testing

@Suite struct ProductFinderTests {
    private func found(_ product: ExampleProduct) -> [String] {
        let inspection = product.inspection
        return inspection.products.map { found in
            let parent = found.parent.map { inspection.products[$0].path } ?? "-"
            return "\(found.kind.rawValue) \(found.path) in \(parent): \(found.binaryPath ?? "-")"
        }
    }

    @Test("an xcframework has its frameworks, with the binaries at the ends of links")
    func xcframework() {
        let expected = [
            "xcframework X.xcframework in -: -",
            "framework X.xcframework/ios-arm64/X.framework in X.xcframework: X.xcframework/ios-arm64/X.framework/X",
            "framework X.xcframework/ios-arm64_x86_64-simulator/X.framework in X.xcframework: "
                + "X.xcframework/ios-arm64_x86_64-simulator/X.framework/X",
            "framework X.xcframework/macos-arm64_x86_64/X.framework in X.xcframework: "
                + "X.xcframework/macos-arm64_x86_64/X.framework/Versions/A/X",
        ]
        #expect(found(CleanProducts.xcframework) == expected)
    }

    @Test("an app has its extensions, and these what is in them")
    func app() {
        var product = CleanProducts.app
        product.addFolder("App.app/PlugIns/E1.appex/Data.bundle")
        product.add("App.app/Frameworks/libY.dylib", ExampleBinary().bytes())
        let expected = [
            "app App.app in -: App.app/App",
            "framework App.app/Frameworks/F1.framework in App.app: App.app/Frameworks/F1.framework/F1",
            "dynamic-library App.app/Frameworks/libY.dylib in App.app: App.app/Frameworks/libY.dylib",
            "app-extension App.app/PlugIns/E1.appex in App.app: App.app/PlugIns/E1.appex/E1",
            "bundle App.app/PlugIns/E1.appex/Data.bundle in App.app/PlugIns/E1.appex: -",
        ]
        #expect(found(product) == expected)
    }

    @Test("an app of macOS keeps its program, its property list and its resources below Contents")
    func macApp() throws {
        var product = ExampleProduct()
        product.add("App.app/Contents/MacOS/Program", ExampleBinary(platform: 1, fileType: 2).bytes(), permissions: 0o755)
        product.add("App.app/Contents/Info.plist", ExamplePropertyList.text([("CFBundleExecutable", "Program")]))
        let app = try #require(product.inspection.products.first)
        #expect(app.infoPath == "App.app/Contents/Info.plist")
        #expect(app.binaryPath == "App.app/Contents/MacOS/Program")
        #expect(app.resourcesPath == "App.app/Contents/Resources")
    }

    @Test("files of code that no bundle names are products of their own")
    func loose() {
        var product = ExampleProduct()
        product.add("a.o", ExampleBinary(platform: 2, fileType: 1).bytes())
        product.add("libA.a", ExampleBinary(platform: 2, fileType: 1).archive())
        product.add("libA.dylib", ExampleBinary().bytes())
        product.add("plug", ExampleBinary(platform: 1, fileType: 8).bytes())
        product.add("readme", "no code")
        product.add("tool", ExampleBinary(platform: 1, fileType: 2).bytes())
        let expected = [
            "object a.o in -: a.o", "static-library libA.a in -: libA.a", "dynamic-library libA.dylib in -: libA.dylib",
            "bundle plug in -: plug", "executable tool in -: tool",
        ]
        #expect(found(product) == expected)
    }

    @Test("debug symbols are no library")
    func debugSymbols() {
        var product = ExampleProduct()
        product.addDebugSymbols(of: "X", in: "dSYMs", ExampleBinary())
        let expected = ["debug-symbols dSYMs/X.framework.dSYM in -: dSYMs/X.framework.dSYM/Contents/Resources/DWARF/X"]
        #expect(found(product) == expected)
    }

    @Test("the owner of a file is the nearest product around it")
    func owner() {
        let inspection = CleanProducts.app.inspection
        #expect(inspection.owner(of: "App.app/Frameworks/F1.framework/Info.plist")?.path == "App.app/Frameworks/F1.framework")
        #expect(inspection.owner(of: "App.app/Frameworks")?.path == "App.app")
        #expect(inspection.owner(of: "Other/file") == nil)
    }
}
