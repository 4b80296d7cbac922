import Diagnostics
import SystemSupport

/// A Swift package, ready to answer which files belong to which target.
///
///     var diagnostics: [Diagnostic] = []
///     let package = try SwiftPackage.load(at: ".", manifests: ManifestEvaluator(), diagnostics: &diagnostics)
///     for target in package.targets {
///         print(target.name, package.files(of: target).filter { $0.role == .source }.count)
///     }
///
/// Swift itself says what the manifest comes to; the files are found by the rules of SwiftPM, without it. SwiftPM has no
/// phases, so that each target has those that it would have in Xcode. The identifier of a target is its name.
///
/// The result of a manifest has no places in it. The location of a target is where the text of the manifest seems to declare
/// it, and `nil` when that cannot be told.
public struct SwiftPackage: Sendable {
    /// The name in the manifest.
    public let name: String
    /// The manifest that was read: `Package.swift`, or one for the version of Swift beside it.
    public let path: String
    /// The folder of the package, absolute.
    public let folder: String
    /// The targets in the order of the manifest.
    public let targets: [Target]
    /// The configurations, which are the same for all packages.
    public let configurations = ["debug", "release"]
    /// The configuration that `swift build` uses.
    public let defaultConfiguration: String? = "debug"
    /// The manifests in the folder, those for versions of Swift included, and `Package.resolved`; sorted.
    public let definitionFiles: [String]
    /// The version of Swift's tools that the package asks for, such as `6.1`.
    public let toolsVersion: String
    /// The language of resources that name none; `nil` when the package has no languages.
    public let defaultLocalization: String?
    /// What the package offers to others, in the order of the manifest.
    public let products: [PackageProduct]
    /// The packages that it depends on, in the order of the manifest.
    public let packageDependencies: [PackageDependency]

    let manifest: PackageManifest
    let contents: [TargetContent]
    /// The place of each target in the manifest; of two with one name the first.
    let indices: [String: Int]
    let fileSystem: any FileSystem

    /// Makes the model of an evaluated manifest.
    init(_ evaluated: EvaluatedManifest, folder: String, fileSystem: any FileSystem, diagnostics: inout [Diagnostic]) {
        let manifest = evaluated.manifest
        let scan = DeclarationScan.locations(in: evaluated.file.bytes, path: evaluated.shownPath)
        let locations = manifest.targets.map { scan[$0.name] }
        let folders = PackageFolders(of: manifest, in: folder, fileSystem: fileSystem)
        var found: [Diagnostic] = []
        let contents = zip(manifest.targets, locations).map { target, location in
            TargetContent(
                of: target,
                manifest: manifest,
                folders: folders,
                package: folder,
                location: location ?? SourceLocation(path: evaluated.shownPath),
                fileSystem: fileSystem,
                diagnostics: &found
            )
        }
        let places = locations.map { $0 ?? SourceLocation(path: evaluated.shownPath) }
        found += PackageChecks(manifest: manifest, contents: contents, locations: places).diagnostics()
        diagnostics += found

        let reader = PackageTargetReader(manifest, configurations: configurations)
        targets = manifest.targets.indices.map { reader.target(manifest.targets[$0], content: contents[$0], at: locations[$0]) }
        name = manifest.name
        path = PathText.join(folder, evaluated.file.name)
        let resolved = PathText.join(folder, "Package.resolved")
        definitionFiles = (evaluated.names.map { PathText.join(folder, $0) } + (fileSystem.kind(at: resolved) == .file ? [resolved] : []))
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        toolsVersion = manifest.toolsVersion.description
        defaultLocalization = manifest.defaultLocalization
        products = manifest.products
        packageDependencies = manifest.dependencies
        indices = Dictionary(manifest.targets.enumerated().map { ($1.name, $0) }) { first, _ in first }
        self.manifest = manifest
        self.contents = contents
        self.folder = folder
        self.fileSystem = fileSystem
    }
}
