package import Diagnostics
import SystemSupport

/// Untrusted bytes of which any part can be read: those of a file, those in memory, a part of either, or several in a row.
///
/// Nothing is read before it is asked for, so that a file of gigabytes costs no memory:
///
///     let source = try ByteSource(contentsOf: "/build/libX.a")
///     let header = try source.read(at: 8, count: 60)
package struct ByteSource: Sendable {
    /// What messages call these bytes.
    package var place: BytePlace
    /// The number of bytes.
    package let count: Int
    private let storage: Storage

    private enum Storage: Sendable {
        case memory([UInt8], start: Int)
        case file(PositionedFile, start: Int)
        /// The offsets are where the parts begin.
        indirect case joined([ByteSource], offsets: [Int], start: Int)
    }

    private init(place: BytePlace, count: Int, storage: Storage) {
        self.place = place
        self.count = count
        self.storage = storage
    }

    /// The bytes of an array.
    ///
    /// - Parameter path: the file that messages name.
    package init(_ bytes: [UInt8], path: String) {
        self.init(place: BytePlace(path: path), count: bytes.count, storage: .memory(bytes, start: 0))
    }

    /// The bytes of a file, which stays open as long as this value is used.
    ///
    /// - Throws: ``DiagnosticError`` when there is no readable regular file.
    package init(contentsOf path: String) throws(DiagnosticError) {
        let file = try PositionedFile(path)
        self.init(place: BytePlace(path: path), count: file.sizeBytes, storage: .file(file, start: 0))
    }

    /// Several sources, one behind the other.
    ///
    /// - Parameter place: what messages call the whole.
    package init(joining parts: [ByteSource], as place: BytePlace) {
        var offsets: [Int] = []
        var count = 0
        offsets.reserveCapacity(parts.count)
        for part in parts {
            offsets.append(count)
            count += part.count
        }
        self.init(place: place, count: count, storage: .joined(parts, offsets: offsets, start: 0))
    }

    /// A part of these bytes.
    ///
    /// - Parameter what: what the part is, for the message.
    /// - Throws: ``DiagnosticError`` when the part does not lie inside.
    package func window(at offset: Int, count: Int, _ what: String = "data") throws(DiagnosticError) -> ByteSource {
        guard contains(offset, count) else { throw outside(offset, count, what) }
        var place = place
        place.start += offset
        let storage: Storage
        switch self.storage {
        case .memory(let bytes, let start): storage = .memory(bytes, start: start + offset)
        case .file(let file, let start): storage = .file(file, start: start + offset)
        case .joined(let parts, let offsets, let start): storage = .joined(parts, offsets: offsets, start: start + offset)
        }
        return ByteSource(place: place, count: count, storage: storage)
    }

    /// Whether a range lies inside.
    package func contains(_ offset: Int, _ count: Int) -> Bool {
        offset >= 0 && count >= 0 && offset <= self.count && count <= self.count - offset
    }

    /// The bytes of a range.
    ///
    /// - Parameter what: what stands there, for the message.
    /// - Throws: ``DiagnosticError`` with the code `object-truncated` when the range does not lie inside.
    package func read(at offset: Int, count: Int, _ what: String = "data") throws(DiagnosticError) -> [UInt8] {
        guard contains(offset, count) else { throw outside(offset, count, what) }
        var failure: DiagnosticError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            do throws(DiagnosticError) {
                try fill(UnsafeMutableRawBufferPointer(buffer), at: offset)
                filled = count
            } catch {
                failure = error
                filled = 0
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// The first bytes, fewer when there are fewer.
    package func prefix(_ count: Int) throws(DiagnosticError) -> [UInt8] {
        try read(at: 0, count: min(count, self.count))
    }

    /// All bytes.
    ///
    /// - Throws: ``DiagnosticError`` when there are more than `limit`.
    package func readAll(limit: Int = 1 << 30) throws(DiagnosticError) -> [UInt8] {
        guard count <= limit else { throw place.error("object-too-large", "it has \(count) bytes, and at most \(limit) are read at once") }
        return try read(at: 0, count: count)
    }

    /// Visits all bytes in their order, in pieces; what is in memory is one piece.
    ///
    /// - Throws: ``DiagnosticError`` when they cannot be read.
    package func forEachPiece(_ visit: (UnsafeRawBufferPointer) -> Void) throws(DiagnosticError) {
        if case .memory(let bytes, let start) = storage {
            bytes.withUnsafeBytes { visit(UnsafeRawBufferPointer(rebasing: $0[start..<start + count])) }
            return
        }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: min(count, ReadLimits.pieceSizeBytes), alignment: 64)
        defer { buffer.deallocate() }
        for start in stride(from: 0, to: count, by: ReadLimits.pieceSizeBytes) {
            let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(ReadLimits.pieceSizeBytes, count - start)])
            try fill(part, at: start)
            visit(UnsafeRawBufferPointer(part))
        }
    }

    /// Writes all bytes into a sink, in pieces.
    ///
    /// - Throws: ``DiagnosticError`` when they cannot be read or stored.
    package func write(to sink: inout some ByteSink) throws(DiagnosticError) {
        try write(0..<count, to: &sink)
    }

    private func write(_ range: Range<Int>, to sink: inout some ByteSink) throws(DiagnosticError) {
        guard !range.isEmpty else { return }
        switch storage {
        case .file(let file, let start):
            try sink.write(contentsOf: file, at: start + range.lowerBound, count: range.count)
        case .memory(let bytes, let start):
            try Self.withBytes(of: bytes, start + range.lowerBound..<start + range.upperBound) { part throws(DiagnosticError) in
                try sink.write(part)
            }
        case .joined(let parts, let offsets, let start):
            try Self.forEachPart(of: range, from: start, parts, offsets) { part, inner throws(DiagnosticError) in
                try part.write(inner, to: &sink)
            }
        }
    }

    /// The method of arrays does not keep the type of an error.
    private static func withBytes(
        of bytes: [UInt8], _ range: Range<Int>, _ body: (UnsafeRawBufferPointer) throws(DiagnosticError) -> Void
    ) throws(DiagnosticError) {
        let result = bytes.withUnsafeBytes { all in
            Result { () throws(DiagnosticError) in try body(UnsafeRawBufferPointer(rebasing: all[range])) }
        }
        try result.get()
    }

    /// Fills a buffer with the bytes from an offset on, which must all be there.
    func fill(_ buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(DiagnosticError) {
        guard !buffer.isEmpty else { return }
        switch storage {
        case .memory(let bytes, let start):
            bytes.withUnsafeBytes {
                buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[start + offset..<start + offset + buffer.count]))
            }
        case .file(let file, let start):
            guard try file.read(at: start + offset, into: buffer) == buffer.count else {
                throw place.error("object-truncated", "the file became shorter while it was read", at: offset)
            }
        case .joined(let parts, let offsets, let start):
            var done = 0
            try Self.forEachPart(of: offset..<offset + buffer.count, from: start, parts, offsets) { part, inner throws(DiagnosticError) in
                try part.fill(UnsafeMutableRawBufferPointer(rebasing: buffer[done..<done + inner.count]), at: inner.lowerBound)
                done += inner.count
            }
        }
    }

    /// Names the parts, and the ranges in them, that a range consists of.
    private static func forEachPart(
        of range: Range<Int>,
        from start: Int,
        _ parts: [ByteSource],
        _ offsets: [Int],
        _ body: (ByteSource, Range<Int>) throws(DiagnosticError) -> Void
    ) throws(DiagnosticError) {
        let (first, end) = (start + range.lowerBound, start + range.upperBound)
        var (low, high) = (0, offsets.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if offsets[middle] <= first { low = middle } else { high = middle }
        }
        while low < parts.count, offsets[low] < end {
            let inner = max(0, first - offsets[low])..<min(parts[low].count, end - offsets[low])
            if !inner.isEmpty { try body(parts[low], inner) }
            low += 1
        }
    }

    private func outside(_ offset: Int, _ count: Int, _ what: String) -> DiagnosticError {
        place.error("object-truncated", "\(what) of \(count) bytes does not fit into its \(self.count) bytes", at: offset)
    }
}
