import TestSupport

extension RuleExample {
    /// What a store finds in the property lists of an app.
    static let storePlists: [RuleExample] = [
        RuleExample("identifier-collision", "an extension and a framework with the app's identifier", of: CleanProducts.app) {
            $0.replace("com.example.App.E1", with: "com.example.App", in: "App.app/PlugIns/E1.appex/Info.plist")
            $0.replace("com.example.F1", with: "com.example.App", in: "App.app/Frameworks/F1.framework/Info.plist")
        } finds: {
            [
                "App.app/Frameworks/F1.framework/Info.plist:7 error: CFBundleIdentifier 'com.example.App' is that of 'App.app' too",
                "App.app/PlugIns/E1.appex/Info.plist:7 error: CFBundleIdentifier 'com.example.App' is that of 'App.app' too",
            ]
        },
        RuleExample("identifier-prefix", "the identifier of an older app", of: CleanProducts.app) {
            $0.replace("com.example.App.E1", with: "com.example.Application.E1", in: "App.app/PlugIns/E1.appex/Info.plist")
        } finds: {
            [
                "App.app/PlugIns/E1.appex/Info.plist:7 error: CFBundleIdentifier is 'com.example.Application.E1'; inside of 'App.app' it "
                    + "has to begin with 'com.example.App.'"
            ]
        },
        RuleExample("child-version", "another build number", of: CleanProducts.app) {
            $0.replace(">7<", with: ">6<", in: "App.app/PlugIns/E1.appex/Info.plist")
        } finds: {
            ["App.app/PlugIns/E1.appex/Info.plist:17 warning: CFBundleVersion is '6', but that of 'App.app' is '7'"]
        },
        RuleExample("bundle-info", "keys that are missing and values that are wrong", of: alone) {
            $0.replace("com.example.App", with: "com.example.my_App", in: "App.app/Info.plist")
            $0.replace("CFBundleVersion", with: "Version", in: "App.app/Info.plist")
            $0.replace("APPL", with: "XPC!", in: "App.app/Info.plist")
            $0.replace("15.0", with: "15.x", in: "App.app/Info.plist")
        } finds: {
            [
                "App.app/Info.plist:1 error: there is no CFBundleVersion",
                "App.app/Info.plist:7 error: CFBundleIdentifier is 'com.example.my_App'; it has to be letters, digits, hyphens and dots",
                "App.app/Info.plist:9 error: CFBundlePackageType is 'XPC!'; it has to be 'APPL'",
                "App.app/Info.plist:19 error: MinimumOSVersion is '15.x'; it has to be one to three numbers with dots",
            ]
        },
        RuleExample("bundle-info", "an extension without a point", of: CleanProducts.app) {
            $0.replace("NSExtensionPointIdentifier", with: "NSExtensionMainStoryboard", in: "App.app/PlugIns/E1.appex/Info.plist")
        } finds: {
            ["App.app/PlugIns/E1.appex/Info.plist:21 error: NSExtension has no NSExtensionPointIdentifier"]
        },
        RuleExample("bundle-info", "an extension that is none", of: CleanProducts.app) {
            $0.replace("<key>NSExtension<", with: "<key>Extension<", in: "App.app/PlugIns/E1.appex/Info.plist")
        } finds: {
            ["App.app/PlugIns/E1.appex/Info.plist:1 error: there is neither NSExtension nor EXAppExtensionAttributes"]
        },
        RuleExample("unexpanded-setting", "a name that nobody filled in", of: withResources) {
            $0.replace("<string>en<", with: "<string>$(DEVELOPMENT_LANGUAGE)<", in: "App.app/Data.bundle/Info.plist")
        } finds: {
            [
                "App.app/Data.bundle/Info.plist:5 error: CFBundleDevelopmentRegion is '$(DEVELOPMENT_LANGUAGE)', in which a build setting "
                    + "is not replaced"
            ]
        },
        RuleExample("privacy-manifest-missing", "a library of the list", of: listed(hasManifest: true)) { product in
            product = listed(hasManifest: false)
        } finds: {
            ["App.app/Frameworks/Alamofire.framework:1 error: 'Alamofire' is on Apple's list, but has no 'PrivacyInfo.xcprivacy'"]
        },
    ]

    private static var alone: ExampleProduct {
        var product = ExampleProduct()
        product.addApp("App", at: "App.app", .program())
        return product
    }

    private static func listed(hasManifest: Bool) -> ExampleProduct {
        var product = CleanProducts.app
        let path = "App.app/Frameworks/Alamofire.framework"
        product.addFramework("Alamofire", at: path, ExampleBinary(), hasModule: false)
        if hasManifest { product.add(path + "/PrivacyInfo.xcprivacy", ExamplePropertyList.text([("NSPrivacyTracking", false)])) }
        return product
    }
}
