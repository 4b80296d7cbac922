package import Diagnostics

/// Takes the bytes of a file piece by piece, so that no file has to be in memory as a whole.
///
///     tree.add("lib/libA.a") { sink throws(DiagnosticError) in
///         try sink.write(header)
///         try sink.copy(from: "/in/libA.o")
///     }
package final class OutputSink {
    /// How many bytes were taken.
    package private(set) var count: Int64 = 0
    private var buffer: [UInt8] = []
    private let deliver: (UnsafeRawBufferPointer) throws(DiagnosticError) -> Void

    /// Small pieces are collected until there are so many.
    private static let bufferBytes = 1 << 18

    /// Makes a sink.
    ///
    /// - Parameter deliver: where the bytes go, in large pieces.
    package init(_ deliver: @escaping (UnsafeRawBufferPointer) throws(DiagnosticError) -> Void) {
        self.deliver = deliver
    }

    /// Takes bytes.
    ///
    /// - Throws: what the receiver throws, as when the disk is full.
    package func write(_ bytes: UnsafeRawBufferPointer) throws(DiagnosticError) {
        count += Int64(bytes.count)
        if buffer.count + bytes.count > Self.bufferBytes { try flush() }
        if bytes.count >= Self.bufferBytes {
            try deliver(bytes)
        } else {
            buffer.append(contentsOf: bytes)
        }
    }

    /// Takes bytes.
    ///
    /// - Throws: what the receiver throws, as when the disk is full.
    package func write(_ bytes: [UInt8]) throws(DiagnosticError) {
        try bytes.withBytes { (pointer) throws(DiagnosticError) in try write(pointer) }
    }

    /// Takes a file, or a part of it, from the disk.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - offset: where the part begins.
    ///   - sizeBytes: how long the part is; up to the end of the file when left out.
    /// - Throws: ``DiagnosticError`` when the file cannot be read or ends before the part does, and what the receiver throws.
    package func copy(from path: String, offset: Int64 = 0, sizeBytes: Int64? = nil) throws(DiagnosticError) {
        var left = sizeBytes ?? .max
        try FilePieces.forEach(of: path, offset: offset, sizeBytes: sizeBytes) { piece throws(DiagnosticError) in
            left -= Int64(piece.count)
            try write(piece)
        }
        guard sizeBytes == nil || left == 0 else {
            let message = "cannot read '\(path)': it ends \(left) bytes too early"
            throw DiagnosticError("read-failed", message, at: SourceLocation(path: path))
        }
    }

    /// Gives everything that was collected to the receiver; the owner of the sink calls it in the end.
    ///
    /// - Throws: what the receiver throws.
    package func flush() throws(DiagnosticError) {
        guard !buffer.isEmpty else { return }
        defer { buffer.removeAll(keepingCapacity: true) }
        try buffer.withBytes { (pointer) throws(DiagnosticError) in try deliver(pointer) }
    }
}
