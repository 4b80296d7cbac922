import TestSupport

extension RuleExample {
    /// What a store finds among the icons of an app.
    static let icons: [RuleExample] = [
        RuleExample("app-icon", "no icon at all", of: CleanProducts.app) {
            $0.replace("CFBundleIcons", with: "Icons", in: "App.app/Info.plist")
        } finds: {
            ["App.app/Info.plist:1 error: there is no CFBundleIconName"]
        },
        RuleExample("app-icon", "pictures that are gone, for both kinds of devices", of: forPad) {
            $0.remove("App.app/AppIcon76x76@2x~ipad.png")
            $0.add("App.app/AppIcon60x60@2x.png", ExamplePicture.png(180, 180))
        } finds: {
            [
                "App.app:1 error: there is no icon of 120 x 120 for the phone, neither as a PNG nor in 'Assets.car'",
                "App.app:1 error: there is no icon of 152 x 152 for the pad, neither as a PNG nor in 'Assets.car'",
            ]
        },
        RuleExample("app-icon", "a catalog without the icon", of: withCatalog()) {
            $0.add("App.app/Assets.car", CatalogBuilder(["photo": [1]]).bytes())
        } finds: {
            ["App.app/Info.plist:29 error: CFBundleIconName is 'AppIcon', which 'Assets.car' does not hold"]
        },
        RuleExample("app-icon", "a catalog without the picture for the store", of: withCatalog()) {
            $0 = withCatalog(size: 512)
        } finds: {
            ["App.app/Assets.car:1 error: 'AppIcon' has no picture of 1024 x 1024 for the store"]
        },
        RuleExample("app-icon-transparent", "an alpha channel", of: withCatalog()) {
            $0 = withCatalog(isOpaque: false)
        } finds: {
            ["App.app/Assets.car:1 error: 'AppIcon.png' of the icon 'AppIcon' has an alpha channel"]
        },
    ]

    /// What a store finds in the signatures of an app.
    static let signatures: [RuleExample] = [
        RuleExample("debugger-allowed", "a signature for development in an ipa", of: upload(signed([("get-task-allow", false)]))) {
            $0 = upload(signed([("get-task-allow", true)]))
        } finds: {
            ["Payload/App.app/App:1 error: the signature has 'get-task-allow', which allows debuggers"]
        },
        RuleExample("debugger-allowed", "a signature for development outside of an ipa", of: signed([("a", true)])) {
            $0 = signed([("a", true), ("get-task-allow", true)])
        } finds: {
            ["App.app/App:1 note: the signature has 'get-task-allow', which allows debuggers"]
        },
        RuleExample("entitlement-identifier", "a bundle that was renamed", of: signed(identifier: "A1B2C3D4E5.com.example.App")) {
            $0.replace("com.example.App", with: "com.example.New", in: "App.app/Info.plist")
        } finds: {
            ["App.app/App:1 error: the signature is for 'A1B2C3D4E5.com.example.App', but CFBundleIdentifier is 'com.example.New'"]
        },
        RuleExample("entitlement-identifier", "no team", of: signed(identifier: "A1B2C3D4E5.com.example.*")) {
            $0 = signed(identifier: "App")
        } finds: {
            ["App.app/App:1 error: the signature is for 'App', which has no prefix of a team"]
        },
        RuleExample("entitlement-identifier", "an extension of another team", of: withExtension(team: "A1B2C3D4E5")) {
            $0 = withExtension(team: "F6G7H8J9K0")
        } finds: {
            [
                "App.app/PlugIns/E1.appex/E1:1 warning: the signature is for 'F6G7H8J9K0.com.example.App.E1', but 'App.app' has the prefix "
                    + "'A1B2C3D4E5'"
            ]
        },
        RuleExample("entitlement-forms", "the old form alone", of: signed([("aps-environment", "production")])) {
            $0 = signed([("aps-environment", "production")]) { $0.encodedEntitlements = nil }
        } finds: {
            ["App.app/App:1 warning: the signature has no entitlements in DER, which systems from iOS 15 on want"]
        },
        RuleExample("entitlement-forms", "two forms that differ", of: signed([("a", ["x", "y"]), ("b", .dictionary([("c", true)]))])) {
            $0 = signed([("a", ["x", "y"]), ("b", .dictionary([("c", true)]))]) {
                $0.encodedEntitlements = [("a", ["x", "y"]), ("b", .dictionary([("c", false)]))]
            }
        } finds: {
            ["App.app/App:1 error: 'b' differs between the entitlements in the property list and in DER"]
        },
    ]

    /// What a store finds in the folders of an ipa.
    static let uploads: [RuleExample] = [
        RuleExample("ipa-layout", "what does not belong there", of: upload(CleanProducts.app)) {
            $0.add("README.txt", "read me\n")
            $0.add("Payload/notes.txt", "notes\n")
            var second = ExampleProduct()
            second.addApp("Second", at: "Payload/Second.app", .program())
            for path in second.paths { $0.add(path, second.bytes(of: path), permissions: 0o755) }
            $0.setPermissions(0o644, of: "Payload/Second.app/Info.plist")
        } finds: {
            [
                "Payload/Second.app:1 error: 'Payload' holds 'App.app' already; one app is one ipa",
                "Payload/notes.txt:1 error: 'notes.txt' is no app; 'Payload' holds the app alone",
                "README.txt:1 warning: 'README.txt' does not belong into an ipa",
            ]
        },
        RuleExample("ipa-layout", "an app in a folder of its own", of: upload(CleanProducts.app)) {
            $0.move("Payload/App.app", to: "Payload/App/App.app")
        } finds: {
            ["Payload:1 error: there is no app in 'Payload'", "Payload/App:1 error: 'App' is no app; 'Payload' holds the app alone"]
        },
        RuleExample("swift-support", "no folder", of: withSwift(support: ["iphoneos/libswiftCore.dylib"])) {
            $0 = withSwift(support: [])
        } finds: {
            ["Payload/App.app/Frameworks:1 error: the app carries a library of Swift, but there is no folder 'SwiftSupport'"]
        },
        RuleExample("swift-support", "other libraries than those of the app", of: withSwift(support: ["iphoneos/libswiftCore.dylib"])) {
            $0 = withSwift(support: ["iphoneos/libswiftUIKit.dylib", "iphoneos/notes.txt"])
        } finds: {
            [
                "SwiftSupport:1 error: there is no 'SwiftSupport/iphoneos/libswiftCore.dylib', but the app carries the library",
                "SwiftSupport/iphoneos/libswiftUIKit.dylib:1 warning: 'iphoneos/libswiftUIKit.dylib' is a library that the app does "
                    + "not carry",
                "SwiftSupport/iphoneos/notes.txt:1 warning: 'iphoneos/notes.txt' is no library of Swift's runtime",
            ]
        },
        RuleExample("symbol-files", "symbols of another build", of: withSymbols) {
            $0.add("Symbols/11111111-1111-1111-1111-111111111111.symbols", "x")
            $0.add("Symbols/notes.txt", "x")
        } finds: {
            [
                "Symbols/11111111-1111-1111-1111-111111111111.symbols:1 warning: no code of the app has the UUID "
                    + "'11111111-1111-1111-1111-111111111111'",
                "Symbols/notes.txt:1 warning: 'notes.txt' is no file of symbols",
            ]
        },
    ]

    private static var forPad: ExampleProduct {
        var product = CleanProducts.app
        let families = "<key>UIDeviceFamily</key>\n<array>\n<integer>1</integer>\n<integer>2</integer>\n</array>\n</dict>\n</plist>"
        product.replace("</dict>\n</plist>", with: families, in: "App.app/Info.plist")
        product.add("App.app/AppIcon76x76@2x~ipad.png", ExamplePicture.png(152, 152, isForDevices: true))
        return product
    }

    private static func withCatalog(size: UInt32 = 1024, isOpaque: Bool = true) -> ExampleProduct {
        var product = CleanProducts.app
        // Systems take the icon from the catalog.
        product.remove("App.app/AppIcon60x60@2x.png")
        var catalog = CatalogBuilder(["AppIcon": [1, 2, 3]])
        catalog.size = (size, size)
        catalog.form = 17
        catalog.isOpaque = isOpaque
        product.add("App.app/Assets.car", catalog.bytes())
        return product
    }

    private static func signed(
        _ entitlements: [(String, ExamplePropertyList.Value)], _ change: (inout CodeSignatureBuilder) -> Void = { _ in }
    ) -> ExampleProduct {
        var program = ExampleBinary.program()
        var signature = CodeSignatureBuilder.entitled(entitlements)
        change(&signature)
        program.signature = signature
        var product = ExampleProduct()
        product.addApp("App", at: "App.app", program)
        return product
    }

    private static func signed(identifier: String) -> ExampleProduct { signed([("application-identifier", .text(identifier))]) }

    private static func withExtension(team: String) -> ExampleProduct {
        var product = signed(identifier: "A1B2C3D4E5.com.example.App")
        var program = ExampleBinary.program()
        program.signature = .entitled([("application-identifier", .text(team + ".com.example.App.E1"))])
        product.addApp("E1", at: "App.app/PlugIns/E1.appex", program, type: "XPC!")
        return product
    }

    private static func upload(_ product: ExampleProduct) -> ExampleProduct {
        var product = product
        product.move("App.app", to: "Payload/App.app")
        return product
    }

    private static func withSwift(support: [String]) -> ExampleProduct {
        var product = upload(CleanProducts.app)
        var library = ExampleBinary()
        library.installName = "@rpath/libswiftCore.dylib"
        product.add("Payload/App.app/Frameworks/libswiftCore.dylib", library.bytes(), permissions: 0o755)
        for path in support {
            library.installName = "@rpath/" + (path.split(separator: "/").last ?? "")
            product.add("SwiftSupport/" + path, path.hasSuffix(".dylib") ? library.bytes() : Array("notes\n".utf8), permissions: 0o755)
        }
        return product
    }

    private static var withSymbols: ExampleProduct {
        var product = upload(CleanProducts.app)
        product.add("Symbols/5A5A5A5A-5A5A-5A5A-5A5A-5A5A5A5A5A05.symbols", "x")
        return product
    }
}
