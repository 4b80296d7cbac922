#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Writes to open files.
enum FileDescriptorWriter {
    /// Writes everything; answers an error number, or 0.
    static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
        var rest = bytes
        while let start = rest.baseAddress, !rest.isEmpty {
            let count = write(descriptor, start, rest.count)
            if count >= 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            } else if errno == EAGAIN {
                // The descriptor was given to us in the mode in which it does not wait.
                var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&polled, 1, -1)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }
}
