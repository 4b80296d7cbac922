/// One name of a product's tree.
package struct ProductEntry: Sendable, Hashable {
    /// The path, the name of the product first, such as `X.framework/Info.plist`; never absolute and without `..`.
    package var path: String
    /// What stands there.
    package var kind: Kind
    /// The size of a file's content; 0 for everything else.
    package var sizeBytes: Int
    /// The nine bits of the permissions, such as 0o755.
    package var permissions: UInt16
    /// Where a symbolic link points to, as it is written; empty for everything else.
    package var linkTarget: String

    /// What stands at a path.
    package enum Kind: Sendable, Hashable {
        /// A regular file.
        case file
        /// A folder.
        case folder
        /// A symbolic link, which nobody has followed.
        case link
        /// A device, a pipe or a socket, which no product has.
        case other
    }

    /// Makes an entry.
    package init(path: String, kind: Kind, sizeBytes: Int = 0, permissions: UInt16 = 0o644, linkTarget: String = "") {
        self.path = path
        self.kind = kind
        self.sizeBytes = sizeBytes
        self.permissions = permissions
        self.linkTarget = linkTarget
    }

    /// The last component of the path.
    package var name: Substring { path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...] }

    /// Whether somebody may run the file.
    package var isExecutable: Bool { permissions & 0o111 != 0 }
}
