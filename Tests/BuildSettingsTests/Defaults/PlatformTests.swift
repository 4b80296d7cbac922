import BuildSettings
import Testing

@Suite("platforms")
struct PlatformTests {
    @Test(
        "an SDK names its platform",
        arguments: [
            ("iphoneos", .iphoneos), ("iphoneos17.5", .iphoneos), ("iphonesimulator", .iphonesimulator), ("macosx.internal", .macosx),
            ("macosx14.0.internal", .macosx), ("/X/iPhoneOS.platform/Developer/SDKs/iPhoneOS17.5.sdk", .iphoneos), ("watchos11", .watchos),
            ("/X/MacOSX.sdk", .macosx), ("xrsimulator2.0", .xrsimulator), ("driverkit24.0", .driverkit), ("auto", nil), ("", nil),
            ("iphone", nil), ("linux", nil), ("17.5", nil),
        ] as [(String, Platform?)])
    func platform(sdk: String, expected: Platform?) {
        #expect(Platform(sdk: sdk) == expected)
    }

    @Test("the command line wins, then SDKROOT, then the first supported platform, then macOS")
    func inference() {
        let supported = ["nonsense", "watchos", "iphoneos"]
        #expect(Platform.inferred(sdk: "xros", sdkRoot: "iphoneos", supportedPlatforms: supported) == .xros)
        #expect(Platform.inferred(sdkRoot: "iphoneos", supportedPlatforms: supported) == .iphoneos)
        #expect(Platform.inferred(sdkRoot: "auto", supportedPlatforms: supported) == .watchos)
        #expect(Platform.inferred(sdk: "unknown", sdkRoot: "", supportedPlatforms: ["x"]) == .macosx)
        #expect(Platform.inferred() == .macosx)
    }

    /// The platform, and what four settings are for it.
    static let defaults: [(Platform, String, String, String, String)] = [
        (.macosx, "", "macosx", "arm64 x86_64", "macos14.0"),
        (.iphoneos, "-iphoneos", "iphoneos iphonesimulator", "arm64", "ios17.0"),
        (.iphonesimulator, "-iphonesimulator", "iphoneos iphonesimulator", "arm64 x86_64", "ios17.0"),
        (.appletvos, "-appletvos", "appletvos appletvsimulator", "arm64", "tvos16.0"),
        (.appletvsimulator, "-appletvsimulator", "appletvos appletvsimulator", "arm64 x86_64", "tvos16.0"),
        (.watchos, "-watchos", "watchos watchsimulator", "arm64 arm64_32", "watchos10.0"),
        (.watchsimulator, "-watchsimulator", "watchos watchsimulator", "arm64 x86_64", "watchos10.0"),
        (.xros, "-xros", "xros xrsimulator", "arm64", "xros1.0"),
        (.xrsimulator, "-xrsimulator", "xros xrsimulator", "arm64 x86_64", "xros1.0"),
        (.driverkit, "-driverkit", "driverkit", "arm64 x86_64", "driverkit23.0"),
    ]

    @Test("4.6: each platform has its defaults", arguments: defaults)
    func settings(platform: Platform, effectiveName: String, supported: String, archs: String, system: String) {
        let project = SettingsTable(lines: [
            ("MACOSX_DEPLOYMENT_TARGET", "14.0"), ("IPHONEOS_DEPLOYMENT_TARGET", "17.0"), ("TVOS_DEPLOYMENT_TARGET", "16.0"),
            ("WATCHOS_DEPLOYMENT_TARGET", "10.0"), ("XROS_DEPLOYMENT_TARGET", "1.0"), ("DRIVERKIT_DEPLOYMENT_TARGET", "23.0"),
            ("SDKROOT", .text(platform.rawValue)),
        ])
        var evaluator = StandardScope(.sample, nil, SettingsTables(project: project), SettingsRequest(configuration: "Debug")).evaluator
        evaluator.expect("PLATFORM_NAME", platform.rawValue)
        evaluator.expect("SDK_NAME", platform.rawValue)
        evaluator.expect("EFFECTIVE_PLATFORM_NAME", effectiveName)
        evaluator.expect("SUPPORTED_PLATFORMS", supported)
        evaluator.expect("ARCHS", archs)
        evaluator.expect("DEPLOYMENT_TARGET_SETTING_NAME", platform.deploymentTargetSetting)
        evaluator.expect("LLVM_TARGET_TRIPLE_OS_VERSION", system)
        evaluator.expect("SHALLOW_BUNDLE", platform == .macosx ? "NO" : "YES")
        evaluator.expect("BUILT_PRODUCTS_DIR", "/p/build/Debug" + effectiveName)
    }
}

extension ProjectFacts {
    /// A project in a folder of its own.
    static let sample = ProjectFacts(name: "Recipes", projectFile: "/p/Recipes.xcodeproj", projectFolder: "/p")
}
