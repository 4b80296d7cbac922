/// How a string catalog is compiled.
package struct CatalogCompileOptions: Sendable, Hashable {
    /// The languages that are compiled; `nil` for all that the catalog has.
    package var languages: [String]?
    /// The notation of the files.
    package var format = Format.xml
    /// Whether keys without a text in the source language are written for it with the key as their text. Apple's compiler writes
    /// nothing for them, so that the folder of the source language may be missing.
    package var writesSourceLanguage = false
    /// Whether the text for `other` devices also stands in the `.strings` file.
    package var writesDeviceFallback = true

    /// The notations that files are written in.
    package enum Format: String, Sendable, Hashable, CaseIterable {
        case xml
        case binary
    }

    /// The options of Apple's compiler.
    package init() {}
}
