#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Waiting for nothing but time.
package enum Pause {
    /// Waits for some seconds; nothing, when they are none.
    @Sendable package static func seconds(_ seconds: Double) {
        guard seconds > 0 else { return }
        var time = timespec()
        time.tv_sec = Int(min(seconds, 3_600))
        time.tv_nsec = seconds < 3_600 ? Int((seconds - seconds.rounded(.down)) * 1e9) : 0
        var rest = timespec()
        while nanosleep(&time, &rest) != 0, errno == EINTR { time = rest }
    }
}
