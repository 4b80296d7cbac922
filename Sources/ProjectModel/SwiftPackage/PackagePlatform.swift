/// What the platforms of Swift packages are called elsewhere.
enum PackagePlatform {
    /// The name of a platform in settings such as `SUPPORTED_PLATFORMS`; its own where Xcode has none.
    static func xcodeName(of name: String) -> String {
        switch name {
        case "macos": "macosx"
        case "ios": "iphoneos"
        case "tvos": "appletvos"
        case "visionos": "xros"
        default: name
        }
    }

    /// A pattern for the SDKs of a platform, simulators included. Mac Catalyst has no SDK of its own, so that its pattern is
    /// one that no SDK of Xcode matches.
    static func sdkPattern(of name: String) -> String {
        switch name {
        case "macos": "macosx*"
        case "ios": "iphone*"
        case "tvos": "appletv*"
        case "watchos": "watch*"
        case "visionos": "xr*"
        default: name + "*"
        }
    }

    /// The setting with the oldest version that is supported; `nil` when there is none.
    static func deploymentTargetSetting(of name: String) -> String? {
        switch name {
        case "macos": "MACOSX_DEPLOYMENT_TARGET"
        case "ios": "IPHONEOS_DEPLOYMENT_TARGET"
        case "maccatalyst": "IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*]"
        case "tvos": "TVOS_DEPLOYMENT_TARGET"
        case "watchos": "WATCHOS_DEPLOYMENT_TARGET"
        case "visionos": "XROS_DEPLOYMENT_TARGET"
        case "driverkit": "DRIVERKIT_DEPLOYMENT_TARGET"
        default: nil
        }
    }
}
