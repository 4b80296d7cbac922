/// What Xcode gives targets of a platform, without what only an SDK knows.
enum PlatformDefaults {
    /// The table of a platform, made once.
    static func table(for platform: Platform) -> SettingsTable { tables[platform] ?? SettingsTable() }

    private static let tables = Dictionary(uniqueKeysWithValues: Platform.allCases.map { ($0, make($0)) })

    private static func make(_ platform: Platform) -> SettingsTable {
        let name = platform.rawValue
        let system = systemName(of: platform)
        let pair = counterparts(of: platform)
        let environment = platform.isSimulator ? "-simulator" : ""
        return SettingsTable(
            text: """
                PLATFORM_NAME = \(name)
                PLATFORM_DISPLAY_NAME = \(displayName(of: platform))
                PLATFORM_FAMILY_NAME = \(displayName(of: platform).replacingSuffix(" Simulator"))
                EFFECTIVE_PLATFORM_NAME = \(platform == .macosx ? "" : "-" + name)
                SDKROOT = \(name)
                SDK_NAME = \(name)
                SUPPORTED_PLATFORMS = \(pair.device) \(pair.simulator)
                CORRESPONDING_DEVICE_PLATFORM_NAME = \(platform.isSimulator ? pair.device : "")
                CORRESPONDING_SIMULATOR_PLATFORM_NAME = \(platform.isSimulator ? "" : pair.simulator)
                ARCHS_STANDARD = \(architectures(of: platform))
                DEPLOYMENT_TARGET_SETTING_NAME = \(platform.deploymentTargetSetting)
                LLVM_TARGET_TRIPLE_VENDOR = apple
                LLVM_TARGET_TRIPLE_OS_VERSION = \(system)$(\(platform.deploymentTargetSetting))
                LLVM_TARGET_TRIPLE_SUFFIX = \(environment)
                SWIFT_PLATFORM_TARGET_PREFIX = \(system)
                SHALLOW_BUNDLE = \(platform.hasShallowBundles ? "YES" : "NO")
                """)
    }

    private static func systemName(of platform: Platform) -> String {
        switch platform.family {
        case .macos: "macos"
        case .ios: "ios"
        case .tvos: "tvos"
        case .watchos: "watchos"
        case .xros: "xros"
        case .driverkit: "driverkit"
        }
    }

    private static func displayName(of platform: Platform) -> String {
        let family =
            switch platform.family {
            case .macos: "macOS"
            case .ios: "iOS"
            case .tvos: "tvOS"
            case .watchos: "watchOS"
            case .xros: "visionOS"
            case .driverkit: "DriverKit"
            }
        return platform.isSimulator ? family + " Simulator" : family
    }

    private static func counterparts(of platform: Platform) -> (device: String, simulator: String) {
        switch platform.family {
        case .macos: ("macosx", "")
        case .ios: ("iphoneos", "iphonesimulator")
        case .tvos: ("appletvos", "appletvsimulator")
        case .watchos: ("watchos", "watchsimulator")
        case .xros: ("xros", "xrsimulator")
        case .driverkit: ("driverkit", "")
        }
    }

    private static func architectures(of platform: Platform) -> String {
        switch platform {
        case .macosx, .driverkit, .iphonesimulator, .appletvsimulator, .watchsimulator, .xrsimulator: "arm64 x86_64"
        case .iphoneos, .appletvos, .xros: "arm64"
        case .watchos: "arm64 arm64_32"
        }
    }
}

extension String {
    /// The text without an end that it may have.
    fileprivate func replacingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}

extension SettingsTable {
    /// Makes a table of lines `NAME = value`, as tables of defaults are written here.
    init(text: String) {
        self.init(
            text.split(separator: "\n").map { line in
                let pair = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                let value = pair.count > 1 ? pair[1].drop { $0 == " " } : ""
                let end = value.lastIndex { $0 != " " }.map { value[...$0] } ?? ""
                return SettingAssignment(String(pair[0].prefix { $0 != " " }), .text(String(end)))
            }
        )
    }
}
