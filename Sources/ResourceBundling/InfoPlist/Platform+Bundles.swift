import BuildSettings

extension Platform {
    /// The name by which bundles say which platform they are for.
    package var bundleName: String {
        switch self {
        case .macosx: "MacOSX"
        case .iphoneos: "iPhoneOS"
        case .iphonesimulator: "iPhoneSimulator"
        case .appletvos: "AppleTVOS"
        case .appletvsimulator: "AppleTVSimulator"
        case .watchos: "WatchOS"
        case .watchsimulator: "WatchSimulator"
        case .xros: "XROS"
        case .xrsimulator: "XRSimulator"
        case .driverkit: "DriverKit"
        }
    }
}
