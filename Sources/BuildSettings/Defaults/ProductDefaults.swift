/// What Xcode gives targets of a product type: the names and folders of the product.
enum ProductDefaults {
    /// The table of a product type, such as `com.apple.product-type.application`, made once; empty for one that is not known.
    static func table(for productType: String, isShallow: Bool) -> SettingsTable {
        let prefix = "com.apple.product-type."
        let name = productType.hasPrefix(prefix) ? String(productType.dropFirst(prefix.count)) : productType
        return (isShallow ? shallowTables : deepTables)[name] ?? SettingsTable()
    }

    /// The names of the known types without `com.apple.product-type.`.
    static var names: [String] { types.map(\.name) }

    /// How the product lies on disk.
    private enum Layout {
        /// A folder with parts.
        case bundle
        /// A folder with parts that others link.
        case framework
        /// A file that runs.
        case executable
        /// A file that is linked: its prefix and extension.
        case library(prefix: String, fileExtension: String)
    }

    private struct ProductType {
        var name: String
        var layout: Layout
        var wrapperExtension = ""
        var machO: String
        var packageType: String
        var installPath = ""
    }

    private static let shallowTables = tables(isShallow: true)
    private static let deepTables = tables(isShallow: false)

    private static func tables(isShallow: Bool) -> [String: SettingsTable] {
        Dictionary(uniqueKeysWithValues: types.map { ($0.name, make($0, isShallow: isShallow)) })
    }

    private static func make(_ type: ProductType, isShallow: Bool) -> SettingsTable {
        let common = """
            MACH_O_TYPE = \(type.machO)
            PACKAGE_TYPE = com.apple.package-type.\(type.packageType)
            INSTALL_PATH = \(type.installPath)
            EXECUTABLE_NAME = $(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)

            """
        switch type.layout {
        case .executable: return SettingsTable(text: common + file(prefix: "", suffix: ""))
        case .library(let prefix, let fileExtension):
            let suffix = "EXECUTABLE_EXTENSION = \(fileExtension)\n"
            return SettingsTable(text: common + suffix + file(prefix: prefix, suffix: ".$(EXECUTABLE_EXTENSION)"))
        case .bundle:
            let contents = isShallow ? "$(WRAPPER_NAME)" : "$(WRAPPER_NAME)/Contents"
            let executables = isShallow ? "$(CONTENTS_FOLDER_PATH)" : "$(CONTENTS_FOLDER_PATH)/MacOS"
            return SettingsTable(text: common + wrapper(type, contents: contents, executables: executables, isShallow: isShallow))
        case .framework:
            let contents = isShallow ? "$(WRAPPER_NAME)" : "$(VERSIONS_FOLDER_PATH)/$(FRAMEWORK_VERSION)"
            let versions = "FRAMEWORK_VERSION = A\nCURRENT_VERSION = Current\nVERSIONS_FOLDER_PATH = $(WRAPPER_NAME)/Versions\n"
            let folders = wrapper(type, contents: contents, executables: "$(CONTENTS_FOLDER_PATH)", isShallow: isShallow)
            let infoFile = "\nINFOPLIST_PATH = $(UNLOCALIZED_RESOURCES_FOLDER_PATH)/Info.plist"
            return SettingsTable(text: common + versions + folders + infoFile)
        }
    }

    private static func file(prefix: String, suffix: String) -> String {
        """
        EXECUTABLE_PREFIX = \(prefix)
        EXECUTABLE_SUFFIX = \(suffix)
        EXECUTABLE_PATH = $(EXECUTABLE_NAME)
        FULL_PRODUCT_NAME = $(EXECUTABLE_NAME)
        """
    }

    private static func wrapper(_ type: ProductType, contents: String, executables: String, isShallow: Bool) -> String {
        """
        EXECUTABLE_PREFIX =
        EXECUTABLE_SUFFIX =
        WRAPPER_PREFIX =
        WRAPPER_EXTENSION = \(type.wrapperExtension)
        WRAPPER_SUFFIX = .$(WRAPPER_EXTENSION)
        WRAPPER_NAME = $(WRAPPER_PREFIX)$(PRODUCT_NAME)$(WRAPPER_SUFFIX)
        FULL_PRODUCT_NAME = $(WRAPPER_NAME)
        CONTENTS_FOLDER_PATH = \(contents)
        EXECUTABLE_FOLDER_PATH = \(executables)
        EXECUTABLE_PATH = $(EXECUTABLE_FOLDER_PATH)/$(EXECUTABLE_NAME)
        EXECUTABLES_FOLDER_PATH = $(CONTENTS_FOLDER_PATH)/Executables
        INFOPLIST_PATH = $(CONTENTS_FOLDER_PATH)/Info.plist
        INFOSTRINGS_PATH = $(LOCALIZED_RESOURCES_FOLDER_PATH)/InfoPlist.strings
        PKGINFO_PATH = $(CONTENTS_FOLDER_PATH)/PkgInfo
        VERSIONPLIST_PATH = $(CONTENTS_FOLDER_PATH)/version.plist
        UNLOCALIZED_RESOURCES_FOLDER_PATH = $(CONTENTS_FOLDER_PATH)\(isShallow ? "" : "/Resources")
        LOCALIZED_RESOURCES_FOLDER_PATH = $(UNLOCALIZED_RESOURCES_FOLDER_PATH)/$(DEVELOPMENT_LANGUAGE).lproj
        DOCUMENTATION_FOLDER_PATH = $(LOCALIZED_RESOURCES_FOLDER_PATH)/Documentation
        SCRIPTS_FOLDER_PATH = $(UNLOCALIZED_RESOURCES_FOLDER_PATH)/Scripts
        FRAMEWORKS_FOLDER_PATH = $(CONTENTS_FOLDER_PATH)/Frameworks
        SHARED_FRAMEWORKS_FOLDER_PATH = $(CONTENTS_FOLDER_PATH)/SharedFrameworks
        SHARED_SUPPORT_FOLDER_PATH = $(CONTENTS_FOLDER_PATH)\(isShallow ? "" : "/SharedSupport")
        PLUGINS_FOLDER_PATH = $(CONTENTS_FOLDER_PATH)/PlugIns
        EXTENSIONS_FOLDER_PATH = $(CONTENTS_FOLDER_PATH)/Extensions
        XPCSERVICES_FOLDER_PATH = $(CONTENTS_FOLDER_PATH)/XPCServices
        SYSTEM_EXTENSIONS_FOLDER_PATH = $(CONTENTS_FOLDER_PATH)/Library/SystemExtensions
        PUBLIC_HEADERS_FOLDER_PATH = $(CONTENTS_FOLDER_PATH)/Headers
        PRIVATE_HEADERS_FOLDER_PATH = $(CONTENTS_FOLDER_PATH)/PrivateHeaders
        MODULES_FOLDER_PATH = $(CONTENTS_FOLDER_PATH)/Modules
        """
    }

    private static let types: [ProductType] =
        applications + extensions + bundles + [
            ProductType(
                name: "framework", layout: .framework, wrapperExtension: "framework", machO: "mh_dylib", packageType: "wrapper.framework",
                installPath: "$(LOCAL_LIBRARY_DIR)/Frameworks"),
            ProductType(
                name: "framework.static", layout: .framework, wrapperExtension: "framework", machO: "staticlib",
                packageType: "wrapper.framework.static", installPath: "$(LOCAL_LIBRARY_DIR)/Frameworks"),
            ProductType(
                name: "library.dynamic", layout: .library(prefix: "", fileExtension: "dylib"), machO: "mh_dylib",
                packageType: "mach-o-dylib", installPath: "/usr/local/lib"),
            ProductType(
                name: "library.static", layout: .library(prefix: "lib", fileExtension: "a"), machO: "staticlib",
                packageType: "static-library", installPath: "/usr/local/lib"),
            ProductType(
                name: "objfile", layout: .library(prefix: "", fileExtension: "o"), machO: "mh_object", packageType: "mach-o-objfile"),
            ProductType(
                name: "tool", layout: .executable, machO: "mh_execute", packageType: "mach-o-executable", installPath: "/usr/local/bin"),
        ]

    private static let applications = [
        "application", "application.on-demand-install-capable", "application.messages", "application.watchapp", "application.watchapp2",
        "application.watchapp2-container",
    ].map { name in
        ProductType(
            name: name, layout: .bundle, wrapperExtension: "app", machO: "mh_execute", packageType: "wrapper.application",
            installPath: "$(LOCAL_APPS_DIR)")
    }

    private static let extensions = [
        "app-extension", "app-extension.intents-service", "app-extension.messages", "app-extension.messages-sticker-pack",
        "extensionkit-extension", "tv-app-extension", "watchkit-extension", "watchkit2-extension", "xcode-extension",
    ].map { name in
        ProductType(name: name, layout: .bundle, wrapperExtension: "appex", machO: "mh_execute", packageType: "wrapper.app-extension")
    }

    /// The name, the extension, the kind of executable, the package type, and where it is installed.
    private static let bundles: [ProductType] = [
        ("bundle", "bundle", "mh_bundle", "wrapper", "$(LOCAL_LIBRARY_DIR)/Bundles"),
        ("bundle.unit-test", "xctest", "mh_bundle", "bundle.unit-test", ""),
        ("bundle.ui-testing", "xctest", "mh_bundle", "bundle.unit-test", ""),
        ("bundle.ocunit-test", "octest", "mh_bundle", "bundle.unit-test", ""),
        ("xpc-service", "xpc", "mh_execute", "wrapper.xpc-service", ""),
        ("system-extension", "systemextension", "mh_execute", "wrapper.system-extension", ""),
        ("driver-extension", "dext", "mh_execute", "wrapper.driver-extension", ""),
        ("kernel-extension", "kext", "mh_bundle", "wrapper.kernel-extension", "$(SYSTEM_LIBRARY_DIR)/Extensions"),
        ("kernel-extension.iokit", "kext", "mh_bundle", "wrapper.kernel-extension", "$(SYSTEM_LIBRARY_DIR)/Extensions"),
        ("instruments-package", "instrdst", "", "wrapper", ""),
    ].map { name, fileExtension, machO, packageType, installPath in
        ProductType(
            name: name, layout: .bundle, wrapperExtension: fileExtension, machO: machO, packageType: packageType,
            installPath: installPath)
    }
}
