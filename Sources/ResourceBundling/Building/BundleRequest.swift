package import ArtifactCache
package import SystemSupport

/// What a bundle is made of.
package struct BundleRequest: Sendable {
    /// What the bundle is called in the history of its steps.
    package var name: String
    /// The resources.
    package var resources: [Resource]
    /// Files that are known already, by their paths in the bundle: the Info.plist, `PkgInfo`.
    package var files: [(path: String, bytes: [UInt8])] = []
    /// Where things stand.
    package var layout: BundleLayout
    /// How the resources are compiled.
    package var options: BundleOptions
    /// The bundle, absolute.
    package var output: String
    /// What has been made before; `nil` makes everything anew and keeps nothing.
    package var cache: SharedCache?
    /// The tools of Apple.
    package var appleTools = AppleToolRunner.standard
    /// Whether a folder that is no bundle of ours is replaced.
    package var isForced = false
    /// What the writing goes through.
    package var writing: any TreeWriting = DiskTreeWriting()

    /// Describes a bundle.
    package init(name: String, resources: [Resource], layout: BundleLayout, options: BundleOptions, output: String) {
        self.name = name
        self.resources = resources
        self.layout = layout
        self.options = options
        self.output = output
    }
}
