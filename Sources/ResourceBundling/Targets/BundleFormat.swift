/// What the resources become.
package enum BundleFormat: String, Sendable, Hashable, CaseIterable {
    /// A bundle of its own, with an Info.plist.
    case bundle
    /// The resources as they lie in a framework or an app, without an Info.plist.
    case frameworkResources = "framework-resources"
}
