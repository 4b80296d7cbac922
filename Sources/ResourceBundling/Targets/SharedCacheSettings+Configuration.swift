package import ArtifactCache
package import Configuration
import SystemSupport

extension SharedCacheSettings {
    /// The caches that an environment, a configuration and a command line name; the command line wins over all.
    ///
    /// - Parameters:
    ///   - workingDirectory: what the path of the configuration is relative to, absolute.
    ///   - remote: the address of the team's cache on the command line; `nil` for none.
    package init(environment: [String: String], configuration: TrellisConfiguration?, workingDirectory: String, remote: String?) {
        self.init(environment: environment)
        if let configuration, let section = configuration.cache {
            let folder = PathText.join(workingDirectory, configuration.folder)
            apply(
                folder: section.folder.map { PathText.normalized(PathText.join(folder, $0.value)) }, sizeLimitBytes: section.sizeLimitBytes,
                remote: section.remote?.value, isUploading: section.isUploading, timeoutSeconds: section.timeoutSeconds)
        }
        if let remote { self.remote = remote }
    }
}
