#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the system knows of a child that nobody has waited for yet, so that its number is not given to another.
enum ChildProcess {
    /// Whether a child has ended; its status stays for ``reap(_:)``.
    static func hasEnded(_ child: pid_t) -> Bool {
        var information = siginfo_t()
        guard waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT | WNOHANG) == 0 else { return true }
        return information.si_signo != 0
    }

    /// Waits until a child has ended, but no longer than to a time; its status stays for ``reap(_:)``.
    static func hasEnded(_ child: pid_t, before deadline: Deadline) -> Bool {
        while !hasEnded(child) {
            let rest = deadline.millisecondsLeft
            guard rest > 0 else { return false }
            // No call waits for a child and a time at once; a child that has closed its streams ends soon.
            _ = poll(nil, 0, min(rest, 5))
        }
        return true
    }

    /// Waits until a child has ended; its status stays for ``reap(_:)``.
    static func waitUntilEnded(_ child: pid_t) {
        var information = siginfo_t()
        while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    }

    /// How a child has ended; the system forgets it. `nil` when it was not there to wait for.
    static func reap(_ child: pid_t) -> ProcessResult.Termination? {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 {
            guard errno == EINTR else { return nil }
        }
        // The layout that WIFEXITED and WTERMSIG read; the macros are out of reach.
        let signal = status & 0x7F
        return signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
    }
}
