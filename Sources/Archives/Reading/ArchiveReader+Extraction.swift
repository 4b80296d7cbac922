package import Diagnostics
package import SystemSupport

extension ArchiveReader {
    /// Unpacks an archive into a folder, which appears whole or not at all.
    ///
    /// - Parameters:
    ///   - path: the archive.
    ///   - folder: the folder.
    ///   - writer: what writes it, and decides whether an old one is replaced.
    /// - Throws: ``DiagnosticError`` when the archive cannot be read or trusted, and what the writer throws.
    package func extract(_ path: String, to folder: String, writer: OutputWriter = OutputWriter()) throws(DiagnosticError) {
        try writer.write(to: folder) { (output) throws(DiagnosticError) in
            try read(path) { (entry, content) throws(DiagnosticError) in
                switch entry.kind {
                case .folder: try output.add(entry.path, .folder)
                case .link(let target): try output.add(entry.path, .link(target: target))
                case .file:
                    try output.add(entry.path, isExecutable: entry.isExecutable) { (sink) throws(DiagnosticError) in
                        try content.forEachPiece { (piece) throws(DiagnosticError) in try sink.write(piece) }
                    }
                }
            }
        }
    }
}
