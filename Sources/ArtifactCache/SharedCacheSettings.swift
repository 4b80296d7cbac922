/// Which caches a run uses, from the environment and a configuration.
///
/// | variable | meaning |
/// |---|---|
/// | `TRELLIS_CACHE` | the folder on this machine |
/// | `TRELLIS_CACHE_REMOTE` | the address of the team's cache |
/// | `TRELLIS_CACHE_UPLOAD` | `1`: results are sent there, `0`: they are not |
/// | `TRELLIS_CACHE_TOKEN` | sent as bearer token |
/// | `TRELLIS_CACHE_SECRET` | results are sealed with it, and only sealed ones are taken |
/// | `NETRC` | a file with names and passwords; `~/.netrc` when it is not set |
///
/// The environment wins over a configuration, because it says who somebody is, and what a machine may do.
package struct SharedCacheSettings: Sendable, Hashable {
    /// The folder on this machine; `nil` for none.
    package var folder: String?
    /// How large the folder may grow.
    package var sizeLimitBytes = ArtifactCache.standardSizeLimitBytes
    /// The address of the team's cache; `nil` for none.
    package var remote: String?
    /// Whether results are sent there.
    package var isUploading = false
    /// How long a request may take; `nil` for the standard.
    package var timeoutSeconds: Int?
    private let environment: [String: String]

    /// The settings of an environment.
    package init(environment: [String: String]) {
        self.environment = environment
        folder = ArtifactCache.standardFolder(environment: environment)
        remote = Self.filled("TRELLIS_CACHE_REMOTE", environment)
        isUploading = environment["TRELLIS_CACHE_UPLOAD"] == "1"
    }

    /// Takes up what a configuration says, as far as the environment says nothing.
    package mutating func apply(folder: String?, sizeLimitBytes: Int?, remote: String?, isUploading: Bool, timeoutSeconds: Int?) {
        if let folder, environment["TRELLIS_CACHE"] == nil { self.folder = folder }
        if let sizeLimitBytes { self.sizeLimitBytes = sizeLimitBytes }
        if self.remote == nil { self.remote = remote }
        if environment["TRELLIS_CACHE_UPLOAD"] == nil { self.isUploading = isUploading }
        self.timeoutSeconds = timeoutSeconds
    }

    /// The caches; `nil` when there is no folder on this machine.
    package var cache: SharedCache? {
        guard let folder else { return nil }
        let local = ArtifactCache(folder: folder, sizeLimitBytes: sizeLimitBytes)
        guard let remote else { return SharedCache(local: local) }
        var settings = RemoteCacheSettings(address: remote)
        settings.isUploading = isUploading
        settings.token = Self.filled("TRELLIS_CACHE_TOKEN", environment)
        settings.secret = Self.filled("TRELLIS_CACHE_SECRET", environment)
        settings.credentialsFile = Self.filled("NETRC", environment) ?? environment["HOME"].map { "\($0)/.netrc" }
        if let timeoutSeconds { settings.timeoutSeconds = timeoutSeconds }
        return SharedCache(local: local, remote: RemoteCache(settings))
    }

    private static func filled(_ name: String, _ environment: [String: String]) -> String? {
        environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}
