import Synchronization

/// Watches which files a template reads while it is rendered.
///
/// The storage of the model tells the current recorder about each access to declarations; what the storage says without them, names
/// and what types are based on, is part of the ``ModelOutline``.
final class ReadRecorder: Sendable {
    /// The recorder of the rendering that runs on this thread.
    @TaskLocal static var current: ReadRecorder?

    /// What has been read since each beginning that has not ended.
    private let open = Mutex<[ReadSet]>([])

    /// Begins to watch.
    func begin() { open.withLock { $0.append(ReadSet()) } }

    /// Ends what was begun last, which belongs to what was begun before as well.
    func end() -> ReadSet {
        open.withLock { open in
            let last = open.removeLast()
            if !open.isEmpty { open[open.count - 1].add(last) }
            return last
        }
    }

    /// Notes files, by their numbers.
    func note(files: [Int]) { change { $0.add(files: files) } }

    /// Notes what was read for a value when it was made.
    func note(_ reads: ReadSet) { change { $0.add(reads) } }

    /// Notes that more was read than can be told.
    func noteEverything() { change { $0.addEverything() } }

    private func change(_ change: (inout ReadSet) -> Void) {
        open.withLock { open in
            if !open.isEmpty { change(&open[open.count - 1]) }
        }
    }
}
