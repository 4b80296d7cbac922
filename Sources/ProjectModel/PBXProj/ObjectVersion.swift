/// The numbers that Xcode writes as `objectVersion`.
///
/// The set is discrete: Xcode 27 refuses 78 to 89, for example. Everything up to 60 was the native format of one release
/// or another; 70 to 76 are projects with synchronized folders in a format that prefers an older Xcode.
enum ObjectVersion {
    /// Whether some Xcode, or Project Builder before it, has written this number.
    static func isKnown(_ version: Int) -> Bool {
        (1...60).contains(version) || [63, 70, 71, 73, 74, 75, 76, 77, 90, 100, 110].contains(version)
    }

    /// Whether a project of this version may have synchronized folders.
    static func hasSynchronizedFolders(_ version: Int) -> Bool { version >= 70 }
}
