package import BuildSettings

/// What Apple's tools want to know about the product.
package struct AppleToolOptions: Sendable, Hashable {
    /// The platform that is built for.
    package var platform: Platform
    /// The oldest system that the product runs on.
    package var minimumSystem: String
    /// The module that classes in interfaces belong to.
    package var moduleName: String
    /// The devices, by the numbers of `TARGETED_DEVICE_FAMILY`.
    package var deviceFamilies: [Int]
    /// The language of the developers.
    package var developmentRegion: String
    /// The icon of the app, `ASSETCATALOG_COMPILER_APPICON_NAME`; `nil` for none.
    package var appIconName: String?
    /// The colour of the app, `ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME`; `nil` for none.
    package var accentColorName: String?

    /// Describes a product.
    package init(
        platform: Platform,
        minimumSystem: String,
        moduleName: String,
        deviceFamilies: [Int] = [],
        developmentRegion: String = "en"
    ) {
        self.platform = platform
        self.minimumSystem = minimumSystem
        self.moduleName = moduleName
        self.deviceFamilies = deviceFamilies
        self.developmentRegion = developmentRegion
    }

    /// The words by which the tools mean the devices.
    var devices: [String] {
        switch platform.family {
        case .macos: ["mac"]
        case .tvos: ["tv"]
        case .watchos: ["watch"]
        case .xros: ["vision"]
        case .ios:
            deviceFamilies.compactMap { [1: "iphone", 2: "ipad"][$0] }.isEmpty
                ? ["iphone", "ipad"] : deviceFamilies.compactMap { [1: "iphone", 2: "ipad"][$0] }
        case .driverkit: []
        }
    }
}
