#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What tells whether a file is still the one that it was, without reading it.
package struct FileStamp: Sendable, Hashable {
    /// The size.
    package var sizeBytes: Int64
    /// When the content changed last, in seconds since 1970.
    package var modifiedSeconds: Int64
    /// The fraction of that second.
    package var modifiedNanoseconds: Int64

    /// Makes a stamp of numbers that were kept.
    package init(sizeBytes: Int64, modifiedSeconds: Int64, modifiedNanoseconds: Int64) {
        self.sizeBytes = sizeBytes
        self.modifiedSeconds = modifiedSeconds
        self.modifiedNanoseconds = modifiedNanoseconds
    }

    /// The stamp of the file at a path, links followed; `nil` when there is nothing.
    package init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        sizeBytes = Int64(status.st_size)
        modifiedSeconds = Int64(time.tv_sec)
        modifiedNanoseconds = Int64(time.tv_nsec)
    }

    /// Waits until a change of the content from now on gives the file another stamp.
    ///
    /// File systems count time in steps of a few milliseconds, so that a file that was written just now can be written once more in the
    /// same step. Call this before reading what the stamp stands for, and look at the stamp again afterwards; it takes no time for files
    /// that are older than a blink.
    package func waitUntilSettled() {
        var now = timespec()
        guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return }
        let nanoseconds = unsettledNanoseconds(atSeconds: Int64(now.tv_sec), nanoseconds: Int64(now.tv_nsec))
        if nanoseconds > 0 { Pause.seconds(Double(nanoseconds) / 1e9) }
    }

    /// For how long, from a moment on, a change of the content can leave the stamp as it is.
    ///
    /// - Parameters:
    ///   - seconds: the moment, in whole seconds since 1970.
    ///   - nanoseconds: the fraction of that second.
    /// - Returns: nanoseconds; 0 for stamps that are old enough, and for those of the future, which no waiting settles.
    package func unsettledNanoseconds(atSeconds seconds: Int64, nanoseconds: Int64) -> Int64 {
        let seconds = seconds.subtractingReportingOverflow(modifiedSeconds)
        guard !seconds.overflow, (0...1).contains(seconds.partialValue) else { return 0 }
        let age = seconds.partialValue * 1_000_000_000 + nanoseconds - modifiedNanoseconds
        return (0..<Self.stepNanoseconds).contains(age) ? Self.stepNanoseconds - age : 0
    }

    /// Twice the longest step between two times that Linux (at 100 turns a second) and macOS give to files.
    private static let stepNanoseconds: Int64 = 20_000_000
}
