#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A time that waiting does not go beyond.
struct Deadline: Sendable {
    private let milliseconds: Int64

    /// A time that is some seconds away; more than a century counts as a century.
    init(secondsFromNow seconds: Int) {
        milliseconds = Self.now + Int64(max(0, min(seconds, 3_000_000_000))) * 1_000
    }

    /// How long it is until then, 0 when it has passed.
    var millisecondsLeft: Int32 { Int32(clamping: max(0, milliseconds - Self.now)) }

    /// By a clock that nobody can set.
    private static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
    }
}
