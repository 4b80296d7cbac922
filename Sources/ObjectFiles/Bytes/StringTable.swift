import Diagnostics

/// Names that stand one behind the other, each ended by a NUL.
struct StringTable {
    private let source: ByteSource
    /// The whole table, unless it is too large for that.
    private let bytes: [UInt8]?
    /// How many more bytes of names may be handed out.
    private var allowance: Int

    init(_ source: ByteSource) throws(DiagnosticError) {
        self.source = source
        bytes = source.count <= ReadLimits.stringTableBytes ? try source.read(at: 0, count: source.count) : nil
        allowance = source.count.multipliedReportingOverflow(by: ReadLimits.nameOverlap).partialValue + ReadLimits.nameBytes
    }

    /// The name at an offset; `nil` when that lies outside of the table.
    ///
    /// - Throws: ``DiagnosticError`` when the names overlap so much that they would not fit into memory.
    mutating func name(at offset: Int) throws(DiagnosticError) -> String? {
        guard offset >= 0, offset < source.count else { return nil }
        let name = if let bytes { Self.name(in: bytes[offset...]) } else { try longTableName(at: offset) }
        allowance -= name.utf8.count
        guard allowance >= 0 else {
            throw source.place.error(
                "object-malformed", "its names overlap each other so much that no tool can have written them", at: offset)
        }
        return name
    }

    private static func name(in bytes: ArraySlice<UInt8>) -> String {
        let part = bytes.prefix(ReadLimits.nameBytes)
        return String(decoding: part[..<(part.firstIndex(of: 0) ?? part.endIndex)], as: UTF8.self)
    }

    private func longTableName(at offset: Int) throws(DiagnosticError) -> String {
        var size = 256
        while true {
            let part = try source.read(at: offset, count: min(size, source.count - offset))
            if part.count < size || size >= ReadLimits.nameBytes || part.contains(0) { return Self.name(in: part[...]) }
            size *= 4
        }
    }
}
