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
        let remote = arguments[option: BundleCommandOptions.remote]
        guard remote.map({ $0.hasPrefix("http://") || $0.hasPrefix("https://") }) ?? true else {
            throw .contradiction("'--remote \(remote ?? "")' is no address; write one that begins with http:// or https://")
        }
        let settings = SharedCacheSettings(
            environment: ProcessEnvironment.variables, configuration: configuration, workingDirectory: ProcessEnvironment.currentDirectory,
            remote: remote)
        return BundleEnvironment(
            workingDirectory: ProcessEnvironment.currentDirectory,
            cache: arguments[flag: BundleCommandOptions.noCache] ? nil : settings.cache,
            searchPath: ProcessEnvironment.variable("PATH") ?? "")
    }
}
