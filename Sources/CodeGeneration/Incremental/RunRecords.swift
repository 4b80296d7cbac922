import ArtifactCache
import Checksums
import SystemSupport

/// What the results of the entries of a plan were made of when they were written last, for the question why they were.
struct RunRecords: Sendable {
    let plan: GenerationPlan
    let settings: GenerationSettings

    /// A record of one entry.
    struct Record: Sendable, Hashable {
        /// The inputs.
        var inputs: EntryInputs
        /// What had changed when the results were written: one line for each input.
        var reasons: [String]
    }

    /// Notes the entries whose files were written.
    func note(_ result: GenerationResult, written: [String]) {
        guard let cache = settings.cache, !written.isEmpty else { return }
        let paths = Set(written)
        let numbers = Set(result.plan.files.filter { paths.contains($0.path) }.flatMap { $0.origins.map(\.entry) })
        // The run itself has changed these, which is no news.
        let changed = result.plan.files.filter { $0.kind == .source && paths.contains($0.path) }
        let digests = Dictionary(changed.map { ($0.path, $0.content.flatMap(Self.digest)) }, uniquingKeysWith: { first, _ in first })
        for number in numbers.sorted() where result.entries.indices.contains(number) {
            let entry = result.entries[number]
            let reasons = record(entry).map { self.reasons(from: $0.inputs, to: entry.inputs) }
            var record = Record(inputs: entry.inputs, reasons: reasons ?? ["there is no record of an earlier run"])
            if !digests.isEmpty { record.inputs.update { digests[$0] ?? nil } }
            try? cache.store(Self.bytes(of: record), for: key(entry).digest)
        }
    }

    /// The record of an entry; `nil` when there is none.
    func record(_ entry: GenerationResult.Entry) -> Record? {
        settings.cache?.value(for: key(entry).digest).flatMap(Self.record)
    }

    /// How inputs differ, one line for each, by path.
    func reasons(from old: EntryInputs, to new: EntryInputs) -> [String] {
        let lines = old.differences(to: new, shownFrom: plan.folder)
        return lines.isEmpty ? ["the configuration, the tool or the output itself had changed"] : lines
    }

    private static func bytes(of record: Record) -> [UInt8] {
        var writer = ImageWriter()
        writer.write(record.inputs.list) { input, writer in
            writer.write(input.path)
            writer.write(input.digest.bytes)
        }
        writer.write(record.reasons) { $1.write($0) }
        return writer.bytes
    }

    private static func record(_ bytes: [UInt8]) -> Record? {
        var reader = ImageReader(bytes)
        let inputs = try? reader.list { reader in
            let path = try reader.string()
            guard let digest = Digest(try reader.text()) else { throw ImageReader.Damage() }
            return EntryInputs.Input(path: path, digest: digest)
        }
        guard let inputs, let reasons = try? reader.list({ try $0.string() }) else { return nil }
        return Record(inputs: EntryInputs(inputs), reasons: reasons)
    }

    /// The checksum of a source without its generated regions.
    private static func digest(_ bytes: [UInt8]) -> Digest? {
        guard let regions = try? SourceRegions.find(in: bytes, path: "") else { return nil }
        return SHA256.digest(of: regions.blanked(bytes) { _ in false })
    }

    private func key(_ entry: GenerationResult.Entry) -> CacheKey {
        var key = CacheKey("codegen-record", version: 2)
        key.add("output", entry.output)
        for template in entry.templates { key.add("template", template) }
        return key
    }
}
