#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Waits until something changes in folders.
///
///     let watcher = FileWatcher()
///     while true {
///         watcher.watch(folders)
///         work()
///         watcher.wait()
///     }
///
/// Linux tells of changes; elsewhere the files are looked at in turns. A change between ``watch(_:)`` and ``wait()`` counts.
package final class FileWatcher {
    private var folders: [String] = []
    private var stamps: [String: FileStamp] = [:]
    private let descriptor: Int32
    private var watched: Set<String> = []

    /// How long nothing may change before a change counts as complete, in milliseconds.
    private static let calmMilliseconds: Int32 = 30
    /// How long a look at all files is apart from the next, in microseconds.
    private static let turnMicroseconds: UInt32 = 300_000

    /// Makes a watcher of nothing.
    package init() {
        #if os(Linux)
            descriptor = inotify_init1(Int32(IN_CLOEXEC))
        #else
            descriptor = -1
        #endif
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Watches folders, those below them left out, beside those that are watched already.
    package func watch(_ folders: [String]) {
        self.folders = folders
        #if os(Linux)
            if descriptor >= 0, !watched.contains(Self.overflow) {
                let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_DELETE_SELF)
                for folder in folders where watched.insert(folder).inserted {
                    // A system with few watches to give is watched in turns.
                    if inotify_add_watch(descriptor, folder, mask) < 0, errno == ENOSPC { watched.insert(Self.overflow) }
                }
                if !watched.contains(Self.overflow) { return }
            }
        #endif
        stamps = currentStamps()
    }

    /// Returns when something has changed and nothing changes any more.
    package func wait() {
        #if os(Linux)
            if descriptor >= 0, !watched.contains(Self.overflow) {
                waitForEvents()
                return
            }
        #endif
        while true {
            usleep(Self.turnMicroseconds)
            if currentStamps() != stamps { return }
        }
    }

    /// Stands for the system having no more watches; no folder has this name.
    private static let overflow = ""

    #if os(Linux)
        private func waitForEvents() {
            var buffer = [UInt8](repeating: 0, count: 65_536)
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            var timeout: Int32 = -1
            while true {
                let count = poll(&request, 1, timeout)
                if count < 0 && errno == EINTR { continue }
                guard count > 0, read(descriptor, &buffer, buffer.count) > 0 else { return }
                timeout = Self.calmMilliseconds
            }
        }
    #endif

    private func currentStamps() -> [String: FileStamp] {
        var stamps: [String: FileStamp] = [:]
        for folder in folders {
            for entry in (try? DiskFileSystem().entries(of: folder)) ?? [] where entry.kind == .file {
                let path = PathText.join(folder, entry.name)
                stamps[path] = FileStamp(of: path)
            }
        }
        return stamps
    }
}
