/// What a run has asked of the cache of the team.
package struct RemoteCacheCounts: Sendable, Hashable {
    /// Results that were there.
    package var hits = 0
    /// Results that were not there.
    package var misses = 0
    /// Requests without a usable answer.
    package var failures = 0
    /// Results that were sent.
    package var uploads = 0

    /// Makes counts.
    package init(hits: Int = 0, misses: Int = 0, failures: Int = 0, uploads: Int = 0) {
        self.hits = hits
        self.misses = misses
        self.failures = failures
        self.uploads = uploads
    }
}
