public import Diagnostics
public import SystemSupport

/// Reads xcconfig files with the files that they include.
///
/// A file is read once, however many targets use it and whatever includes it, and each fault is told once. The path of an
/// include is relative to the folder of the file that it stands in, and then to each of the search folders, of which Xcode has
/// one: the folder of the project. `.xcconfig` may be left out.
public struct XCConfigLoader: Sendable {
    private let fileSystem: any FileSystem
    private let searchFolders: [String]
    private let developerFolder: String?

    private var documents: [String: XCConfigDocument] = [:]
    private var tables: [String: SettingsTable] = [:]
    private var told: Set<Diagnostic> = []

    /// Files may include each other this deep.
    package static let depthLimit = 32
    /// The includes that one file may lead to, each as often as it is met.
    package static let includeLimit = 2_000
    /// The bytes that one file may lead to, each as often as it is met.
    package static let totalLimitBytes = 8_388_608
    /// The assignments that one file may lead to, each as often as it is met.
    package static let assignmentLimit = 200_000

    /// Makes a loader that has not read anything yet.
    ///
    /// - Parameters:
    ///   - fileSystem: where the files are.
    ///   - searchFolders: absolute folders in which included files are looked for besides the folder of the file that includes them.
    ///   - developerFolder: what `<DEVELOPER_DIR>` in an include stands for; `nil` when there is no Xcode.
    public init(fileSystem: any FileSystem, searchFolders: [String] = [], developerFolder: String? = nil) {
        self.fileSystem = fileSystem
        self.searchFolders = searchFolders
        self.developerFolder = developerFolder
    }

    /// The assignments of a file, with those of an included file in the place of the include.
    ///
    /// - Parameters:
    ///   - path: the absolute path of the file.
    ///   - diagnostics: where faults go, each once in the life of the loader: a file that is missing gives an empty table.
    public mutating func load(_ path: String, diagnostics: inout [Diagnostic]) -> SettingsTable {
        let path = PathText.normalized(path)
        if let table = tables[path] { return table }
        var flattening = Flattening()
        switch document(at: path) {
        case .success(let document): flatten(document, into: &flattening)
        case .failure(let error): flattening.diagnostics += error.diagnostics
        }
        for diagnostic in flattening.diagnostics where told.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
        let table = SettingsTable(flattening.assignments, files: flattening.files)
        tables[path] = table
        return table
    }

    /// What has been put together for one file.
    private struct Flattening {
        var assignments: [SettingAssignment] = []
        var files: [String] = []
        var seenFiles: Set<String> = []
        var diagnostics: [Diagnostic] = []
        /// The files that include each other at present.
        var open: [String] = []
        var includeCount = 0
        var totalBytes = 0
        var isExhausted = false
    }

    /// A file, read now or before.
    private mutating func document(at path: String) -> Result<XCConfigDocument, DiagnosticError> {
        if let document = documents[path] { return .success(document) }
        do {
            let bytes = try fileSystem.read(path)
            var diagnostics: [Diagnostic] = []
            let document = XCConfigDocument.read(bytes, path: path, diagnostics: &diagnostics)
            documents[path] = document
            faults[path] = diagnostics
            return .success(document)
        } catch let error as DiagnosticError {
            return .failure(error)
        } catch {
            return .failure(DiagnosticError("read-failed", "cannot read '\(path)': \(error)", at: SourceLocation(path: path)))
        }
    }

    /// The faults of the files that have been read.
    private var faults: [String: [Diagnostic]] = [:]

    private mutating func flatten(_ document: XCConfigDocument, into result: inout Flattening) {
        if result.seenFiles.insert(document.path).inserted {
            result.files.append(document.path)
            result.diagnostics += faults[document.path] ?? []
        }
        result.totalBytes += document.bytes.count
        result.open.append(document.path)
        for item in document.items where !result.isExhausted {
            switch item.content {
            case .assignment(let line):
                let value = SettingValue.text(line.value)
                result.assignments.append(SettingAssignment(line.name, value, conditions: line.conditions, at: line.valueLocation))
            case .include(let include): follow(include, into: &result)
            case .blank, .comment, .unreadable: break
            }
        }
        result.open.removeLast()
    }

    private mutating func follow(_ include: XCConfigInclude, into result: inout Flattening) {
        result.includeCount += 1
        guard isWithinLimits(include, &result) else { return }
        let candidates = candidates(for: include)
        guard let path = candidates.first(where: { fileSystem.kind(at: $0) == .file }) else {
            if !include.isOptional { result.diagnostics.append(missing(include, candidates)) }
            return
        }
        if let start = result.open.firstIndex(of: path) {
            let names = (result.open[start...] + [path]).map { "'\(PathText.lastComponent(of: $0))'" }.joined(separator: " → ")
            let message = "the file includes itself: \(names); this include is left out"
            result.diagnostics.append(Diagnostic(.warning, "include-circle", message, at: include.location))
            return
        }
        switch document(at: path) {
        case .success(let document): flatten(document, into: &result)
        case .failure(let error):
            let notes = [Diagnostic.Note("it is included here", at: include.location)]
            result.diagnostics += error.diagnostics.map {
                Diagnostic($0.severity, $0.code, $0.message, at: $0.location, notes: $0.notes + notes)
            }
        }
    }

    private func isWithinLimits(_ include: XCConfigInclude, _ result: inout Flattening) -> Bool {
        let reason: String
        if result.open.count >= Self.depthLimit {
            reason = "more than \(Self.depthLimit) files include each other; this include is left out"
        } else if result.includeCount > Self.includeLimit {
            reason = "the file leads to more than \(Self.includeLimit) includes; the rest is left out"
            result.isExhausted = true
        } else if result.totalBytes > Self.totalLimitBytes {
            reason = "the file leads to more than \(Self.totalLimitBytes) bytes; the rest is left out"
            result.isExhausted = true
        } else if result.assignments.count > Self.assignmentLimit {
            reason = "the file leads to more than \(Self.assignmentLimit) assignments; the rest is left out"
            result.isExhausted = true
        } else {
            return true
        }
        result.diagnostics.append(Diagnostic(.error, "include-too-large", reason, at: include.location))
        return false
    }

    /// The paths at which an included file may be, in the order in which they are tried.
    private func candidates(for include: XCConfigInclude) -> [String] {
        let prefix = "<DEVELOPER_DIR>"
        var bases: [String]
        if include.path.hasPrefix(prefix) {
            guard let developerFolder else { return [] }
            bases = [developerFolder + include.path.dropFirst(prefix.count)]
        } else if include.path.hasPrefix("/") {
            bases = [include.path]
        } else {
            let folders = [PathText.parent(of: include.location.path)] + searchFolders
            bases = folders.map { PathText.join($0, include.path) }
        }
        bases = bases.map(PathText.normalized)
        return bases.flatMap { $0.hasSuffix(".xcconfig") ? [$0] : [$0, $0 + ".xcconfig"] }
    }

    private func missing(_ include: XCConfigInclude, _ candidates: [String]) -> Diagnostic {
        var message = "cannot find the included file '\(include.path)'"
        if candidates.isEmpty {
            message += ", because the developer folder of Xcode is not known; '#include?' allows it to be missing"
        } else {
            message += "; '#include?' allows it to be missing"
        }
        var notes = candidates.map { Diagnostic.Note("it is not at '\($0)'") }
        if include.path.utf8.contains(Byte.dollar) { notes.append(Diagnostic.Note("settings have no value in the path of '#include'")) }
        return Diagnostic(.error, "include-not-found", message, at: include.location, notes: notes)
    }
}
