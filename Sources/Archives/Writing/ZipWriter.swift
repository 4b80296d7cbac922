package import Diagnostics
package import SystemSupport

/// Writes zip archives whose bytes depend on nothing but the names and contents of what is in them.
///
///     try OutputWriter(force: true).writeFile(to: "X.zip") { (sink) throws(DiagnosticError) in
///         try ZipWriter(level: 9).write(tree, to: sink)
///     }
///
/// Entries are sorted by the bytes of their names, which are UTF-8 and said to be; each has the time 1980-01-01 00:00:00, the
/// permissions 0644 or 0755, and no owner. Symbolic links are entries of their own kind. No file is in memory as a whole.
package struct ZipWriter: Sendable {
    /// How hard is tried to make files small: 0 stores them as they are, 1 is quick, 9 is small.
    package let level: Int

    /// The levels that there are.
    package static let levels = 0...9

    /// Makes a writer.
    ///
    /// - Parameter level: one of ``levels``; others count as the nearest of them.
    package init(level: Int = 6) {
        self.level = min(max(level, Self.levels.lowerBound), Self.levels.upperBound)
    }

    /// Writes all entries of a tree.
    ///
    /// A streamed file is made twice: once for its size, which stands before its bytes.
    ///
    /// - Throws: ``DiagnosticError`` when an input cannot be read or changes its size meanwhile, and what the sink throws.
    package func write(_ tree: OutputTree, to sink: OutputSink) throws(DiagnosticError) {
        try CharacterLocale.withUTF8 { () throws(DiagnosticError) in
            let stream = try ZipStream(level: level, to: sink)
            for entry in tree.entries { try write(entry, to: stream) }
            try stream.finish()
        }
    }

    private func write(_ entry: OutputTree.Entry, to stream: ZipStream) throws(DiagnosticError) {
        switch entry.content {
        case .folder:
            try stream.begin(.folder, entry.path)
        case .link(let target):
            try stream.begin(.link(target: target), entry.path)
        case .bytes(let bytes, let isExecutable):
            try stream.begin(.file(sizeBytes: Int64(bytes.count), isExecutable: isExecutable), entry.path)
            try bytes.withBytes { (pointer) throws(DiagnosticError) in try stream.append(pointer) }
            try stream.end(entry.path)
        case .copy(let source, _, let isExecutable):
            guard let stamp = FileStamp(of: source) else {
                let message = "cannot read '\(source)': no such file or folder"
                throw DiagnosticError("read-failed", message, at: SourceLocation(path: source))
            }
            try stream.begin(.file(sizeBytes: stamp.sizeBytes, isExecutable: isExecutable), entry.path)
            try FilePieces.forEach(of: source) { (piece) throws(DiagnosticError) in try stream.append(piece) }
            try stream.end(entry.path)
        case .stream(let isExecutable, let content):
            let counter = OutputSink { (_) throws(DiagnosticError) in }
            try content(counter)
            try stream.begin(.file(sizeBytes: counter.count, isExecutable: isExecutable), entry.path)
            let bytes = OutputSink { (piece) throws(DiagnosticError) in try stream.append(piece) }
            try content(bytes)
            try bytes.flush()
            try stream.end(entry.path)
        }
    }
}
