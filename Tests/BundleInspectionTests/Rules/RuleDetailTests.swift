import BundleInspection
import TestSupport
import Testing

/// The hard cases of single rules: what looks like a fault and is none, and what hides well.
@Suite struct RuleDetailTests {
    private func framework(_ binary: ExampleBinary) -> ExampleProduct {
        var product = ExampleProduct()
        product.addFramework("X", at: "X.framework", binary)
        return product
    }

    private func rules(_ product: ExampleProduct) -> [String] { product.findings().map { String($0.prefix { $0 != " " }) } }

    @Test(
        "code for Apple's processors may need the first system that ran on them",
        arguments: [(7, "14.0", "12.0"), (1, "11.0", "10.13"), (6, "14.0", "13.1")] as [(UInt32, String, String)])
    func oldestPossible(platform: UInt32, minimum: String, promise: String) {
        var binary = ExampleBinary(platform: platform)
        binary.minimum = minimum
        var product = framework(binary)
        for path in product.paths where path.hasSuffix("/Info.plist") { product.replace(">\(minimum)<", with: ">\(promise)<", in: path) }
        #expect(product.findings() == [])
        for path in product.paths where path.hasSuffix("/Info.plist") { product.replace(">\(promise)<", with: ">9.0<", in: path) }
        binary.architectures = ["x86_64"]
        #expect(rules(framework(binary)) == [])
    }

    @Test("the architectures of an identifier may stand in any order, and have the mark between them in their names")
    func identifierOrder() {
        var product = CleanProducts.xcframework
        let info = "X.xcframework/Info.plist"
        product.move("X.xcframework/ios-arm64_x86_64-simulator", to: "X.xcframework/ios-x86_64_arm64-simulator")
        product.replace("ios-arm64_x86_64-simulator", with: "ios-x86_64_arm64-simulator", in: info)
        #expect(product.findings() == [])
        product.move("X.xcframework/ios-x86_64_arm64-simulator", to: "X.xcframework/ios-x86_64_arm64_arm64-simulator")
        product.replace("ios-x86_64_arm64-simulator", with: "ios-x86_64_arm64_arm64-simulator", in: info)
        #expect(rules(product) == ["xcframework-identifier"])
    }

    @Test("libraries of Linux need not be run by anybody, and module maps of other names are somebody else's")
    func linux() {
        var library = ELFBuilder(type: 3)
        library.dynamicNames = [(14, "libx.so")]
        var product = framework(ExampleBinary())
        product.add("X.framework/libx.so", library.bytes())
        product.add("X.framework/other.modulemap", "module Other { header \"gone.h\" }\n")
        #expect(product.findings() == [])
        product.move("X.framework/other.modulemap", to: "X.framework/module.modulemap")
        #expect(rules(product) == ["module-map-header"])
    }

    @Test("the code of an Intel Mac has no such excuse")
    func intel() {
        var binary = ExampleBinary(platform: 7, architectures: ["x86_64"])
        binary.minimum = "14.0"
        var product = framework(binary)
        product.replace(">14.0<", with: ">12.0<", in: "X.framework/Info.plist")
        #expect(rules(product) == ["minimum-system-mismatch"])
    }

    @Test("a framework of macOS may leave out the version in its install name")
    func deepInstallName() {
        var binary = ExampleBinary(platform: 1)
        binary.installName = "@rpath/X.framework/X"
        #expect(framework(binary).findings() == [])
    }

    @Test("the libraries of Swift keep the names of the system")
    func swiftLibrary() {
        var binary = ExampleBinary()
        binary.installName = "/usr/lib/swift/libswiftCore.dylib"
        var product = ExampleProduct()
        product.add("libswiftCore.dylib", binary.bytes(), permissions: 0o755)
        #expect(product.findings() == [])
    }

    @Test("arm64e is served by the interface of arm64, and names of interfaces may have a version")
    func interfaces() {
        let folder = "X.framework/Modules/X.swiftmodule/"
        var product = framework(ExampleBinary(platform: 7, architectures: ["arm64", "arm64e"]))
        product.remove(folder + "arm64e-apple-ios-simulator.swiftinterface")
        #expect(product.findings() == [])
        product.move(folder + "arm64-apple-ios-simulator.swiftinterface", to: folder + "arm64-apple-ios15.0-simulator.swiftinterface")
        #expect(product.findings() == [])
        product.move(folder + "arm64-apple-ios15.0-simulator.swiftinterface", to: folder + "arm64-apple-ios15.0.swiftinterface")
        #expect(rules(product) == ["swiftinterface-missing"])
    }

    @Test("a framework without a module of Swift needs no interface")
    func noModule() {
        var product = framework(ExampleBinary())
        product.remove("X.framework/Modules/X.swiftmodule")
        #expect(product.findings() == [])
    }

    @Test("imports of the SDK, of the toolchain, of loaded frameworks and of the product itself are fine")
    func imports() {
        var binary = ExampleBinary()
        binary.dependencies.append("/System/Library/Frameworks/BrandNew.framework/BrandNew")
        var product = framework(binary)
        let names = ["Swift", "SwiftUI", "UIKit", "_Concurrency", "os", "CryptoKit", "BrandNew", "X", "Dispatch", "simd"]
        let path = "X.framework/Modules/X.swiftmodule/arm64-apple-ios.swiftinterface"
        product.add(path, ExampleProduct.interface(of: "X", triple: "arm64-apple-ios15.0", imports: names))
        #expect(product.findings() == [])
    }

    @Test("what every program in C may call is no undefined symbol")
    func cLibrary() {
        let names = [
            "printf", "malloc", "pthread_create", "sin", "__stack_chk_fail", "__memcpy_chk", "_GLOBAL_OFFSET_TABLE_", "__udivti3",
            "environ",
            "__tls_get_addr", "__errno_location", "dlopen", "_Unwind_Resume", "__isoc99_sscanf", "__aarch64_ldadd4_acq", "stdout",
            "__start_x",
        ]
        var product = ExampleProduct()
        product.addLibraryBundle("core", undefined: names)
        #expect(product.findings() == [])
        product.addLibraryBundle("core", undefined: ["_ZNSt6vectorIiE", "swift_retain", "a", "b", "c", "d"])
        let expected =
            "artifact-undefined-symbols core.artifactbundle/linux/libcore.a:1 warning: '_ZNSt6vectorIiE', 'a', 'b', 'c', 'd' and 1 more "
            + "are neither defined nor in the C library"
        #expect(product.findings() == [expected])
    }

    @Test(
        "triples are compared by processor and system",
        arguments: [
            ("aarch64-unknown-linux-gnu", 183, true), ("arm64-unknown-linux-musl", 183, true), ("x86_64-unknown-linux-android", 62, true),
            ("armv7-unknown-linux-gnueabihf", 40, true), ("x86_64-unknown-linux-gnu", 183, false), ("arm64-apple-macosx", 183, false),
            ("linux", 62, false), ("x86_64-unknown-linux-android24", 62, true),
        ] as [(String, UInt16, Bool)])
    func triples(triple: String, machine: UInt16, serves: Bool) {
        var product = ExampleProduct()
        product.addLibraryBundle("core", machine: machine)
        product.replace("x86_64-unknown-linux-gnu", with: triple, in: "core.artifactbundle/info.json")
        #expect(rules(product).contains("artifact-triple") == !serves)
    }

    @Test("a watch app has frameworks of its own")
    func watchApp() {
        var product = CleanProducts.app
        product.addApp("W", at: "App.app/Watch/W.app", .program(loading: ["F1"], platform: 4))
        product.replace("iPhoneOS", with: "WatchOS", in: "App.app/Watch/W.app/Info.plist")
        var binary = ExampleBinary(platform: 4)
        binary.uuid = 7
        product.addFramework("F1", at: "App.app/Watch/W.app/Frameworks/F1.framework", binary, hasModule: false)
        #expect(product.findings() == [])
    }

    @Test("a library that may be absent is not missed")
    func weak() {
        var product = CleanProducts.app
        var program = ExampleBinary.program(loading: ["F1"])
        program.weakDependencies = ["@rpath/Gone.framework/Gone"]
        product.addApp("App", at: "App.app", program)
        #expect(product.findings() == [])
    }

    @Test("a framework that a framework loads is missed when the app runs")
    func deepDependency() {
        var product = CleanProducts.app(extensions: 1, frameworks: 2)
        product.remove("App.app/Frameworks/F2.framework")
        var program = ExampleBinary.program(loading: ["F1"])
        program.dependencies = ["@rpath/F1.framework/F1"]
        product.addApp("App", at: "App.app", program)
        let lines = product.findings()
        #expect(lines.count == 2)
        #expect(
            lines[0].hasPrefix(
                "framework-not-found App.app/Frameworks/F1.framework/F1:1 error: '@rpath/F2.framework/F2' is not found when "))
    }

    @Test("a static library in a framework is no library that is loaded")
    func staticFramework() {
        var product = framework(ExampleBinary())
        product.add("X.framework/X", ExampleBinary(platform: 2, fileType: 1).archive())
        #expect(product.findings() == [])
    }
}
