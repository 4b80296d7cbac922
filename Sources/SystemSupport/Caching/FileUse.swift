#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// When the files of a cache were used last, as far as it matters for which of them go first.
package enum FileUse {
    /// Times of use are kept to a day, so that using a file costs no write as a rule.
    private static let secondsKept: Int64 = 86_400

    /// Notes that a file is in use, as its time of change; does nothing when that is less than a day ago.
    package static func note(_ path: String) {
        guard let stamp = FileStamp(of: path), Int64(time(nil)) - stamp.modifiedSeconds > secondsKept else { return }
        utimensat(AT_FDCWD, path, nil, 0)
    }

    /// Whether a file has not been changed for an hour, so that nobody is writing it any more.
    package static func isAbandoned(_ path: String) -> Bool {
        guard let stamp = FileStamp(of: path) else { return false }
        return Int64(time(nil)) - stamp.modifiedSeconds > 3_600
    }
}
