package import Checksums

/// What is kept about a key on this machine: the parts it was made of, and the key that the same subject had before.
package struct KeyRecord: Sendable, Hashable {
    /// What the step works on.
    package var subject: String
    /// The parts, in the order in which they were added.
    package var parts: [StepKey.Part]
    /// The key before this one; `nil` for the first.
    package var previous: Digest?

    /// A part that differs between two keys of a subject.
    package struct Change: Sendable, Hashable {
        /// What the part is.
        package var label: String
        /// What it was; `nil` when it is new.
        package var old: String?
        /// What it is; `nil` when it went.
        package var new: String?

        /// Makes a change.
        package init(label: String, old: String?, new: String?) {
            self.label = label
            self.old = old
            self.new = new
        }
    }

    /// The parts that differ from those of an earlier key, in the order of this one's; those that went come last.
    package func changes(since old: KeyRecord) -> [Change] {
        let oldValues = Dictionary(old.parts.map { ($0.label, $0.value) }) { first, _ in first }
        let labels = Set(parts.map(\.label))
        let changed = parts.compactMap { part in
            oldValues[part.label] == part.value ? nil : Change(label: part.label, old: oldValues[part.label], new: part.value)
        }
        return changed + old.parts.filter { !labels.contains($0.label) }.map { Change(label: $0.label, old: $0.value, new: nil) }
    }
}

extension KeyRecord {
    /// The fields of the message in which a record is kept.
    private enum Field {
        static let subject = 1
        static let previous = 2
        static let label = 3
        static let value = 4
    }

    /// The record as bytes.
    var encoded: [UInt8] {
        var message = MessageWriter()
        message.add(Field.subject, Array(subject.utf8))
        if let previous { message.add(Field.previous, previous.bytes) }
        for part in parts {
            message.add(Field.label, Array(part.label.utf8))
            message.add(Field.value, Array(part.value.utf8))
        }
        return message.bytes
    }

    /// Reads what `encoded` has written; `nil` for other bytes.
    static func decode(_ bytes: [UInt8]) -> KeyRecord? {
        guard let fields = MessageReader.fields(of: bytes[...]) else { return nil }
        var record = KeyRecord(subject: "", parts: [])
        for field in fields {
            guard case .bytes(let content) = field.value else { return nil }
            let text = String(decoding: content, as: UTF8.self)
            switch field.number {
            case Field.subject: record.subject = text
            case Field.previous: record.previous = Digest(content)
            case Field.label: record.parts.append(StepKey.Part(label: text, value: ""))
            case Field.value:
                guard !record.parts.isEmpty else { return nil }
                record.parts[record.parts.count - 1].value = text
            default: return nil
            }
        }
        return record
    }
}
