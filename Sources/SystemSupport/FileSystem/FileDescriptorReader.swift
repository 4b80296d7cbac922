import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Reads open files to their end.
enum FileDescriptorReader {
    /// The largest file that is read; offsets into files are 32 bits wide.
    static let sizeLimit = Int(UInt32.max)

    /// Everything that a descriptor gives.
    ///
    /// - Parameter sizeHint: how many bytes are expected; it may be wrong, as it is for pipes and growing files.
    static func readAll(_ descriptor: Int32, path: String, sizeHint: Int) throws(DiagnosticError) -> [UInt8] {
        guard sizeHint < sizeLimit else { throw tooLarge(path) }
        var failure: Int32 = 0
        var bytes = [UInt8](largePagesFor: sizeHint + 1) { buffer, count in
            failure = fill(buffer, count: &count, from: descriptor)
        }
        while failure == 0, bytes.count > sizeHint {
            // The file is larger than it said: go on in growing pieces.
            guard bytes.count < sizeLimit else { throw tooLarge(path) }
            let piece = [UInt8](unsafeUninitializedCapacity: max(65_536, bytes.count)) { buffer, count in
                failure = fill(buffer, count: &count, from: descriptor)
            }
            if piece.isEmpty { break }
            bytes += piece
        }
        guard failure == 0 else { throw SystemError.diagnostic("read", path, code: failure) }
        return bytes
    }

    /// Reads until the buffer is full or the file ends; answers the error number, or 0.
    private static func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>, count: inout Int, from descriptor: Int32) -> Int32 {
        guard let start = buffer.baseAddress else { return 0 }
        while count < buffer.count {
            let got = read(descriptor, start + count, buffer.count - count)
            if got > 0 {
                count += got
            } else if got == 0 {
                return 0
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }

    private static func tooLarge(_ path: String) -> DiagnosticError {
        DiagnosticError("file-too-large", "'\(path)' is larger than 4 GB", at: SourceLocation(path: path))
    }
}
