import BundleInspection
import TestSupport
import Testing

@Suite struct CopySearchTests {
    private func groups(_ product: ExampleProduct) -> [CopyGroup] {
        CopySearch(product.inspection(ReadingOptions(wantsCopies: true))).groups
    }

    @Test("files of one size with other contents are no copies")
    func contents() {
        var product = CleanProducts.app
        product.add("App.app/a.txt", "one\n")
        product.add("App.app/b.txt", "two\n")
        #expect(groups(product).isEmpty)
        product.add("App.app/c.txt", "two\n")
        #expect(groups(product).map(\.paths) == [["App.app/b.txt", "App.app/c.txt"]])
        // All of them lie in the app, so that nobody else could serve.
        #expect(groups(product).map(\.advice) == [""])
    }

    @Test("a bundle is a copy as a whole only when everything in it is one")
    func bundles() {
        var product = CleanProducts.app
        for owner in ["App.app", "App.app/PlugIns/E1.appex"] {
            product.addResourceBundle("Data", at: owner + "/Data.bundle")
            product.add(owner + "/Data.bundle/a.txt", "first\n")
            product.add(owner + "/Data.bundle/en.lproj/b.txt", "second\n")
        }
        #expect(groups(product).map(\.kind) == [.bundle])
        #expect(groups(product).map(\.paths) == [["App.app/Data.bundle", "App.app/PlugIns/E1.appex/Data.bundle"]])
        var renamed = product
        renamed.replace("com.example.Data", with: "com.example.Date", in: "App.app/Data.bundle/Info.plist")
        #expect(groups(renamed).map(\.kind) == [.file, .file])
        product.add("App.app/Data.bundle/c.txt", "a file that the other one has not\n")
        #expect(groups(product).map(\.kind) == [.file, .file])
    }

    @Test("copies are the same with seals, without them, and where some files are sealed only")
    func seals() {
        var product = CleanProducts.app
        for path in ["App.app/a.txt", "App.app/PlugIns/E1.appex/a.txt", "App.app/Frameworks/F1.framework/a.txt"] {
            product.add(path, "the same\n")
            product.add(path + ".md", "another \(path)\n")
        }
        let copies = groups(product)
        #expect(copies.map(\.paths.count) == [3])
        for owner in ["App.app/PlugIns/E1.appex", "App.app"] {
            product.add(owner + "/_CodeSignature/CodeResources", ExamplePropertyList.text([("files2", .dictionary([]))]))
            #expect(groups(product) == copies, "\(owner)")
        }
    }

    @Test("the app of a watch goes to another device")
    func otherDevice() {
        var product = CleanProducts.app
        product.addApp("Watch", at: "App.app/Watch/Watch.app", .program(platform: 4))
        product.add("App.app/a.txt", "one\n")
        product.add("App.app/Watch/Watch.app/a.txt", "one\n")
        #expect(groups(product).isEmpty)
    }

    @Test("seals and property lists of bundles are no copies")
    func exceptions() {
        var product = CleanProducts.app
        for owner in ["App.app", "App.app/PlugIns/E1.appex"] {
            product.add(owner + "/PkgInfo", "APPL????")
            product.add(owner + "/_CodeSignature/CodeResources", ExamplePropertyList.text([]))
        }
        #expect(groups(product).isEmpty)
    }

    @Test("renditions that two catalogs share are told together, and equal catalogs as files")
    func renditions() {
        var product = CleanProducts.app
        product.add("App.app/Assets.car", CatalogBuilder(["photo": [1, 2, 3], "logo": [4, 5], "own": [9]]).bytes())
        product.add("App.app/PlugIns/E1.appex/Assets.car", CatalogBuilder(["photo": [1, 2, 3], "logo": [4, 5], "other": [8]]).bytes())
        let found = groups(product)
        #expect(found.map(\.kind) == [.rendition])
        #expect(found.map(\.names) == [["logo.png", "photo.png"]])
        #expect(found.map(\.sizeBytes) == [184 * 2 + 5])
        #expect(found.map(\.title) == ["'logo.png' and 1 more in App.app/Assets.car"])
        product.add("App.app/PlugIns/E1.appex/Assets.car", product.bytes(of: "App.app/Assets.car"))
        #expect(groups(product).map(\.kind) == [.file])
    }
}
