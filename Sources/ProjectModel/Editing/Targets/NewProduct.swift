/// What Xcode makes of a new target of a product type: the file of its product, and its phases.
struct NewProduct: Sendable {
    /// The type without `com.apple.product-type.`.
    var type: String
    /// The type of the product's file.
    var fileType: String
    /// The extension of the product; empty when it has none.
    var fileExtension: String
    /// The phases in their order.
    var phases: [BuildPhase.Kind]
    /// The settings that follow from what the product is.
    var family: Family

    /// Product types whose targets get the same settings.
    enum Family: Sendable {
        case application, appExtension, framework, library, test, service, bundle, tool, driver, other
    }

    private init(
        _ type: String, _ fileType: String, _ fileExtension: String, _ family: Family,
        _ phases: [BuildPhase.Kind] = [.sources, .frameworks, .resources]
    ) {
        self.type = type
        self.fileType = fileType
        self.fileExtension = fileExtension
        self.family = family
        self.phases = phases
    }

    /// The type as a whole.
    var productType: ProductType { ProductType(rawValue: Self.prefix + type) }

    /// The name of the product's file.
    func fileName(product: String) -> String {
        let name = family == .library && ["a", "dylib"].contains(fileExtension) ? "lib" + product : product
        return fileExtension.isEmpty ? name : name + "." + fileExtension
    }

    /// Whether the product is a folder with a property list in it.
    var hasInformation: Bool {
        switch family {
        case .library, .tool, .other: false
        default: true
        }
    }

    private static let prefix = "com.apple.product-type."

    /// The product of a type; `nil` when the type is not known.
    ///
    /// - Parameter name: the whole name, that without `com.apple.product-type.`, or what people call it, such as `unit-test`.
    init?(named name: String) {
        let short = name.hasPrefix(Self.prefix) ? String(name.dropFirst(Self.prefix.count)) : name
        let type = Self.aliases[short] ?? short
        guard let product = Self.all.first(where: { $0.type == type }) else { return nil }
        self = product
    }

    /// The names of all types without `com.apple.product-type.`, in a fixed order.
    static var names: [String] { all.map(\.type) }

    private static let aliases = [
        "app": "application", "app-clip": "application.on-demand-install-capable", "messages-application": "application.messages",
        "messages-extension": "app-extension.messages", "sticker-pack": "app-extension.messages-sticker-pack",
        "static-library": "library.static", "dynamic-library": "library.dynamic", "static-framework": "framework.static",
        "unit-test": "bundle.unit-test", "ui-testing": "bundle.ui-testing", "ui-test": "bundle.ui-testing",
        "intents-extension": "app-extension.intents-service", "watch-app": "application.watchapp2",
        "watch-extension": "watchkit2-extension",
    ]

    private static let application = "wrapper.application"
    private static let appExtension = "wrapper.app-extension"
    private static let bundle = "wrapper.cfbundle"

    private static let all: [NewProduct] = [
        .init("application", application, "app", .application),
        .init("application.on-demand-install-capable", application, "app", .application),
        .init("application.messages", application, "app", .application, [.resources]),
        .init("application.watchapp", application, "app", .application, [.resources]),
        .init("application.watchapp2", application, "app", .application, [.resources]),
        .init("application.watchapp2-container", application, "app", .application, [.resources]),
        .init("framework", "wrapper.framework", "framework", .framework, [.headers, .sources, .frameworks, .resources]),
        .init("framework.static", "wrapper.framework.static", "framework", .framework, [.headers, .sources, .frameworks, .resources]),
        .init("library.static", "archive.ar", "a", .library, [.headers, .sources, .frameworks]),
        .init("library.dynamic", "compiled.mach-o.dylib", "dylib", .library, [.headers, .sources, .frameworks]),
        .init("app-extension", appExtension, "appex", .appExtension),
        .init("app-extension.intents-service", appExtension, "appex", .appExtension),
        .init("app-extension.messages", appExtension, "appex", .appExtension),
        .init("app-extension.messages-sticker-pack", appExtension, "appex", .appExtension, [.resources]),
        .init("extensionkit-extension", "wrapper.extensionkit-extension", "appex", .appExtension),
        .init("tv-app-extension", appExtension, "appex", .appExtension),
        .init("tv-broadcast-extension", appExtension, "appex", .appExtension),
        .init("watchkit-extension", appExtension, "appex", .appExtension),
        .init("watchkit2-extension", appExtension, "appex", .appExtension),
        .init("xcode-extension", appExtension, "appex", .appExtension),
        .init("bundle.unit-test", bundle, "xctest", .test),
        .init("bundle.ui-testing", bundle, "xctest", .test),
        .init("bundle.ocunit-test", bundle, "octest", .test),
        .init("bundle", bundle, "bundle", .bundle),
        .init("tool", "compiled.mach-o.executable", "", .tool, [.sources, .frameworks, .copy]),
        .init("xpc-service", "wrapper.xpc-service", "xpc", .service),
        .init("system-extension", "wrapper.system-extension", "systemextension", .driver, [.sources, .frameworks]),
        .init("driver-extension", "wrapper.driver-extension", "dext", .driver, [.sources, .frameworks]),
        .init("kernel-extension", bundle, "kext", .driver, [.sources, .frameworks, .headers, .resources, .rez]),
        .init("kernel-extension.iokit", bundle, "kext", .driver, [.sources, .frameworks, .headers, .resources, .rez]),
        .init("metal-library", "archive.metal-library", "metallib", .other, [.sources]),
        .init("instruments-package", "com.apple.instruments-package", "instrpkg", .other, [.sources]),
        .init("in-app-purchase-content", "folder", "", .other, [.resources]),
        .init("objfile", "compiled.mach-o.objfile", "o", .other, [.sources, .frameworks]),
    ]
}
