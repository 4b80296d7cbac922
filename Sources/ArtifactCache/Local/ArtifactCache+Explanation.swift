import Checksums

extension ArtifactCache {
    /// What a step depends on, and what made it run again, in lines.
    ///
    /// - Parameter name: the key of the step, or its subject.
    /// - Returns: `nil` when this machine knows no such step.
    package func explanation(of name: String) -> String? {
        guard let digest = Digest(text: name) ?? latestKey(of: name), let record = record(of: digest) else { return nil }
        var text = "\(record.subject)\nkey \(digest.text)\n"
        text += record.parts.map { "  \($0.label): \($0.value)\n" }.joined()
        guard let previous = record.previous else { return text + "it is the first that this machine has made\n" }
        guard let old = self.record(of: previous) else { return text + "the one before is not known any more\n" }
        text += "what differs from the one before, \(previous.text):\n"
        return text + record.changes(since: old).map { "  \($0.label): \($0.old ?? "nothing") → \($0.new ?? "nothing")\n" }.joined()
    }
}
