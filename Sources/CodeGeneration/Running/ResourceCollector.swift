import Checksums
import Configuration
import Diagnostics
import SystemSupport

/// Finds and reads the files for a parser of resources.
struct ResourceCollector {
    /// The folder of the configuration, absolute.
    let folder: String
    /// Where the files are.
    let fileSystem: any FileSystem

    /// How deep folders are looked into.
    private static let depthLimit = 64

    /// Folders that look like one file to people; what is in them belongs to them.
    private static let packageExtensions: Set = [
        "app", "bundle", "framework", "playground", "plugin", "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework", "xcodeproj",
        "xcworkspace",
    ]

    /// The inputs of a selection, sorted by path.
    ///
    /// - Throws: ``DiagnosticError`` with the place of an input that does not exist, or of a filter that is none.
    func inputs(_ selection: ResourceSelection, parser: any ResourceParser) throws -> [ResourceInput] {
        let filter = try ResourceFilter(selection.filter ?? Located(parser.filter, at: selection.location))
        let search = Search(parser: parser, filter: filter)
        var inputs: [ResourceInput] = []
        for input in selection.inputs {
            let path = PathText.normalized(PathText.join(folder, input.value))
            let name = PathText.lastComponent(of: path)
            let parent = PathText.lastComponent(of: PathText.parent(of: path))
            switch fileSystem.kind(at: path) {
            case .file: try add(path, relativePath: name, rootName: parent, .file, search, to: &inputs)
            case .directory where try search.takes(name, .directory):
                try add(path, relativePath: name, rootName: parent, .directory, search, to: &inputs)
            case .directory: try addEntries(path, below: path, depth: 0, search, to: &inputs)
            case nil:
                throw DiagnosticError("input-missing", "there is no file or folder '\(input.value)'; correct the path", at: input.location)
            }
        }
        return inputs.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// What is looked for.
    private struct Search {
        let parser: any ResourceParser
        let filter: ResourceFilter

        func takes(_ path: String, _ kind: FileKind) throws -> Bool {
            guard parser.inputKinds.contains(kind) else { return false }
            return try filter.matches(path)
        }
    }

    private func addEntries(
        _ folder: String, below root: String, depth: Int, _ search: Search, to inputs: inout [ResourceInput]
    ) throws {
        guard depth < Self.depthLimit else { return }
        let rootName = PathText.lastComponent(of: root)
        for entry in try fileSystem.entries(of: folder) where entry.name.utf8.first != UInt8(ascii: ".") {
            let path = PathText.join(folder, entry.name)
            let relative = PathText.relative(path, to: root)
            if try search.takes(relative, entry.kind) {
                try add(path, relativePath: relative, rootName: rootName, entry.kind, search, to: &inputs)
            } else if entry.kind == .directory, !entry.isSymbolicLink,
                !Self.packageExtensions.contains(PathText.fileExtension(of: entry.name))
            {
                try addEntries(path, below: root, depth: depth + 1, search, to: &inputs)
            }
        }
    }

    private func add(
        _ path: String, relativePath: String, rootName: String, _ kind: FileKind, _ search: Search, to inputs: inout [ResourceInput]
    ) throws {
        var content = ResourceInput.Content.file([])
        if kind == .directory {
            var files: [ResourceInput.File] = []
            try addFiles(of: path, relativePath: "", depth: 0, search.parser, to: &files)
            content = .folder(files)
        } else if search.parser.use(of: PathText.lastComponent(of: path), kind: .file) == .content {
            content = .file(try fileSystem.read(path))
        }
        let shown = PathText.relative(path, to: folder)
        inputs.append(ResourceInput(path: shown, relativePath: relativePath, rootName: rootName, content: content))
    }

    /// Adds the files of a folder that is an input.
    private func addFiles(
        of folder: String, relativePath: String, depth: Int, _ parser: any ResourceParser, to files: inout [ResourceInput.File]
    ) throws {
        guard depth < Self.depthLimit else { return }
        let before = files.count
        for entry in try fileSystem.entries(of: folder) {
            let path = PathText.join(folder, entry.name)
            let relative = relativePath + entry.name
            switch (parser.use(of: relative, kind: entry.kind), entry.kind) {
            case (.nothing, _): break
            case (.content, .file): files.append(.init(path: relative, bytes: try fileSystem.read(path)))
            case (.name, .file): files.append(.init(path: relative, bytes: []))
            case (.name, .directory): files.append(.init(path: relative + "/", bytes: []))
            case (.content, .directory):
                if entry.isSymbolicLink { continue }
                try addFiles(of: path, relativePath: relative + "/", depth: depth + 1, parser, to: &files)
            }
        }
        if files.count == before, !relativePath.isEmpty { files.append(.init(path: relativePath, bytes: [])) }
    }
}

extension ResourceInput {
    /// The checksum of everything in it.
    var digest: Digest {
        switch content {
        case .file(let bytes): return SHA256.digest(of: bytes)
        case .folder(let files):
            var bytes: [UInt8] = []
            for file in files {
                bytes += Array("\(file.path.utf8.count):\(file.path)".utf8)
                bytes += SHA256.digest(of: file.bytes).bytes
            }
            return SHA256.digest(of: bytes)
        }
    }
}
