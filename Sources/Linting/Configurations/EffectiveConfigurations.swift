import ArtifactCache
import Checksums
import Configuration
import Diagnostics
import SystemSupport

/// Finds out what linters go by, file by file, as each linter does.
struct EffectiveConfigurations {
    private let environment: LintEnvironment
    /// All that were found, in the order in which they were asked for.
    private(set) var all: [EffectiveConfiguration] = []
    /// What each of them excludes, with what is known about folders.
    private var exclusions: [FolderedPatterns] = []
    /// The question before; files of one folder come one after the other.
    private var last: (key: FolderKey, number: Int)?
    private var byFolder: [FolderKey: Int] = [:]
    private var byFiles: [FilesKey: Int] = [:]
    private var nearest: [String: String?] = [:]

    private struct FolderKey: Hashable {
        var linter: LinterName
        var configuration: String?
        var folder: String
    }

    private struct FilesKey: Hashable {
        var linter: LinterName
        var isNested: Bool
        var files: [PathKey]
    }

    init(_ environment: LintEnvironment) {
        self.environment = environment
    }

    /// The number of the configuration that a file is linted with in ``all``.
    ///
    /// - Parameter path: absolute and normal.
    /// - Throws: ``DiagnosticError`` when a configuration cannot be read.
    mutating func number(for path: String, linter: LinterName, configuration: String?) throws -> Int {
        // Nothing that a linter looks for stands deeper than the folder of the file.
        let folder = PathText.parent(of: path)
        let key = FolderKey(linter: linter, configuration: configuration, folder: folder)
        if let last, last.key == key { return last.number }
        if let known = byFolder[key] {
            last = (key, known)
            return known
        }
        let number: Int
        switch linter {
        case .swiftLint: number = try swiftLint(folder, configuration)
        case .swiftFormat: number = try swiftFormat(folder, configuration)
        case .lockwoodSwiftFormat: number = try lockwoodSwiftFormat(folder, configuration)
        }
        byFolder[key] = number
        return number
    }

    /// The entry of a configuration that excludes a file, as it is written; `nil` when none does.
    mutating func excludingPattern(_ number: Int, of path: String) -> String? {
        all[number].exclusion.isEmpty ? nil : exclusions[number].match(of: path)
    }

    // MARK: - SwiftLint

    /// With a configuration of its own that one alone counts; else that of the working directory, and the nearest one above the file.
    private mutating func swiftLint(_ folder: String, _ configuration: String?) throws -> Int {
        let standard = environment.absolute(SwiftLint.defaultConfiguration)
        let main = configuration.map(environment.absolute) ?? standard
        let isStandard = PathKey(main) == PathKey(standard)
        let nested = isStandard ? nearestFile(SwiftLint.defaultConfiguration, from: folder, downFrom: environment.workingDirectory) : nil
        let files = [main] + (nested.map { [$0] } ?? [])
        return try remembered(.swiftLint, isNested: true, files) { environment in
            let exists = environment.fileSystem.kind(at: main) == .file
            var chain = exists ? try SwiftLintChain(from: main, environment: environment) : SwiftLintChain()
            if let nested, !chain.contains(nested) {
                let file = try SwiftLintFile(at: nested, shownPath: environment.shown(nested), fileSystem: environment.fileSystem)
                chain = chain.nesting(file)
            }
            let key = chain.key(
                workingDirectory: environment.workingDirectory, variables: environment.variables, fileSystem: environment.fileSystem)
            return EffectiveConfiguration(
                files: chain.files.map(\.path), key: key, exclusion: chain.exclusion(home: environment.variables["HOME"]), chain: chain)
        }
    }

    // MARK: - The others

    /// The one that is named, else the nearest above the file, whole.
    private mutating func swiftFormat(_ folder: String, _ configuration: String?) throws -> Int {
        let path = configuration.map(environment.absolute) ?? nearestFile(".swift-format", from: folder, downFrom: "/")
        return try remembered(.swiftFormat, isNested: false, path.map { [$0] } ?? []) { environment in
            try Self.plain(path.map { [$0] } ?? [], environment)
        }
    }

    /// The one that is named, else all above the file; and the versions of Swift above the file in any case.
    private mutating func lockwoodSwiftFormat(_ folder: String, _ configuration: String?) throws -> Int {
        var files: [String] = []
        var place = folder
        while true {
            for name in configuration == nil ? [".swift-version", ".swiftformat"] : [".swift-version"] {
                let file = PathText.join(place, name)
                if environment.fileSystem.kind(at: file) == .file { files.insert(file, at: 0) }
            }
            let parent = PathText.parent(of: place)
            if parent == place { break }
            place = parent
        }
        if let configuration { files.append(environment.absolute(configuration)) }
        let found = files
        return try remembered(.lockwoodSwiftFormat, isNested: false, found) { try Self.plain(found, $0) }
    }

    private static func plain(_ files: [String], _ environment: LintEnvironment) throws -> EffectiveConfiguration {
        var key = CacheKey("configuration", version: 1)
        for file in files { key.add(PathText.lastComponent(of: file), SHA256.digest(of: try environment.fileSystem.read(file))) }
        return EffectiveConfiguration(files: files, key: key.digest)
    }

    // MARK: - Finding and remembering

    private mutating func remembered(
        _ linter: LinterName,
        isNested: Bool,
        _ files: [String],
        _ make: (LintEnvironment) throws -> EffectiveConfiguration
    ) throws -> Int {
        let key = FilesKey(linter: linter, isNested: isNested, files: files.map(PathKey.init))
        if let known = byFiles[key] { return known }
        all.append(try make(environment))
        exclusions.append(FolderedPatterns(all[all.count - 1].exclusion))
        byFiles[key] = all.count - 1
        return all.count - 1
    }

    /// The nearest file of a name in a folder or above it.
    ///
    /// - Parameter top: the last folder that is looked into for what lies below it; everything else is looked for up to the root.
    private mutating func nearestFile(_ name: String, from folder: String, downFrom top: String) -> String? {
        let key = PathText.join(folder, name)
        if let known = nearest[key] { return known }
        var found: String?
        if environment.fileSystem.kind(at: key) == .file {
            found = key
        } else if folder != top, folder != "/" {
            found = nearestFile(name, from: PathText.parent(of: folder), downFrom: top)
        }
        nearest[key] = .some(found)
        return found
    }
}
