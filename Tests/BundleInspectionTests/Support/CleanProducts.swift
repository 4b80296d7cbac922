import TestSupport

/// Products with which nothing is wrong.
enum CleanProducts {
    /// An xcframework for the phone, its simulator and macOS.
    static var xcframework: ExampleProduct {
        var product = ExampleProduct()
        product.addXCFramework(
            "X",
            [
                ExampleBinary(platform: 2), ExampleBinary(platform: 7, architectures: ["arm64", "x86_64"]),
                ExampleBinary(platform: 1, architectures: ["arm64", "x86_64"]),
            ])
        return product
    }

    /// An xcframework for the phone alone.
    static var phone: ExampleProduct {
        var product = ExampleProduct()
        product.addXCFramework("X", [ExampleBinary()])
        return product
    }

    /// A framework for macOS.
    static var deepFramework: ExampleProduct {
        var product = ExampleProduct()
        product.addFramework("X", at: "X.framework", ExampleBinary(platform: 1))
        return product
    }

    /// An app with an extension and a framework that both use.
    static var app: ExampleProduct { app(extensions: 1, frameworks: 1) }

    /// An app with some extensions and frameworks; each framework loads the next one.
    static func app(extensions: Int, frameworks: Int) -> ExampleProduct {
        var product = ExampleProduct()
        let names = (1...frameworks).map { "F\($0)" }
        product.addApp("App", at: "App.app", .program(loading: names))
        for number in 1...extensions {
            let search = ["@executable_path/Frameworks", "@executable_path/../../Frameworks"]
            product.addApp(
                "E\(number)", at: "App.app/PlugIns/E\(number).appex", .program(loading: ["F1"], searchPaths: search), type: "XPC!")
        }
        for (index, name) in names.enumerated() {
            var binary = ExampleBinary()
            binary.uuid = UInt8(index + 1)
            if index + 1 < names.count { binary.dependencies.append("@rpath/\(names[index + 1]).framework/\(names[index + 1])") }
            product.addFramework(name, at: "App.app/Frameworks/\(name).framework", binary, hasModule: false)
        }
        return product
    }

    /// An artifact bundle with a static library.
    static var libraryBundle: ExampleProduct {
        var product = ExampleProduct()
        product.addLibraryBundle("core")
        return product
    }

    /// An artifact bundle with a program.
    static var programBundle: ExampleProduct {
        var product = ExampleProduct()
        product.addProgramBundle("tool")
        return product
    }
}
