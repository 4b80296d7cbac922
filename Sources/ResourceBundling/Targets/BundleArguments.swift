/// What a user asks for: of which target or folder a bundle is made, and how.
package struct BundleArguments: Sendable, Hashable {
    /// A project, as the user named it, or a folder with resources.
    package var project: String
    /// The target; `nil` means that `project` is a folder with resources.
    package var target: String?
    /// Where the bundle goes: the bundle itself, a folder that ends with `/`, or a framework; as the user named it.
    package var output: String
    /// The name of the bundle; `nil` leaves it to the target.
    package var name: String?
    /// The configuration; `nil` for the one that command lines use.
    package var configuration: String?
    /// The SDK; `nil` leaves it to the settings.
    package var sdk: String?
    /// What the resources become.
    package var format = BundleFormat.bundle
    /// How tables of texts are written.
    package var strings = StringsOutput.binary
    /// How property lists are written; `nil` leaves each as it is.
    package var propertyLists: PropertyListOutput? = .binary
    /// The languages of string catalogs; none means all.
    package var languages: [String] = []
    /// Whether keys without a text in the source language are written.
    package var writesSourceLanguage = false
    /// What is told about texts in all their languages.
    package var textCheck = TextCheckLevel.faults
    /// Whether resources are left out that only Apple's tools can compile, where those are missing.
    package var skipsMissingTools = false
    /// Settings that win over those of the project.
    package var overrides: [Override] = []
    /// Whether a folder that is no bundle is replaced.
    package var isForced = false

    /// A setting of the command line.
    package struct Override: Sendable, Hashable {
        /// The name, perhaps with conditions.
        package var key: String
        /// The value.
        package var value: String

        /// Makes an override.
        package init(key: String, value: String) {
            self.key = key
            self.value = value
        }
    }

    /// Names a project and an output.
    package init(project: String, target: String?, output: String) {
        self.project = project
        self.target = target
        self.output = output
    }
}
