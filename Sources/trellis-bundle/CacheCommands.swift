import ArtifactCache
import CommandLineSupport
import Diagnostics
import ResourceBundling

/// What the commands about the cache have in common.
enum CacheCommands {
    /// The cache of this machine.
    static func cache(_ arguments: ParsedArguments) throws -> ArtifactCache {
        var diagnostics: [Diagnostic] = []
        let configuration = try Machine.configuration(arguments, diagnostics: &diagnostics)
        guard let cache = try Machine.environment(arguments, configuration).cache else {
            throw DiagnosticError("no-cache", "neither TRELLIS_CACHE nor HOME names a folder for a cache; set one of them")
        }
        return cache.local
    }

    static func text(_ summary: CacheSummary) -> String {
        "\(summary.resultCount) results, \(summary.contentCount) contents, \(summary.sizeBytes) bytes"
    }
}
