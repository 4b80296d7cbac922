import Diagnostics
import Synchronization

/// The bytes of one property list and the flat list of what is in them.
///
/// A class, so that the many small values that point into it share one reference; it never changes after reading, but
/// for the line table, which is made when the first location is asked for.
@usableFromInline
final class PropertyListTape: Sendable {
    /// The file in UTF-8, or as it stands on disk when it is binary.
    @usableFromInline
    let bytes: [UInt8]
    /// What is in it, the root first.
    @usableFromInline
    let nodes: [PropertyListNode]
    /// The notation it was written in.
    let format: PropertyListFormat
    /// The file's name as the user wrote it, for locations.
    let path: String
    /// Whether places in the text are told by line and column.
    private let hasLines: Bool
    /// The offset of the first byte of each line, made on demand.
    private let lineTable = Mutex<LineTable?>(nil)

    init(bytes: [UInt8], nodes: [PropertyListNode], format: PropertyListFormat, path: String, hasLines: Bool = true) {
        self.hasLines = hasLines && format != .binary
        self.bytes = bytes
        self.nodes = nodes
        self.format = format
        self.path = path
    }

    /// The place of a byte. Binary files have no lines, so that only the file is named.
    func location(ofOffset offset: Int) -> SourceLocation {
        guard hasLines else { return SourceLocation(path: path) }
        let position = lineTable.withLock { table in
            let lines = table ?? LineTable(bytes)
            table = lines
            return lines.position(ofOffset: offset)
        }
        return SourceLocation(path: path, line: position.line, column: position.column)
    }

    /// The node of the value of a key of a dictionary; of a key that stands there twice the last one.
    ///
    /// Works on nodes alone: making values of keys that nobody asked for would cost most of the time of a look-up.
    func valueIndex(forKey key: StaticString, inDictionary dictionary: Int) -> Int? {
        nodes.withUnsafeBufferPointer { nodes in
            bytes.withUnsafeBufferPointer { bytes in
                guard nodes[dictionary].kind == .dictionary else { return nil }
                let end = Int(nodes[dictionary].next)
                var found: Int?
                var cursor = dictionary + 1
                while cursor + 1 < end {
                    if Self.text(of: nodes[cursor], in: bytes, equals: key) ?? decodedKey(cursor, equals: key) { found = cursor + 1 }
                    cursor = Int(nodes[cursor + 1].next)
                }
                return found
            }
        }
    }

    /// Whether a string is exactly these bytes; `nil` when it has to be decoded to tell.
    @inline(__always)
    private static func text(of node: PropertyListNode, in bytes: UnsafeBufferPointer<UInt8>, equals key: StaticString) -> Bool? {
        guard node.encoding == .verbatim || node.encoding == .quoted else { return nil }
        guard Int(node.length) == key.utf8CodeUnitCount, node.kind == .string else { return false }
        let text = UnsafeBufferPointer(start: bytes.baseAddress.map { $0 + Int(node.offset) }, count: Int(node.length))
        return ByteComparison.areEqual(text, key)
    }

    private func decodedKey(_ index: Int, equals key: StaticString) -> Bool {
        PropertyListValue(tape: self, index: index).text == key.description
    }
}
