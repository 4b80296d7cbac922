/// The places at which the machines of developers and of build services keep their files.
package enum BuildPathRoot: String, Sendable, Hashable, CaseIterable {
    /// `/Users/…`, the home folders of macOS.
    case users
    /// `/home/…` and `/root/…`, those of Linux.
    case home
    /// `/private/…` and `/var/folders/…`, temporary folders of macOS.
    case privateFolder
    /// `/Volumes/…`, disks and images that are mounted.
    case volumes
    /// `/tmp/…` and `/var/tmp/…`.
    case temporary
    /// `/builds/…`, `/__w/…`, `/bitrise/…`, `/github/workspace/…` and `/workspace/…`, the folders of build services.
    case builds
    /// A `DerivedData` folder that lies elsewhere.
    case derivedData
}

/// A path of the machine that built something, found in its bytes.
package struct BuildPath: Sendable, Hashable {
    /// Where the path begins.
    package var offset: Int
    /// The path up to its end or its first blank, cut off after ``BuildPathScanner/textLimit`` bytes.
    package var text: String
    /// What kind of path it is.
    package var root: BuildPathRoot

    /// Makes a value.
    package init(offset: Int, text: String, root: BuildPathRoot) {
        self.offset = offset
        self.text = text
        self.root = root
    }
}
