package import Diagnostics
package import SystemSupport

/// A file or folder on disk as the tree of an archive: under its own name, without what ``JunkFiles`` finds.
package struct PackedPath: Sendable {
    /// What goes into the archive.
    package let tree: OutputTree
    /// Notes about what was left out, and warnings about names.
    package let diagnostics: [Diagnostic]

    /// Lists a file or folder.
    ///
    /// - Parameter path: what is packed, absolute or relative to the current folder.
    /// - Throws: ``DiagnosticError`` when it cannot be read, or has something in it that is neither file nor folder nor link.
    package init(_ path: String) throws(DiagnosticError) {
        let absolute = ProcessEnvironment.absolutePath(path)
        let name = PathText.lastComponent(of: absolute)
        guard !name.isEmpty, !path.isEmpty else {
            throw DiagnosticError("invalid-path", "'\(path)' has no name under which it could be packed", at: SourceLocation(path: path))
        }
        var tree = OutputTree()
        var junk: [String] = []
        if DiskFileSystem().kind(at: absolute) == .directory {
            try tree.addContents(of: absolute, at: name) { relative in
                let isJunk = JunkFiles.contains(relative)
                if isJunk { junk.append(relative) }
                return isJunk
            }
        } else {
            try tree.add(name, copyOf: absolute)
        }
        self.tree = tree
        diagnostics =
            junk.sorted { NameOrder.precedes($0, $1) }.map { relative in
                Diagnostic(.note, "junk-left-out", "'\(relative)' is left out", at: SourceLocation(path: path))
            } + tree.diagnostics
    }
}
