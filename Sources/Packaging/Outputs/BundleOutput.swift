import Archives
package import Diagnostics
package import SystemSupport

/// A place where a bundle is written: a folder, or a zip archive with the folder in it.
///
///     X.artifactbundle       the folder
///     X.artifactbundle.zip   the archive
package struct BundleOutput: Sendable {
    private let path: String
    /// The name of the folder in an archive; `nil` for a folder on disk.
    private let folderInArchive: String?
    private let writer: OutputWriter

    /// Looks at the name of an output.
    ///
    /// - Parameters:
    ///   - path: the output, absolute or relative to the current folder.
    ///   - fileExtension: the ending of the bundle's name, without a dot.
    ///   - writer: what writes it, and decides whether an old one is replaced.
    /// - Throws: ``DiagnosticError`` when the name has another ending, or something is there that may not be replaced.
    package init(_ path: String, fileExtension: String, writer: OutputWriter) throws(DiagnosticError) {
        let name = PathText.lastComponent(of: ProcessEnvironment.absolutePath(path))
        let isArchive = name.hasSuffix(".zip")
        let folder = isArchive ? String(name.dropLast(4)) : name
        guard folder.hasSuffix("." + fileExtension), folder.utf8.count > fileExtension.utf8.count + 1 else {
            let message = "the output '\(path)' must end in '.\(fileExtension)' or '.\(fileExtension).zip'"
            throw DiagnosticError("invalid-output", message, at: SourceLocation(path: path))
        }
        self.path = path
        self.writer = writer
        folderInArchive = isArchive ? folder : nil
        try writer.check(path, for: isArchive ? .file : .folder)
    }

    /// Writes a bundle.
    ///
    /// - Throws: ``DiagnosticError`` when an input cannot be read or the output cannot be written; then the place is as it was.
    package func write(_ tree: OutputTree) throws(DiagnosticError) {
        guard let folderInArchive else { return try writer.write(tree, to: path) }
        var packed = OutputTree()
        try packed.add(tree, at: folderInArchive)
        try writer.writeFile(to: path) { (sink) throws(DiagnosticError) in try ZipWriter().write(packed, to: sink) }
    }
}
