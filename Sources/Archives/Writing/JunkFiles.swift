/// What the Finder and archivers of macOS leave in folders, and what nobody wants to ship.
package enum JunkFiles {
    /// Whether a path leads to such a file or folder.
    package static func contains(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return name == ".DS_Store" || name == "__MACOSX" || name.hasPrefix("._")
    }
}
