import Diagnostics
import ProjectModel
import SystemSupport

/// The Swift files around a project that no target compiles, so that nobody lints them.
package struct UnownedFiles {
    /// The name that reports give to what no target has.
    package static let targetName = "(no target)"

    /// The files, absolute and sorted.
    package let paths: [String]
    private let environment: LintEnvironment

    /// Looks for the files in the folder of the `trellis.yml`: those that git knows or does not ignore, and without git all that stand
    /// in no folder whose name begins with a dot.
    ///
    /// - Throws: ``DiagnosticError`` when the folder cannot be read.
    package init(_ setup: LintSetup, in environment: LintEnvironment) throws {
        self.environment = environment
        var owned: Set<PathKey> = []
        for (project, target) in setup.workspace.targets {
            for membership in project.memberships(of: target) {
                if let path = membership.file.absolutePath { owned.insert(PathKey(path)) }
            }
        }
        let present = try Self.swiftFiles(in: setup.patternFolder, environment.fileSystem)
        paths = present.filter { !owned.contains(PathKey($0)) }
    }

    /// The files as a target of their own.
    func target() -> [LintTarget] {
        guard !paths.isEmpty else { return [] }
        return [LintTarget(name: Self.targetName, files: paths.map(environment.shown))]
    }

    /// The files as they are shown.
    package var shownPaths: [String] { paths.map(environment.shown) }

    private static func swiftFiles(in folder: String, _ fileSystem: any FileSystem) throws -> [String] {
        if let repository = try? GitRepository(containing: folder), let paths = try? repository.presentPaths() {
            let absolute = paths.filter { $0.hasSuffix(".swift") }.map { PathText.normalized(PathText.join(repository.root, $0)) }
            return absolute.filter { PathText.isBelow($0, folder) && fileSystem.kind(at: $0) == .file }
        }
        var result: [String] = []
        try walk(folder, depth: 0, fileSystem, into: &result)
        return result.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// A tree that is deeper than this leads in a circle.
    private static let depthLimit = 128

    private static func walk(_ folder: String, depth: Int, _ fileSystem: any FileSystem, into result: inout [String]) throws {
        guard depth < depthLimit else { return }
        for entry in try fileSystem.entries(of: folder) where !entry.name.hasPrefix(".") {
            let path = PathText.join(folder, entry.name)
            if entry.kind == .directory {
                // A folder behind a link is met in its own place, or lies elsewhere.
                if !entry.isSymbolicLink { try walk(path, depth: depth + 1, fileSystem, into: &result) }
            } else if entry.name.hasSuffix(".swift") {
                result.append(path)
            }
        }
    }
}
