import Archives
import Diagnostics
import SystemSupport

extension ZipWriter {
    /// The archive of a tree, in memory.
    func bytes(of tree: OutputTree) throws(DiagnosticError) -> [UInt8] {
        let collected = Collected()
        let sink = OutputSink { (piece) throws(DiagnosticError) in collected.bytes += piece }
        try write(tree, to: sink)
        try sink.flush()
        return collected.bytes
    }

    private final class Collected {
        var bytes: [UInt8] = []
    }
}

extension ArchiveReader {
    /// A line for each entry of an archive in memory: its kind, permissions in octal, size, path, and target or content.
    func lines(of bytes: [UInt8], name: String = "X.zip") throws(DiagnosticError) -> [String] {
        var lines: [String] = []
        try read(bytes, name: name) { (entry, content) throws(DiagnosticError) in
            let mode = String(entry.permissions, radix: 8)
            switch entry.kind {
            case .folder: lines.append("d \(mode) \(entry.path)")
            case .link(let target): lines.append("l \(entry.path) -> \(target)")
            case .file:
                let text = String(decoding: try content.bytes(limit: 1 << 20), as: UTF8.self)
                lines.append("f \(mode) \(entry.path): \(text)")
            }
        }
        return lines
    }
}
