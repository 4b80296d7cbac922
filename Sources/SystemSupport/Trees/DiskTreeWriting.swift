package import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The effects of ``TreeWriting`` on the files of this machine.
package struct DiskTreeWriting: TreeWriting {
    /// Gives access to the files of this machine.
    package init() {}

    package func occupant(of path: String) -> PathOccupant? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .special
        }
    }

    package func makeFolder(_ path: String) throws(DiagnosticError) {
        guard mkdir(path, 0o777) == 0 else { throw SystemError.diagnostic("create", path, code: errno) }
    }

    package func makeFile(_ path: String, isExecutable: Bool) throws(DiagnosticError) -> OpenOutputFile {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, FileCopy.mode(isExecutable: isExecutable))
        guard descriptor >= 0 else { throw SystemError.diagnostic("create", path, code: errno) }
        return OpenOutputFile(path: path, descriptor: descriptor)
    }

    package func append(_ bytes: UnsafeRawBufferPointer, to file: OpenOutputFile) throws(DiagnosticError) {
        let code = FileDescriptorWriter.writeAll(bytes, to: file.descriptor)
        guard code == 0 else { throw SystemError.diagnostic("write", file.path, code: code) }
    }

    package func close(_ file: OpenOutputFile, isDurable: Bool) throws(DiagnosticError) {
        let code = FileCopy.finish(file.descriptor, isDurable: isDurable)
        guard code == 0 else { throw SystemError.diagnostic("write", file.path, code: code) }
    }

    package func copyFile(
        _ source: String, to path: String, method: OutputTree.CopyMethod, isExecutable: Bool, isDurable: Bool
    ) throws(DiagnosticError) {
        try FileCopy(source: source, destination: path, isExecutable: isExecutable, isDurable: isDurable).make(by: method)
    }

    package func makeLink(_ path: String, to target: String) throws(DiagnosticError) {
        guard symlink(target, path) == 0 else { throw SystemError.diagnostic("create", path, code: errno) }
    }

    package func synchronizeFolder(_ path: String) throws(DiagnosticError) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError.diagnostic("write", path, code: errno) }
        // Some file systems, of the network mostly, have nothing to synchronise in a folder.
        var code: Int32 = 0
        if fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP { code = errno }
        _ = FileCopy.finish(descriptor, isDurable: false)
        guard code == 0 else { throw SystemError.diagnostic("write", path, code: code) }
    }

    package func rename(_ path: String, to newPath: String) throws(DiagnosticError) {
        let code = RenameSteps.rename(path, to: newPath)
        guard code == 0 else { throw SystemError.diagnostic("write", newPath, code: code) }
    }

    package func exchange(_ path: String, _ otherPath: String) throws(DiagnosticError) -> Bool {
        switch RenameSteps.exchange(path, otherPath) {
        case 0: return true
        case EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP, ENOTTY: return false
        case let code: throw SystemError.diagnostic("write", otherPath, code: code)
        }
    }

    package func remove(_ path: String) { FileRemoval.remove(path) }
}
