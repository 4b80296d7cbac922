import Diagnostics
import ObjectFiles
import SystemSupport

/// Reads what a tree would write.
enum ContentBytes {
    /// Files that are compared or joined as text or as property lists are smaller than this.
    private static let limitBytes = 64 << 20

    /// The bytes of a file in a tree; `nil` for a folder or a link.
    ///
    /// - Throws: ``DiagnosticError`` when the file cannot be read or is too large to be held.
    static func read(_ content: OutputTree.Content) throws(DiagnosticError) -> [UInt8]? {
        switch content {
        case .folder, .link: return nil
        case .bytes(let bytes, _): return bytes
        case .copy(let path, _, _): return try ByteSource(contentsOf: path).readAll(limit: limitBytes)
        case .stream(_, let write):
            let collected = Collector()
            let sink = OutputSink { (bytes) throws(DiagnosticError) in collected.bytes += bytes }
            try write(sink)
            try sink.flush()
            return collected.bytes
        }
    }

    private final class Collector {
        var bytes: [UInt8] = []
    }

    /// Whether two entries are the same: both folders, links to the same, or files of the same bytes.
    ///
    /// - Throws: ``DiagnosticError`` when a file cannot be read.
    static func areEqual(_ left: OutputTree.Content, _ right: OutputTree.Content) throws(DiagnosticError) -> Bool {
        switch (left, right) {
        case (.folder, .folder): return true
        case (.link(let target), .link(let other)): return target == other
        case (.copy(let path, _, _), .copy(let other, _, _)):
            if path == other { return true }
            return try areEqual(ByteSource(contentsOf: path), ByteSource(contentsOf: other))
        case (.folder, _), (_, .folder), (.link, _), (_, .link): return false
        default: return try read(left) == read(right)
        }
    }

    private static let pieceBytes = 1 << 20

    /// Whether two sources have the same bytes.
    static func areEqual(_ left: ByteSource, _ right: ByteSource) throws(DiagnosticError) -> Bool {
        guard left.count == right.count else { return false }
        var offset = 0
        while offset < left.count {
            let count = min(pieceBytes, left.count - offset)
            guard try left.read(at: offset, count: count) == right.read(at: offset, count: count) else { return false }
            offset += count
        }
        return true
    }
}
