import TestSupport

extension RuleExample {
    private static let info = "X.xcframework/Info.plist"

    static let xcframeworks: [RuleExample] = [
        RuleExample("xcframework-manifest", "no property list", of: CleanProducts.phone) {
            $0.remove(info)
        } finds: {
            ["X.xcframework:1 error: there is no Info.plist; the xcframework cannot be used"]
        },
        RuleExample("xcframework-manifest", "a property list that is cut off", of: CleanProducts.phone) {
            $0.add(info, Array($0.bytes(of: info).prefix(200)))
        } finds: {
            ["X.xcframework/Info.plist:1 error: the property list cannot be read: the tag has no end; close it with '>'"]
        },
        RuleExample("xcframework-manifest", "a type and a version that nobody knows", of: CleanProducts.phone) {
            $0.replace("XFWK", with: "FMWK", in: info)
            $0.replace(">1.0<", with: ">2.0<", in: info)
        } finds: {
            [
                "X.xcframework/Info.plist:22 error: CFBundlePackageType is 'FMWK'; it has to be 'XFWK'",
                "X.xcframework/Info.plist:24 error: XCFrameworkFormatVersion is '2.0'; readers take '1.0' and '1.1'",
            ]
        },
        RuleExample("xcframework-manifest", "no library", of: CleanProducts.phone) {
            $0.add(
                info,
                ExamplePropertyList.text([
                    ("AvailableLibraries", []), ("CFBundlePackageType", "XFWK"), ("XCFrameworkFormatVersion", "1.0"),
                ]))
        } finds: {
            ["X.xcframework/Info.plist:5 error: AvailableLibraries lists no library"]
        },
        RuleExample("xcframework-manifest", "keys that are missing or empty", of: CleanProducts.phone) {
            $0.replace("<key>SupportedPlatform</key>", with: "<key>HeadersPath</key>\n<string></string>\n<key>Platform</key>", in: info)
        } finds: {
            [
                "X.xcframework/Info.plist:6 error: a library has no SupportedPlatform",
                "X.xcframework/Info.plist:18 error: HeadersPath is empty; leave it out",
                "X.xcframework/Info.plist:18 error: HeadersPath is not allowed for the framework 'X.framework'",
            ]
        },
        RuleExample("xcframework-manifest", "a library of an unknown kind", of: CleanProducts.phone) {
            $0.replace("<string>X.framework</string>", with: "<string>X.bundle</string>", in: info)
            $0.move("X.xcframework/ios-arm64/X.framework", to: "X.xcframework/ios-arm64/X.bundle")
            $0.remove("X.xcframework/ios-arm64/X.bundle")
            $0.add("X.xcframework/ios-arm64/X.bundle/a", "")
            $0.replace("X.framework/X", with: "X.bundle/a", in: info)
        } finds: {
            ["X.xcframework/Info.plist:12 error: 'X.bundle' is no .framework, .a, .dylib or .so"]
        },
        RuleExample("xcframework-duplicate-slice", "two libraries for the simulator", of: CleanProducts.xcframework) { product in
            product = ExampleProduct()
            product.addXCFramework("X", [ExampleBinary(platform: 7), ExampleBinary(platform: 7, architectures: ["x86_64"])])
        } finds: {
            ["X.xcframework/Info.plist:22 error: 'ios-x86_64-simulator' and 'ios-arm64-simulator' are both for ios-simulator; merge them"]
        },
        RuleExample("xcframework-identifier", "a folder that says less than the library", of: CleanProducts.phone) {
            $0.move("X.xcframework/ios-arm64", to: "X.xcframework/ios")
            $0.replace("<string>ios-arm64<", with: "<string>ios<", in: info)
        } finds: {
            ["X.xcframework/Info.plist:10 warning: the identifier 'ios' should be 'ios-arm64'"]
        },
        RuleExample("xcframework-platform", "code for the phone that is listed for the simulator", of: CleanProducts.phone) {
            $0.move("X.xcframework/ios-arm64", to: "X.xcframework/ios-arm64-simulator")
            $0.replace("ios-arm64<", with: "ios-arm64-simulator<", in: info)
            $0.replace(
                "<string>ios</string>\n", with: "<string>ios</string>\n<key>SupportedPlatformVariant</key>\n<string>simulator</string>\n",
                in: info)
        } finds: {
            [
                "X.xcframework/ios-arm64-simulator/X.framework/X:1 error: 'ios-arm64-simulator' is listed for ios-simulator, but the "
                    + "binary is for ios"
            ]
        },
        RuleExample("xcframework-architectures", "an architecture that is not there", of: CleanProducts.phone) {
            $0.replace("<string>arm64</string>", with: "<string>arm64</string>\n<string>x86_64</string>", in: info)
            $0.move("X.xcframework/ios-arm64", to: "X.xcframework/ios-arm64_x86_64")
            $0.replace("ios-arm64<", with: "ios-arm64_x86_64<", in: info)
        } finds: {
            ["X.xcframework/Info.plist:14 error: 'ios-arm64_x86_64' lists arm64, x86_64, but the binary has arm64"]
        },
        RuleExample("xcframework-missing-file", "a library that is gone", of: CleanProducts.phone) {
            $0.remove("X.xcframework/ios-arm64/X.framework")
        } finds: {
            ["X.xcframework/Info.plist:12 error: LibraryPath of 'ios-arm64' is 'X.framework', where nothing stands"]
        },
        RuleExample("xcframework-missing-file", "debug symbols that are gone", of: CleanProducts.phone) {
            $0.replace(
                "<key>LibraryPath</key>", with: "<key>DebugSymbolsPath</key>\n<string>dSYMs</string>\n<key>LibraryPath</key>", in: info)
        } finds: {
            ["X.xcframework/Info.plist:12 error: DebugSymbolsPath of 'ios-arm64' is 'dSYMs', where nothing stands"]
        },
        RuleExample("xcframework-unlisted-folder", "a folder of an earlier run", of: CleanProducts.phone) {
            $0.add("X.xcframework/ios-armv7/readme.txt", "old\n")
        } finds: {
            ["X.xcframework/ios-armv7:1 warning: no entry of the Info.plist names the folder 'ios-armv7'"]
        },
        RuleExample("xcframework-linkage", "a static library for the simulator", of: CleanProducts.xcframework) {
            var code = ExampleBinary(platform: 7, fileType: 1)
            code.uuid = 0
            $0.replace("<string>x86_64</string>\n", with: "", in: info)
            $0.replace("arm64_x86_64", with: "arm64", in: info)
            for name in ["ios-arm64_x86_64-simulator", "macos-arm64_x86_64"] {
                $0.move(
                    "X.xcframework/" + name,
                    to: "X.xcframework/" + name.split(separator: "_")[0] + (name.hasPrefix("ios") ? "-simulator" : ""))
            }
            $0.add("X.xcframework/ios-arm64-simulator/X.framework/X", code.archive())
            var mac = ExampleBinary(platform: 1)
            mac.installName = "@rpath/X.framework/Versions/A/X"
            $0.add("X.xcframework/macos-arm64/X.framework/Versions/A/X", mac.bytes(), permissions: 0o755)
        } finds: {
            ["X.xcframework/ios-arm64-simulator/X.framework/X:1 error: 'ios-arm64-simulator' is static, but 'ios-arm64' is dynamic"]
        },
        RuleExample("headers-module-map-clash", "a module map directly in the headers", of: library) {
            $0.move("X.xcframework/ios-arm64/Headers/X/module.modulemap", to: "X.xcframework/ios-arm64/Headers/module.modulemap")
            $0.move("X.xcframework/ios-arm64/Headers/X/X.h", to: "X.xcframework/ios-arm64/Headers/X.h")
        } finds: {
            [
                "X.xcframework/ios-arm64/Headers/module.modulemap:1 warning: the module map stands directly in 'Headers', where those of "
                    + "other libraries land; move it into a folder"
            ]
        },
        RuleExample("headers-module-map-clash", "two libraries with one module map", of: library) {
            $0.addLibraryXCFramework("Y", [ExampleBinary(platform: 2, fileType: 1)])
            $0.move("Y.xcframework/ios-arm64/Headers/Y", to: "Y.xcframework/ios-arm64/Headers/X")
        } finds: {
            [
                "Y.xcframework/ios-arm64/Headers/X/module.modulemap:1 error: 'X/module.modulemap' stands in the headers of "
                    + "'X.xcframework' too; they overwrite each other"
            ]
        },
    ]

    private static var library: ExampleProduct {
        var product = ExampleProduct()
        product.addLibraryXCFramework("X", [ExampleBinary(platform: 2, fileType: 1)])
        return product
    }
}
