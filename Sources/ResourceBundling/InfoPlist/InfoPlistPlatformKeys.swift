import BuildSettings
import PropertyLists

/// Keys of an Info.plist that mean something on some platforms only, or whose values follow from what is built for.
enum InfoPlistPlatformKeys {
    /// Lets keys go that usually hold the value of a setting and say nothing when that is empty.
    static func dropEmpty(_ plist: inout PropertyListTree) {
        for key in keysOfSettings where plist[key] == .string("") { plist[key] = nil }
    }

    private static let keysOfSettings = [
        "CFBundleIconFile", "CFBundleIconName", "LSApplicationCategoryType", "NSMainNibFile", "NSMainStoryboardFile",
        "UILaunchStoryboardName",
        "UIMainStoryboardFile", "WKCompanionAppBundleIdentifier",
    ]

    /// Says for which devices the product is, as `TARGETED_DEVICE_FAMILY` does; macOS has no such families.
    static func addDeviceFamilies(to plist: inout PropertyListTree, _ request: InfoPlistRequest, _ settings: inout SettingsEvaluator) {
        guard let text = settings.text(of: "TARGETED_DEVICE_FAMILY") else { return }
        let own = families(request)
        let numbers = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int128($0) }.filter { own.contains($0) }
        guard !numbers.isEmpty else { return }
        plist["UIDeviceFamily"] = .array(numbers.map { .integer($0) })
    }

    /// 1 iPhone, 2 iPad, 3 Apple TV, 4 Apple Watch, 6 Mac with Catalyst, 7 Apple Vision.
    private static func families(_ request: InfoPlistRequest) -> Set<Int128> {
        if request.isMacCatalyst { return [2, 6] }
        return switch request.platform.family {
        case .ios: [1, 2]
        case .tvos: [3]
        case .watchos: [4]
        case .xros: [7]
        default: []
        }
    }

    /// Lets keys go that mean nothing on the platform.
    static func dropForeign(_ plist: inout PropertyListTree, _ request: InfoPlistRequest) {
        let isMac = request.platform.family == .macos
        if isMac { plist["LSRequiresIPhoneOS"] = nil }
        if isMac && !request.isMacCatalyst { plist["UIBackgroundModes"] = nil }
        if !isMac {
            plist["NSServices"] = nil
            plist["LSUIElement"] = nil
        }
        if request.platform.family != .watchos { plist["WKBackgroundModes"] = nil }
        if request.isMacCatalyst {
            // macOS may end a Catalyst app as it ends an app of iOS, unless the app says otherwise.
            for key in ["NSSupportsAutomaticTermination", "NSSupportsSuddenTermination"] where plist[key] == nil {
                plist[key] = .boolean(true)
            }
        }
    }

    /// Raises the oldest system that the product says it runs on to the one it is built for.
    static func raiseMinimum(_ plist: inout PropertyListTree, _ request: InfoPlistRequest, _ settings: inout SettingsEvaluator) {
        guard let target = settings.text(of: request.platform.deploymentTargetSetting), !target.isEmpty else { return }
        let key = request.platform.family == .macos ? "LSMinimumSystemVersion" : "MinimumOSVersion"
        guard let written = plist[key]?.text, !SystemVersion(written).isOlder(than: SystemVersion(target)) else {
            plist[key] = .string(target)
            return
        }
    }
}
