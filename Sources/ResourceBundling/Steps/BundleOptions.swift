import BuildSettings

/// How the resources of a bundle are compiled.
package struct BundleOptions: Sendable, Hashable {
    /// What Apple's tools want to know.
    package var apple: AppleToolOptions
    /// How `.strings` and `.stringsdict` files go into the bundle.
    package var strings = StringsOutput.binary
    /// How property lists go into the bundle; `nil` leaves each as it is.
    package var propertyLists: PropertyListOutput? = .binary
    /// The languages of string catalogs that are compiled; `nil` for all.
    package var languages: [String]?
    /// Whether keys of string catalogs without a text in the source language are written with the key as their text.
    package var writesSourceLanguage = false
    /// What is told about texts in all their languages.
    package var textCheck = TextCheckLevel.faults
    /// Whether resources are left out that only Apple's tools can compile, where those are missing.
    package var skipsMissingTools = false

    /// Makes the standard options for a product.
    package init(_ apple: AppleToolOptions) {
        self.apple = apple
    }

    /// The options that a user asks for, where no project says more.
    package init(_ arguments: BundleArguments) {
        self.init(AppleToolOptions(platform: .inferred(sdk: arguments.sdk), minimumSystem: "", moduleName: ""), arguments)
    }

    /// The options that a user asks for.
    init(_ apple: AppleToolOptions, _ arguments: BundleArguments) {
        self.apple = apple
        strings = arguments.strings
        propertyLists = arguments.propertyLists
        languages = arguments.languages.isEmpty ? nil : arguments.languages
        writesSourceLanguage = arguments.writesSourceLanguage
        textCheck = arguments.textCheck
        skipsMissingTools = arguments.skipsMissingTools
    }
}

/// How tables of texts go into a bundle.
package enum StringsOutput: String, Sendable, Hashable, CaseIterable {
    /// As binary property lists, which are read fastest.
    case binary
    /// As XML property lists.
    case xml
    /// `.strings` as text in UTF-16 with a byte order mark, `.stringsdict` as XML.
    case utf16 = "utf-16"
}
