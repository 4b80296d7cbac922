import ArtifactCache
import CommandLineSupport
import Configuration
import Diagnostics
import ResourceBundling
import SystemSupport

/// This machine: its caches, and the configuration of the current folder.
enum Machine {
    /// The configuration that the arguments name, or the one of the current folder; `nil` when there is none.
    static func configuration(_ arguments: ParsedArguments, diagnostics: inout [Diagnostic]) throws -> TrellisConfiguration? {
        let named = arguments[option: BundleCommandOptions.configurationFile]
        let path = named ?? TrellisConfiguration.fileName
        guard named != nil || DiskFileSystem().kind(at: ProcessEnvironment.absolutePath(path)) == .file else { return nil }
        return try TrellisConfiguration.load(
            at: path, workingDirectory: ProcessEnvironment.currentDirectory, fileSystem: DiskFileSystem(), section: .bundle,
            diagnostics: &diagnostics)
    }

    /// Where bundles are made.
    static func environment(_ arguments: ParsedArguments, _ configuration: TrellisConfiguration?) throws(UsageError) -> BundleEnvironment {
        var settings = SharedCacheSettings(environment: ProcessEnvironment.variables)
        if let section = configuration?.cache {
            settings.apply(
                folder: section.folder.map { ProcessEnvironment.absolutePath(PathText.join(configuration?.folder ?? "", $0.value)) },
                sizeLimitBytes: section.sizeLimitBytes, remote: section.remote?.value, isUploading: section.isUploading,
                timeoutSeconds: section.timeoutSeconds)
        }
        if let remote = arguments[option: BundleCommandOptions.remote] {
            guard remote.hasPrefix("http://") || remote.hasPrefix("https://") else {
                throw .contradiction("'--remote \(remote)' is no address; write one that begins with http:// or https://")
            }
            settings.remote = remote
        }
        return BundleEnvironment(
            workingDirectory: ProcessEnvironment.currentDirectory,
            cache: arguments[flag: BundleCommandOptions.noCache] ? nil : settings.cache,
            searchPath: ProcessEnvironment.variable("PATH") ?? "")
    }
}
