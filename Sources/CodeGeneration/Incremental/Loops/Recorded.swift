/// A value that is kept, with what was read for it: whoever uses it has read that as well.
struct Recorded<Value: Sendable>: Sendable {
    private let made: Value
    private let reads: ReadSet

    /// Makes a value, and watches what that reads.
    init(_ make: () -> Value) {
        let recorder = ReadRecorder.current
        recorder?.begin()
        made = make()
        reads = recorder?.end() ?? .everything
    }

    /// The value, for whoever is being watched.
    var value: Value {
        ReadRecorder.current?.note(reads)
        return made
    }
}
