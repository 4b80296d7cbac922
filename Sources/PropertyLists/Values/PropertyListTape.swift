import Diagnostics
import Synchronization

/// The bytes of one property list and the flat list of what is in them.
///
/// A class, so that the many small values that point into it share one reference; it never changes after reading, but
/// for the line table, which is made when the first location is asked for.
final class PropertyListTape: Sendable {
    /// The file in UTF-8, or as it stands on disk when it is binary.
    let bytes: [UInt8]
    /// What is in it, the root first.
    let nodes: [PropertyListNode]
    /// The notation it was written in.
    let format: PropertyListFormat
    /// The file's name as the user wrote it, for locations.
    let path: String
    /// The offset of the first byte of each line, made on demand.
    private let lineTable = Mutex<LineTable?>(nil)

    init(bytes: [UInt8], nodes: [PropertyListNode], format: PropertyListFormat, path: String) {
        self.bytes = bytes
        self.nodes = nodes
        self.format = format
        self.path = path
    }

    /// The place of a byte. Binary files have no lines, so that only the file is named.
    func location(ofOffset offset: Int) -> SourceLocation {
        guard format != .binary else { return SourceLocation(path: path) }
        let position = lineTable.withLock { table in
            let lines = table ?? LineTable(bytes)
            table = lines
            return lines.position(ofOffset: offset)
        }
        return SourceLocation(path: path, line: position.line, column: position.column)
    }
}
