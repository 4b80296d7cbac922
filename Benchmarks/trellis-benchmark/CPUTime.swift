import Foundation

/// Processor time, which other work on the machine changes less than it changes the clock.
enum CPUTime {
    /// Whose time is counted: user and system time together.
    enum Clock: Int32 {
        /// That of this process.
        case process = 0
        /// That of child processes that have ended.
        case children = -1
    }

    /// The least seconds of several runs: what the work costs when nothing disturbs it.
    static func least(of count: Int, on clock: Clock, _ work: () throws -> Void) rethrows -> Double {
        var best = Double.infinity
        for _ in 0..<count {
            let start = seconds(clock.rawValue)
            try work()
            best = min(best, seconds(clock.rawValue) - start)
        }
        return best
    }

    /// The imported constants for `who` differ in type between systems.
    private static func seconds(_ who: Int32) -> Double {
        var usage = rusage()
        getrusage(who, &usage)
        let user = Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
        return user + Double(usage.ru_stime.tv_sec) + Double(usage.ru_stime.tv_usec) / 1e6
    }
}
