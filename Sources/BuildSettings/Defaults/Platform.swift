/// A platform that Xcode builds for, by the name of its SDK.
public enum Platform: String, Sendable, Hashable, CaseIterable {
    /// macOS.
    case macosx
    /// Devices with iOS.
    case iphoneos
    /// The simulator of iOS.
    case iphonesimulator
    /// Devices with tvOS.
    case appletvos
    /// The simulator of tvOS.
    case appletvsimulator
    /// Devices with watchOS.
    case watchos
    /// The simulator of watchOS.
    case watchsimulator
    /// Devices with visionOS.
    case xros
    /// The simulator of visionOS.
    case xrsimulator
    /// Drivers for macOS.
    case driverkit

    /// The platform of an SDK as settings and command lines name it: `iphoneos`, `iphoneos17.5`, `macosx.internal`, or the path
    /// of one, `…/iPhoneOS17.5.sdk`; `nil` for `auto` and what is not known.
    public init?(sdk: String) {
        let name = sdk.utf8.lastIndex(of: Byte.slash).map { String(sdk[sdk.utf8.index(after: $0)...]) } ?? sdk
        let family = name.lowercased().prefix { $0.isASCII && $0.isLetter }
        self.init(rawValue: String(family))
    }

    /// The platform that settings ask for.
    ///
    /// - Parameters:
    ///   - sdk: what a command line asks for; it wins when it names a platform.
    ///   - sdkRoot: the value of `SDKROOT`; `auto` leaves the choice to what is built for.
    ///   - supportedPlatforms: the value of `SUPPORTED_PLATFORMS`; the first known one is taken when nothing else decides.
    /// - Returns: macOS when nothing names a platform.
    public static func inferred(sdk: String? = nil, sdkRoot: String? = nil, supportedPlatforms: [String] = []) -> Platform {
        if let platform = sdk.flatMap(Platform.init(sdk:)) ?? sdkRoot.flatMap(Platform.init(sdk:)) { return platform }
        return supportedPlatforms.lazy.compactMap(Platform.init(sdk:)).first ?? .macosx
    }

    /// The name that people know, which filters of files use: `ios`, `macos`.
    public var family: Family {
        switch self {
        case .macosx: .macos
        case .iphoneos, .iphonesimulator: .ios
        case .appletvos, .appletvsimulator: .tvos
        case .watchos, .watchsimulator: .watchos
        case .xros, .xrsimulator: .xros
        case .driverkit: .driverkit
        }
    }

    /// Devices and their simulator together.
    public enum Family: String, Sendable, Hashable, CaseIterable {
        /// macOS.
        case macos
        /// iOS.
        case ios
        /// tvOS.
        case tvos
        /// watchOS.
        case watchos
        /// visionOS.
        case xros
        /// Drivers for macOS.
        case driverkit
    }

    /// Whether it is a simulator.
    public var isSimulator: Bool { rawValue.hasSuffix("simulator") }

    /// The setting that holds the oldest system that is supported: `IPHONEOS_DEPLOYMENT_TARGET`.
    public var deploymentTargetSetting: String {
        switch family {
        case .macos: "MACOSX_DEPLOYMENT_TARGET"
        case .ios: "IPHONEOS_DEPLOYMENT_TARGET"
        case .tvos: "TVOS_DEPLOYMENT_TARGET"
        case .watchos: "WATCHOS_DEPLOYMENT_TARGET"
        case .xros: "XROS_DEPLOYMENT_TARGET"
        case .driverkit: "DRIVERKIT_DEPLOYMENT_TARGET"
        }
    }

    /// Whether bundles have their parts side by side, instead of in folders below `Contents`.
    public var hasShallowBundles: Bool { self != .macosx }
}
