import Synchronization
import TemplateEngine

/// What the loops of one template came to, in the last run and in this.
final class RenderingMemory: LoopMemory {
    private struct State {
        /// The number of the loop that runs, among those of this run.
        var loop = -1
        /// What is known of it.
        var known: [LoopRecord.Key: LoopRecord] = [:]
        var loops: [LoopRecords] = []
        var counts = StepCounts()
    }

    private let recorder: ReadRecorder
    private let known: [String: LoopRecords]
    private let state = Mutex(State())

    /// Begins with records that are still right.
    init(_ known: [LoopRecords], recorder: ReadRecorder) {
        self.known = Dictionary(known.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
        self.recorder = recorder
    }

    /// What the next run may use.
    var loops: [LoopRecords] { state.withLock { $0.loops } }

    /// How much of the work was done.
    var counts: StepCounts { state.withLock { $0.counts } }

    func readsNothing(_ work: () -> Void) -> Bool {
        recorder.begin()
        work()
        return recorder.end() == ReadSet()
    }

    func enter(_ place: LoopPlace) {
        let name = "\(place.offset)\n\(place.surroundings)"
        let records = known[name]?.records ?? []
        let table = Dictionary(records.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        state.withLock { state in
            state.loop = state.loops.count
            state.loops.append(LoopRecords(place: name, records: []))
            state.known = table
        }
    }

    func result(of step: LoopStep) -> LoopResult? {
        guard let key = Self.key(of: step) else { return nil }
        return state.withLock { state in
            guard let record = state.known[key], record.position == Self.position(of: step) else { return nil }
            state.loops[state.loop].records.append(record)
            state.counts.remembered += 1
            return key.isSelection ? .selection(!record.output.isEmpty) : .output(record.output)
        }
    }

    func begin(_ step: LoopStep) -> Bool {
        guard Self.key(of: step) != nil else { return false }
        recorder.begin()
        state.withLock { $0.counts.done += 1 }
        return true
    }

    func end(_ step: LoopStep, with result: LoopResult) {
        let reads = recorder.end()
        guard !reads.isUnbounded, let key = Self.key(of: step) else { return }
        let output: [UInt8] =
            switch result {
            case .selection(let holds): holds ? [1] : []
            case .output(let bytes): bytes
            }
        let record = LoopRecord(key: key, position: Self.position(of: step), files: reads.files.sorted(), output: output)
        state.withLock { state in state.loops[state.loop].records.append(record) }
    }

    private static func key(of step: LoopStep) -> LoopRecord.Key? {
        guard let object = step.object as? ModelObject, let type = object.element as? TypeElement else { return nil }
        return LoopRecord.Key(type: type.number, part: type.part, isSelection: step.work == .selection)
    }

    private static func position(of step: LoopStep) -> LoopRecord.Position? {
        step.position.map { LoopRecord.Position(index: $0.index, count: $0.count) }
    }
}
