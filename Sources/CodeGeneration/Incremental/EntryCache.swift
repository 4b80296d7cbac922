import ArtifactCache
import Checksums
import JSON
import SystemSupport

/// Finds and keeps the results of an entry by what they were made of.
///
/// Which files the templates include is known only after they were rendered. So there are two steps: what is known before leads
/// to the names of those files, and the names with their content lead to the results.
struct EntryCache: Sendable {
    /// The store.
    let cache: ArtifactCache
    /// The key of what is known before.
    let key: CacheKey
    /// How the files are read.
    let loader: RecordingLoader
    /// The variables of the environment.
    let environment: [String: String]

    private static let version = 1

    /// Begins the key of an entry.
    static func key(_ settings: GenerationSettings) -> CacheKey {
        var key = CacheKey("codegen-entry", version: version)
        key.add("tool", settings.version)
        key.add("build", settings.toolIdentity)
        return key
    }

    /// The results and the paths of the files that were included; `nil` when nothing is kept for what there is now.
    func result() -> (result: EntryResult, files: [String])? {
        guard let bytes = cache.value(for: key.digest), let names = try? JSONReader.read(bytes, path: "") else { return nil }
        let files = (names["files"]?.items ?? []).compactMap(\.text)
        let variables = (names["variables"]?.items ?? []).compactMap(\.text)
        guard let value = cache.value(for: fullKey(files, variables)), let result = EntryResult(value) else { return nil }
        return (result, files)
    }

    /// Keeps results; that they cannot be kept loses time only.
    func keep(_ result: EntryResult, reads: TemplateReads) {
        let (files, variables) = (reads.files, reads.variables)
        let names: JSONValue = ["files": .strings(files), "variables": .strings(variables)]
        try? cache.store(result.bytes, for: fullKey(files, variables))
        try? cache.store(Array(JSONWriter.text(names).utf8), for: key.digest)
    }

    private func fullKey(_ files: [String], _ variables: [String]) -> Digest {
        var full = key
        full.add("kind", "result")
        for file in files {
            full.add("file", file)
            if let bytes = try? loader.fileSystem.read(PathText.normalized(PathText.join(loader.folder, file))) {
                full.add("content", SHA256.digest(of: bytes))
            }
        }
        for name in variables {
            full.add("variable", name)
            if let value = environment[name] { full.add("value", value) }
        }
        return full.digest
    }
}
