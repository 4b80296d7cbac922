import Archives
package import Diagnostics
import ObjectFiles
package import PropertyLists
package import SystemSupport

/// An xcframework in memory: its slices, and what its `Info.plist` says beside them.
package struct XCFrameworkFile: Sendable {
    /// The slices.
    package var slices: [XCFrameworkSlice]
    /// Keys of the `Info.plist` that have no meaning here, which are kept.
    package var otherKeys: [PropertyListTree.Pair] = []

    /// Puts slices together.
    package init(slices: [XCFrameworkSlice]) {
        self.slices = slices
    }

    /// Reads an xcframework from disk, with the facts of its binaries, so that it can be changed.
    ///
    /// - Parameters:
    ///   - path: the folder.
    ///   - fallback: what binaries run on that do not say it; what the `Info.plist` says when it is `nil`.
    ///   - notes: receives what is worth telling and stops nothing.
    /// - Throws: ``DiagnosticError`` when its `Info.plist` is not valid, or when a binary is missing or damaged.
    package static func read(
        _ path: String, fallback: XCFrameworkPlatform? = nil, notes: inout [Diagnostic]
    ) throws(DiagnosticError) -> XCFrameworkFile {
        let infoPath = PathText.join(path, XCFrameworkInfo.fileName)
        guard DiskFileSystem().kind(at: path) == .directory else {
            throw DiagnosticError("no-xcframework", "there is no xcframework at '\(path)'", at: SourceLocation(path: path))
        }
        let bytes = try ByteSource(contentsOf: infoPath).readAll(limit: infoLimitBytes)
        let info = try XCFrameworkInfo.read(bytes, path: infoPath, diagnostics: &notes)
        var file = XCFrameworkFile(slices: [])
        file.otherKeys = info.otherKeys
        var faults: [Diagnostic] = []
        for library in info.libraries {
            do throws(DiagnosticError) {
                file.slices.append(try slice(library, in: path, fallback, &notes))
            } catch {
                faults += error.diagnostics
            }
        }
        guard faults.isEmpty else { throw DiagnosticError(faults) }
        if DiskFileSystem().kind(at: PathText.join(path, "_CodeSignature")) != nil {
            notes.append(
                Diagnostic(
                    .note, "signature-dropped", "the signature of '\(path)' does not outlive a change; sign the result again",
                    at: SourceLocation(path: path)))
        }
        return file
    }

    private static let infoLimitBytes = 16 << 20

    private static func slice(
        _ library: XCFrameworkLibrary, in path: String, _ fallback: XCFrameworkPlatform?, _ notes: inout [Diagnostic]
    ) throws(DiagnosticError) -> XCFrameworkSlice {
        let folder = PathText.join(path, library.identifier)
        for (key, name) in [("HeadersPath", library.headersPath), ("DebugSymbolsPath", library.debugSymbolsPath)] {
            guard let name, DiskFileSystem().kind(at: PathText.join(folder, name)) != .directory else { continue }
            throw DiagnosticError(
                "missing-folder", "'\(key)' of '\(library.identifier)' is '\(name)', but there is no such folder",
                at: SourceLocation(path: PathText.join(path, XCFrameworkInfo.fileName)))
        }
        let binaryPath = try binaryPath(library, in: folder)
        var reader = SliceBinaryReader(path: PathText.join(folder, binaryPath), fallback: fallback ?? library.platform)
        let binary = try reader.binary(ByteSource(contentsOf: PathText.join(folder, binaryPath)))
        notes += reader.notes
        var tree = OutputTree()
        try tree.addContents(of: folder, excluding: JunkFiles.contains)
        return XCFrameworkSlice(
            origin: folder, libraryPath: library.libraryPath, binaryPath: binaryPath, binary: binary, platform: library.platform,
            tree: tree,
            original: library)
    }

    /// The file with the code, by the `Info.plist` or by the name of the framework.
    private static func binaryPath(_ library: XCFrameworkLibrary, in folder: String) throws(DiagnosticError) -> String {
        var path = library.libraryPath
        if library.kind == .framework {
            let name = PathText.lastComponent(of: path)
            path += "/" + name.dropLast(".framework".count)
        }
        if let binaryPath = library.binaryPath, !binaryPath.isEmpty { path = binaryPath }
        guard let real = RealPath.resolve(PathText.join(folder, path)), let realFolder = RealPath.resolve(folder),
            DiskFileSystem().kind(at: real) == .file
        else {
            throw DiagnosticError(
                "no-binary", "the slice '\(library.identifier)' has no binary '\(path)'", at: SourceLocation(path: folder))
        }
        guard PathText.isBelow(real, realFolder) else {
            throw DiagnosticError(
                "link-outside", "the binary of '\(library.identifier)' is a link that leads out of the slice, to '\(real)'",
                at: SourceLocation(path: folder))
        }
        return PathText.relative(real, to: realFolder)
    }
}

// MARK: - Writing

extension XCFrameworkFile {
    /// The folder that it becomes, checked as a whole.
    ///
    /// - Throws: ``DiagnosticError`` with everything that would make it unusable.
    package func tree() throws(DiagnosticError) -> OutputTree {
        let info = XCFrameworkInfo(libraries: slices.map(\.library), otherKeys: otherKeys)
        var faults = info.faults { index, _ in index.map { SourceLocation(path: slices[$0].origin) } }
        for index in faults.indices where faults[index].code == "equivalent-libraries" {
            faults[index].notes.append(.init("'-merge' makes one slice of them"))
        }
        guard faults.isEmpty else { throw DiagnosticError(faults) }
        var tree = OutputTree()
        try tree.add(XCFrameworkInfo.fileName, bytes: info.bytes)
        for slice in slices { try tree.add(slice.tree, at: slice.identifier) }
        return tree
    }

    /// Makes one slice of those for the same platform.
    ///
    /// - Parameter notes: receives what is worth telling and stops nothing.
    /// - Throws: ``DiagnosticError`` with everything in which they contradict each other.
    package mutating func mergeEquivalentSlices(notes: inout [Diagnostic]) throws(DiagnosticError) {
        var groups: [(key: String, slices: [XCFrameworkSlice])] = []
        for slice in slices {
            let key = slice.library.equivalenceKey
            if let index = groups.firstIndex(where: { $0.key == key }) {
                groups[index].slices.append(slice)
            } else {
                groups.append((key, [slice]))
            }
        }
        var merged: [XCFrameworkSlice] = []
        var conflicts: [Diagnostic] = []
        for group in groups {
            do throws(DiagnosticError) {
                merged.append(try SliceMerge.merged(group.slices, notes: &notes))
            } catch {
                conflicts += error.diagnostics
            }
        }
        guard conflicts.isEmpty else { throw DiagnosticError(conflicts) }
        slices = merged
    }
}
