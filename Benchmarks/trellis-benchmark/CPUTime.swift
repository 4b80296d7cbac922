import Foundation

/// Processor time, which other work on the machine changes less than it changes the clock.
enum CPUTime {
    /// Seconds of user and system time that this process has used.
    static var ofProcess: Double { seconds(0) }

    /// Seconds of user and system time that ended child processes have used.
    static var ofChildren: Double { seconds(-1) }

    /// The least seconds of several runs: what the work costs when nothing disturbs it.
    static func least(of count: Int, _ clock: () -> Double, _ work: () throws -> Void) rethrows -> Double {
        var best = Double.infinity
        for _ in 0..<count {
            let start = clock()
            try work()
            best = min(best, clock() - start)
        }
        return best
    }

    /// `who` is 0 for this process and -1 for its children; the imported constants differ in type between systems.
    private static func seconds(_ who: Int32) -> Double {
        var usage = rusage()
        getrusage(who, &usage)
        let user = Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
        return user + Double(usage.ru_stime.tv_sec) + Double(usage.ru_stime.tv_usec) / 1e6
    }
}
