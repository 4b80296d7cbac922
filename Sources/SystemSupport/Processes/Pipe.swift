#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The two ends of a pipe. Children do not inherit them, and neither is one of the standard streams.
struct Pipe {
    /// The descriptor to read from.
    let readEnd: Int32
    /// The descriptor to write to.
    let writeEnd: Int32

    /// Makes a pipe; `nil`, with the reason in `errno`, when the system has no more pipes.
    ///
    /// Do it inside of ``Interruption/update(_:)``: a child that is started at the same time would inherit the pipe.
    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        // Duplicates that children do not inherit, and above the standard streams: where one of those is closed, the
        // pipe may have got its number.
        readEnd = fcntl(ends[0], F_DUPFD_CLOEXEC, 3)
        writeEnd = fcntl(ends[1], F_DUPFD_CLOEXEC, 3)
        let error = errno
        close(ends[0])
        close(ends[1])
        guard readEnd < 0 || writeEnd < 0 else { return }
        if readEnd >= 0 { close(readEnd) }
        if writeEnd >= 0 { close(writeEnd) }
        errno = error
        return nil
    }
}
