package import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension OutputTree {
    /// Adds a copy of a file on disk, which keeps whether it may be executed.
    ///
    /// - Parameters:
    ///   - path: where in the tree.
    ///   - source: the file on disk; symbolic links are followed.
    ///   - method: how it gets its copy.
    ///   - isExecutable: whether the copy may be executed; as the file when left out.
    /// - Throws: ``DiagnosticError`` when there is no file at the source, and as ``add(_:_:)``.
    package mutating func add(
        _ path: String,
        copyOf source: String,
        method: CopyMethod = .clone,
        isExecutable: Bool? = nil
    ) throws(DiagnosticError) {
        var status = stat()
        guard stat(source, &status) == 0 else { throw SystemError.diagnostic("read", source, code: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw SystemError.diagnostic("read", source, code: EISDIR)
        default: throw Self.special(source)
        }
        try add(path, .copy(of: source, method: method, isExecutable: isExecutable ?? (status.st_mode & S_IXUSR != 0)))
    }

    /// Adds copies of everything in a folder on disk; symbolic links stay what they are.
    ///
    /// - Parameters:
    ///   - folder: the folder on disk; symbolic links at its own path are followed.
    ///   - path: where in the tree; the root when it is empty.
    ///   - method: how files get their copies.
    ///   - isExcluded: whether an entry is left out with all that is below it, given its path below the folder.
    /// - Throws: ``DiagnosticError`` when something cannot be read or is neither file nor folder nor link, and as ``add(_:_:)``.
    package mutating func addContents(
        of folder: String,
        at path: String = "",
        method: CopyMethod = .clone,
        excluding isExcluded: (_ relativePath: String) -> Bool = { _ in false }
    ) throws(DiagnosticError) {
        if !path.isEmpty { try addFolder(path) }
        // The folders that are still to be listed: a stack, as folders nest as deep as they like.
        var pending = [""]
        while let relative = pending.popLast() {
            for name in try Self.names(in: PathText.join(folder, relative)) {
                let below = PathText.join(relative, name)
                if isExcluded(below) { continue }
                let isFolder = try addEntry(PathText.join(folder, below), at: PathText.join(path, below), method)
                if isFolder { pending.append(below) }
            }
        }
    }

    /// Adds one entry of a folder; answers whether it is a folder itself.
    private mutating func addEntry(_ source: String, at path: String, _ method: CopyMethod) throws(DiagnosticError) -> Bool {
        var status = stat()
        guard lstat(source, &status) == 0 else { throw SystemError.diagnostic("read", source, code: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            try addFolder(path)
            return true
        case S_IFREG: try add(path, .copy(of: source, method: method, isExecutable: status.st_mode & S_IXUSR != 0))
        case S_IFLNK: try addLink(path, to: Self.linkTarget(source))
        default: throw Self.special(source)
        }
        return false
    }

    private static func names(in folder: String) throws(DiagnosticError) -> [String] {
        do {
            return try DiskFileSystem().entries(of: folder).map(\.name)
        } catch let error as DiagnosticError {
            throw error
        } catch {
            throw DiagnosticError("list-failed", "cannot list '\(folder)': \(error)", at: SourceLocation(path: folder))
        }
    }

    private static func linkTarget(_ path: String) throws(DiagnosticError) -> String {
        guard let target = SymbolicLink.target(of: path) else { throw SystemError.diagnostic("read", path, code: errno) }
        return target
    }

    private static func special(_ path: String) -> DiagnosticError {
        let message = "cannot copy '\(path)': it is neither a file nor a folder nor a link"
        return DiagnosticError("read-failed", message, at: SourceLocation(path: path))
    }
}
