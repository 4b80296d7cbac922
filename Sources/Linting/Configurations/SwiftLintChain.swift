import ArtifactCache
import Checksums
import Diagnostics
import SystemSupport

/// The files that make up one configuration of SwiftLint, from the outermost parent to the innermost child.
struct SwiftLintChain: Sendable {
    /// The files; none when SwiftLint goes by its default rules.
    private(set) var files: [SwiftLintFile]

    /// The most files of a chain; SwiftLint takes a cycle for a mistake.
    private static let lengthLimit = 32

    /// Follows `parent_config` and `child_config` from a file on. A file that is named and is not there is passed over, as by SwiftLint.
    ///
    /// - Throws: ``DiagnosticError`` when one of the files cannot be read.
    init(from path: String, environment: LintEnvironment) throws {
        func read(_ path: String) throws -> SwiftLintFile {
            try SwiftLintFile(at: path, shownPath: environment.shown(path), fileSystem: environment.fileSystem)
        }
        files = [try read(path)]
        var seen: Set<PathKey> = [PathKey(path)]
        func next(_ path: String?) throws -> SwiftLintFile? {
            guard let path, seen.count < Self.lengthLimit, environment.fileSystem.kind(at: path) == .file else { return nil }
            guard seen.insert(PathKey(path)).inserted else { return nil }
            return try read(path)
        }
        while let parent = try next(files[0].file("parent_config")) { files.insert(parent, at: 0) }
        while let child = try next(files[files.count - 1].file("child_config")) { files.append(child) }
    }

    /// A chain without files.
    init() { files = [] }

    /// The chain with a nested configuration at its end.
    func nesting(_ file: SwiftLintFile) -> SwiftLintChain {
        var copy = self
        copy.files.append(file)
        return copy
    }

    /// Whether a file belongs to the chain.
    func contains(_ path: String) -> Bool { files.contains { PathKey($0.path) == PathKey(path) } }

    /// What is excluded: the entries of all files, less those that a file further down includes by the very same path.
    func exclusion(home: String?) -> PathPatterns {
        var patterns = PathPatterns()
        for file in files {
            for text in file.texts("included") { patterns.removePlace(text, in: file.folder) }
            for text in file.texts("excluded") { patterns.add(text, in: file.folder, home: home) }
        }
        return patterns
    }

    /// The smallest number of warnings that is an error, and the file that says so.
    var warningThreshold: (count: Int, file: SwiftLintFile)? {
        let thresholds = files.compactMap { file in file.number("warning_threshold").map { (count: $0, file: file) } }
        return thresholds.min { $0.count < $1.count }
    }

    /// What the findings depend on; `nil` when they depend on another machine.
    ///
    /// - Parameter workingDirectory: the folder that SwiftLint takes some of the paths from.
    func key(workingDirectory: String, variables: [String: String], fileSystem: any FileSystem) -> Digest? {
        guard !files.contains(where: \.hasRemoteReference) else { return nil }
        var key = CacheKey("swiftlint-configuration", version: 1)
        for file in files {
            key.add("file", file.digest)
            for name in file.variables { key.add(name, variables[name] ?? "") }
            if file.looksAtAbsolutePaths { key.add("folder", workingDirectory) }
        }
        // A baseline counts when the innermost file names it, and its paths are those of the working directory.
        if let baseline = files.last?.text("baseline") {
            let path = PathText.normalized(PathText.join(workingDirectory, baseline))
            key.add("baseline", (try? fileSystem.read(path)).map { SHA256.digest(of: $0).bytes } ?? [])
        }
        return key.digest
    }
}
