import Archives
package import Diagnostics
package import SystemSupport

/// The packing of a folder or file into a zip archive.
package struct ZipArchiving: Sendable {
    private let path: String
    private let output: String
    private let level: Int

    /// The levels as they are written.
    package static let levels = ZipWriter.levels.map(String.init)
    /// The level that holds when none is given.
    package static let standardLevel = "6"

    /// Names what is packed.
    ///
    /// - Parameters:
    ///   - path: the folder or file.
    ///   - output: the archive; beside what is packed, with `.zip` behind its name, when left out.
    ///   - level: one of ``levels``.
    package init(path: String, output: String?, level: String) {
        self.path = path
        self.output = output ?? Self.place(beside: path)
        self.level = Int(level) ?? 6
    }

    /// The name of what is packed with an ending more; names that say only where it is, such as `.`, are spelled out.
    private static func place(beside path: String) -> String {
        let normal = PathText.normalized(path)
        let name = PathText.lastComponent(of: normal)
        return (name == "." || name == ".." ? ProcessEnvironment.absolutePath(path) : normal) + ".zip"
    }

    /// Writes the archive.
    ///
    /// - Returns: notes about what was left out.
    /// - Throws: ``DiagnosticError`` when the input cannot be read or the output cannot be written; then the place is as it was.
    package func write(with writer: OutputWriter) throws(DiagnosticError) -> [Diagnostic] {
        try writer.check(output, for: .file)
        let packed = try PackedPath(path)
        try writer.writeFile(to: output) { (sink) throws(DiagnosticError) in try ZipWriter(level: level).write(packed.tree, to: sink) }
        return packed.diagnostics
    }
}
