package import Diagnostics

/// A bundle that can be made, and what there is to know about it.
package struct PlannedBundle: Sendable {
    /// What it is made of.
    package var request: BundleRequest
    /// The name of the bundle, without extension; `nil` when the resources lie loose.
    package var bundleName: String?
    /// The module whose code loads the resources.
    package var moduleName: String
    /// The files that say what the bundle is made of: the project and its settings, absolute.
    package var definitionFiles: [String]
    /// What does not stop the work.
    package var diagnostics: [Diagnostic]
}
