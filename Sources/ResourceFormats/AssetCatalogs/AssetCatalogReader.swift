package import Diagnostics
package import SystemSupport

/// A file or a folder of an asset catalog.
package struct AssetFile: Sendable, Hashable {
    /// The path below the catalog; a folder whose files are not looked at ends in `/`.
    package var path: String
    /// What is in it; `nil` for a file of which only the name counts.
    package var bytes: [UInt8]?

    /// Makes a file.
    package init(path: String, bytes: [UInt8]? = nil) {
        self.path = path
        self.bytes = bytes
    }
}

/// Reads asset catalogs.
///
///     var diagnostics: [Diagnostic] = []
///     let catalog = try AssetCatalogReader.read(at: "/app/Assets.xcassets", shownPath: "Assets.xcassets", fileSystem, &diagnostics)
package struct AssetCatalogReader {
    private let shownPath: String
    private var diagnostics: [Diagnostic] = []

    /// How deep folders are nested at most.
    package static let depthLimit = 64

    private init(shownPath: String) {
        self.shownPath = shownPath
    }

    /// Reads a catalog on disk: every `Contents.json`, and the names of all other files.
    ///
    /// - Parameters:
    ///   - path: the folder, absolute.
    ///   - shownPath: how messages name it.
    ///   - fileSystem: where it is.
    ///   - diagnostics: receives a `Contents.json` that cannot be read and folders of an unknown kind, which are left out.
    /// - Throws: ``DiagnosticError`` when the folder cannot be listed, or folders are nested too deeply.
    package static func read(
        at path: String, shownPath: String, fileSystem: any FileSystem, diagnostics: inout [Diagnostic]
    ) throws -> AssetCatalog {
        var files: [AssetFile] = []
        try list(path, below: path, depth: 0, fileSystem, to: &files)
        return try read(files, shownPath: shownPath, diagnostics: &diagnostics)
    }

    /// Makes a catalog of files that were read already.
    ///
    /// - Parameters:
    ///   - files: the files; those of the name `Contents.json` with what is in them, as far as it counts.
    ///   - shownPath: the folder, as messages name it.
    ///   - diagnostics: receives a `Contents.json` that cannot be read and folders of an unknown kind, which are left out.
    /// - Throws: ``DiagnosticError`` when folders are nested too deeply.
    package static func read(
        _ files: [AssetFile], shownPath: String, diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> AssetCatalog {
        var reader = AssetCatalogReader(shownPath: shownPath)
        let root = try AssetFolderTree(files, shownPath: shownPath)
        let name = PathText.lastComponent(of: shownPath)
        let kind = PathText.fileExtension(of: name)
        let items = reader.items(of: root, path: "", prefix: "")
        diagnostics += reader.diagnostics
        return AssetCatalog(name: String(name.dropLast(kind.isEmpty ? 0 : kind.count + 1)), items: items)
    }

    private static func list(
        _ folder: String, below root: String, depth: Int, _ fileSystem: any FileSystem, to files: inout [AssetFile]
    ) throws {
        guard depth < depthLimit else { throw AssetFolderTree.tooDeep(PathText.relative(folder, to: root)) }
        let relative = folder == root ? "" : PathText.relative(folder, to: root) + "/"
        if !relative.isEmpty { files.append(AssetFile(path: relative)) }
        for entry in try fileSystem.entries(of: folder) where entry.name.utf8.first != UInt8(ascii: ".") {
            let path = PathText.join(folder, entry.name)
            if entry.kind == .file {
                files.append(AssetFile(path: relative + entry.name, bytes: entry.name == "Contents.json" ? try fileSystem.read(path) : nil))
            } else if !entry.isSymbolicLink {
                try list(path, below: root, depth: depth + 1, fileSystem, to: &files)
            }
        }
    }

    private mutating func items(of folder: AssetFolderTree, path: String, prefix: String) -> [AssetItem] {
        folder.folders.compactMap { child in
            let childPath = path.isEmpty ? child.name : path + "/" + child.name
            let name = child.name
            let suffix = PathText.fileExtension(of: name)
            if suffix.isEmpty { return .group(group(child, path: childPath, prefix: prefix)) }
            guard let kind = AssetFolderKind(rawValue: suffix) else {
                let remedy = Spelling.nearest(to: suffix, among: AssetFolderKind.allCases.map(\.rawValue)).map { "did you mean '\($0)'" }
                warn(
                    "asset-kind", "the folder '\(name)' is of no known kind and is left out; \(remedy ?? "take it out of the catalog")",
                    childPath)
                return nil
            }
            return .asset(asset(child, kind, path: childPath, prefix: prefix))
        }
    }

    private mutating func group(_ folder: AssetFolderTree, path: String, prefix: String) -> AssetGroup {
        let isNamespace = contents(of: folder, kind: nil, path: path)?.providesNamespace ?? false
        let items = items(of: folder, path: path, prefix: isNamespace ? prefix + folder.name + "/" : prefix)
        return AssetGroup(name: folder.name, path: path, providesNamespace: isNamespace, items: items)
    }

    private mutating func asset(_ folder: AssetFolderTree, _ kind: AssetFolderKind, path: String, prefix: String) -> Asset {
        let name = String(folder.name.dropLast(kind.rawValue.count + 1))
        let contents = contents(of: folder, kind: kind, path: path)
        let inner = contents?.providesNamespace == true ? prefix + name + "/" : prefix
        return Asset(
            kind: kind, name: name, runtimeName: prefix + name, path: path,
            files: folder.files.map(\.path).filter { $0 != "Contents.json" }, contents: contents,
            hasContents: folder.files.contains { $0.path == "Contents.json" },
            items: kind.holdsAssets ? items(of: folder, path: path, prefix: inner) : [])
    }

    private mutating func contents(of folder: AssetFolderTree, kind: AssetFolderKind?, path: String) -> AssetContents? {
        guard let bytes = folder.files.first(where: { $0.path == "Contents.json" })?.bytes else { return nil }
        do throws(DiagnosticError) {
            let reader = AssetContentsReader(path: PathText.join(shownPath, path + "/Contents.json"))
            return try reader.contents(bytes, kind: kind, diagnostics: &diagnostics)
        } catch {
            diagnostics += error.diagnostics.map { fault in
                var warning = fault
                warning.severity = .warning
                return warning
            }
            return nil
        }
    }

    private mutating func warn(_ code: String, _ message: String, _ path: String) {
        diagnostics.append(Diagnostic(.warning, code, message, at: SourceLocation(path: PathText.join(shownPath, path))))
    }
}
