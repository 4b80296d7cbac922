/// A kind of product that a spec can name, and what follows from it.
struct SpecProductType {
    /// The name, which is that of Xcode without `com.apple.product-type.`.
    var name: String
    /// The extension of the product; empty when it has none.
    var fileExtension: String

    private static let all: [(name: String, fileExtension: String)] = [
        ("application", "app"), ("application.on-demand-install-capable", "app"), ("application.messages", "app"),
        ("application.watchapp", "app"), ("application.watchapp2", "app"), ("application.watchapp2-container", "app"),
        ("app-extension", "appex"), ("app-extension.intents-service", "appex"), ("app-extension.messages", "appex"),
        ("app-extension.messages-sticker-pack", "appex"), ("bundle", "bundle"), ("bundle.ocunit-test", "octest"),
        ("bundle.ui-testing", "xctest"), ("bundle.unit-test", "xctest"), ("extensionkit-extension", "appex"), ("framework", "framework"),
        ("framework.static", "framework"), ("instruments-package", "instrpkg"), ("library.dynamic", "dylib"), ("library.static", "a"),
        ("tool", ""), ("tv-app-extension", "appex"), ("watchkit-extension", "appex"), ("watchkit2-extension", "appex"),
        ("xcode-extension", "appex"), ("driver-extension", "dext"), ("system-extension", "systemextension"), ("xpc-service", "xpc"),
        ("metal-library", "metallib"), ("xcframework", "xcframework"), ("kernel-extension", "kext"),
        ("kernel-extension.iokit", "kext"),
    ]

    /// The names in a fixed order.
    static let names = all.map(\.name)

    init?(name: String) {
        guard let row = Self.all.first(where: { $0.name == name }) else { return nil }
        self.name = name
        fileExtension = row.fileExtension
    }

    /// A type by its whole name, as other projects have it.
    init(_ type: ProductType) {
        self = SpecProductType(name: type.shortName) ?? SpecProductType(name: type.shortName, fileExtension: "")
    }

    private init(name: String, fileExtension: String) {
        self.name = name
        self.fileExtension = fileExtension
    }

    /// The name of the product's file.
    func fileName(product: String) -> String {
        let file = fileExtension.isEmpty ? product : product + "." + fileExtension
        return name == "library.static" ? "lib" + file : file
    }

    var isApplication: Bool { name == "application" || name.hasPrefix("application.") }
    var isTest: Bool { name.hasPrefix("bundle.") }
    var isFramework: Bool { name == "framework" || name == "framework.static" }
    var isStaticLibrary: Bool { name == "library.static" }
    var isDynamicLibrary: Bool { name == "library.dynamic" }
    var isSystemExtension: Bool { name == "system-extension" || name == "driver-extension" }
    var isAppExtension: Bool { fileExtension == "appex" }
    var isBundle: Bool { name == "bundle" }
    /// Whether the product is a program that a library can be linked into for good.
    var isExecutable: Bool { isApplication || isAppExtension || isSystemExtension || isTest || name == "tool" || name == "xpc-service" }
    /// Whether the product can do without a phase that compiles.
    var canDoWithoutSources: Bool {
        isBundle || ["application.watchapp2", "application.messages", "app-extension.messages-sticker-pack"].contains(name)
            || name == "application.watchapp2-container"
    }
}
