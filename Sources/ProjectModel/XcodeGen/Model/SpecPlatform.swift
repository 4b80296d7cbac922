/// What a target of a spec is built for.
enum SpecPlatform: String, CaseIterable {
    case auto
    case iOS
    case tvOS
    case macOS
    case watchOS
    case visionOS

    /// The value of `SDKROOT`.
    var sdk: String {
        switch self {
        case .auto: "auto"
        case .iOS: "iphoneos"
        case .tvOS: "appletvos"
        case .macOS: "macosx"
        case .watchOS: "watchos"
        case .visionOS: "xros"
        }
    }

    /// The setting with the oldest system that a product runs on.
    var deploymentTargetSetting: String? {
        switch self {
        case .auto: nil
        case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
        case .tvOS: "TVOS_DEPLOYMENT_TARGET"
        case .macOS: "MACOSX_DEPLOYMENT_TARGET"
        case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
        case .visionOS: "XROS_DEPLOYMENT_TARGET"
        }
    }

    /// The folder of Carthage's products.
    var carthageFolder: String { self == .macOS ? "Mac" : self == .auto ? "iOS" : rawValue }

    /// Whether what Carthage built has to be stripped of the simulator's part, so that a script copies it.
    var needsStripping: Bool { self != .macOS }
}

/// What a target with several destinations, or one file of it, is built for.
///
/// The order is the one in which their settings are laid over each other.
enum SpecDestination: String, CaseIterable {
    case iOS
    case tvOS
    case watchOS
    case visionOS
    case macOS
    case macCatalyst

    /// The order in which folders and names are looked at for a destination.
    static let searchOrder: [SpecDestination] = [.iOS, .tvOS, .macOS, .macCatalyst, .visionOS, .watchOS]

    /// The word in a platform filter of Xcode.
    var filter: String { self == .visionOS ? "xros" : rawValue.lowercased() }

    /// The platform whose presets apply when this is the first destination.
    var platform: SpecPlatform { SpecPlatform(rawValue: rawValue) ?? .macOS }
}
