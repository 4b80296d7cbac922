import BundleInspection
import TestSupport
import Testing

/// What rules for icons, signatures and ipas say about products that are neither good nor bad examples.
@Suite struct UploadRuleTests {
    private func findings(_ product: ExampleProduct, _ rule: String) -> [String] {
        product.findings(RuleTable.all.filter { $0.explanation.identifier == rule })
    }

    @Test("only apps for the phone that people can start need icons", arguments: [1, 2, 3, 4, 7] as [UInt32])
    func iconPlatforms(platform: UInt32) {
        var product = ExampleProduct()
        product.addApp("App", at: "App.app", .program(platform: platform))
        product.replace("CFBundleIcons", with: "Icons", in: "App.app/Info.plist")
        #expect(findings(product, "app-icon").count == (platform == 2 ? 1 : 0))
        product.replace(
            "<key>MinimumOSVersion", with: "<key>LSApplicationLaunchProhibited</key>\n<true/>\n<key>MinimumOSVersion",
            in: "App.app/Info.plist")
        #expect(findings(product, "app-icon") == [])
    }

    @Test("a PNG is measured in both of its forms, and nothing else is one")
    func pictures() {
        for bytes in [ExamplePicture.png(120, 120), ExamplePicture.png(120, 120, isForDevices: true)] {
            var product = CleanProducts.app
            product.add("App.app/AppIcon60x60@2x.png", bytes)
            #expect(findings(product, "app-icon") == [])
            for length in 0..<bytes.count {
                product.add("App.app/AppIcon60x60@2x.png", Array(bytes.prefix(length)))
                #expect(findings(product, "app-icon").count == (length < (bytes.count > 50 ? 40 : 24) ? 1 : 0), "\(length)")
            }
        }
    }

    @Test("catalogs from before Xcode 11 do not say whether an icon is opaque")
    func oldCatalog() {
        var product = CleanProducts.app
        var catalog = CatalogBuilder(["AppIcon": [1, 2, 3]])
        catalog.size = (1024, 1024)
        catalog.isOpaque = false
        product.add("App.app/Assets.car", catalog.bytes())
        #expect(findings(product, "app-icon-transparent") == [])
        catalog.form = 17
        product.add("App.app/Assets.car", catalog.bytes())
        #expect(findings(product, "app-icon-transparent").count == 1)
    }

    @Test("the libraries of a watch app have a folder of their own in SwiftSupport")
    func watch() {
        var product = CleanProducts.app
        product.addApp("Watch", at: "App.app/Watch/Watch.app", .program(platform: 4))
        product.add("App.app/Watch/Watch.app/Frameworks/libswiftCore.dylib", ExampleBinary(platform: 4).bytes(), permissions: 0o755)
        product.move("App.app", to: "Payload/App.app")
        product.add("SwiftSupport/watchos/libswiftCore.dylib", ExampleBinary(platform: 4).bytes())
        #expect(findings(product, "swift-support") == [])
        product.move("SwiftSupport/watchos", to: "SwiftSupport/iphoneos")
        #expect(findings(product, "swift-support").count == 2)
    }

    @Test("an ipa is known by its folder Payload; a folder or an archive of Xcode has no such layout")
    func folders() {
        var product = CleanProducts.app
        product.add("README.txt", "read me\n")
        #expect(findings(product, "ipa-layout") == [])
        product.move("App.app", to: "App.xcarchive/Products/Applications/App.app")
        product.add("App.xcarchive/SwiftSupport/iphoneos/libswiftCore.dylib", ExampleBinary().bytes())
        #expect(["ipa-layout", "swift-support", "symbol-files"].flatMap { findings(product, $0) } == [])
    }

    @Test("signatures without entitlements, and entitlements that allow nothing, are right")
    func entitlements() {
        var program = ExampleBinary.program()
        for signature in [CodeSignatureBuilder(), .entitled([]), .entitled([("get-task-allow", false)])] {
            program.signature = signature
            var product = ExampleProduct()
            product.addApp("App", at: "App.app", program)
            #expect(["debugger-allowed", "entitlement-identifier", "entitlement-forms"].flatMap { findings(product, $0) } == [])
        }
    }
}
