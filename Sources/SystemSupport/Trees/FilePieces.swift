package import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Reads files piece by piece, in memory that does not grow with them.
package enum FilePieces {
    /// The size of a piece; the last one of a file may be smaller.
    package static let pieceBytes = 1 << 20

    /// Calls `body` with each piece of a file, or of a part of it.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - offset: where the part begins.
    ///   - sizeBytes: how long the part is at most; up to the end of the file when left out.
    /// - Throws: ``DiagnosticError`` when there is no readable file at the path, and what `body` throws.
    package static func forEach(
        of path: String,
        offset: Int64 = 0,
        sizeBytes: Int64? = nil,
        _ body: (UnsafeRawBufferPointer) throws(DiagnosticError) -> Void
    ) throws(DiagnosticError) {
        // A pipe without a writer would wait here for ever otherwise.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw SystemError.diagnostic("read", path, code: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemError.diagnostic("read", path, code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            if status.st_mode & S_IFMT == S_IFDIR { throw SystemError.diagnostic("read", path, code: EISDIR) }
            let message = "cannot read '\(path)': it is no regular file"
            throw DiagnosticError("read-failed", message, at: SourceLocation(path: path))
        }
        guard offset == 0 || lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else {
            throw SystemError.diagnostic("read", path, code: errno)
        }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceBytes, alignment: 16)
        defer { buffer.deallocate() }
        var left = sizeBytes ?? .max
        while left > 0 {
            let count = next(descriptor, buffer, atMost: Int(min(left, Int64(pieceBytes))))
            guard count >= 0 else { throw SystemError.diagnostic("read", path, code: errno) }
            if count == 0 { return }
            left -= Int64(count)
            try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }

    private static func next(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer, atMost limit: Int) -> Int {
        while true {
            let count = read(descriptor, buffer.baseAddress, limit)
            if count >= 0 || errno != EINTR { return count }
        }
    }
}
