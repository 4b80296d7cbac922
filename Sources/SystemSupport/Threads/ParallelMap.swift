import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Work on many items at once, whose results come back in the order of the items.
package enum ParallelMap {
    /// What the work made of each item, whatever the number of cores.
    ///
    /// The items are taken in runs, so that small work costs no more than it would alone. The threads have the stack of the
    /// main one, because what they do may nest deeply.
    ///
    /// - Parameters:
    ///   - items: the items.
    ///   - threadCount: how many threads work at most; the number of cores when left out.
    ///   - work: what is done with each item.
    package static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item],
        threadCount: Int = coreCount,
        _ work: @escaping @Sendable (Item) -> Result
    ) -> [Result] {
        let runLength = max(1, min(64, items.count / (4 * max(1, threadCount))))
        let runCount = (items.count + runLength - 1) / runLength
        guard runCount > 1, threadCount > 1 else { return items.map(work) }

        let next = Counter()
        let results = Mutex<[[Result]]>(Array(repeating: [], count: runCount))
        withoutActuallyEscaping(
            {
                while true {
                    let run = next.take()
                    guard run < runCount else { return }
                    let done = items[run * runLength..<min(items.count, (run + 1) * runLength)].map(work)
                    results.withLock { $0[run] = done }
                }
            } as @Sendable () -> Void
        ) { body in
            let threads = (1..<min(threadCount, runCount)).compactMap { _ in Thread(body) }
            body()
            for thread in threads { thread.join() }
        }
        return results.withLock { $0 }.flatMap { $0 }
    }

    /// The number of cores that may be used, 1 at least.
    package static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// Gives out the numbers of the runs.
    private final class Counter: Sendable {
        private let value = Atomic<Int>(0)

        func take() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
    }

    /// A thread that runs a body once.
    private struct Thread {
        private final class Body: Sendable {
            let run: @Sendable () -> Void

            init(_ run: @escaping @Sendable () -> Void) {
                self.run = run
            }
        }

        private static let stackSizeBytes = 8 << 20
        private let identifier: pthread_t

        /// Starts a thread; `nil` when the system has none left, and then the others do its work.
        init?(_ body: @escaping @Sendable () -> Void) {
            var attributes = pthread_attr_t()
            pthread_attr_init(&attributes)
            defer { pthread_attr_destroy(&attributes) }
            pthread_attr_setstacksize(&attributes, Self.stackSizeBytes)
            let argument = Unmanaged.passRetained(Body(body))
            #if canImport(Darwin)
                var started: pthread_t?
            #else
                var started = pthread_t()
            #endif
            let code = pthread_create(
                &started, &attributes,
                { argument in
                    #if canImport(Darwin)
                        let pointer: UnsafeMutableRawPointer? = argument
                    #else
                        let pointer = argument
                    #endif
                    guard let pointer else { return nil }
                    Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run()
                    return nil
                }, argument.toOpaque())
            guard code == 0 else {
                argument.release()
                return nil
            }
            #if canImport(Darwin)
                guard let started else { return nil }
            #endif
            identifier = started
        }

        func join() { pthread_join(identifier, nil) }
    }
}
