import Checksums

/// The results of many files, each by what it was made of, as one entry of a cache.
///
/// One entry for a whole target costs one file to open where one for each of its files would cost a hundred.
struct ResultBundle {
    private(set) var results: [Digest: ArraySlice<UInt8>] = [:]

    /// How many results of earlier contents are kept for each that is in use, so that a few branches can take turns.
    private static let spareFactor = 3

    init() {}

    /// Reads a bundle; what is damaged is empty.
    init(_ bytes: [UInt8]) {
        var reader = ByteReader(bytes[...])
        var results: [Digest: ArraySlice<UInt8>] = [:]
        while !reader.isAtEnd {
            guard let key = reader.raw(Digest.byteCount).flatMap({ Digest($0) }), let count = reader.number(),
                let result = reader.raw(count)
            else { return }
            results[key] = result
        }
        self.results = results
    }

    /// The bundle with new results and those that are in use, and of the others as many as may stay.
    static func bytes(of new: [(key: Digest, result: [UInt8])], inUse: Set<Digest>, keeping older: ResultBundle) -> [UInt8] {
        var writer = ByteWriter()
        var seen: Set<Digest> = []
        func write(_ key: Digest, _ result: some Collection<UInt8>) {
            writer.write(raw: key.bytes)
            writer.write(result.count)
            writer.write(raw: result)
        }
        for (key, result) in new where seen.insert(key).inserted { write(key, result) }
        let others = older.results.filter { !seen.contains($0.key) }.sorted { $0.key < $1.key }
        for (key, result) in others where inUse.contains(key) { write(key, result) }
        let spare = max(1_024, (new.count + inUse.count) * spareFactor)
        for (key, result) in others.filter({ !inUse.contains($0.key) }).prefix(spare) { write(key, result) }
        return writer.bytes
    }
}
