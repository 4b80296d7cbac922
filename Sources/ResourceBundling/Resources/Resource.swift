/// A file or folder that goes into a bundle.
package struct Resource: Sendable, Hashable {
    /// Where it is, absolute.
    package var source: String
    /// How messages name it.
    package var path: String
    /// Where it would stand if it were copied as it is, relative to the folder of the resources: `de.lproj/Localizable.strings`.
    package var destination: String
    /// Whether it is a folder on disk.
    package var isFolder: Bool
    /// Whether it is copied as it is, whatever it is.
    package var isVerbatim: Bool

    /// Describes a resource.
    package init(source: String, path: String, destination: String, isFolder: Bool = false, isVerbatim: Bool = false) {
        self.source = source
        self.path = path
        self.destination = destination
        self.isFolder = isFolder
        self.isVerbatim = isVerbatim
    }
}
