package import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Writes files so that nobody ever sees half of one, and only when there is something to change.
package enum AtomicFile {
    /// What a write came to.
    package enum WriteOutcome: Sendable, Hashable {
        /// The file had this content already; it was not touched.
        case unchanged
        /// The file has this content now.
        case written
    }

    /// Gives a file its content.
    ///
    /// The bytes go to a new file beside it, which then takes its place and keeps its permissions. Missing folders are
    /// made. A symbolic link stays and what it points to is written, as long as that lies below the root as well.
    ///
    /// - Parameters:
    ///   - path: the file; absolute.
    ///   - root: the folder that may be written to, which must exist; absolute.
    ///   - isDurable: whether the bytes are on the disk when this returns. What can be made again, as in a cache whose
    ///     reader finds damage, need not be.
    /// - Throws: ``DiagnosticError`` when the file lies outside of the root, by its path or through a symbolic link, or
    ///   when the system refuses; then the old file is as it was.
    package static func write(
        _ bytes: [UInt8],
        to path: String,
        below root: String,
        isDurable: Bool = true
    ) throws(DiagnosticError) -> WriteOutcome {
        let destination = try WriteDestination.resolve(path, below: root)
        var status = stat()
        let exists = stat(destination, &status) == 0
        if exists {
            guard status.st_mode & S_IFMT == S_IFREG else { throw notAFile(path, isFolder: status.st_mode & S_IFMT == S_IFDIR) }
            if Int(status.st_size) == bytes.count, (try? DiskFileSystem().read(destination)) == bytes { return .unchanged }
        }
        try replace(destination, with: bytes, mode: exists ? status.st_mode & 0o7777 : nil, isDurable: isDurable, path)
        return .written
    }

    /// Removes a file, which another one has taken the place of.
    ///
    /// - Parameter path: the file, absolute; a symbolic link is removed and not followed.
    /// - Throws: ``DiagnosticError`` when the system refuses.
    package static func remove(_ path: String) throws(DiagnosticError) {
        guard unlink(path) == 0 else { throw SystemError.diagnostic("remove", path, code: errno) }
    }

    private static func replace(
        _ destination: String,
        with bytes: [UInt8],
        mode: mode_t?,
        isDurable: Bool,
        _ path: String
    ) throws(DiagnosticError) {
        let (descriptor, temporary) = try createTemporaryFile(in: PathText.parent(of: destination), path)
        var code = bytes.withUnsafeBytes { FileDescriptorWriter.writeAll($0, to: descriptor) }
        if code == 0, let mode, fchmod(descriptor, mode) != 0 { code = errno }
        if code == 0, isDurable, fsync(descriptor) != 0, errno != EINVAL { code = errno }
        // Some file systems report a full disk no sooner than here.
        if close(descriptor) != 0, code == 0 { code = errno }
        Interruption.update { liabilities in
            if code == 0, rename(temporary, destination) != 0 { code = errno }
            if code != 0 { unlink(temporary) }
            liabilities.paths.remove(temporary)
        }
        guard code == 0 else { throw SystemError.diagnostic("write", path, code: code) }
    }

    /// Makes a file with a name that nobody else uses; a signal that ends the process removes it.
    private static func createTemporaryFile(
        in folder: String,
        _ path: String
    ) throws(DiagnosticError) -> (descriptor: Int32, path: String) {
        var code: Int32 = 0
        // A process with our number may have died and left its files.
        for number in 0..<1000 {
            let temporary = PathText.join(folder, AbandonedFiles.name(number: number))
            let descriptor = Interruption.update { liabilities in
                let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
                code = errno
                if descriptor >= 0 { liabilities.paths.insert(temporary) }
                return descriptor
            }
            // Locked, so that nobody takes it for abandoned.
            if descriptor >= 0 {
                _ = flock(descriptor, LOCK_EX | LOCK_NB)
                return (descriptor, temporary)
            }
            guard code == EEXIST || code == EINTR else { break }
        }
        throw SystemError.diagnostic("write", path, code: code)
    }

    private static func notAFile(_ path: String, isFolder: Bool) -> DiagnosticError {
        let reason = isFolder ? "it is a folder" : "it is no regular file"
        return DiagnosticError("write-failed", "cannot write '\(path)': \(reason)", at: SourceLocation(path: path))
    }
}
