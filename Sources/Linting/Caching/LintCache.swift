import ArtifactCache
import Checksums
import Configuration
import Diagnostics
import Reports
import SystemSupport

/// The results of earlier runs, by the content of each file, the configuration that it is linted with, and the linter.
///
/// Nothing in a key depends on the machine, so that the folder can be carried from one CI job to the next.
struct LintCache: Sendable {
    /// Where the results are kept.
    let cache: ArtifactCache

    /// What the results of a linter depend on beside file and configuration.
    struct Tool: Sendable, Hashable {
        var linter: LinterName
        var version: String
        var swiftVersion: String
        var arguments: [String]
    }

    /// The part of a key that many files share.
    static func prefix(_ tool: Tool, configuration: Digest) -> CacheKey {
        var key = CacheKey("lint-result", version: 1)
        key.add("linter", tool.linter.rawValue)
        key.add("version", tool.version)
        key.add("swift", tool.swiftVersion)
        for argument in tool.arguments { key.add("argument", argument) }
        key.add("configuration", configuration)
        return CacheKey(extending: key.digest)
    }

    /// The key of a file's result. The path is part of it, because there are rules about names of files.
    static func key(_ prefix: CacheKey, path: String, content: Digest) -> Digest {
        var key = prefix
        key.add("path", path)
        key.add("content", content)
        return key.digest
    }

    /// The name of a bundle: the results of a target's files by one linter and configuration, whatever the files say.
    static func bundleName(_ group: LintGroup, target: String) -> Digest {
        var key = CacheKey("lint-bundle", version: 1)
        key.add("linter", group.linter.rawValue)
        key.add("configuration", group.configuration ?? "")
        key.add("target", target)
        return key.digest
    }

    /// A bundle; an empty one when there is none.
    func bundle(_ name: Digest) -> ResultBundle { cache.value(for: name).map { ResultBundle($0) } ?? ResultBundle() }

    /// Keeps the results of a run beside those that it has used. What another run has stored meanwhile stays.
    func store(_ results: [(key: Digest, result: [UInt8])], inUse: Set<Digest>, in name: Digest) {
        // A cache that cannot be written costs time, and nothing else.
        try? cache.store(ResultBundle.bytes(of: results, inUse: inUse, keeping: bundle(name)), for: name)
    }
}

extension CacheKey {
    /// Begins a key with what is in another.
    init(extending digest: Digest) {
        self.init("extended", version: 1)
        add("prefix", digest)
    }
}
