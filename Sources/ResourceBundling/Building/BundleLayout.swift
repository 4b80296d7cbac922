package import BuildSettings
import SystemSupport

/// Where things stand in a bundle.
package struct BundleLayout: Sendable, Hashable {
    /// The folder of the resources, relative to the bundle; empty when it is the bundle itself.
    package var resourceFolder: String
    /// The folder of the Info.plist, relative to the bundle; empty when it is the bundle itself.
    package var infoFolder: String

    /// Where the Info.plist stands, relative to the bundle.
    package var infoPlistPath: String { PathText.join(infoFolder, "Info.plist") }

    /// A bundle for a platform: everything side by side, or in `Contents` on macOS.
    package static func bundle(for platform: Platform) -> BundleLayout {
        platform.hasShallowBundles
            ? BundleLayout(resourceFolder: "", infoFolder: "")
            : BundleLayout(resourceFolder: "Contents/Resources", infoFolder: "Contents")
    }

    /// The resources alone, as they lie in a framework or an app.
    package static var loose: BundleLayout { BundleLayout(resourceFolder: "", infoFolder: "") }

    /// The folder of a bundle that goes into a framework, so that one copy serves an app and its extensions.
    ///
    /// - Parameters:
    ///   - name: the name of the bundle, with `.bundle`.
    ///   - framework: the path of the framework.
    package static func path(of name: String, insideFramework framework: String, for platform: Platform) -> String {
        PathText.join(platform.hasShallowBundles ? framework : PathText.join(framework, "Versions/A/Resources"), name)
    }

    /// The path of a resource in the bundle.
    func path(of resource: String) -> String { PathText.join(resourceFolder, resource) }
}
