import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The files of this machine.
public struct DiskFileSystem: FileSystem {
    /// Gives access to the files of this machine.
    public init() {}

    public func kind(at path: String) -> FileKind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return status.st_mode & S_IFMT == S_IFDIR ? .directory : .file
    }

    public func entries(of path: String) throws -> [DirectoryEntry] {
        guard let directory = opendir(path) else { throw SystemError.diagnostic("list", path, code: errno) }
        defer { closedir(directory) }
        var list = DirectoryListing()
        while let record = readdir(directory) {
            withUnsafePointer(to: &record.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { name in
                    list.add(UnsafeRawBufferPointer(start: name, count: strlen(name)), type: Int32(record.pointee.d_type))
                }
            }
        }
        return list.sorted { entry(named: $0, type: $1, in: path) }
    }

    public func read(_ path: String) throws -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError.diagnostic("read", path, code: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemError.diagnostic("read", path, code: errno) }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemError.diagnostic("read", path, code: EISDIR) }
        return try FileDescriptorReader.readAll(descriptor, path: path, sizeHint: max(0, Int(status.st_size)))
    }

    private func entry(named name: String, type: Int32, in folder: String) -> DirectoryEntry {
        switch type {
        case Int32(DT_DIR): return DirectoryEntry(name: name, kind: .directory)
        case Int32(DT_REG): return DirectoryEntry(name: name, kind: .file)
        default:
            // A link, or a file system that does not say what its entries are.
            let path = PathText.join(folder, name)
            var status = stat()
            let isLink = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
            return DirectoryEntry(name: name, kind: kind(at: path) ?? .file, isSymbolicLink: isLink)
        }
    }
}
