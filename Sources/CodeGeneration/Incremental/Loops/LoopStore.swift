import ArtifactCache
import Checksums

/// Keeps what the loops of an entry came to from run to run.
///
/// A record is right as long as the outline of the model is the same and the interfaces of the files that it was made from are.
struct LoopStore: Sendable {
    /// A file of the model.
    struct File: Sendable, Hashable {
        /// The path as templates know it.
        var path: String
        /// The checksum of what it declares.
        var interface: Digest
    }

    private let cache: ArtifactCache
    private let key: Digest
    /// The files by their numbers.
    private let files: [File]

    private static let version = 1

    /// Makes a store for an entry.
    ///
    /// - Parameters:
    ///   - entry: everything that renderings depend on beside the files.
    init(cache: ArtifactCache, entry: CacheKey, outline: Digest, files: [File]) {
        self.cache = cache
        self.files = files
        var key = entry
        key.add("kind", "loops \(Self.version)")
        key.add("outline", outline)
        self.key = key.digest
    }

    /// The records of each template that are still right; none when there are none, or they are damaged.
    func load() -> [[LoopRecords]] {
        guard let bytes = cache.value(for: key), let image = LoopImage(bytes) else { return [] }
        // The new numbers of the files that declare what they did.
        let numbers = Dictionary(files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
        let places = image.files.map { file in numbers[file.path].flatMap { files[$0] == file ? $0 : nil } }
        return image.templates.map { loops in
            loops.map { loop in LoopRecords(place: loop.place, records: loop.records.compactMap { Self.moved($0, to: places) }) }
        }
    }

    /// Keeps the records of each template; that they cannot be kept loses time only.
    func save(_ templates: [[LoopRecords]]) {
        try? cache.store(LoopImage(files: files, templates: templates).bytes, for: key)
    }

    private static func moved(_ record: LoopRecord, to places: [Int?]) -> LoopRecord? {
        var record = record
        for index in record.files.indices {
            guard places.indices.contains(record.files[index]), let place = places[record.files[index]] else { return nil }
            record.files[index] = place
        }
        return record
    }
}
