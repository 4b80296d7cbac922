package import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An open file of which any part can be read at any time, by several threads at once.
///
/// It holds no bytes, so that a large file costs no memory. It is a class because a descriptor has to be closed once.
package final class PositionedFile: Sendable {
    /// The path that was opened.
    package let path: String
    /// The bytes that the file had when it was opened.
    package let sizeBytes: Int
    let descriptor: Int32

    /// Opens a file.
    ///
    /// - Throws: ``DiagnosticError`` when there is no readable regular file at `path`.
    package init(_ path: String) throws(DiagnosticError) {
        // A pipe without a writer would wait here for ever otherwise.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw SystemError.diagnostic("read", path, code: errno) }
        var status = stat()
        let code = fstat(descriptor, &status) == 0 ? 0 : errno
        let kind = status.st_mode & S_IFMT
        guard code == 0, kind == S_IFREG else {
            close(descriptor)
            throw SystemError.diagnostic("read", path, code: code != 0 ? code : kind == S_IFDIR ? EISDIR : EINVAL)
        }
        self.path = path
        self.descriptor = descriptor
        sizeBytes = max(0, Int(status.st_size))
    }

    deinit { close(descriptor) }

    /// Fills a buffer with the bytes from an offset on; answers how many there were, fewer only at the end of the file.
    ///
    /// - Throws: ``DiagnosticError`` when the system refuses.
    package func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(DiagnosticError) -> Int {
        guard let start = buffer.baseAddress, offset >= 0 else { return 0 }
        var count = 0
        while count < buffer.count {
            let got = pread(descriptor, start + count, buffer.count - count, off_t(offset + count))
            if got > 0 {
                count += got
            } else if got == 0 {
                break
            } else if errno != EINTR {
                throw SystemError.diagnostic("read", path, code: errno)
            }
        }
        return count
    }
}
