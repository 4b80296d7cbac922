package import Checksums

extension KeyRecord {
    /// The record as lines for people: the subject, the key, its parts, and what differs from the key before.
    package func text(of key: Digest, in cache: ArtifactCache) -> String {
        var text = "\(subject)\nkey \(key.text)\n"
        text += parts.map { "  \($0.label): \($0.value)\n" }.joined()
        guard let previous else { return text + "it is the first that this machine has made\n" }
        guard let old = cache.record(of: previous) else { return text + "the one before is not known any more\n" }
        text += "what differs from the one before, \(previous.text):\n"
        return text + changes(since: old).map { "  \($0.text)\n" }.joined()
    }
}

extension KeyRecord.Change {
    /// The change as a line for people.
    package var text: String { "\(label): \(old ?? "nothing") → \(new ?? "nothing")" }
}
