import TestSupport

extension RuleExample {
    /// What a store finds in the code and the files of an app.
    static let store: [RuleExample] = [
        RuleExample("nested-platform", "a framework for macOS", of: CleanProducts.app) {
            var binary = ExampleBinary(platform: 1)
            binary.installName = "@rpath/M.framework/Versions/A/M"
            binary.uuid = 0x77
            $0.addFramework("M", at: "App.app/Frameworks/M.framework", binary, hasModule: false)
        } finds: {
            ["App.app/Frameworks/M.framework/Versions/A/M:1 error: the binary is for macos, but 'App.app' is for ios"]
        },
        RuleExample("nested-platform", "resources that name macOS", of: withResources) {
            $0.replace("iPhoneOS", with: "MacOSX", in: "App.app/Data.bundle/Info.plist")
        } finds: {
            ["App.app/Data.bundle/Info.plist:13 error: CFBundleSupportedPlatforms names 'MacOSX', but 'App.app' is for 'iPhoneOS'"]
        },
        RuleExample("simulator-code", "a framework for everything", of: CleanProducts.app) {
            var universal = UniversalBuilder()
            universal.add(cpuType: 0x0100_000c, subtype: 0, alignmentPower: 14, named("F1", ExampleBinary(platform: 2)).bytes())
            let simulator = named("F1", ExampleBinary(platform: 7, architectures: ["x86_64"]))
            universal.add(cpuType: 0x0100_0007, subtype: 3, alignmentPower: 12, simulator.bytes())
            $0.add("App.app/Frameworks/F1.framework/F1", universal.bytes(), permissions: 0o755)
        } finds: {
            ["App.app/Frameworks/F1.framework/F1:1 error: the code for 'x86_64' is for the simulator"]
        },
        RuleExample("simulator-code", "an app for the simulator", of: CleanProducts.app) { product in
            product = ExampleProduct()
            product.addApp("App", at: "App.app", .program(platform: 7))
        } finds: {
            ["App.app/App:1 error: the app is built for the simulator; build it for devices"]
        },
        RuleExample("bundle-nesting", "a framework in an extension", of: CleanProducts.app) {
            let path = "App.app/PlugIns/E1.appex/Frameworks/Own.framework"
            $0.addFramework("Own", at: path, named("Own", ExampleBinary()), hasModule: false)
        } finds: {
            ["App.app/PlugIns/E1.appex/Frameworks/Own.framework:1 error: 'Own.framework' is inside of 'E1.appex'; only an app may carry it"]
        },
        RuleExample("bundle-nesting", "an empty folder of frameworks in a framework", of: CleanProducts.app) {
            $0.addFolder("App.app/Frameworks/F1.framework/Frameworks")
        } finds: {
            ["App.app/Frameworks/F1.framework/Frameworks:1 error: 'F1.framework' must not have a folder 'Frameworks'"]
        },
        RuleExample("standalone-code", "a library, a program and a static library", of: CleanProducts.app) {
            $0.add("App.app/Frameworks/libX.dylib", named("X", ExampleBinary(), "@rpath/libX.dylib").bytes(), permissions: 0o755)
            $0.add(
                "App.app/Frameworks/libswiftCore.dylib", named("X", ExampleBinary(), "@rpath/libswiftCore.dylib").bytes(),
                permissions: 0o755)
            $0.add("App.app/tool", ExampleBinary(platform: 2, fileType: 2).bytes(), permissions: 0o755)
            $0.add("App.app/libY.a", ExampleBinary(platform: 2, fileType: 1).archive())
        } finds: {
            [
                "App.app/Frameworks/libX.dylib:1 error: the library 'libX.dylib' lies in the app as a file",
                "App.app/libY.a:1 error: the static library 'libY.a' lies in the app as a file",
                "App.app/tool:1 error: the program 'tool' lies in the app as a file",
            ]
        },
        RuleExample("resource-bundle-code", "a bundle with a binary", of: withResources) {
            $0.add("App.app/Data.bundle/Data", ExampleBinary(platform: 2, fileType: 8).bytes(), permissions: 0o755)
            $0.add("App.app/Data.bundle/tool", ExampleBinary(platform: 2, fileType: 2).bytes(), permissions: 0o755)
        } finds: {
            [
                "App.app/Data.bundle/Data:1 error: there is code in 'App.app/Data.bundle', which is for resources only",
                "App.app/Data.bundle/tool:1 error: there is code in 'App.app/Data.bundle', which is for resources only",
            ]
        },
        RuleExample("foreign-code", "a program, a library and a bundle by itself", of: withLooseResources) {
            var program = ELFBuilder(type: 2)
            program.interpreter = "/lib64/ld-linux-x86-64.so.2"
            for bundle in ["App.app/Data.bundle", "Loose.bundle"] { $0.add(bundle + "/tool", program.bytes(), permissions: 0o755) }
            $0.add("App.app/server", program.bytes(), permissions: 0o755)
        } finds: {
            [
                "App.app/Data.bundle/tool:1 warning: the code for x86_64 in 'App.app/Data.bundle' is for Linux, which no device of Apple "
                    + "runs",
                "App.app/server:1 warning: the code for x86_64 in 'App.app' is for Linux, which no device of Apple runs",
                "Loose.bundle/tool:1 warning: the code for x86_64 in 'Loose.bundle' is for Linux, which no device of Apple runs",
            ]
        },
        RuleExample("static-framework-embedded", "a static framework", of: CleanProducts.app) {
            let path = "App.app/Frameworks/S.framework"
            $0.addFramework("S", at: path, named("S", ExampleBinary()), hasModule: false)
            $0.add(path + "/S", ExampleBinary(platform: 2, fileType: 1).archive(), permissions: 0o755)
        } finds: {
            ["App.app/Frameworks/S.framework/S:1 error: the framework is static; it is linked, and need not be in the app"]
        },
        RuleExample("unsigned-code", "a framework that was added after the signature", of: signed(framework: true)) { product in
            product = signed(framework: false)
        } finds: {
            ["App.app/Frameworks/X.framework/X:1 note: the code has no signature, but 'App.app' has one"]
        },
        RuleExample("build-leftover", "what the compiler wants", of: CleanProducts.app) {
            $0.add("App.app/Frameworks/F1.framework/Headers/F1.h", "int x(void);\n")
            $0.add("App.app/Frameworks/F1.framework/Modules/module.modulemap", "framework module F1 {\n  umbrella header \"F1.h\"\n}\n")
            $0.add("App.app/Debug.xcconfig", "A = b\n")
            $0.add("App.app/Headers/data.txt", "a folder of resources may have this name\n")
        } finds: {
            [
                "App.app/Debug.xcconfig:1 warning: 'Debug.xcconfig' is a file of build settings, which the app does not need",
                "App.app/Frameworks/F1.framework/Headers:1 warning: 'Headers' is a folder of headers, which the app does not need",
                "App.app/Frameworks/F1.framework/Modules:1 warning: 'Modules' is a folder of modules, which the app does not need",
            ]
        },
        RuleExample("absolute-search-path", "a folder of Xcode", of: program(searching: ["/usr/lib/swift", "@executable_path/Frameworks"]))
        {
            $0 = program(searching: ["/Applications/Xcode.app/Contents/lib/swift-5.5/iphoneos", "@executable_path/Frameworks"])
        } finds: {
            ["App.app/App:1 warning: the search path '/Applications/Xcode.app/Contents/lib/swift-5.5/iphoneos' is a folder of one machine"]
        },
        RuleExample("swift-search-path", "the folder of the app first", of: concurrent(["/usr/lib/swift", "@executable_path/Frameworks"])) {
            $0 = concurrent(["@executable_path/Frameworks", "/usr/lib/swift"])
        } finds: {
            [
                "App.app/App:1 warning: '@rpath/libswift_Concurrency.dylib' is looked for in '@executable_path/Frameworks' before "
                    + "'/usr/lib/swift'"
            ]
        },
        RuleExample("duplicate-resource", "an image in app and extension", of: CleanProducts.app) {
            $0.add("App.app/photo.jpg", [UInt8](repeating: 7, count: 70_000))
            $0.add("App.app/PlugIns/E1.appex/photo.jpg", [UInt8](repeating: 7, count: 70_000))
            $0.add("App.app/small.json", "{}")
            $0.add("App.app/PlugIns/E1.appex/small.json", "{}")
        } finds: {
            [
                "App.app/photo.jpg:1 warning: the same as 'App.app/PlugIns/E1.appex/photo.jpg', 70000 bytes too many; move one into "
                    + "'F1.framework', which all of them load"
            ]
        },
        RuleExample("duplicate-resource", "a bundle in the app, its extension and a framework", of: CleanProducts.app) {
            for owner in ["App.app", "App.app/PlugIns/E1.appex", "App.app/Frameworks/F1.framework"] {
                $0.addResourceBundle("Data", at: owner + "/Data.bundle")
                $0.add(owner + "/Data.bundle/a.txt", [UInt8](repeating: 1, count: 3000))
                $0.add(owner + "/Data.bundle/b.txt", [UInt8](repeating: 2, count: 2000))
            }
        } finds: {
            [
                "App.app/Frameworks/F1.framework/Data.bundle:1 note: the same as 'App.app/Data.bundle' and 1 more, "
                    + "10892 bytes too many; keep the one in 'F1.framework', which the others load"
            ]
        },
    ]

    /// An app with a bundle of resources.
    static var withResources: ExampleProduct {
        var product = CleanProducts.app
        product.addResourceBundle("Data", at: "App.app/Data.bundle")
        product.add("App.app/Data.bundle/data.txt", "data\n")
        return product
    }

    private static var withLooseResources: ExampleProduct {
        var product = withResources
        product.addResourceBundle("Loose", at: "Loose.bundle")
        return product
    }

    private static func named(_ name: String, _ binary: ExampleBinary, _ installName: String? = nil) -> ExampleBinary {
        var binary = binary
        binary.installName = installName ?? "@rpath/\(name).framework/\(name)"
        binary.uuid = 0x66
        return binary
    }

    private static func signed(framework isSigned: Bool) -> ExampleProduct {
        var product = ExampleProduct()
        var program = ExampleBinary.program(loading: ["X"])
        program.isSigned = true
        product.addApp("App", at: "App.app", program)
        var binary = named("X", ExampleBinary())
        binary.isSigned = isSigned
        product.addFramework("X", at: "App.app/Frameworks/X.framework", binary, hasModule: false)
        return product
    }

    private static func program(searching paths: [String]) -> ExampleProduct {
        var product = ExampleProduct()
        product.addApp("App", at: "App.app", .program(searchPaths: paths))
        return product
    }

    private static func concurrent(_ searchPaths: [String]) -> ExampleProduct {
        var program = ExampleBinary.program(searchPaths: searchPaths)
        program.dependencies.append("@rpath/libswift_Concurrency.dylib")
        var product = ExampleProduct()
        product.addApp("App", at: "App.app", program)
        return product
    }
}
