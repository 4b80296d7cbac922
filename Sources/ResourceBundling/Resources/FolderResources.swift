package import Diagnostics
import ProjectModel
package import SystemSupport

/// The resources of a folder: all that is in it, each at the place that it has there.
package enum FolderResources {
    /// How deep folders are looked into.
    private static let depthLimit = 64

    /// Collects the resources.
    ///
    /// Folders that are one thing, such as asset catalogs, are one resource. Names that begin with `.` are passed over, and so are symbolic
    /// links to folders, which could lead in circles.
    ///
    /// - Parameters:
    ///   - folder: the folder, absolute.
    ///   - path: how messages name it.
    ///   - diagnostics: receives what is passed over and should not have been there.
    /// - Throws: `DiagnosticError` when a folder cannot be read.
    package static func collect(
        _ folder: String,
        path: String,
        fileSystem: any FileSystem,
        diagnostics: inout [Diagnostic]
    ) throws -> [Resource] {
        var resources: [Resource] = []
        try collect(folder, path, "", 0, fileSystem, &resources, &diagnostics)
        return resources
    }

    private static func collect(
        _ folder: String,
        _ path: String,
        _ destination: String,
        _ depth: Int,
        _ fileSystem: any FileSystem,
        _ resources: inout [Resource],
        _ diagnostics: inout [Diagnostic]
    ) throws {
        guard depth < depthLimit else {
            throw DiagnosticError(
                "resources-too-deep", "there are more than \(depthLimit) folders inside each other; move the resources up",
                at: SourceLocation(path: path))
        }
        for entry in try fileSystem.entries(of: folder) where !entry.name.hasPrefix(".") {
            let inner = (PathText.join(folder, entry.name), PathText.join(path, entry.name), PathText.join(destination, entry.name))
            guard entry.kind == .directory else {
                if entry.isSymbolicLink, fileSystem.kind(at: inner.0) == nil {
                    diagnostics.append(
                        Diagnostic(
                            .error, "broken-link", "the symbolic link leads to nothing; restore what it leads to, or remove it",
                            at: SourceLocation(path: inner.1)))
                    continue
                }
                resources.append(Resource(source: inner.0, path: inner.1, destination: inner.2))
                continue
            }
            if entry.isSymbolicLink {
                diagnostics.append(
                    Diagnostic(
                        .warning, "linked-folder", "the symbolic link leads to a folder, which is not followed; put the folder itself here",
                        at: SourceLocation(path: inner.1)))
            } else if OpaqueFolder.isOne(entry.name) {
                resources.append(Resource(source: inner.0, path: inner.1, destination: inner.2, isFolder: true))
            } else {
                try collect(inner.0, inner.1, inner.2, depth + 1, fileSystem, &resources, &diagnostics)
            }
        }
    }
}
