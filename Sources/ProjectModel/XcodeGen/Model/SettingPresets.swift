/// The settings that XcodeGen gives a project and its targets before those of the spec, as tables of facts.
///
/// They are what generated projects hold; see docs/formats/xcodegen.md for what they were taken from.
enum SettingPresets {
    /// Settings in their order; a value with line ends is a list.
    typealias Table = KeyValuePairs<String, String>

    /// The settings of every project.
    static let project: Table = [
        "ALWAYS_SEARCH_USER_PATHS": "NO",
        "CLANG_ANALYZER_NONNULL": "YES",
        "CLANG_ANALYZER_NUMBER_OBJECT_CONVERSION": "YES_AGGRESSIVE",
        "CLANG_CXX_LANGUAGE_STANDARD": "gnu++14",
        "CLANG_CXX_LIBRARY": "libc++",
        "CLANG_ENABLE_MODULES": "YES",
        "CLANG_ENABLE_OBJC_ARC": "YES",
        "CLANG_ENABLE_OBJC_WEAK": "YES",
        "CLANG_WARN_BLOCK_CAPTURE_AUTORELEASING": "YES",
        "CLANG_WARN_BOOL_CONVERSION": "YES",
        "CLANG_WARN_COMMA": "YES",
        "CLANG_WARN_CONSTANT_CONVERSION": "YES",
        "CLANG_WARN_DEPRECATED_OBJC_IMPLEMENTATIONS": "YES",
        "CLANG_WARN_DIRECT_OBJC_ISA_USAGE": "YES_ERROR",
        "CLANG_WARN_DOCUMENTATION_COMMENTS": "YES",
        "CLANG_WARN_EMPTY_BODY": "YES",
        "CLANG_WARN_ENUM_CONVERSION": "YES",
        "CLANG_WARN_INFINITE_RECURSION": "YES",
        "CLANG_WARN_INT_CONVERSION": "YES",
        "CLANG_WARN_NON_LITERAL_NULL_CONVERSION": "YES",
        "CLANG_WARN_OBJC_IMPLICIT_RETAIN_SELF": "YES",
        "CLANG_WARN_OBJC_LITERAL_CONVERSION": "YES",
        "CLANG_WARN_OBJC_ROOT_CLASS": "YES_ERROR",
        "CLANG_WARN_QUOTED_INCLUDE_IN_FRAMEWORK_HEADER": "YES",
        "CLANG_WARN_RANGE_LOOP_ANALYSIS": "YES",
        "CLANG_WARN_STRICT_PROTOTYPES": "YES",
        "CLANG_WARN_SUSPICIOUS_MOVE": "YES",
        "CLANG_WARN_UNGUARDED_AVAILABILITY": "YES_AGGRESSIVE",
        "CLANG_WARN_UNREACHABLE_CODE": "YES",
        "CLANG_WARN__DUPLICATE_METHOD_MATCH": "YES",
        "COPY_PHASE_STRIP": "NO",
        "ENABLE_STRICT_OBJC_MSGSEND": "YES",
        "GCC_C_LANGUAGE_STANDARD": "gnu11",
        "GCC_NO_COMMON_BLOCKS": "YES",
        "GCC_WARN_64_TO_32_BIT_CONVERSION": "YES",
        "GCC_WARN_ABOUT_RETURN_TYPE": "YES_ERROR",
        "GCC_WARN_UNDECLARED_SELECTOR": "YES",
        "GCC_WARN_UNINITIALIZED_AUTOS": "YES_AGGRESSIVE",
        "GCC_WARN_UNUSED_FUNCTION": "YES",
        "GCC_WARN_UNUSED_VARIABLE": "YES",
        "MTL_FAST_MATH": "YES",
        "PRODUCT_NAME": "$(TARGET_NAME)",
        "SWIFT_VERSION": "5.0",
    ]

    /// The settings of a project in its configurations for debugging.
    static let debug: Table = [
        "DEBUG_INFORMATION_FORMAT": "dwarf",
        "ENABLE_TESTABILITY": "YES",
        "GCC_DYNAMIC_NO_PIC": "NO",
        "GCC_OPTIMIZATION_LEVEL": "0",
        "GCC_PREPROCESSOR_DEFINITIONS": "$(inherited)\nDEBUG=1",
        "MTL_ENABLE_DEBUG_INFO": "INCLUDE_SOURCE",
        "ONLY_ACTIVE_ARCH": "YES",
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG",
        "SWIFT_OPTIMIZATION_LEVEL": "-Onone",
    ]

    /// The settings of a project in its configurations for release.
    static let release: Table = [
        "DEBUG_INFORMATION_FORMAT": "dwarf-with-dsym",
        "ENABLE_NS_ASSERTIONS": "NO",
        "MTL_ENABLE_DEBUG_INFO": "NO",
        "SWIFT_COMPILATION_MODE": "wholemodule",
        "SWIFT_OPTIMIZATION_LEVEL": "-O",
    ]

    private static let frameworksBeside = "$(inherited)\n@executable_path/Frameworks"
    private static let frameworksAbove = "$(inherited)\n@executable_path/../Frameworks"

    /// The settings of a target for its platform.
    static func platform(_ platform: SpecPlatform) -> Table {
        switch platform {
        case .auto: [:]
        case .iOS: ["LD_RUNPATH_SEARCH_PATHS": frameworksBeside, "SDKROOT": "iphoneos", "TARGETED_DEVICE_FAMILY": "1,2"]
        case .tvOS: ["LD_RUNPATH_SEARCH_PATHS": frameworksBeside, "SDKROOT": "appletvos", "TARGETED_DEVICE_FAMILY": "3"]
        case .visionOS: ["LD_RUNPATH_SEARCH_PATHS": frameworksBeside, "SDKROOT": "xros", "TARGETED_DEVICE_FAMILY": "7"]
        case .macOS: ["COMBINE_HIDPI_IMAGES": "YES", "LD_RUNPATH_SEARCH_PATHS": frameworksAbove, "SDKROOT": "macosx"]
        case .watchOS: ["SDKROOT": "watchos", "SKIP_INSTALL": "YES", "TARGETED_DEVICE_FAMILY": "4"]
        }
    }

    /// The settings of a target for its type.
    static func product(_ type: String) -> Table {
        switch type {
        case "application": ["ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon"]
        case "app-extension.messages":
            ["ASSETCATALOG_COMPILER_APPICON_NAME": "iMessage App Icon", "LD_RUNPATH_SEARCH_PATHS": frameworksTwoAbove]
        case "tv-app-extension": ["LD_RUNPATH_SEARCH_PATHS": frameworksTwoAbove]
        case "watchkit2-extension":
            ["ASSETCATALOG_COMPILER_COMPLICATION_NAME": "Complication", "LD_RUNPATH_SEARCH_PATHS": frameworksTwoAbove]
        case "framework", "framework.static": framework
        case "library.static": ["SKIP_INSTALL": "YES"]
        case "bundle.unit-test", "bundle.ui-testing": ["BUNDLE_LOADER": "$(TEST_HOST)"]
        default: [:]
        }
    }

    private static let frameworksTwoAbove = frameworksBeside + "\n@executable_path/../../Frameworks"

    private static let framework: Table = [
        "CODE_SIGN_IDENTITY": "",
        "CURRENT_PROJECT_VERSION": "1",
        "DEFINES_MODULE": "YES",
        "DYLIB_COMPATIBILITY_VERSION": "1",
        "DYLIB_CURRENT_VERSION": "1",
        "DYLIB_INSTALL_NAME_BASE": "@rpath",
        "INSTALL_PATH": "$(LOCAL_LIBRARY_DIR)/Frameworks",
        "SKIP_INSTALL": "YES",
        "VERSIONING_SYSTEM": "apple-generic",
    ]

    /// The settings of a target for its type on its platform.
    static func product(_ type: String, on platform: SpecPlatform) -> Table {
        switch (type, platform) {
        case ("application", .iOS): ["CODE_SIGN_IDENTITY": "iPhone Developer"]
        case ("application", .tvOS):
            ["ASSETCATALOG_COMPILER_APPICON_NAME": "App Icon & Top Shelf Image", "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME": "LaunchImage"]
        case ("app-extension", .iOS), ("app-extension.intents-service", .iOS): ["LD_RUNPATH_SEARCH_PATHS": frameworksTwoAbove]
        case ("app-extension", .macOS): ["LD_RUNPATH_SEARCH_PATHS": frameworksAbove + "\n@executable_path/../../../../Frameworks"]
        case ("bundle.unit-test", .macOS), ("bundle.ui-testing", .macOS):
            ["LD_RUNPATH_SEARCH_PATHS": frameworksAbove + "\n@loader_path/../Frameworks"]
        case ("bundle.unit-test", _), ("bundle.ui-testing", _):
            ["LD_RUNPATH_SEARCH_PATHS": frameworksBeside + "\n@loader_path/Frameworks"]
        default: [:]
        }
    }

    /// The settings of a target for one of several destinations; those of later ones lie above, and the platforms and device
    /// families of all are joined.
    static func destination(_ destination: SpecDestination) -> Table {
        switch destination {
        case .iOS:
            [
                "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator",
                "SUPPORTS_MACCATALYST": "NO",
                "SUPPORTS_MAC_DESIGNED_FOR_IPHONE_IPAD": "YES",
                "SUPPORTS_XR_DESIGNED_FOR_IPHONE_IPAD": "YES",
                "TARGETED_DEVICE_FAMILY": "1,2",
            ]
        case .tvOS: ["SUPPORTED_PLATFORMS": "appletvos appletvsimulator", "TARGETED_DEVICE_FAMILY": "3"]
        case .watchOS: ["SUPPORTED_PLATFORMS": "watchos watchsimulator", "TARGETED_DEVICE_FAMILY": "4"]
        case .visionOS:
            [
                "SUPPORTED_PLATFORMS": "xros xrsimulator",
                "SUPPORTS_XR_DESIGNED_FOR_IPHONE_IPAD": "NO",
                "TARGETED_DEVICE_FAMILY": "7",
            ]
        case .macOS: ["SUPPORTED_PLATFORMS": "macosx", "SUPPORTS_MAC_DESIGNED_FOR_IPHONE_IPAD": "NO"]
        case .macCatalyst: ["SUPPORTS_MACCATALYST": "YES", "SUPPORTS_MAC_DESIGNED_FOR_IPHONE_IPAD": "NO"]
        }
    }
}

extension SettingList {
    /// Puts built-in settings over what was there.
    mutating func set(_ table: SettingPresets.Table) {
        for (key, value) in table {
            let isList = value.utf8.contains(0x0A)
            let lines = isList ? value.split(separator: "\n").map(String.init) : []
            set(WrittenSettings.Entry(key: key, value: isList ? .list(lines) : .text(value)))
        }
    }
}
