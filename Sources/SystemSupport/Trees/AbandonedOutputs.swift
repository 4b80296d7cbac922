#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What ``OutputWriter`` has left beside its outputs because its process was killed.
enum AbandonedOutputs {
    /// What stands behind the name of an old output that has stepped aside.
    static let asideSuffix = ".old"

    private static let marker = ".trellis-"
    /// Names have at most 255 bytes; what stands behind the name of the output has fewer than the rest.
    private static let nameLimit = 220

    /// The name of the place of a new output.
    static func name(for output: String, number: Int) -> String {
        var name = output
        while name.utf8.count > nameLimit { name.removeLast() }
        return ".\(name)\(marker)\(getpid())-\(number)"
    }

    /// Puts old outputs back that had stepped aside for one that never came, and removes everything else from a folder: what is of
    /// this user, of a process that is no more, and locked by nobody.
    static func recover(in folder: String, through writing: any TreeWriting) {
        let entries = (try? DiskFileSystem().entries(of: folder)) ?? []
        for entry in entries where !entry.isSymbolicLink {
            guard let remnant = Remnant(entry.name), remnant.name.utf8.count < nameLimit || !remnant.isAside else { continue }
            let path = PathText.join(folder, entry.name)
            guard !isInUse(path, by: remnant.process) else { continue }
            let output = PathText.join(folder, remnant.name)
            if remnant.isAside, writing.occupant(of: output) == nil {
                try? writing.rename(path, to: output)
            } else {
                writing.remove(path)
            }
        }
    }

    /// Whether the process is alive or has the lock, or somebody else owns the place.
    private static func isInUse(_ path: String, by process: pid_t) -> Bool {
        if process == getpid() {
            let staging = path.hasSuffix(asideSuffix) ? String(path.dropLast(asideSuffix.count)) : path
            if Interruption.update({ $0.paths.contains(staging) }) { return true }
        } else if kill(process, 0) == 0 || errno != ESRCH {
            return true
        }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return true }
        defer { close(descriptor) }
        var status = stat()
        return fstat(descriptor, &status) != 0 || status.st_uid != geteuid() || isLocked(descriptor, isOwn: process == getpid())
    }

    /// Whether somebody has the lock.
    ///
    /// - Parameter isOwn: whether this process made the place and has given it up. Programs that it is just starting have copies of its
    ///   descriptors until they run, so that the lock may still be held for a moment.
    private static func isLocked(_ descriptor: Int32, isOwn: Bool) -> Bool {
        for _ in 0..<(isOwn ? 100 : 1) {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return false }
            if isOwn { Pause.seconds(0.01) }
        }
        return true
    }

    /// What a name tells: `.<output>.trellis-<process>-<number>`, with `.old` behind it for an old output.
    struct Remnant: Equatable {
        let name: String
        let process: pid_t
        let isAside: Bool

        init?(_ text: String) {
            isAside = text.hasSuffix(AbandonedOutputs.asideSuffix)
            let whole = isAside ? text.dropLast(AbandonedOutputs.asideSuffix.count) : text[...]
            guard whole.hasPrefix("."), let numbers = whole.split(separator: ".").last, numbers.hasPrefix("trellis-") else { return nil }
            let parts = numbers.split(separator: "-", omittingEmptySubsequences: false)
            guard parts.count == 3, Int(parts[2]) != nil, let process = pid_t(parts[1]), process > 0 else { return nil }
            name = String(whole.dropFirst().dropLast(numbers.count + 1))
            guard !name.isEmpty else { return nil }
            self.process = process
        }
    }
}
