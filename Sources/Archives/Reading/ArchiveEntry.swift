/// One thing in an archive.
package struct ArchiveEntry: Sendable, Hashable {
    /// What an entry is.
    package enum Kind: Sendable, Hashable {
        /// A regular file.
        case file
        /// A folder.
        case folder
        /// A symbolic link with the text that it holds, which stays inside of the archive.
        case link(target: String)
    }

    /// The path: relative, normal, with no entry of the same path before it.
    package var path: String
    /// What it is.
    package var kind: Kind
    /// The permissions, such as 0644; archives that know none have those that libarchive makes up.
    package var permissions: UInt16
    /// The size of the content as the archive says it; `nil` when it does not say before the content.
    package var sizeBytes: Int64?

    /// Makes an entry.
    package init(path: String, kind: Kind, permissions: UInt16, sizeBytes: Int64?) {
        self.path = path
        self.kind = kind
        self.permissions = permissions
        self.sizeBytes = sizeBytes
    }

    /// Whether it is a file that its owner may execute.
    package var isExecutable: Bool { kind == .file && permissions & 0o100 != 0 }
}
