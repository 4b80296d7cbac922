package import BuildSettings
package import PropertyLists

/// The Info.plist of a bundle that has resources and no code.
package struct ResourceBundleInfo: Sendable, Hashable {
    /// The identifier; what may not stand in one becomes `-`.
    package var identifier: String
    /// The name.
    package var name: String
    /// The language of the developers.
    package var developmentRegion: String
    /// The version that people see.
    package var shortVersion: String
    /// The version that counts.
    package var version: String
    /// The platform that is built for.
    package var platform: Platform
    /// The oldest system that the bundle is for; `nil` when nobody knows.
    package var minimumSystem: String?

    /// Describes a bundle.
    package init(identifier: String, name: String, platform: Platform) {
        self.identifier = identifier
        self.name = name
        self.platform = platform
        developmentRegion = "en"
        shortVersion = "1.0"
        version = "1"
    }

    /// The property list. It has no `CFBundleExecutable`, which the store refuses where there is no code.
    package var content: PropertyListTree {
        var pairs: [PropertyListTree.Pair] = [
            .init("CFBundleDevelopmentRegion", .string(developmentRegion)),
            .init("CFBundleIdentifier", .string(BundleIdentifier.legal(identifier))),
            .init("CFBundleInfoDictionaryVersion", .string("6.0")), .init("CFBundleName", .string(name)),
            .init("CFBundlePackageType", .string("BNDL")), .init("CFBundleShortVersionString", .string(shortVersion)),
            .init("CFBundleSupportedPlatforms", .array([.string(platform.bundleName)])), .init("CFBundleVersion", .string(version)),
        ]
        if let minimumSystem {
            pairs.append(.init(platform.family == .macos ? "LSMinimumSystemVersion" : "MinimumOSVersion", .string(minimumSystem)))
        }
        return .dictionary(pairs)
    }
}
