/// A platform of Apple, by the number that Mach-O files have for it.
package enum ApplePlatform: UInt32, Sendable, Hashable, CaseIterable {
    case macOS = 1
    case iOS = 2
    case tvOS = 3
    case watchOS = 4
    /// Runs in Macs beside macOS; nobody but Apple distributes for it.
    case bridgeOS = 5
    case macCatalyst = 6
    case iOSSimulator = 7
    case tvOSSimulator = 8
    case watchOSSimulator = 9
    case driverKit = 10
    case visionOS = 11
    case visionOSSimulator = 12

    /// The word of `SupportedPlatform` in an xcframework; `nil` for a platform that xcframeworks do not have.
    package var supportedPlatform: String? {
        switch self {
        case .macOS: "macos"
        case .iOS, .macCatalyst, .iOSSimulator: "ios"
        case .tvOS, .tvOSSimulator: "tvos"
        case .watchOS, .watchOSSimulator: "watchos"
        case .visionOS, .visionOSSimulator: "xros"
        case .driverKit: "driverkit"
        case .bridgeOS: nil
        }
    }

    /// The word of `SupportedPlatformVariant` in an xcframework; `nil` for devices.
    package var variant: String? {
        switch self {
        case .macCatalyst: "maccatalyst"
        case .iOSSimulator, .tvOSSimulator, .watchOSSimulator, .visionOSSimulator: "simulator"
        default: nil
        }
    }

    /// The platform that an entry of an xcframework names; `nil` when there is none.
    ///
    ///     ApplePlatform(supportedPlatform: "ios", variant: "simulator")   // .iOSSimulator
    package init?(supportedPlatform: String, variant: String?) {
        let found = Self.allCases.first { $0.supportedPlatform == supportedPlatform && $0.variant == variant }
        guard let found else { return nil }
        self = found
    }

    /// What people call it.
    package var displayName: String {
        switch self {
        case .macOS: "macOS"
        case .iOS: "iOS"
        case .tvOS: "tvOS"
        case .watchOS: "watchOS"
        case .bridgeOS: "bridgeOS"
        case .macCatalyst: "Mac Catalyst"
        case .iOSSimulator: "iOS Simulator"
        case .tvOSSimulator: "tvOS Simulator"
        case .watchOSSimulator: "watchOS Simulator"
        case .driverKit: "DriverKit"
        case .visionOS: "visionOS"
        case .visionOSSimulator: "visionOS Simulator"
        }
    }

    /// The name of the SDK that builds for it, as `-sdk` takes it.
    package var sdkName: String {
        switch self {
        case .macOS, .macCatalyst: "macosx"
        case .iOS: "iphoneos"
        case .iOSSimulator: "iphonesimulator"
        case .tvOS: "appletvos"
        case .tvOSSimulator: "appletvsimulator"
        case .watchOS: "watchos"
        case .watchOSSimulator: "watchsimulator"
        case .visionOS: "xros"
        case .visionOSSimulator: "xrsimulator"
        case .driverKit: "driverkit"
        case .bridgeOS: "bridgeos"
        }
    }

    /// The name in `CFBundleSupportedPlatforms`.
    package var bundlePlatformName: String {
        switch self {
        case .macOS, .macCatalyst: "MacOSX"
        case .iOS: "iPhoneOS"
        case .iOSSimulator: "iPhoneSimulator"
        case .tvOS: "AppleTVOS"
        case .tvOSSimulator: "AppleTVSimulator"
        case .watchOS: "WatchOS"
        case .watchOSSimulator: "WatchSimulator"
        case .visionOS: "XROS"
        case .visionOSSimulator: "XRSimulator"
        case .driverKit: "DriverKit"
        case .bridgeOS: "BridgeOS"
        }
    }

    /// The end of a target triple without its version, such as `ios-simulator` in `arm64-apple-ios-simulator`; module files are named so.
    package var tripleSuffix: String {
        switch self {
        case .macOS: "macos"
        case .macCatalyst: "ios-macabi"
        case .bridgeOS: "bridgeos"
        case .driverKit: "driverkit"
        default: (supportedPlatform ?? "") + (variant.map { "-" + $0 } ?? "")
        }
    }

    /// Whether it is a simulator.
    package var isSimulator: Bool { variant == "simulator" }

    /// Whether bundles for it are deep, with `Versions` and `Resources`.
    package var hasDeepBundles: Bool { self == .macOS || self == .macCatalyst }

    /// The simulator of a device; `nil` when there is none.
    package var simulator: ApplePlatform? {
        switch self {
        case .iOS: .iOSSimulator
        case .tvOS: .tvOSSimulator
        case .watchOS: .watchOSSimulator
        case .visionOS: .visionOSSimulator
        default: nil
        }
    }

    /// The device of a simulator; `nil` for others.
    package var device: ApplePlatform? {
        Self.allCases.first { $0.simulator == self }
    }
}
