/// What an archive may come to; beyond it is a bomb, or a mistake.
package struct ArchiveLimits: Sendable, Hashable {
    /// The most entries.
    package var entryCount = 500_000
    /// The longest path of an entry.
    package var nameBytes = 4095
    /// The most bytes that all contents may have together.
    package var totalBytes: Int64 = 32 << 30
    /// How many times as large as the archive all contents together may be, as soon as they pass ``ratioFloorBytes``.
    package var ratio: Int64 = 200
    /// Contents that come to less than this are never too large for their archive.
    package var ratioFloorBytes: Int64 = 64 << 20

    /// Makes the usual limits.
    package init() {}
}
