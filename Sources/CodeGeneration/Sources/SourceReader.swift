import Checksums
import Diagnostics
import SystemSupport

/// Reads Swift files, and leaves out those that are generated.
struct SourceReader: Sendable {
    /// The folder of the configuration, absolute.
    var folder: String
    /// Where the files are.
    var fileSystem: any FileSystem
    /// Extensions of files, or ends of the keys of regions, that are read although they are generated.
    var forcedNames: [String]
    /// What earlier runs have found out about files.
    var interfaces: SourceInterfaces?

    /// What became of a file.
    private enum Outcome: Sendable {
        case source(SwiftSources.Source)
        case generated
        case failed(DiagnosticError)
    }

    /// Reads files, many at once.
    ///
    /// - Throws: ``DiagnosticError`` with all files that cannot be read, hold marks of a merge, or have a region without end.
    func read(_ files: [SourceFileReference]) throws(DiagnosticError) -> SwiftSources {
        var sources: [SwiftSources.Source] = []
        var faults: [Diagnostic] = []
        let changes = SourceChanges()
        for outcome in ParallelMap.map(files, { read($0, changes) }) {
            switch outcome {
            case .source(let source): sources.append(source)
            case .generated: break
            case .failed(let error): faults += error.diagnostics
            }
        }
        guard faults.isEmpty else { throw DiagnosticError(faults) }
        return SwiftSources(sources, changes: changes)
    }

    private func read(_ file: SourceFileReference, _ changes: SourceChanges) -> Outcome {
        let shown = PathText.relative(file.path, to: folder)
        do {
            let bytes = try fileSystem.read(file.path)
            let digest = SHA256.digest(of: bytes)
            if interfaces?.isPlain(digest) == true {
                return .source(
                    SwiftSources.Source(
                        path: file.path, shownPath: shown, module: file.module, content: .onDisk(fileSystem, changes),
                        regions: SourceRegions(regions: []), digest: digest, isPlain: true))
            }
            let isGenerated = OutputHeader.isGenerated(bytes)
            if isGenerated, !isForced(file.path) { return .generated }
            if let line = Self.lineOfConflict(in: bytes) {
                let message = "'\(shown)' has the marks of a merge that is not resolved; resolve it first"
                throw DiagnosticError("merge-conflict", message, at: SourceLocation(path: shown, line: line, column: 1))
            }
            let regions = try SourceRegions.find(in: bytes, path: shown)
            let blanked = regions.regions.isEmpty ? bytes : regions.blanked(bytes) { isForced($0) }
            return .source(
                SwiftSources.Source(
                    path: file.path, shownPath: shown, module: file.module, content: .held(bytes, blanked: blanked),
                    regions: regions, digest: regions.regions.isEmpty ? digest : SHA256.digest(of: blanked),
                    isPlain: !isGenerated && regions.regions.isEmpty))
        } catch let error as DiagnosticError {
            return .failed(error)
        } catch {
            return .failed(DiagnosticError("read-failed", "cannot read '\(shown)': \(error)", at: SourceLocation(path: shown)))
        }
    }

    /// Whether a file or the key of a region ends in one of the forced names.
    private func isForced(_ name: String) -> Bool {
        forcedNames.contains { name == $0 || name.hasSuffix("." + $0) || name.contains("." + $0 + ".") }
    }

    private static let conflictBegin = Array("<<<<<<< ".utf8)

    /// The line where a merge has left its marks: one that begins with them, and one that ends them further below.
    private static func lineOfConflict(in bytes: [UInt8]) -> Int? {
        var start = 0
        while let place = ByteSearch.first(conflictBegin, in: bytes, from: start) {
            start = place + conflictBegin.count
            guard place == 0 || bytes[place - 1] == 0x0A else { continue }
            let hasEnd = ByteSearch.first(Array("\n>>>>>>> ".utf8), in: bytes, from: start) != nil
            if hasEnd { return 1 + bytes[..<place].count { $0 == 0x0A } }
        }
        return nil
    }
}

/// A Swift file that an entry names.
struct SourceFileReference: Sendable, Hashable {
    /// The file, absolute and normal.
    var path: String
    /// The module that it belongs to; `nil` when it is not known.
    var module: String?
}
