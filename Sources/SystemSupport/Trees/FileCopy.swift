import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Copies one file in the cheapest way that the file systems allow, in memory that does not grow with it.
struct FileCopy {
    let source: String
    let destination: String
    let isExecutable: Bool
    let isDurable: Bool

    /// The permissions that a new file asks for; the user's mask takes from them.
    static func mode(isExecutable: Bool) -> mode_t { isExecutable ? 0o777 : 0o666 }

    /// Closes a file; answers an error number, or 0. Some file systems report a full disk no sooner.
    static func finish(_ descriptor: Int32, isDurable: Bool) -> Int32 {
        var code: Int32 = 0
        if isDurable, fsync(descriptor) != 0, errno != EINVAL { code = errno }
        if close(descriptor) != 0, code == 0 { code = errno }
        return code
    }

    func make(by method: OutputTree.CopyMethod) throws(DiagnosticError) {
        let input = open(source, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard input >= 0 else { throw SystemError.diagnostic("read", source, code: errno) }
        defer { close(input) }
        var status = stat()
        guard fstat(input, &status) == 0 else { throw SystemError.diagnostic("read", source, code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError.diagnostic("read", source, code: EISDIR) }
        if method == .hardLink, hasFittingMode(status), linkat(AT_FDCWD, source, AT_FDCWD, destination, AT_SYMLINK_FOLLOW) == 0 { return }

        var output = open(destination, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, Self.mode(isExecutable: isExecutable))
        guard output >= 0 else { throw SystemError.diagnostic("create", destination, code: errno) }
        var failure: DiagnosticError?
        if !clone(input, to: &output) {
            do throws(DiagnosticError) {
                try copyBytes(from: input, to: output, sizeBytes: Int64(status.st_size))
            } catch {
                failure = error
            }
        }
        let code = Self.finish(output, isDurable: isDurable && failure == nil)
        if let failure { throw failure }
        guard code == 0 else { throw SystemError.diagnostic("write", destination, code: code) }
    }

    /// Whether a second name of the file would have the permissions that are asked for: as its owner has them, and no further ones.
    private func hasFittingMode(_ status: stat) -> Bool {
        let owner = status.st_mode & S_IRWXU
        return owner == (isExecutable ? S_IRWXU : S_IRUSR | S_IWUSR) && status.st_mode & (S_ISUID | S_ISGID | S_IWGRP | S_IWOTH) == 0
    }

    #if canImport(Darwin)
        /// Lets the new file share the blocks of the old one; the new one is opened again, as the call insists on making it.
        private func clone(_ input: Int32, to output: inout Int32) -> Bool {
            var status = stat()
            guard fstat(output, &status) == 0, unlink(destination) == 0 else { return false }
            // The call takes the permissions of the source along.
            let isCloned = fclonefileat(input, AT_FDCWD, destination, 0) == 0 && chmod(destination, status.st_mode & 0o777) == 0
            if !isCloned { unlink(destination) }
            let flags = isCloned ? O_WRONLY | O_CLOEXEC : O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
            let reopened = open(destination, flags, Self.mode(isExecutable: isExecutable))
            guard reopened >= 0 else { return isCloned }
            close(output)
            output = reopened
            return isCloned
        }
    #else
        /// Lets the new file share the blocks of the old one.
        private func clone(_ input: Int32, to output: inout Int32) -> Bool {
            // FICLONE of linux/fs.h.
            ioctl(output, 0x4004_9409, input) == 0
        }
    #endif

    private func copyBytes(from input: Int32, to output: Int32, sizeBytes: Int64) throws(DiagnosticError) {
        #if !canImport(Darwin)
            if copyInSystem(from: input, to: output, sizeBytes: sizeBytes) { return }
        #endif
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: FilePieces.pieceBytes, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            let count = read(input, buffer.baseAddress, buffer.count)
            if count == 0 { return }
            if count < 0 {
                if errno == EINTR { continue }
                throw SystemError.diagnostic("read", source, code: errno)
            }
            let code = FileDescriptorWriter.writeAll(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: output)
            guard code == 0 else { throw SystemError.diagnostic("write", destination, code: code) }
        }
    }

    #if !canImport(Darwin)
        /// Copies without taking the bytes out of the system; `false` when it cannot, or could not do all: then both files stand at the
        /// place from which the copying goes on.
        private func copyInSystem(from input: Int32, to output: Int32, sizeBytes: Int64) -> Bool {
            typealias Call =
                @convention(c) (
                    Int32, UnsafeMutablePointer<Int64>?, Int32, UnsafeMutablePointer<Int64>?, Int, UInt32
                ) -> Int
            guard let call = SystemFunction.find("copy_file_range", as: Call.self) else { return false }
            var left = sizeBytes
            while left > 0 {
                let count = call(input, nil, output, nil, Int(min(left, 1 << 30)), 0)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { return false }
                left -= Int64(count)
            }
            // Files that do not know their size, as some of the system, say that it is 0.
            return sizeBytes > 0
        }
    #endif
}
