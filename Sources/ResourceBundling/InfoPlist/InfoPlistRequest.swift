package import BuildSettings
package import PropertyLists

/// What the Info.plist of a product is made of.
package struct InfoPlistRequest: Sendable {
    /// The file that people write; `nil` when there is none.
    package var source: PropertyListDocument?
    /// What tools have to add, such as the icons that the compiler of asset catalogs found, in the order in which it is merged.
    package var additions: [Addition] = []
    /// The privacy manifests of the product, whose tracking domains the Info.plist repeats.
    package var privacyManifests: [PropertyListTree] = []
    /// The settings of the target for the platform that is built for.
    package var settings: SettingsEvaluator
    /// The platform that is built for.
    package var platform: Platform
    /// Whether the product is an iOS app built for macOS.
    package var isMacCatalyst = false
    /// Whether the product has code.
    package var hasExecutable: Bool

    /// A property list that a tool wants to be merged.
    package struct Addition: Sendable, Hashable {
        /// Where it comes from, for messages.
        package var path: String
        /// What it says.
        package var content: PropertyListTree

        /// Names an addition.
        package init(path: String, content: PropertyListTree) {
            self.path = path
            self.content = content
        }
    }

    /// Makes a request.
    package init(source: PropertyListDocument? = nil, settings: SettingsEvaluator, platform: Platform, hasExecutable: Bool) {
        self.source = source
        self.settings = settings
        self.platform = platform
        self.hasExecutable = hasExecutable
    }
}
