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
}
