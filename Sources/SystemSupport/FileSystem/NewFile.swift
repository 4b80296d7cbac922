package import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file that is made and written from its beginning to its end.
///
/// It is for files that are too large to be held in memory; whoever needs the whole file or none writes into a folder
/// that is moved to its place afterwards. It is a class because a descriptor has to be closed once.
package final class NewFile {
    /// The path of the file.
    package let path: String
    private var descriptor: Int32
    private var canCopyRanges = true

    /// Makes a file.
    ///
    /// - Parameters:
    ///   - path: where; nothing may stand there yet.
    ///   - mode: its permissions, which are not narrowed by those of the process.
    /// - Throws: ``DiagnosticError`` when something stands there or the system refuses.
    package init(_ path: String, mode: UInt32 = 0o644) throws(DiagnosticError) {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(mode))
        guard descriptor >= 0 else { throw SystemError.diagnostic("write", path, code: errno) }
        if fchmod(descriptor, mode_t(mode)) != 0 { throw SystemError.diagnostic("write", path, code: errno) }
    }

    deinit {
        if descriptor >= 0 { _ = Self.end(descriptor) }
    }

    /// Writes bytes behind those that were written before.
    ///
    /// - Throws: ``DiagnosticError`` when the system refuses; then part of them may have been written.
    package func write(_ bytes: UnsafeRawBufferPointer) throws(DiagnosticError) {
        let code = FileDescriptorWriter.writeAll(bytes, to: descriptor)
        guard code == 0 else { throw SystemError.diagnostic("write", path, code: code) }
    }

    /// Writes a part of another file, which the system copies by itself where it can.
    ///
    /// - Throws: ``DiagnosticError`` when the system refuses, or when the other file has become shorter.
    package func write(contentsOf file: PositionedFile, at offset: Int, count: Int) throws(DiagnosticError) {
        let copied = copyRange(of: file, at: offset, count: count)
        guard copied < count else { return }
        var (offset, rest) = (offset + copied, count - copied)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: min(rest, 1 << 20), alignment: 4096)
        defer { buffer.deallocate() }
        while rest > 0 {
            let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(rest, buffer.count)])
            let got = try file.read(at: offset, into: part)
            guard got == part.count else {
                throw DiagnosticError("read-failed", "'\(file.path)' became shorter while it was read", at: SourceLocation(path: file.path))
            }
            try write(UnsafeRawBufferPointer(part))
            offset += got
            rest -= got
        }
    }

    /// Ends the writing; some file systems report a full disk no sooner than here.
    ///
    /// - Throws: ``DiagnosticError`` when the system refuses.
    package func close() throws(DiagnosticError) {
        guard descriptor >= 0 else { return }
        let code = Self.end(descriptor)
        descriptor = -1
        guard code == 0 else { throw SystemError.diagnostic("write", path, code: code) }
    }

    /// Answers how many bytes the system copied; whatever is wrong shows again when the rest is read and written.
    private func copyRange(of file: PositionedFile, at offset: Int, count: Int) -> Int {
        #if canImport(Glibc)
            guard let copy = Self.copyFileRange else { return 0 }
            var copied = 0
            var position = Int64(offset)
            while canCopyRanges, copied < count {
                let got = copy(file.descriptor, &position, descriptor, nil, min(count - copied, 1 << 30), 0)
                if got > 0 {
                    copied += got
                } else if got == 0 || errno != EINTR {
                    canCopyRanges = got == 0
                    break
                }
            }
            return copied
        #else
            return 0
        #endif
    }

    #if canImport(Glibc)
        private typealias CopyFileRange =
            @convention(c) (
                Int32, UnsafeMutablePointer<Int64>?, Int32, UnsafeMutablePointer<Int64>?, Int, UInt32
            ) -> Int

        /// The headers declare it only for programs that ask for the extensions of GNU, which Swift does not.
        private static let copyFileRange = dlsym(nil, "copy_file_range").map { unsafeBitCast($0, to: CopyFileRange.self) }
    #endif

    private static func end(_ descriptor: Int32) -> Int32 {
        #if canImport(Darwin)
            Darwin.close(descriptor) == 0 ? 0 : errno
        #elseif canImport(Glibc)
            Glibc.close(descriptor) == 0 ? 0 : errno
        #elseif canImport(Musl)
            Musl.close(descriptor) == 0 ? 0 : errno
        #endif
    }
}
