import Checksums
import SystemSupport

/// What a bundle was made of when it was last made on this machine.
struct BundleState: Sendable, Hashable {
    /// What is known of one step.
    struct Step: Sendable, Hashable {
        /// The step as it was: what was done with which options to resources of which names.
        var key: Digest
        /// The files it read.
        var inputs: [FileRecord]
        /// The files it made.
        var outputs: [FileRecord]
        /// What it had to say.
        var report: [UInt8]
    }

    /// The steps by their subjects.
    var steps: [String: Step] = [:]

    /// Whether a step need not be done again: its inputs are as they were, and so is what it made.
    func current(_ subject: String, key: Digest, inputs: [FileRecord], below bundle: String) -> Step? {
        guard let step = steps[subject], step.key == key, step.inputs == inputs else { return nil }
        let areIntact = step.outputs.allSatisfy { FileStamp(of: PathText.join(bundle, $0.path)) == $0.stamp }
        return areIntact ? step : nil
    }
}

extension BundleState {
    /// The state as bytes: fields that end with a zero byte, which no path holds.
    var encoded: [UInt8] {
        var bytes: [UInt8] = []
        func add(_ text: String) {
            bytes += text.utf8
            bytes.append(0)
        }
        func add(_ records: [FileRecord]) {
            add(String(records.count))
            for record in records {
                add(record.path)
                add("\(record.stamp.sizeBytes) \(record.stamp.modifiedSeconds) \(record.stamp.modifiedNanoseconds)")
            }
        }
        for (subject, step) in steps.sorted(by: { NameOrder.precedes($0.key, $1.key) }) {
            add(subject)
            add(step.key.text)
            add(step.inputs)
            add(step.outputs)
            add(String(decoding: step.report, as: UTF8.self))
        }
        return bytes
    }

    /// Reads what `encoded` has written; `nil` for other bytes.
    init?(encoded bytes: [UInt8]) {
        var fields = bytes.split(separator: 0, omittingEmptySubsequences: false).makeIterator()
        func text() -> String? { fields.next().map { String(decoding: $0, as: UTF8.self) } }
        func records() -> [FileRecord]? {
            guard let count = text().flatMap(Int.init), count >= 0, count <= bytes.count else { return nil }
            var records: [FileRecord] = []
            for _ in 0..<count {
                guard let path = text(), let numbers = text()?.split(separator: " ").compactMap({ Int64($0) }), numbers.count == 3 else {
                    return nil
                }
                let stamp = FileStamp(sizeBytes: numbers[0], modifiedSeconds: numbers[1], modifiedNanoseconds: numbers[2])
                records.append(FileRecord(path: path, stamp: stamp))
            }
            return records
        }
        while let subject = text(), !subject.isEmpty {
            guard let key = text().flatMap({ Digest(text: $0) }), let inputs = records(), let outputs = records(), let report = text()
            else { return nil }
            steps[subject] = Step(key: key, inputs: inputs, outputs: outputs, report: Array(report.utf8))
        }
    }
}
