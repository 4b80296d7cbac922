import ArtifactCache
import Checksums
import JSON
import SystemSupport

/// What the results of the entries of a plan were made of when they were written last, for the question why they were.
struct RunRecords: Sendable {
    let plan: GenerationPlan
    let settings: GenerationSettings

    /// A record of one entry.
    struct Record: Sendable, Hashable {
        /// The inputs and their checksums.
        var inputs: [String: String]
        /// What had changed when the results were written: one line for each input.
        var reasons: [String]
    }

    /// Notes the entries whose files were written.
    func note(_ result: GenerationResult, written: [String]) {
        guard let cache = settings.cache, !written.isEmpty else { return }
        let paths = Set(written)
        let numbers = Set(result.plan.files.filter { paths.contains($0.path) }.flatMap { $0.origins.map(\.entry) })
        for number in numbers.sorted() where result.entries.indices.contains(number) {
            let entry = result.entries[number]
            var inputs = Dictionary(zip(entry.inputs, entry.digests), uniquingKeysWith: { first, _ in first })
            let reasons = record(entry).map { self.reasons(from: $0.inputs, to: inputs) } ?? ["there is no record of an earlier run"]
            // The run itself has changed these, which is no news.
            for file in result.plan.files where file.kind == .source && paths.contains(file.path) {
                inputs[file.path] = file.content.flatMap(Self.digest)
            }
            let value: JSONValue = [
                "inputs": .object(inputs.sorted { NameOrder.precedes($0.key, $1.key) }.map { JSONValue.Member($0.key, .string($0.value)) }),
                "reasons": .strings(reasons),
            ]
            try? cache.store(Array(JSONWriter.text(value).utf8), for: key(entry).digest)
        }
    }

    /// The record of an entry; `nil` when there is none.
    func record(_ entry: GenerationResult.Entry) -> Record? {
        guard let bytes = settings.cache?.value(for: key(entry).digest), let value = try? JSONReader.read(bytes, path: ""),
            case .object(let members)? = JSONValue?.some(value["inputs"] ?? .null)
        else { return nil }
        let inputs = members.compactMap { member in member.value.text.map { (member.key, $0) } }
        return Record(
            inputs: Dictionary(inputs, uniquingKeysWith: { first, _ in first }),
            reasons: (value["reasons"]?.items ?? []).compactMap(\.text))
    }

    /// How inputs differ, one line for each, by path.
    func reasons(from old: [String: String], to new: [String: String]) -> [String] {
        let names = Set(old.keys).union(new.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let lines = names.compactMap { name -> String? in
            let shown = PathText.relative(name, to: plan.folder)
            switch (old[name], new[name]) {
            case (nil, _): return "\(shown) is new"
            case (_, nil): return "\(shown) is gone"
            case (let before, let now): return before == now ? nil : "\(shown) has changed"
            }
        }
        return lines.isEmpty ? ["the configuration, the tool or the output itself had changed"] : lines
    }

    /// The checksum of a source without its generated regions.
    private static func digest(_ bytes: [UInt8]) -> String? {
        guard let regions = try? SourceRegions.find(in: bytes, path: "") else { return nil }
        return SHA256.digest(of: regions.blanked(bytes) { _ in false }).text
    }

    private func key(_ entry: GenerationResult.Entry) -> CacheKey {
        var key = CacheKey("codegen-record", version: 1)
        key.add("output", entry.output)
        for template in entry.templates { key.add("template", template) }
        return key
    }
}
