package import Checksums

extension ArtifactCache {
    /// Keeps what a key was made of, and remembers it as the latest of its subject.
    ///
    /// A record that cannot be kept is missed by nobody but `explain`.
    package func note(_ key: StepKey) {
        let latest = latestKey(of: key.subject)
        guard latest != key.digest else { return }
        let record = KeyRecord(subject: key.subject, parts: key.parts, previous: latest)
        try? store(record.encoded, for: Self.recordKey(key.digest))
        try? store(key.digest.bytes, for: Self.subjectKey(key.subject))
    }

    /// What a key was made of; `nil` when this machine has not made it, or has let it go.
    package func record(of key: Digest) -> KeyRecord? { value(for: Self.recordKey(key)).flatMap(KeyRecord.decode) }

    /// The key that a subject had last on this machine.
    package func latestKey(of subject: String) -> Digest? { value(for: Self.subjectKey(subject)).flatMap { Digest($0) } }

    private static func recordKey(_ key: Digest) -> Digest {
        var record = CacheKey("record", version: 1)
        record.add("key", key)
        return record.digest
    }

    private static func subjectKey(_ subject: String) -> Digest {
        var latest = CacheKey("latest", version: 1)
        latest.add("subject", subject)
        return latest.digest
    }
}
