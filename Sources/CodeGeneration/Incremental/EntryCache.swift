import ArtifactCache
import Checksums
import JSON
import SystemSupport

/// Finds and keeps the results of an entry by what they were made of.
///
/// Which files the templates include is known only after they were rendered. So there are two steps: what is known before leads
/// to the names of those files, and the names with their content lead to the results. What is known before are the bytes of all
/// sources or, when the results say nothing about places in them, no more than what they declare.
struct EntryCache: Sendable {
    /// What is known before an entry is rendered.
    struct Keys: Sendable {
        /// The checksum of it with all sources.
        let exact: Digest
        /// The checksum of it with the interfaces of the sources, which costs more to find out.
        var interfaces: LaterDigest?
    }

    /// The store.
    let cache: ArtifactCache
    /// The keys of what is known before.
    let keys: Keys
    /// How the files are read.
    let loader: RecordingLoader
    /// The variables of the environment.
    let environment: [String: String]

    private static let version = 2

    /// What rendering has asked for, and the key that the results are kept by.
    private struct Names {
        var files: [String]
        var variables: [String]
        var base: Digest
    }

    /// Begins the key of an entry.
    static func key(_ settings: GenerationSettings) -> CacheKey {
        var key = CacheKey("codegen-entry", version: version)
        key.add("tool", settings.version)
        key.add("build", settings.toolIdentity)
        return key
    }

    /// The results and the paths of the files that were included; `nil` when nothing is kept for what there is now.
    func result() -> (result: EntryResult, files: [String])? {
        if let names = names(keys.exact), let result = result(names) { return (result, names.files) }
        guard let key = keys.interfaces?.digest, let names = names(key), let result = result(names) else { return nil }
        store(names, for: keys.exact)
        return (result, names.files)
    }

    /// Keeps results; that they cannot be kept loses time only.
    func keep(_ result: EntryResult, reads: TemplateReads) {
        // Asked for in any case, so that the next run knows the interfaces of files that have not changed.
        let interfaces = keys.interfaces?.digest
        let base = result.hasPlaces ? keys.exact : interfaces ?? keys.exact
        let names = Names(files: reads.files, variables: reads.variables, base: base)
        try? cache.store(result.bytes, for: fullKey(names))
        store(names, for: keys.exact)
        if base != keys.exact { store(names, for: base) }
    }

    private func names(_ key: Digest) -> Names? {
        guard let bytes = cache.value(for: key), let value = try? JSONReader.read(bytes, path: ""),
            let base = value["base"]?.text.flatMap(Digest.init(text:))
        else { return nil }
        return Names(
            files: (value["files"]?.items ?? []).compactMap(\.text), variables: (value["variables"]?.items ?? []).compactMap(\.text),
            base: base)
    }

    private func store(_ names: Names, for key: Digest) {
        let value: JSONValue = [
            "files": .strings(names.files), "variables": .strings(names.variables), "base": .string(names.base.text),
        ]
        try? cache.store(Array(JSONWriter.text(value).utf8), for: key)
    }

    private func result(_ names: Names) -> EntryResult? { cache.value(for: fullKey(names)).flatMap { EntryResult($0) } }

    private func fullKey(_ names: Names) -> Digest {
        var full = CacheKey("codegen-result", version: Self.version)
        full.add("base", names.base)
        for file in names.files {
            full.add("file", file)
            if let bytes = try? loader.fileSystem.read(PathText.normalized(PathText.join(loader.folder, file))) {
                full.add("content", SHA256.digest(of: bytes))
            }
        }
        for name in names.variables {
            full.add("variable", name)
            if let value = environment[name] { full.add("value", value) }
        }
        return full.digest
    }
}
