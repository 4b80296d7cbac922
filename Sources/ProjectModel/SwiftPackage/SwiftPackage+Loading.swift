public import Diagnostics
public import SystemSupport

extension SwiftPackage {
    /// Reads a package.
    ///
    /// - Parameters:
    ///   - path: the folder of the package, or the `Package.swift` in it. A relative path is taken from the current folder.
    ///   - fileSystem: where the package is. From the disk the manifest is run in its place; from any other it is run
    ///     alone, so that a revision of git can be asked about.
    ///   - manifests: runs the manifest.
    ///   - diagnostics: receives what does not stop the reading.
    /// - Throws: `DiagnosticError` when there is no package, no Swift to run the manifest, or the manifest is wrong.
    public static func load(
        at path: String,
        fileSystem: any FileSystem = DiskFileSystem(),
        manifests: ManifestEvaluator,
        diagnostics: inout [Diagnostic]
    ) throws -> SwiftPackage {
        let (folder, shown) = try folder(at: path, fileSystem: fileSystem)
        let evaluated = try manifests.evaluate(folder, shownAs: shown, fileSystem: fileSystem)
        return SwiftPackage(evaluated, folder: folder, fileSystem: fileSystem, diagnostics: &diagnostics)
    }

    /// Makes a package of what `swift package dump-package` has printed, without running Swift.
    ///
    /// - Parameters:
    ///   - dump: the output.
    ///   - path: as for ``load(at:fileSystem:manifests:diagnostics:)``.
    ///   - fileSystem: where the package is.
    ///   - diagnostics: receives what does not stop the reading.
    /// - Throws: `DiagnosticError` when there is no package, or the output cannot be read.
    package static func read(
        dump: [UInt8],
        at path: String,
        fileSystem: any FileSystem,
        diagnostics: inout [Diagnostic]
    ) throws -> SwiftPackage {
        let (folder, shown) = try folder(at: path, fileSystem: fileSystem)
        let shownPath = PathText.normalized(PathText.join(shown, ManifestFile.standardName))
        let files = try ManifestFile.all(in: folder, fileSystem: fileSystem)
        let evaluated = EvaluatedManifest(
            manifest: try ManifestReader.read(dump, path: shownPath),
            file: files[0],
            names: files.map(\.name),
            shownPath: shownPath
        )
        return SwiftPackage(evaluated, folder: folder, fileSystem: fileSystem, diagnostics: &diagnostics)
    }

    /// The folder of the package that a path means, absolute and as the user would write it.
    private static func folder(at path: String, fileSystem: any FileSystem) throws -> (absolute: String, shown: String) {
        let absolute = ProcessEnvironment.absolutePath(path)
        switch fileSystem.kind(at: absolute) {
        case nil: throw DiagnosticError("no-such-file", "there is nothing at '\(path)'", at: SourceLocation(path: path))
        case .directory: return (absolute, PathText.normalized(path))
        case .file:
            guard PathText.lastComponent(of: absolute) == ManifestFile.standardName else {
                let message = "'\(path)' is no package; name a folder with a 'Package.swift'"
                throw DiagnosticError("no-package", message, at: SourceLocation(path: path))
            }
            return (PathText.parent(of: absolute), PathText.parent(of: PathText.normalized(path)))
        }
    }
}
