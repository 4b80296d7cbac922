/// Things with one content, of which one would be enough.
package struct CopyGroup: Sendable, Hashable {
    /// What they are.
    package var kind: Kind
    /// Where they stand, in the order of the paths' bytes.
    package var paths: [String]
    /// The size of one.
    package var sizeBytes: Int
    /// The names of the renditions, sorted; empty for everything else.
    package var names: [String] = []
    /// The apps, extensions and frameworks that carry them, in the order of the paths.
    package var owners: [String] = []
    /// What would let one copy serve, as the end of a sentence; empty when all of them lie in one bundle.
    package var advice = ""

    /// What is there more than once.
    package enum Kind: String, Sendable, Hashable {
        /// A resource.
        case file
        /// A bundle of resources with everything in it.
        case bundle
        /// Pictures, colours or files inside of compiled catalogs.
        case rendition
        /// Code.
        case code
    }

    /// Makes a group.
    package init(kind: Kind, paths: [String], sizeBytes: Int) {
        self.kind = kind
        self.paths = paths
        self.sizeBytes = sizeBytes
    }

    /// What all but one of them come to.
    package var wastedBytes: Int {
        let (bytes, isTooLarge) = sizeBytes.multipliedReportingOverflow(by: paths.count - 1)
        return isTooLarge ? .max : bytes
    }

    /// What there is more than once, in a few words.
    package var title: String {
        guard let first = names.first else { return paths[0] }
        return names.count == 1 ? "'\(first)' in \(paths[0])" : "'\(first)' and \(names.count - 1) more in \(paths[0])"
    }
}
