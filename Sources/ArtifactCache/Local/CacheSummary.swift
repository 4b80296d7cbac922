/// What a cache on this machine holds.
package struct CacheSummary: Sendable, Hashable {
    /// How many results there are.
    package var resultCount = 0
    /// How many contents there are.
    package var contentCount = 0
    /// How large all files are together.
    package var sizeBytes = 0
    /// How many files were damaged.
    package var damagedCount = 0

    /// Makes a summary.
    package init(resultCount: Int = 0, contentCount: Int = 0, sizeBytes: Int = 0, damagedCount: Int = 0) {
        self.resultCount = resultCount
        self.contentCount = contentCount
        self.sizeBytes = sizeBytes
        self.damagedCount = damagedCount
    }
}
