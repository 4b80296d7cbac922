import Foundation

/// The most memory that this process has had at one time.
enum PeakMemory {
    /// In bytes.
    ///
    /// On Linux the number in `getrusage` begins with that of the parent process, so that the kernel's own page is asked.
    static var sizeBytes: Int {
        if let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) {
            for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
                return (line.split(separator: " ").dropFirst().compactMap { Int($0) }.first ?? 0) * 1024
            }
        }
        var usage = rusage()
        getrusage(CPUTime.Clock.process.rawValue, &usage)
        return Int(usage.ru_maxrss)
    }
}
