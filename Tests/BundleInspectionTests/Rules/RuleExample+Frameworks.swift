import TestSupport

extension RuleExample {
    static let frameworks: [RuleExample] = [
        RuleExample("framework-layout", "links that became folders and files", of: CleanProducts.deepFramework) {
            // What a copy makes that follows links.
            let content = $0.items.filter { $0.key.hasPrefix("X.framework/Versions/A/") }
            for name in ["X", "Headers", "Modules", "Resources", "Versions/Current"] { $0.remove("X.framework/" + name) }
            for (path, item) in content {
                guard case .file(let bytes, let permissions) = item else { continue }
                for folder in ["X.framework/Versions/Current/", "X.framework/"] {
                    $0.add(folder + path.dropFirst("X.framework/Versions/A/".count), bytes, permissions: permissions)
                }
            }
        } finds: {
            [
                "X.framework/Headers:1 error: 'Headers' has to be a link to 'Versions/Current/Headers'",
                "X.framework/Modules:1 error: 'Modules' has to be a link to 'Versions/Current/Modules'",
                "X.framework/Resources:1 error: 'Resources' has to be a link to 'Versions/Current/Resources'",
                "X.framework/Versions/Current:1 error: 'Versions/Current' has to be a link to the version that counts",
                "X.framework/X:1 error: 'X' has to be a link to 'Versions/Current/X'",
            ]
        },
        RuleExample("framework-layout", "a framework of the phone with versions", of: phone) { product in
            product = CleanProducts.deepFramework
            var binary = ExampleBinary()
            binary.installName = "@rpath/X.framework/Versions/A/X"
            product.add("X.framework/Versions/A/X", binary.bytes(), permissions: 0o755)
            product.replace("MacOSX", with: "iPhoneOS", in: "X.framework/Versions/A/Resources/Info.plist")
            let modules = "X.framework/Versions/A/Modules/X.swiftmodule/"
            product.move(modules + "arm64-apple-macos.swiftinterface", to: modules + "arm64-apple-ios.swiftinterface")
        } finds: {
            ["X.framework/Versions:1 error: a framework for ios has no Versions"]
        },
        RuleExample("framework-layout", "a framework of macOS without versions", of: phone) { product in
            product = phone
            var binary = ExampleBinary(platform: 1)
            binary.installName = "@rpath/X.framework/X"
            product.add("X.framework/X", binary.bytes(), permissions: 0o755)
            product.replace("iPhoneOS", with: "MacOSX", in: "X.framework/Info.plist")
            let modules = "X.framework/Modules/X.swiftmodule/"
            product.move(modules + "arm64-apple-ios.swiftinterface", to: modules + "arm64-apple-macos.swiftinterface")
        } finds: {
            ["X.framework:1 error: a framework for macos keeps its content in Versions/A; there is no such folder"]
        },
        RuleExample("framework-info", "no property list", of: phone) {
            $0.remove("X.framework/Info.plist")
        } finds: {
            ["X.framework:1 error: the framework has no Info.plist"]
        },
        RuleExample("framework-info", "keys that are missing and values that are wrong", of: phone) {
            let info = "X.framework/Info.plist"
            $0.replace("com.example.X", with: "com.example.my_X", in: info)
            $0.replace("CFBundleVersion", with: "Version", in: info)
            $0.replace("1.2.0", with: "1.2.0-beta", in: info)
            $0.replace("MinimumOSVersion", with: "Minimum", in: info)
        } finds: {
            [
                "X.framework/Info.plist:1 error: there is no CFBundleVersion",
                "X.framework/Info.plist:1 error: there is no MinimumOSVersion",
                "X.framework/Info.plist:7 error: CFBundleIdentifier is 'com.example.my_X'; it has to be letters, digits, hyphens and dots",
                "X.framework/Info.plist:11 error: CFBundleShortVersionString is '1.2.0-beta'; it has to be one to three numbers with dots",
            ]
        },
        RuleExample("supported-platforms", "the simulator in a framework for the phone", of: phone) {
            $0.replace("iPhoneOS", with: "iPhoneSimulator", in: "X.framework/Info.plist")
        } finds: {
            ["X.framework/Info.plist:13 error: CFBundleSupportedPlatforms names 'iPhoneSimulator', but the binary is for 'iPhoneOS'"]
        },
    ]

    static let modules: [RuleExample] = [
        RuleExample("swiftinterface-missing", "one architecture of the simulator", of: CleanProducts.xcframework) {
            $0.remove(
                "X.xcframework/ios-arm64_x86_64-simulator/X.framework/Modules/X.swiftmodule/x86_64-apple-ios-simulator.swiftinterface")
        } finds: {
            [
                "X.xcframework/ios-arm64_x86_64-simulator/X.framework/Modules/X.swiftmodule:1 error: there is no "
                    + "'x86_64-apple-ios-simulator.swiftinterface' for the code in the binary"
            ]
        },
        RuleExample("interface-import", "a module that nobody has", of: phone) {
            let path = "X.framework/Modules/X.swiftmodule/arm64-apple-ios.swiftinterface"
            $0.add(path, ExampleProduct.interface(of: "X", triple: "arm64-apple-ios15.0", imports: ["Swift", "InternalNetworking"]))
        } finds: {
            [
                "X.framework/Modules/X.swiftmodule/arm64-apple-ios.swiftinterface:4 warning: 'InternalNetworking' is imported, but is "
                    + "neither shipped nor a module of the SDK"
            ]
        },
        RuleExample("private-module", "a binary module and a private interface", of: CleanProducts.phone) {
            let folder = "X.xcframework/ios-arm64/X.framework/Modules/X.swiftmodule/"
            $0.add(folder + "arm64-apple-ios.swiftmodule", "module")
            $0.add(folder + "arm64-apple-ios.private.swiftinterface", ExampleProduct.interface(of: "X", triple: "arm64-apple-ios15.0"))
        } finds: {
            [
                "X.xcframework/ios-arm64/X.framework/Modules/X.swiftmodule/arm64-apple-ios.private.swiftinterface:1 note: the private "
                    + "interface shows what is not meant for users",
                "X.xcframework/ios-arm64/X.framework/Modules/X.swiftmodule/arm64-apple-ios.swiftmodule:1 warning: the binary module can "
                    + "be read by the compiler that made it and by no other",
            ]
        },
        RuleExample("module-map-header", "an umbrella header that is gone", of: phone) {
            $0.remove("X.framework/Headers/X.h")
        } finds: {
            ["X.framework/Modules/module.modulemap:2 error: the header 'X.h' is not there"]
        },
    ]

    static let files: [RuleExample] = [
        RuleExample("junk-file", "what Finder and an archiver leave", of: phone) {
            $0.add("X.framework/.DS_Store", "x")
            $0.add("__MACOSX/X.framework/._X", "x")
            $0.add("X.framework/Modules/X.swiftmodule/Project/arm64-apple-ios.swiftsourceinfo", "x")
        } finds: {
            [
                "X.framework/.DS_Store:1 warning: '.DS_Store' is what Finder keeps of a folder's window; remove it",
                "X.framework/Modules/X.swiftmodule/Project/arm64-apple-ios.swiftsourceinfo:1 warning: 'arm64-apple-ios.swiftsourceinfo' "
                    + "is a list of the paths of the sources; remove it",
                "__MACOSX:1 warning: '__MACOSX' is what an archiver kept of extended attributes; remove it",
            ]
        },
        RuleExample("unsafe-entry", "links that lead out", of: phone) {
            $0.link("X.framework/a", to: "/" + "etc/passwd")
            $0.link("X.framework/b", to: "../../b")
        } finds: {
            [
                "X.framework/a:1 error: the link to '/etc/passwd' is absolute",
                "X.framework/b:1 error: the link to '../../b' leads out of the product",
            ]
        },
        RuleExample("dangling-link", "a link to nothing, and a circle", of: phone) {
            $0.link("X.framework/a", to: "Gone/a")
            $0.link("X.framework/b", to: "b")
        } finds: {
            [
                "X.framework/a:1 error: the link leads to 'Gone/a', where nothing stands",
                "X.framework/b:1 error: the link leads to 'b', where nothing stands",
            ]
        },
    ]

    static let privacy: [RuleExample] = [
        RuleExample("privacy-manifest-place", "manifests at the root of an xcframework and in a folder", of: withManifest) {
            $0.move("X.xcframework/ios-arm64/X.framework/PrivacyInfo.xcprivacy", to: "X.xcframework/PrivacyInfo.xcprivacy")
            $0.add("X.xcframework/ios-arm64/X.framework/Privacy/PrivacyInfo.xcprivacy", manifest)
        } finds: {
            [
                "X.xcframework/PrivacyInfo.xcprivacy:1 error: nobody reads a privacy manifest in 'X.xcframework' itself",
                "X.xcframework/ios-arm64/X.framework/Privacy/PrivacyInfo.xcprivacy:1 error: the privacy manifest belongs into "
                    + "'X.xcframework/ios-arm64/X.framework'",
            ]
        },
        RuleExample("privacy-manifest-place", "a manifest with a name of its own", of: withManifest) {
            let folder = "X.xcframework/ios-arm64/X.framework/"
            $0.move(folder + "PrivacyInfo.xcprivacy", to: folder + "Privacy.xcprivacy")
        } finds: {
            ["X.xcframework/ios-arm64/X.framework/Privacy.xcprivacy:1 error: a privacy manifest has to be called 'PrivacyInfo.xcprivacy'"]
        },
        RuleExample("privacy-manifest-content", "a reason of another category and an unknown key", of: withManifest) {
            let path = "X.xcframework/ios-arm64/X.framework/PrivacyInfo.xcprivacy"
            $0.replace("CA92.1", with: "C617.1", in: path)
            $0.replace("<key>NSPrivacyTracking</key>", with: "<key>NSPrivacyTracks</key>", in: path)
        } finds: {
            [
                "X.xcframework/ios-arm64/X.framework/PrivacyInfo.xcprivacy:4 error: 'NSPrivacyTracks' is no key of a privacy manifest",
                "X.xcframework/ios-arm64/X.framework/PrivacyInfo.xcprivacy:13 error: 'C617.1' is no reason for "
                    + "NSPrivacyAccessedAPICategoryUserDefaults; reasons are 1C8F.1, AC6B.1, C56D.1, CA92.1",
            ]
        },
        RuleExample("privacy-manifest-content", "collected data without purposes", of: withManifest) {
            let path = "X.xcframework/ios-arm64/X.framework/PrivacyInfo.xcprivacy"
            let item: [(String, ExamplePropertyList.Value)] = [
                ("NSPrivacyCollectedDataType", "NSPrivacyCollectedDataTypeEmail"), ("NSPrivacyCollectedDataTypeLinked", "no"),
                ("NSPrivacyCollectedDataTypeTracking", false), ("NSPrivacyCollectedDataTypePurposes", []),
            ]
            $0.add(path, ExamplePropertyList.text([("NSPrivacyCollectedDataTypes", [.dictionary(item)])]))
        } finds: {
            [
                "X.xcframework/ios-arm64/X.framework/PrivacyInfo.xcprivacy:8 error: 'NSPrivacyCollectedDataTypeEmail' is no type of data",
                "X.xcframework/ios-arm64/X.framework/PrivacyInfo.xcprivacy:10 error: NSPrivacyCollectedDataTypeLinked has to be true or "
                    + "false",
                "X.xcframework/ios-arm64/X.framework/PrivacyInfo.xcprivacy:14 error: NSPrivacyCollectedDataTypePurposes is empty",
            ]
        },
        RuleExample("privacy-manifest-content", "a manifest that is no property list", of: withManifest) {
            $0.add("X.xcframework/ios-arm64/X.framework/PrivacyInfo.xcprivacy", "<plist><dict><key>a")
        } finds: {
            [
                "X.xcframework/ios-arm64/X.framework/PrivacyInfo.xcprivacy:1 error: the privacy manifest cannot be read: the file ends "
                    + "before its last element does"
            ]
        },
    ]

    static let debugSymbols: [RuleExample] = [
        RuleExample("debug-symbols-mismatch", "symbols of another build", of: withSymbols(0x5a)) { product in
            product = withSymbols(0x5b)
        } finds: {
            [
                "X.xcframework/ios-arm64/dSYMs/X.framework.dSYM/Contents/Resources/DWARF/X:1 error: the symbols for arm64 are of the "
                    + "build 5B5B5B5B-5B5B-5B5B-5B5B-5B5B5B5B5B05, 'X.xcframework/ios-arm64/X.framework' is of "
                    + "5A5A5A5A-5A5A-5A5A-5A5A-5A5A5A5A5A05"
            ]
        }
    ]

    private static var phone: ExampleProduct {
        var product = ExampleProduct()
        product.addFramework("X", at: "X.framework", ExampleBinary())
        return product
    }

    private static var withManifest: ExampleProduct {
        var product = CleanProducts.phone
        product.add("X.xcframework/ios-arm64/X.framework/PrivacyInfo.xcprivacy", manifest)
        return product
    }

    private static let manifest = ExamplePropertyList.text([
        ("NSPrivacyTracking", false),
        (
            "NSPrivacyAccessedAPITypes",
            [
                .dictionary([
                    ("NSPrivacyAccessedAPIType", "NSPrivacyAccessedAPICategoryUserDefaults"),
                    ("NSPrivacyAccessedAPITypeReasons", ["CA92.1"]),
                ])
            ]
        ),
        (
            "NSPrivacyCollectedDataTypes",
            [
                .dictionary([
                    ("NSPrivacyCollectedDataType", "NSPrivacyCollectedDataTypeCrashData"), ("NSPrivacyCollectedDataTypeLinked", false),
                    ("NSPrivacyCollectedDataTypeTracking", false),
                    ("NSPrivacyCollectedDataTypePurposes", ["NSPrivacyCollectedDataTypePurposeAppFunctionality"]),
                ])
            ]
        ),
    ])

    private static func withSymbols(_ uuid: UInt8) -> ExampleProduct {
        var product = CleanProducts.phone
        var symbols = ExampleBinary()
        symbols.uuid = uuid
        product.addDebugSymbols(of: "X", in: "X.xcframework/ios-arm64/dSYMs", symbols)
        return product
    }
}
