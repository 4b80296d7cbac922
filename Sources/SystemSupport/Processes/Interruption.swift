import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Leaves nothing behind when SIGINT, SIGTERM or SIGHUP ends the process: no child that runs on, no temporary file.
///
/// The signal handler only writes the number of the signal to a pipe. A thread of our own reads it and does the work in
/// ordinary code, since hardly anything is allowed inside a handler: it ends the children, removes the files and then
/// lets the signal end the process. It keeps the lock meanwhile, so that nobody starts a child or reports that one
/// died. Nothing of this exists before the first child or temporary file.
enum Interruption {
    /// What must not outlive the process.
    struct Liabilities {
        /// The children that run.
        var children: Set<pid_t> = []
        /// The temporary files and folders.
        var paths: Set<String> = []
    }

    private static let liabilities = Mutex(Liabilities())
    /// Where the handler writes to; negative before ``watch()``.
    private static let handlerDescriptor = Atomic<Int32>(-1)
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Changes what must be ended and removed, while no signal ends the process.
    ///
    /// Create a child or file in `body` together with its registration, so that no signal comes between the two.
    static func update<Result, Failure: Error>(
        _ body: (inout Liabilities) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try liabilities.withLock { (liabilities) throws(Failure) in
            watch()
            return try body(&liabilities)
        }
    }

    /// Starts to listen for signals, once; the caller holds the lock.
    private static func watch() {
        guard handlerDescriptor.load(ordering: .relaxed) < 0, let pipe = Pipe() else { return }
        handlerDescriptor.store(pipe.writeEnd, ordering: .sequentiallyConsistent)
        guard startThread(reading: pipe.readEnd) else { return }
        var childAction = sigaction()
        if sigaction(SIGCHLD, nil, &childAction) == 0, isIgnored(childAction) {
            // Inherited from whoever started us; the system would forget children before we have waited for them.
            setAction(of: SIGCHLD, to: SIG_DFL)
        }
        for number in signals {
            var old = sigaction()
            // Whoever started us with a signal ignored, as nohup does, wants it so.
            guard sigaction(number, nil, &old) == 0, !isIgnored(old) else { continue }
            setAction(of: number) { number in
                let error = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(Interruption.handlerDescriptor.load(ordering: .relaxed), &byte, 1)
                errno = error
            }
        }
    }

    private static func startThread(reading descriptor: Int32) -> Bool {
        let argument = UnsafeMutableRawPointer(bitPattern: Int(descriptor) + 1)
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        return pthread_create(
            &thread, nil,
            { argument in
                Interruption.waitForSignal(on: Int32(truncatingIfNeeded: Int(bitPattern: argument) - 1))
                return nil
            }, argument) == 0
    }

    private static func waitForSignal(on descriptor: Int32) {
        var number: UInt8 = 0
        while read(descriptor, &number, 1) != 1 {
            guard errno == EINTR else { return }
        }
        liabilities.withLock { liabilities in
            end(liabilities.children)
            for child in liabilities.children { _ = ChildProcess.reap(child) }
            for path in liabilities.paths { FileRemoval.remove(path) }
            setAction(of: Int32(number), to: SIG_DFL)
            kill(getpid(), Int32(number))
            // The signal reaches some thread in its own time; nobody may go on until then.
            while true { pause() }
        }
    }

    /// Asks children to end, and makes those end that have not after a second.
    private static func end(_ children: Set<pid_t>) {
        for child in children { kill(child, SIGTERM) }
        var running = children
        for _ in 0..<100 {
            running = running.filter { !ChildProcess.hasEnded($0) }
            if running.isEmpty { return }
            usleep(10_000)
        }
        for child in running {
            kill(child, SIGKILL)
            ChildProcess.waitUntilEnded(child)
        }
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func setAction(of number: Int32, to handler: (@convention(c) (Int32) -> Void)?) {
        var action = sigaction()
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = handler
        #else
            action.__sigaction_handler.sa_handler = handler
        #endif
        action.sa_flags = SA_RESTART
        sigemptyset(&action.sa_mask)
        sigaction(number, &action, nil)
    }
}
