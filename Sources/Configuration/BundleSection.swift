package import Diagnostics

/// Which bundles of resources are made: the section `bundle` of a `trellis.yml`.
package struct BundleSection: Sendable, Hashable {
    /// The bundles, in the order of the file.
    package var entries: [Entry]
    /// Where the section stands.
    package var location: SourceLocation

    /// One bundle.
    package struct Entry: Sendable, Hashable {
        /// The target whose resources it has; `nil` when it is made of a folder.
        package var target: Located<String>?
        /// The folder that it is made of, relative to the folder of the file; `nil` when it is made of a target.
        package var folder: Located<String>?
        /// The project that has the target; `nil` for the one that the file is about.
        package var project: Located<String>?
        /// Where the bundle goes, relative to the folder of the file.
        package var output: Located<String>
        /// The name of the bundle.
        package var name: String?
        /// The configuration.
        package var configuration: String?
        /// The SDK.
        package var sdk: String?
        /// `bundle` or `framework-resources`.
        package var format: Located<String>?
        /// `binary`, `xml` or `utf-16`.
        package var strings: Located<String>?
        /// `binary`, `xml` or `as-is`.
        package var propertyLists: Located<String>?
        /// The languages of string catalogs.
        package var languages: [String] = []
        /// Whether keys without a text in the source language are written.
        package var writesSourceLanguage = false
        /// `none`, `faults`, `all` or `strict`.
        package var textCheck: Located<String>?
        /// Where the entry stands.
        package var location: SourceLocation
    }
}
