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

    /// The inputs of a selection, sorted by path.
    ///
    /// - Throws: ``DiagnosticError`` with the place of an input that does not exist, or of a filter that is none.
    func inputs(_ selection: ResourceSelection, parser: any ResourceParser) throws -> [ResourceInput] {
        let filter = try ResourceFilter(selection.filter ?? Located(parser.filter, at: selection.location))
        var inputs: [ResourceInput] = []
        for input in selection.inputs {
            let path = PathText.normalized(PathText.join(folder, input.value))
            let name = PathText.lastComponent(of: path)
            switch fileSystem.kind(at: path) {
            case .file: inputs.append(try self.input(path, relativePath: name, isFolder: false))
            case .directory where try filter.matches(name): inputs.append(try self.input(path, relativePath: name, isFolder: true))
            case .directory: try add(path, below: path, depth: 0, filter, to: &inputs)
            case nil:
                throw DiagnosticError("input-missing", "there is no file or folder '\(input.value)'; correct the path", at: input.location)
            }
        }
        return inputs.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    private func add(
        _ folder: String, below root: String, depth: Int, _ filter: ResourceFilter, to inputs: inout [ResourceInput]
    ) throws {
        guard depth < Self.depthLimit else { return }
        for entry in try fileSystem.entries(of: folder) where entry.name.utf8.first != UInt8(ascii: ".") {
            let path = PathText.join(folder, entry.name)
            let relative = PathText.relative(path, to: root)
            if try filter.matches(relative) {
                inputs.append(try input(path, relativePath: relative, isFolder: entry.kind == .directory))
            } else if entry.kind == .directory, !entry.isSymbolicLink {
                try add(path, below: root, depth: depth + 1, filter, to: &inputs)
            }
        }
    }

    private func input(_ path: String, relativePath: String, isFolder: Bool) throws -> ResourceInput {
        let shown = PathText.relative(path, to: folder)
        guard isFolder else { return ResourceInput(path: shown, relativePath: relativePath, content: .file(try fileSystem.read(path))) }
        let files = try FileTree(fileSystem: fileSystem).files(below: path) { _ in true }.map { file in
            ResourceInput.File(path: PathText.relative(file, to: path), bytes: try fileSystem.read(file))
        }
        return ResourceInput(path: shown, relativePath: relativePath, content: .folder(files))
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
