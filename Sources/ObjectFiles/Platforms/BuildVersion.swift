/// What a Mach-O file says it was built for.
package struct BuildVersion: Sendable, Hashable {
    /// The number of the platform as it stands in the file, or of the platform that an old command stands for.
    package var platformNumber: UInt32
    /// The oldest version that it runs on.
    package var minimumVersion: PackedVersion
    /// The version of the SDK; zero when it is not known.
    package var sdkVersion: PackedVersion
    /// Whether an old command says it, `LC_VERSION_MIN_…`, which does not tell simulators from devices.
    package var isOldCommand: Bool

    /// Makes a value.
    package init(
        platformNumber: UInt32, minimumVersion: PackedVersion, sdkVersion: PackedVersion, isOldCommand: Bool = false
    ) {
        self.platformNumber = platformNumber
        self.minimumVersion = minimumVersion
        self.sdkVersion = sdkVersion
        self.isOldCommand = isOldCommand
    }

    /// The platform; `nil` when the number is not known.
    package var platform: ApplePlatform? { ApplePlatform(rawValue: platformNumber) }
}
