/// The build settings that Xcode gives a new target, as far as a target without files can have them.
///
/// What names files that are not made, such as an icon or a property list, is left out: naming them would break the build.
struct NewTargetSettings: Sendable {
    /// The product.
    var product: NewProduct
    /// The platform that it is built for.
    var platform: TargetPlatform

    /// The settings that are the same in every configuration; several values are a list.
    var values: [String: [String]] {
        var all = common
        all.merge(family) { $1 }
        all["LD_RUNPATH_SEARCH_PATHS"] = runPaths
        if product.hasInformation || product.family == .tool { all["TARGETED_DEVICE_FAMILY"] = platform.deviceFamily.map { [$0] } }
        return all
    }

    private var common: [String: [String]] {
        var all = ["CODE_SIGN_STYLE": ["Automatic"], "PRODUCT_NAME": ["$(TARGET_NAME)"]]
        guard product.hasInformation else { return all }
        all["CURRENT_PROJECT_VERSION"] = ["1"]
        all["MARKETING_VERSION"] = ["1.0"]
        all["GENERATE_INFOPLIST_FILE"] = ["YES"]
        return all
    }

    private var family: [String: [String]] {
        switch product.family {
        case .application: application
        case .appExtension, .service: ["SKIP_INSTALL": ["YES"], "SWIFT_EMIT_LOC_STRINGS": ["YES"]]
        case .framework: framework
        case .library: library
        case .test: ["SWIFT_EMIT_LOC_STRINGS": ["NO"]]
        case .bundle: ["INSTALL_PATH": ["$(LOCAL_LIBRARY_DIR)/Bundles"], "SKIP_INSTALL": ["YES"], "WRAPPER_EXTENSION": ["bundle"]]
        case .driver: product.type == "driver-extension" ? ["SKIP_INSTALL": ["YES"]] : [:]
        case .tool, .other: [:]
        }
    }

    private var application: [String: [String]] {
        switch platform {
        case .iOS:
            [
                "ENABLE_PREVIEWS": ["YES"],
                "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": ["YES"],
                "INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents": ["YES"],
                "INFOPLIST_KEY_UILaunchScreen_Generation": ["YES"],
                "SWIFT_EMIT_LOC_STRINGS": ["YES"],
            ]
        case .macOS:
            ["COMBINE_HIDPI_IMAGES": ["YES"], "ENABLE_PREVIEWS": ["YES"], "SWIFT_EMIT_LOC_STRINGS": ["YES"]]
        case .tvOS, .watchOS, .visionOS: ["ENABLE_PREVIEWS": ["YES"], "SWIFT_EMIT_LOC_STRINGS": ["YES"]]
        case .driverKit: [:]
        }
    }

    private var framework: [String: [String]] {
        [
            "DEFINES_MODULE": ["YES"],
            "DYLIB_COMPATIBILITY_VERSION": ["1"],
            "DYLIB_CURRENT_VERSION": ["1"],
            "DYLIB_INSTALL_NAME_BASE": ["@rpath"],
            "INSTALL_PATH": ["$(LOCAL_LIBRARY_DIR)/Frameworks"],
            "SKIP_INSTALL": ["YES"],
            "SWIFT_EMIT_LOC_STRINGS": ["YES"],
            "VERSIONING_SYSTEM": ["apple-generic"],
            "VERSION_INFO_PREFIX": [""],
        ]
    }

    private var library: [String: [String]] {
        var all = ["EXECUTABLE_PREFIX": ["lib"], "SKIP_INSTALL": ["YES"]]
        guard product.type == "library.dynamic" else { return all }
        all["DYLIB_COMPATIBILITY_VERSION"] = ["1"]
        all["DYLIB_CURRENT_VERSION"] = ["1"]
        return all
    }

    /// Where the product looks for libraries when it runs; `nil` when it needs not be told.
    private var runPaths: [String]? {
        let isMac = platform == .macOS
        let beside = isMac ? "@executable_path/../Frameworks" : "@executable_path/Frameworks"
        switch product.family {
        case .application: return platform == .driverKit ? nil : ["$(inherited)", beside]
        case .appExtension:
            return ["$(inherited)", beside, isMac ? "@executable_path/../../../../Frameworks" : "@executable_path/../../Frameworks"]
        case .framework: return ["$(inherited)", beside, "@loader_path/Frameworks"]
        default: return nil
        }
    }
}
