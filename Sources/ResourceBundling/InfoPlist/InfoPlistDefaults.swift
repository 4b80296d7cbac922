import BuildSettings
import PropertyLists

/// What an Info.plist gets that its file does not say.
enum InfoPlistDefaults {
    /// What follows from the platform, where the file says nothing.
    static func addPlatform(_ platform: Platform, isMacCatalyst: Bool, to plist: inout PropertyListTree) {
        add(
            [("CFBundleSupportedPlatforms", .array([.string(platform.bundleName)])), ("DTPlatformName", .string(platform.rawValue))],
            to: &plist)
    }

    /// What Xcode writes where `GENERATE_INFOPLIST_FILE` is set: the usual keys, and what the settings `INFOPLIST_KEY_…` say. What the
    /// file says wins.
    static func addGenerated(to plist: inout PropertyListTree, _ request: InfoPlistRequest, _ settings: inout SettingsEvaluator) {
        var usual: [(String, PropertyListTree)] = [
            ("CFBundleDevelopmentRegion", .string("$(DEVELOPMENT_LANGUAGE)")),
            ("CFBundleIdentifier", .string("$(PRODUCT_BUNDLE_IDENTIFIER)")),
            ("CFBundleInfoDictionaryVersion", .string("6.0")), ("CFBundleName", .string("$(PRODUCT_NAME)")),
            ("CFBundlePackageType", .string("$(PRODUCT_BUNDLE_PACKAGE_TYPE)")),
            ("CFBundleShortVersionString", .string("$(MARKETING_VERSION)")),
            ("CFBundleVersion", .string("$(CURRENT_PROJECT_VERSION)")),
        ]
        if request.hasExecutable { usual.append(("CFBundleExecutable", .string("$(EXECUTABLE_NAME)"))) }
        if settings.text(of: "PRODUCT_TYPE") == "com.apple.product-type.application" {
            switch request.platform.family {
            case .macos: usual.append(("LSMinimumSystemVersion", .string("$(MACOSX_DEPLOYMENT_TARGET)")))
            case .ios where !request.isMacCatalyst: usual.append(("LSRequiresIPhoneOS", .boolean(true)))
            default: break
            }
        }
        add(usual, to: &plist)
        for name in settings.names where name.hasPrefix(keyPrefix) {
            guard let text = settings.text(of: name), !text.isEmpty else { continue }
            let key = String(name.dropFirst(keyPrefix.count))
            let isTrue = settings.boolean(of: name)
            if let (key, value) = generated(key, text, isTrue, list: settings.list(of: name)) { add([(key, value)], to: &plist) }
        }
    }

    private static let keyPrefix = "INFOPLIST_KEY_"

    /// The key and the value that a setting stands for; `nil` when it asks for nothing.
    private static func generated(_ name: String, _ text: String, _ isTrue: Bool, list: [String]) -> (String, PropertyListTree)? {
        switch name {
        case "UIApplicationSceneManifest_Generation":
            guard isTrue else { return nil }
            let manifest = [
                PropertyListTree.Pair("UIApplicationSupportsMultipleScenes", .boolean(true)),
                .init("UISceneConfigurations", .dictionary([])),
            ]
            return ("UIApplicationSceneManifest", .dictionary(manifest))
        case "UILaunchScreen_Generation":
            return isTrue ? ("UILaunchScreen", .dictionary([.init("UILaunchScreen", .dictionary([]))])) : nil
        case _ where booleanKeys.contains(name): return (name, .boolean(isTrue))
        case _ where listKeys.contains(name): return (deviceKey(name), .array(list.map { .string($0) }))
        default: return (deviceKey(name), .string(text))
        }
    }

    /// Settings have no `~` in their names: `UISupportedInterfaceOrientations_iPad` is the key with `~ipad`.
    private static func deviceKey(_ name: String) -> String {
        for (suffix, device) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")] where name.hasSuffix(suffix) {
            return name.dropLast(suffix.count) + device
        }
        return name
    }

    private static let listKeys: Set = [
        "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations_iPad", "UISupportedInterfaceOrientations_iPhone",
        "WKBackgroundModes", "UIBackgroundModes", "NSAdvertisingAttributionReportEndpoint",
    ]

    private static let booleanKeys: Set = [
        "GCSupportsControllerUserInteraction", "GCSupportsGameMode", "ITSAppUsesNonExemptEncryption", "LSBackgroundOnly", "LSUIElement",
        "LSSupportsOpeningDocumentsInPlace", "MetalCaptureEnabled", "NSSupportsLiveActivities", "NSSupportsLiveActivitiesFrequentUpdates",
        "UIApplicationSupportsIndirectInputEvents", "UIFileSharingEnabled", "UIRequiresFullScreen", "UIStatusBarHidden",
        "UISupportsDocumentBrowser", "UIViewControllerBasedStatusBarAppearance", "WKRunsIndependentlyOfCompanionApp", "WKWatchOnly",
    ]

    private static func add(_ pairs: [(String, PropertyListTree)], to plist: inout PropertyListTree) {
        for (key, value) in pairs where plist[key] == nil { plist[key] = value }
    }
}
