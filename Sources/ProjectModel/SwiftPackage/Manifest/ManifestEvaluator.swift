import Diagnostics
import SystemSupport

/// Lets Swift run package manifests, and remembers what they said.
///
/// A manifest is a program. `swift package dump-package` runs it, which takes a fraction of a second and more for the
/// first time; the same question is answered from a cache within a few milliseconds, without starting a process. An answer is taken
/// from the cache when all of this is the same: the content of `Package.swift` and of the `Package@swift-….swift` beside it, the
/// folder, the `swift` that is found on `PATH` (its real path, size and time), and the environment without what changes from one
/// terminal to the next, such as `PWD`, `SHLVL`, `TERM` or `SSH_…`.
///
/// A manifest may read other files, ask git, or look at the clock. What it says is remembered all the same; switch
/// the cache off for such manifests.
public struct ManifestEvaluator: Sendable {
    /// Variables that are set for the manifest on top of our own environment.
    public var environment: [String: String]
    /// Whether answers are taken from the cache and remembered in it.
    public var usesCache: Bool
    private let cacheFolder: String?

    /// Makes an evaluator.
    ///
    /// - Parameters:
    ///   - environment: variables that are set for the manifest on top of our own environment; the `PATH` in it finds `swift`.
    ///   - cacheFolder: where answers are remembered, absolute; `trellis/manifests` in the folder for caches of this
    ///     user when it is left out.
    ///   - usesCache: whether there is a cache at all.
    public init(environment: [String: String] = [:], cacheFolder: String? = nil, usesCache: Bool = true) {
        self.environment = environment
        self.cacheFolder = cacheFolder
        self.usesCache = usesCache
    }

    /// Finds out what the manifest of a package says.
    ///
    /// On disk the manifest runs in its folder. That of any other file system runs alone in a temporary folder, at the end of
    /// the same path, so that paths in it mean the same.
    ///
    /// - Parameters:
    ///   - folder: the folder of the package, absolute and normal.
    ///   - shownFolder: the folder as the user calls it, for locations.
    ///   - fileSystem: where the manifest is.
    /// - Throws: `DiagnosticError` when there is no manifest or no Swift, or with each of the compiler's errors.
    func evaluate(_ folder: String, shownAs shownFolder: String, fileSystem: any FileSystem) throws -> EvaluatedManifest {
        let files = try ManifestFile.all(in: folder, fileSystem: fileSystem)
        let variables = ProcessEnvironment.variables.merging(environment) { $1 }
        let shownMain = PathText.normalized(PathText.join(shownFolder, ManifestFile.standardName))
        let toolchain = try SwiftToolchain(environment: variables, toRead: shownMain)
        let cache = cache(variables)
        var key = EvaluationKey("toolchain 1")
        key.add(toolchain.identity)
        key.add(ManifestEnvironment.entries(of: variables))
        guard let file = ManifestFile.choice(among: files, swift: try version(of: toolchain, needed: files.count > 1, key, cache)) else {
            throw DiagnosticError("no-package", "there is no 'Package.swift' in '\(shownFolder)'")
        }
        let isInPlace = fileSystem is DiskFileSystem
        key.add("manifest \(isInPlace ? "in place" : "alone") \(file.name)")
        key.add(folder)
        for file in files {
            key.add(file.name)
            key.add(file.bytes)
        }
        let run = ManifestRun(
            toolchain: toolchain,
            environment: environment,
            folder: folder,
            shownPath: PathText.normalized(PathText.join(shownFolder, file.name))
        )
        let manifest: PackageManifest
        if let known = cache?.value(for: key.bytes), let read = try? ManifestReader.read(known, path: run.shownPath) {
            manifest = read
        } else {
            let output = try isInPlace ? run.inPlace() : run.alone(file.bytes)
            manifest = try ManifestReader.read(output, path: run.shownPath)
            // Without a cache everything still works, only slower.
            try? cache?.remember(output, for: key.bytes)
        }
        return EvaluatedManifest(manifest: manifest, file: file, names: files.map(\.name), shownPath: run.shownPath)
    }

    private func cache(_ variables: [String: String]) -> CacheFolder? {
        guard usesCache else { return nil }
        return (cacheFolder ?? CacheFolder.standardPath(for: "manifests", environment: variables)).map { CacheFolder(path: $0) }
    }

    /// The version of Swift, which only a choice among several manifests needs.
    private func version(
        of toolchain: SwiftToolchain,
        needed: Bool,
        _ key: EvaluationKey,
        _ cache: CacheFolder?
    ) throws(DiagnosticError) -> ToolsVersion {
        guard needed else { return ToolsVersion(0, 0) }
        if let version = cache?.value(for: key.bytes).flatMap({ SwiftToolchain.version(in: $0) }) { return version }
        let request = ProcessRequest(
            executable: toolchain.executable,
            arguments: ["--version"],
            environment: environment,
            outputLimitBytes: 1 << 20
        )
        let output = try ProcessRunner.run(request).standardOutput
        guard let version = SwiftToolchain.version(in: output) else {
            throw DiagnosticError("no-swift-version", "'\(toolchain.executable) --version' names no version of Swift")
        }
        try? cache?.remember(output, for: key.bytes)
        return version
    }
}

/// A manifest, and what it says.
struct EvaluatedManifest: Sendable {
    /// What it says.
    var manifest: PackageManifest
    /// The one of the manifests in the folder that was read.
    var file: ManifestFile
    /// The names of all manifests in the folder.
    var names: [String]
    /// The path of the manifest as the user calls it.
    var shownPath: String
}
