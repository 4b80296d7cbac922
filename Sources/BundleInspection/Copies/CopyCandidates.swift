import SystemSupport

/// The files that may be copies of each other: those of which several have one size.
struct CopyCandidates: Sendable {
    private let isForAllFiles: Bool
    private let sizes: Set<Int>
    /// Whether all of them have checksums anyhow, which then serve as prints.
    let areSealed: Bool

    /// Finds the sizes that are there more than once.
    ///
    /// - Parameters:
    ///   - isForAllFiles: whether all files are compared, and not only the binaries of frameworks in apps.
    ///   - sealedFolders: the folders in which all files get checksums, with a slash at their ends.
    init(tree: ProductTree, isForAllFiles: Bool, sealedFolders: [String]) {
        self.isForAllFiles = isForAllFiles
        var seen: Set<Int> = []
        var shared: Set<Int> = []
        var areSealed = !sealedFolders.isEmpty
        for entry in tree.entries where Self.isCompared(entry, isForAllFiles) {
            if areSealed { areSealed = sealedFolders.contains(where: entry.path.hasPrefix) }
            if !seen.insert(entry.sizeBytes).inserted { shared.insert(entry.sizeBytes) }
        }
        sizes = shared
        self.areSealed = areSealed
    }

    /// Whether a file may be a copy.
    func contains(_ entry: ProductEntry) -> Bool { sizes.contains(entry.sizeBytes) && Self.isCompared(entry, isForAllFiles) }

    /// Whether the content of a file is compared with others.
    static func isCompared(_ entry: ProductEntry) -> Bool {
        entry.kind == .file && entry.sizeBytes > 0 && !PathText.contains(entry.path, "/_CodeSignature/")
            && !PathText.contains(entry.path, ".dSYM/")
    }

    private static func isCompared(_ entry: ProductEntry, _ isForAllFiles: Bool) -> Bool {
        isForAllFiles ? isCompared(entry) : isFrameworkBinary(entry)
    }

    private static func isFrameworkBinary(_ entry: ProductEntry) -> Bool {
        entry.kind == .file && entry.sizeBytes > 0 && PathText.contains(entry.path, ".app/") && PathText.contains(entry.path, ".framework/")
            && PathText.fileExtension(of: entry.path).isEmpty
    }
}
