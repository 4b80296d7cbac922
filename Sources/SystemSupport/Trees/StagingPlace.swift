import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A name beside an output under which it is written, known to ``Interruption`` so that a signal leaves nothing there.
final class StagingPlace {
    /// The path, absolute; nothing is there yet.
    let path: String
    private var descriptor: Int32 = -1

    /// Takes a name that nobody has.
    ///
    /// - Throws: ``DiagnosticError`` when there is none.
    init(for destination: String) throws(DiagnosticError) {
        let folder = PathText.parent(of: destination)
        let name = PathText.lastComponent(of: destination)
        let path = Interruption.update { liabilities -> String? in
            for number in 0..<1000 {
                let path = PathText.join(folder, AbandonedOutputs.name(for: name, number: number))
                var status = stat()
                guard !liabilities.paths.contains(path), lstat(path, &status) != 0 else { continue }
                liabilities.paths.insert(path)
                return path
            }
            return nil
        }
        guard let path else { throw SystemError.diagnostic("write", destination, code: EEXIST) }
        self.path = path
    }

    /// Locks what has been made at the path, so that nobody takes it for abandoned.
    func lock() {
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        if descriptor >= 0 { _ = flock(descriptor, LOCK_EX | LOCK_NB) }
    }

    /// Gives up the name and the lock.
    func release() {
        Interruption.update { _ = $0.paths.remove(path) }
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
    }
}
